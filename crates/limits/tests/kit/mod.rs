//! Tables laid out as a test wants them, and games drawn as text.

#![allow(dead_code, reason = "each test file uses its own part of the kit")]

use limits::{Colour, Game, LimitCard, LimitCardNumber, LimitDeck, Phase, Record, Seat};

/// A table before the first card is hidden. Player 1 starts.
pub(crate) struct Table<'a> {
    /// Five cards a player, in seat order.
    pub(crate) hands: &'a [&'a str],
    /// The cards drawn first; the others follow in the order r y g b p.
    pub(crate) draw: &'a str,
    /// The limit cards turned up first, as printed.
    pub(crate) limits: &'a [&'a str],
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The record of that table with these lines.
pub(crate) fn record(table: &Table<'_>, lines: &str) -> String {
    let mut colours = String::new();
    for place in 0..5 {
        colours.extend(table.hands.iter().filter_map(|hand| hand.chars().nth(place)));
    }
    colours += table.draw;
    for colour in Colour::ALL {
        let used = colours.matches(colour.letter()).count();
        colours.extend(std::iter::repeat_n(colour.letter(), 12 - used));
    }
    let mut numbers: Vec<usize> = table.limits.iter().map(|card| numbered(card)).collect();
    let free: Vec<usize> = (1..=24).filter(|number| !numbers.contains(number)).collect();
    numbers.extend(free);
    let players = table.hands.len();
    numbers.truncate(limits::limit_cards_used(players).expect("2 to 6 players"));
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();

    let mut text = "[Game \"Limits\"]\n[Format \"1\"]\n".to_owned();
    for name in ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"].iter().take(players) {
        text += &format!("[Player \"{name}\"]\n");
    }
    text += &format!("[Start \"1\"]\n[Colours \"{colours}\"]\n");
    text += &format!("[LimitCards \"{}\"]\n{lines}\n", numbers.join(" "));
    text
}

fn numbered(card: &str) -> usize {
    let card: LimitCard = card.parse().expect("a limit card");
    let same = |&number: &LimitCardNumber| *LimitDeck::built_in().card(number) == card;
    (1..=24).filter_map(LimitCardNumber::new).find(same).expect("a card of the deck").get()
}

/// The game at that table after these lines.
pub(crate) fn game(table: &Table<'_>, lines: &str) -> Game {
    match Record::parse(record(table, lines).as_bytes()) {
        Ok(record) => record.game,
        Err(fault) => panic!("{fault}"),
    }
}

/// What is refused in the last of these lines.
pub(crate) fn refused(table: &Table<'_>, lines: &str) -> String {
    Record::parse(record(table, lines).as_bytes()).expect_err("refused").to_string()
}

/// A game as text: of the draw pile the first six cards, of the pile each card and who laid it.
pub(crate) fn picture(game: &Game) -> String {
    let waits = match game.phase() {
        Phase::Hide { waiting } => format!("hide {}", join(waiting)),
        Phase::Act { seat } => format!("act {seat}"),
        Phase::Over(standing) => format!("over, won by {}", join(standing.winners())),
    };
    let pile: Vec<String> =
        game.pile().cards().iter().map(|laid| format!("{}{}", laid.colour, laid.by)).collect();
    let top: String = game.draw_pile().take(6).map(Colour::letter).collect();
    format!(
        "waits  {waits}\npoints {}\nhands  {}\npile   {}\ndraw   {top} of {}\n",
        join(game.seats().map(|seat| game.points(seat))),
        join(game.seats().map(|seat| game.hand(seat).to_string())),
        pile.join(" "),
        game.draw_pile().len(),
    )
}

/// What a player may decide, or why nothing.
pub(crate) fn legal(game: &Game, seat: Seat) -> String {
    match game.legal(seat) {
        Ok(decisions) => decisions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        Err(nothing) => nothing.to_string(),
    }
}

fn join(things: impl IntoIterator<Item = impl ToString>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}
