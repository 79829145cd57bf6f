//! What players and lookers-on see.

mod kit;

use kit::{Table, record, seat};
use limits::{Colour, DeedKind, Game, Phase, PileView, Record};

const TABLE: Table<'static> =
    Table { hands: &["rrrrg", "yygbp"], draw: "pppyyy", limits: &["5 2 0 5 X", "0 2 X 6 3"] };

const LINES: &str = "1. hide g | g
    1: exchange r
    2: play y
    1: play p";

fn memory(lines: &str) -> Game {
    Record::parse(record(&TABLE, lines).as_bytes()).expect("a record").game
}

fn open(lines: &str) -> Game {
    let text = format!("[Mode \"open\"]\n{}", record(&TABLE, lines));
    Record::parse(text.as_bytes()).expect("a record").game
}

/// The deeds as `seat kind colour`, with `?` for a colour that is not sent.
fn deeds(game: &Game) -> String {
    let deeds = game.view(Some(seat(2))).deeds;
    let text = deeds.iter().map(|deed| {
        let kind = match deed.kind {
            DeedKind::Play => "play",
            DeedKind::Exchange => "exchange",
        };
        format!("{} {kind} {}", deed.seat, deed.colour.map_or('?', Colour::letter))
    });
    text.collect::<Vec<_>>().join(", ")
}

#[test]
fn in_a_memory_game_only_the_top_of_the_pile_is_sent() {
    let game = memory(LINES);
    assert_eq!(deeds(&game), "1 exchange ?, 2 play ?, 1 play p");
    let PileView::Memory { size, top } = game.view(None).pile else { panic!("an open pile") };
    assert_eq!((size, top.map(|laid| laid.colour)), (4, Some(Colour::Purple)));
}

#[test]
fn in_an_open_game_the_pile_lies_spread() {
    let game = open(LINES);
    assert_eq!(deeds(&game), "1 exchange r, 2 play y, 1 play p");
    let PileView::Open(pile) = game.view(None).pile else { panic!("a covered pile") };
    let pile: String = pile.iter().map(|laid| laid.colour.letter()).collect();
    assert_eq!(pile, "rryp");
}

#[test]
fn points_numbers_of_cards_limit_card_and_turn_are_public() {
    let view = memory(LINES).view(None);
    let players: Vec<String> = (view.players.iter())
        .map(|player| format!("{} has {} and {} cards", player.name, player.points, player.hand))
        .collect();
    assert_eq!(players, ["Ada has 1 and 4 cards", "Ben has 0 and 4 cards"]);
    assert_eq!(view.limit_card.map(|card| card.to_string()).as_deref(), Some("5 2 0 5 X"));
    assert_eq!((view.round, view.rounds, view.draw_pile), (1, 10, 46));
    assert_eq!((view.start, view.phase), (seat(1), Phase::Act { seat: seat(2) }));
}

#[test]
fn who_has_hidden_a_card_is_public_but_not_which() {
    let hidden = |lines| memory(lines).view(Some(seat(1)));
    assert_eq!(hidden("1. hide … | g"), hidden("1. hide … | y"));
    assert!(hidden("1. hide … | g").players[1].has_hidden);
}

#[test]
fn a_suspicion_turns_up_all_face_down_cards_but_not_the_pile() {
    let lines = format!("{LINES}\n2: suspect 1");
    let seen = memory(&lines).view(Some(seat(2))).last_suspicion.expect("a suspicion");
    assert_eq!(seen.face_down, [Colour::Green, Colour::Green]);
    assert_eq!((seen.count, seen.pile.as_deref()), (1, None));
    let seen = open(&lines).view(None).last_suspicion.expect("a suspicion");
    assert_eq!(seen.pile.map(|pile| pile.len()), Some(4));
}

#[test]
fn limit_cards_to_come_are_not_sent() {
    let turned_up = |lines| memory(lines).view(None).turned_up.len();
    assert_eq!(turned_up(""), 1);
    assert_eq!(turned_up("1. hide g | g\n1: play r\n2: suspect 1"), 2);
}
