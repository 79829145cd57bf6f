//! What is shown: each answer of the table as text.

use super::cards;
use super::picture::{self, zone_width};
use super::solo::Solo;
use super::words;
use crate::explain::{self, hanging, points};
use crate::paint::Paint;
use limes::{Action, Band, CARDS, CardNumber, Display, Turn, WORKERS};

/// The display, drawn wide enough for itself and the card to be laid.
fn picture(solo: &Solo, display: &Display, paint: Paint) -> String {
    let open = display.legal_cells(solo.game().variants());
    picture::picture(display, open, width(solo), paint)
}

/// How wide zones are drawn now.
fn width(solo: &Solo) -> usize {
    let card = solo.card().map(|(_, card)| cards::tokens(card));
    let display = picture::tokens(&solo.display());
    zone_width(display.iter().chain(card.iter().flatten()).map(String::as_str))
}

/// Everything one needs to take a turn.
pub(crate) fn round(solo: &Solo, paint: Paint) -> String {
    let Some((number, card)) = solo.card() else { return over(solo, paint) };
    let game = solo.game();
    let display = solo.display();
    let mut text = paint.title(&format!("Round {} of {CARDS}", game.drawn().len()));
    text += "\n";
    text += &picture(solo, &display, paint);
    text += &format!("   {}\n\n", paint.faint(words::SIGNS));
    text += &format!("Your card, number {number}, can lie in four ways:\n");
    text += &cards::rotations(card, width(solo), paint);
    text += "\n";
    text += &standing(solo, paint);
    let pile: Vec<String> = game.pile().iter().map(|card| card.to_string()).collect();
    let left = CARDS - game.drawn().len();
    let still = match left {
        0 => "This is the last card.".to_owned(),
        1 => format!("One more card will come, out of {}.", pile.join(" ")),
        n => format!("{n} more cards will come, out of {}.", pile.join(" ")),
    };
    text += &hanging("", &still);
    text += "\n";
    text + &words::invitation(solo)
}

/// The supply and the running score, explained.
pub(crate) fn standing(solo: &Solo, paint: Paint) -> String {
    let score = solo.score();
    let supply = match solo.display().supply() {
        0 => "no worker in the supply".to_owned(),
        1 => "1 worker in the supply".to_owned(),
        n => format!("{n} workers in the supply"),
    };
    let mut text = format!("{}, {supply}\n", paint.strong(&points(score.total)));
    if solo.display().supply() < WORKERS {
        text += &explain::workers(&score);
    }
    text
}

/// What was just done, and what it brought.
pub(crate) fn played(turn: Turn, before: u32, after: u32) -> String {
    format!("You played {turn}: {} ({}).\n", points(after), change(before, after))
}

/// What a turn would bring.
pub(crate) fn tried(turn: Turn, before: u32, display: &Display) -> String {
    let score = display.score();
    let change = change(before, score.total);
    let mut text = format!("{turn} would make it {} ({change}):\n", points(score.total));
    text += &explain::workers(&score);
    text + &format!("Type {turn} to do it.\n")
}

fn change(before: u32, after: u32) -> String {
    match i64::from(after) - i64::from(before) {
        0 => "as before".to_owned(),
        more => format!("{more:+}"),
    }
}

/// The legal turns that begin with these signs: one row for each way to lay the card.
pub(crate) fn legal(solo: &Solo, begin: &str) -> String {
    let legal = solo.legal();
    let wanted =
        |turn: &&Turn| turn.to_string().split_whitespace().collect::<String>().starts_with(begin);
    let turns: Vec<&Turn> = legal.iter().filter(wanted).collect();
    if turns.is_empty() {
        return format!("No legal turn begins with {begin}; type legal for all of them.\n");
    }
    let mut text = String::new();
    for lay in turns.chunk_by(|a, b| (a.cell, a.rotation) == (b.cell, b.rotation)) {
        let actions: Vec<String> = lay
            .iter()
            .filter(|turn| turn.action != Action::Rest)
            .map(|turn| {
                turn.to_string().split_once(' ').map_or_else(String::new, |(_, a)| a.to_owned())
            })
            .collect();
        let start = format!("  {}{}  ", lay[0].cell, lay[0].rotation.symbol());
        text += &hanging(&start, &actions.join(" "));
    }
    let count = match turns.len() {
        1 => "1 turn".to_owned(),
        n => format!("{n} turns"),
    };
    text + &format!("{count}: lay the card, and if you like do one of the things in its row.\n")
}

/// Pictures of the cards that may still come.
pub(crate) fn pile(solo: &Solo, paint: Paint) -> String {
    let game = solo.game();
    let numbers: Vec<CardNumber> = game.pile().iter().collect();
    let tokens: Vec<String> =
        numbers.iter().flat_map(|&number| cards::tokens(game.deck().card(number))).collect();
    let width = zone_width(tokens.iter().map(String::as_str));
    let left = CARDS - game.drawn().len();
    format!("Of these {} cards {left} will come:\n", numbers.len())
        + &cards::all(game.deck(), &numbers, width, paint)
}

/// The end of a game.
pub(crate) fn over(solo: &Solo, paint: Paint) -> String {
    let score = solo.score();
    let mut text = paint.title("The landscape is complete");
    text += "\n";
    text += &picture(solo, &solo.display(), paint);
    text += &format!("   {}\n\n", paint.faint(words::SIGNS));
    text += &explain::workers(&score);
    let verdict = format!("{}: {}.", points(score.total), explain::band(Band::of(score.total)));
    text + &format!("\n{}\n", paint.strong(&verdict))
}

#[cfg(test)]
mod tests {
    use super::super::solo::tests::game;
    use super::*;
    use expect_test::expect;

    const THREE_ROUNDS: &str =
        "[Seed \"limes\"]\n1. 22 | d4^ +nw\n2. 21 | e4> +sw\n3. 2 | d3^ +sw\n4. 9\n";

    #[test]
    fn a_round_shows_all_one_needs() {
        expect![[r#"
            ── Round 4 of 16 ─────────────────────────────────────────────────────────────

                    c         d         e         f
                         ·┄┄┄┄┄┄┄┄┄·
             2           ┊   d2    ┊
                         ┊         ┊
               ·┄┄┄┄┄┄┄┄┄┌─────────┐┄┄┄┄┄┄┄┄┄·
             3 ┊   c3    │#### ~~~~│   e3    ┊
               ┊         │^h@^ =h==│         ┊
               ·┄┄┄┄┄┄┄┄┄├─────────┼─────────┐┄┄┄┄┄┄┄┄┄·
             4 ┊   c4    │=h@= =h==│~~~~ ====│   f4    ┊
               ┊         │^h^^ ^^^^│~@~~ =h==│         ┊
               ·┄┄┄┄┄┄┄┄┄└─────────┴─────────┘┄┄┄┄┄┄┄┄┄·
             5           ┊   d5    ┊   e5    ┊
                         ┊         ┊         ┊
                         ·┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄·
               = field   ~ water   ^ forest   # tower   h hut   @ worker

            Your card, number 9, can lie in four ways:
                    ^           >           v           <
               ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐
               │#### ====│ │^^^^ ####│ │^^^^ ^^^^│ │==== ^^^^│
               │^^^^ ^^^^│ │^^^^ ====│ │==== ####│ │#### ^^^^│
               └─────────┘ └─────────┘ └─────────┘ └─────────┘

            7 points, 4 workers in the supply
              d4nw  farmer      3  field: d3se, d4nw, d4ne
              e4sw  fisherman   2  huts ashore: d4ne, e4se
              d3sw  woodcutter  2  beside the forest: tower d3nw, field d3se
            12 more cards will come, out of 1 3 4 5 6 7 8 10 11 12 13 14 15 16 17 18 19 20
            23 24.

            Type a turn, for example: e5>  or  e5> +se  or  e5> e4sw-e5sw
            (with ? before it, it is only tried), or help.
        "#]]
        .assert_eq(&round(&game(THREE_ROUNDS), Paint::Plain));
    }

    #[test]
    fn a_turn_is_tried_before_it_is_played() {
        let solo = game(THREE_ROUNDS);
        let turn: Turn = "c4v +ne".parse().expect("a turn");
        let display = solo.preview(turn).expect("legal");
        expect![[r#"
            c4v +ne would make it 10 points (+3):
              d4nw  farmer      3  field: d3se, d4nw, d4ne
              e4sw  fisherman   2  huts ashore: d4ne, e4se
              d3sw  woodcutter  2  beside the forest: tower d3nw, field d3se
              c4ne  woodcutter  3  beside the forest: field d3se, field c4sw, tower c4se
            Type c4v +ne to do it.
        "#]]
        .assert_eq(&tried(turn, solo.score().total, &display));
        expect![["You played c4v +ne: 6 points (-1).\n"]].assert_eq(&played(turn, 7, 6));
        expect![["You played c4v +ne: 1 point (as before).\n"]].assert_eq(&played(turn, 1, 1));
    }

    #[test]
    fn legal_turns_stand_in_rows() {
        let solo = game(THREE_ROUNDS);
        expect![[r#"
              e3^  +nw +ne +sw +se d3sw-d3nw d3sw-d3se d3sw-d4nw d3sw-d4ne d4nw-d3ne
                   d4nw-d3sw d4nw-e3sw d4nw-e3se d4nw-e4nw d4nw-d4sw d4nw-d4se d4nw-e4sw
                   e4sw-d3se e4sw-e3sw e4sw-e3se e4sw-d4nw e4sw-d4ne e4sw-e4ne e4sw-d4sw
                   e4sw-d4se e4sw-e4se
              e3>  +nw +ne +sw +se d3sw-d3nw d3sw-d3se d3sw-d4nw d3sw-d4ne d4nw-d3ne
                   d4nw-e3nw d4nw-d3sw d4nw-e3sw d4nw-e4nw d4nw-d4sw d4nw-d4se d4nw-e4sw
                   e4sw-e3nw e4sw-d3se e4sw-e3sw e4sw-e3se e4sw-d4nw e4sw-d4ne e4sw-e4ne
                   e4sw-d4sw e4sw-d4se e4sw-e4se
              e3v  +nw +ne +sw +se d3sw-d3nw d3sw-d3se d3sw-e3sw d3sw-d4nw d3sw-d4ne
                   d4nw-d3ne d4nw-e3nw d4nw-e3ne d4nw-d3sw d4nw-e3se d4nw-e4nw d4nw-d4sw
                   d4nw-d4se d4nw-e4sw e4sw-d3se e4sw-e3sw e4sw-d4nw e4sw-d4ne e4sw-e4ne
                   e4sw-d4sw e4sw-d4se e4sw-e4se
              e3<  +nw +ne +sw +se d3sw-d3nw d3sw-d3se d3sw-d4nw d3sw-d4ne d4nw-d3ne
                   d4nw-d3sw d4nw-e3sw d4nw-e4nw d4nw-d4sw d4nw-d4se d4nw-e4sw e4sw-d3se
                   e4sw-e3sw e4sw-d4nw e4sw-d4ne e4sw-e4ne e4sw-d4sw e4sw-d4se e4sw-e4se
            104 turns: lay the card, and if you like do one of the things in its row.
        "#]]
        .assert_eq(&legal(&solo, "e3"));
        assert!(legal(&solo, "e3>+sw").contains("\n1 turn: "));
        let last = legal(&solo, "").lines().last().map(str::to_owned);
        let all = format!("{} turns: ", solo.legal().len());
        assert!(last.is_some_and(|line| line.starts_with(&all)));
    }

    #[test]
    fn lines_fit_a_terminal_of_80_columns() {
        let mut solo = game("[Seed \"limes\"]\n1. 22\n");
        while let Some(&turn) = solo.legal().last() {
            let shown = [round(&solo, Paint::Plain), legal(&solo, ""), pile(&solo, Paint::Plain)];
            for line in shown.iter().flat_map(|text| text.lines()) {
                assert!(line.chars().count() <= 80, "{line}");
            }
            solo.play(turn).expect("legal");
        }
    }
}
