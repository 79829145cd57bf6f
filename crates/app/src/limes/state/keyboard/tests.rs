use crate::limes::state::keyboard::*;
use crate::limes::state::kit::{cell, draft, shown, zone};
use limes::{Display, Variants};
use std::collections::HashSet;

const TWO: &str = "
    =@ ~   ^@ #
    =  #   ^  ~
";

fn press(keyboard: &mut Keyboard, draft: &mut Draft, commands: &[Command]) -> KeyOutcome {
    commands.iter().map(|&c| keyboard.press(draft, c)).last().expect("a command")
}

#[test]
fn a_whole_turn_by_keyboard() {
    let mut keyboard = Keyboard { focus: Some(Focus::Cell(cell("c4"))) };
    let mut draft = draft(TWO, "# ^ ~ =");
    assert_eq!(keyboard.press(&mut draft, Command::Shift(Direction::North)), KeyOutcome::Looked);
    assert_eq!(keyboard.focus(&draft), Some(Focus::Cell(cell("d3"))));
    let done = press(
        &mut keyboard,
        &mut draft,
        &[Command::TurnRight, Command::Go(Direction::East), Command::Confirm],
    );
    assert_eq!((done, shown(&draft).as_str()), (KeyOutcome::Changed, "e3>"));
    press(&mut keyboard, &mut draft, &[Command::Place(Quarter::SouthEast), Command::TurnLeft]);
    assert_eq!(shown(&draft), "e3^ +ne");
    press(&mut keyboard, &mut draft, &[Command::Shift(Direction::West)]);
    assert_eq!(shown(&draft), "d3^ +ne");
    let ended = press(&mut keyboard, &mut draft, &[Command::Undo, Command::EndTurn]);
    assert_eq!(ended, KeyOutcome::EndTurn(draft.turn().expect("laid")));
    assert_eq!(shown(&draft), "e3^ +ne");
}

#[test]
fn workers_are_picked_in_turn_and_moved_by_arrows() {
    let (mut keyboard, mut draft) = (Keyboard::default(), draft(TWO, "# ^ ~ ="));
    assert_eq!(
        keyboard.press(&mut draft, Command::NextWorker),
        KeyOutcome::Refused(DraftRefusal::NotLaid)
    );
    draft.lay(cell("f4")).expect("legal");
    let mut picked = Vec::new();
    for _ in 0..3 {
        keyboard.press(&mut draft, Command::NextWorker);
        picked.push(draft.picked());
    }
    assert_eq!(picked, [Some(zone("d4nw")), Some(zone("e4nw")), None]);
    press(&mut keyboard, &mut draft, &[Command::PreviousWorker, Command::PreviousWorker]);
    assert_eq!(draft.picked(), Some(zone("d4nw")));
    // The focus starts at the zone nearest to them, and arrows reach the others.
    assert_eq!(keyboard.focus(&draft), Some(Focus::Zone(zone("d4ne"))));
    assert_eq!(keyboard.press(&mut draft, Command::Go(Direction::South)), KeyOutcome::Looked);
    press(&mut keyboard, &mut draft, &[Command::Confirm]);
    assert_eq!(shown(&draft), "f4^ d4nw-d4se");
    // Each Escape steps out once.
    let steps: Vec<String> = (0..3)
        .map(|_| {
            keyboard.press(&mut draft, Command::Cancel);
            shown(&draft)
        })
        .collect();
    assert_eq!(steps, ["f4^", "-", "-"]);
    assert_eq!(keyboard.press(&mut draft, Command::Cancel), KeyOutcome::Nothing);
}

#[test]
fn enter_places_where_the_focus_is() {
    let mut keyboard = Keyboard { focus: Some(Focus::Zone(zone("f4nw"))) };
    let mut draft = draft(TWO, "# ^ ~ =");
    draft.lay(cell("f4")).expect("legal");
    press(
        &mut keyboard,
        &mut draft,
        &[Command::Go(Direction::East), Command::Go(Direction::South), Command::Confirm],
    );
    assert_eq!(shown(&draft), "f4^ +se");
    assert_eq!(keyboard.press(&mut draft, Command::Go(Direction::East)), KeyOutcome::Nothing);
    assert_eq!(keyboard.press(&mut draft, Command::Confirm), KeyOutcome::Nothing);
    press(&mut keyboard, &mut draft, &[Command::Rest]);
    assert_eq!(shown(&draft), "f4^");
}

/// Everything that arrows lead to from one thing.
fn reached(from: Focus, all: &[Focus]) -> usize {
    let mut seen = HashSet::from([place(from)]);
    let mut open = vec![from];
    while let Some(focus) = open.pop() {
        for direction in [Direction::North, Direction::East, Direction::South, Direction::West] {
            if let Some(next) = nearest(focus, direction, all.to_vec())
                && seen.insert(place(next))
            {
                open.push(next);
            }
        }
    }
    seen.len()
}

#[test]
fn arrows_reach_every_legal_cell_and_every_lit_zone() {
    let check = |seed: u64| {
        let mut display = Display::new();
        let mut dice = dice::Dice::new(seed);
        for number in limes::CardNumber::all().take(limes::CARDS) {
            let card = limes::Deck::classic().card(number);
            let variants = Variants::ALL[dice.below(4)];
            let mut draft = Draft::new(display, card.clone(), variants);
            let cells = choices(&draft);
            for &from in &cells {
                assert_eq!(reached(from, &cells), cells.len(), "{from:?}\n{}", display.picture());
            }
            let turns = display.legal_turns(card, variants);
            let turn = turns[dice.below(turns.len())];
            draft.lay(turn.cell).expect("legal");
            while draft.pick_next().is_ok() && draft.picked().is_some() {
                let lit = choices(&draft);
                let (home, picture) = (draft.picked(), draft.preview().picture());
                for &from in &lit {
                    assert_eq!(reached(from, &lit), lit.len(), "{home:?} {from:?}\n{picture}");
                }
            }
            display.play(card, turn, variants).expect("legal");
        }
    };
    (0..40).for_each(check);
}
