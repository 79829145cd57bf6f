//! What a newcomer reads.

use super::solo::Solo;
use limes::{Action, CARDS, Quarter, Rotation, Turn, WORKERS};

/// Said once, before the first round.
pub(crate) const WELCOME: &str = "\
LIMES: lay 16 cards into a landscape of 4 by 4, and put your workers where they
earn most. Each round a card is drawn. Lay it beside the others, turned as you
like; then you may place a worker on it, or move one who stands somewhere.
";

/// What the signs in the pictures mean.
pub(crate) const SIGNS: &str = "= field   ~ water   ^ forest   # tower   h hut   @ worker";

/// Turns that are legal now, one of each kind: lay only, place, move.
///
/// They show how a turn is written and advise nothing, so they are simply the last in the list of legal
/// turns with the card turned right.
pub(crate) fn examples(solo: &Solo) -> Vec<Turn> {
    let legal = solo.legal();
    let last = |fits: fn(&Action) -> bool| {
        legal.iter().rev().find(|t| t.rotation == Rotation::Right && fits(&t.action)).copied()
    };
    let kinds = [
        last(|action| matches!(action, Action::Rest)),
        last(|action| matches!(action, Action::Place(_))),
        last(|action| matches!(action, Action::Move { .. })),
    ];
    kinds.into_iter().flatten().collect()
}

/// Where a quarter lies, for those who do not know its letters yet.
fn place(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::NorthWest => "top left",
        Quarter::NorthEast => "top right",
        Quarter::SouthWest => "bottom left",
        Quarter::SouthEast => "bottom right",
    }
}

/// What one can type now, with turns that are legal; in the first rounds at length.
pub(crate) fn invitation(solo: &Solo) -> String {
    const AT_LENGTH: usize = 3;
    match solo.game().drawn().len() {
        ..=AT_LENGTH => invitation_at_length(solo),
        _ => reminder(solo),
    }
}

fn invitation_at_length(solo: &Solo) -> String {
    let examples = examples(solo);
    let Some(lay) = examples.first() else { return String::new() };
    let mut text = "Type for example:\n".to_owned();
    for turn in &examples {
        let meaning = match turn.action {
            Action::Rest => {
                format!("lay the card on {}, turned as under {}", turn.cell, turn.rotation.symbol())
            }
            Action::Place(quarter) => format!("and place a worker on it, {}", place(quarter)),
            Action::Move { from, to } => format!("and move the worker on {from} to {to}"),
        };
        text += &format!("  {:<14} {meaning}\n", turn.to_string());
    }
    let trial = examples.get(1).unwrap_or(lay);
    text += &format!("  {:<14} only try it: what would it score?\n", format!("?{trial}"));
    text + "Or: help  show  legal  score  cards  undo  save FILE  quit\n"
}

/// One line for somebody who typed something else.
pub(crate) fn reminder(solo: &Solo) -> String {
    let turns: Vec<String> = examples(solo).iter().map(ToString::to_string).collect();
    let turns = turns.join("  or  ");
    format!("Type a turn, for example: {turns}\n(with ? before it, it is only tried), or help.\n")
}

/// The rules and everything that can be typed.
pub(crate) fn help(solo: &Solo) -> String {
    let variants = solo.game().variants();
    let mut rules = format!(
        "\
HOW TO WIN
  {CARDS} rounds, {WORKERS} workers. Zones of one landscape, side by side, are a territory;
  each tower is one of its own. In a territory only one worker scores:
    farmer      on a field    1 for each zone of the field
    fisherman   on water      1 for each hut beside the water
    woodcutter  in a forest   1 for each other territory beside the forest
    watchman    on a tower    1 for each forest zone in sight along its row and
                              column, up to the next tower
  A worker who moves goes to any zone of a territory beside their own.
  28 points are OK, 35 good, 42 very good, 49 excellent.
"
    );
    if variants.diagonal {
        rules += "  Variant diagonal: a card may touch the others only at a corner.\n";
    }
    if variants.ferryman {
        rules += "  Variant ferryman: a fisherman takes workers across the water, to any territory\n  that touches it.\n";
    }
    rules
        + "
A TURN
  cell, rotation, then what a worker does:
    e4>            lay the card on e4 as it is drawn under >
    e4> +sw        and place a worker on a quarter of this card:   nw ne
    e4> d4ne-e4nw  and move a worker from one zone to another      sw se
  A zone is a cell and a quarter: d4ne. Put ? before a turn to try it.

COMMANDS
  show           the display and the card once more
  legal          all legal turns; legal e4 and legal e4> only those
  score          your points and what earns them
  cards          pictures of the cards that may still come
  undo           take back your last turn
  save FILE      write the record; go on later: limes play --terminal FILE
  quit           leave; the record is printed
"
}

#[cfg(test)]
mod tests {
    use super::super::solo::tests::game;
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_examples_are_legal() {
        let mut solo = game("[Seed \"limes\"]\n1. 22\n");
        expect![[r#"
            Type for example:
              d4>            lay the card on d4, turned as under >
              d4> +se        and place a worker on it, bottom right
              ?d4> +se       only try it: what would it score?
            Or: help  show  legal  score  cards  undo  save FILE  quit
        "#]]
        .assert_eq(&invitation(&solo));
        solo.play("d4^ +nw".parse().expect("a turn")).expect("legal");
        expect![[r#"
            Type for example:
              d5>            lay the card on d5, turned as under >
              d5> +se        and place a worker on it, bottom right
              d5> d4nw-d4se  and move the worker on d4nw to d4se
              ?d5> +se       only try it: what would it score?
            Or: help  show  legal  score  cards  undo  save FILE  quit
        "#]]
        .assert_eq(&invitation(&solo));
        let legal = solo.legal();
        assert!(examples(&solo).iter().all(|turn| legal.contains(turn)));
    }

    #[test]
    fn nothing_is_wider_than_a_terminal() {
        let solo = game("[Variants \"diagonal ferryman\"]\n");
        let texts = [WELCOME.to_owned(), help(&solo), invitation(&solo), reminder(&solo)];
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }

    #[test]
    fn help_fits_the_variants() {
        assert!(!help(&game("")).contains("ferryman"));
        assert!(help(&game("[Variants \"ferryman\"]\n")).contains("ferryman"));
    }
}
