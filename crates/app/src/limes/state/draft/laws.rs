//! What holds for every draft, whatever a person does.

use crate::limes::state::draft::*;
use crate::limes::state::kit::join;
use dice::Dice;
use limes::{CardNumber, Deck};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Anything a player can do. An index chooses among everything that is on the table.
#[derive(Clone, Debug)]
enum Input {
    TurnLeft,
    TurnRight,
    Lay(Index),
    Lift,
    Place(Index),
    Pick(Index),
    MoveTo(Index),
    PutDown,
    Rest,
    Tap(Index, bool),
    Undo,
    Redo,
}

fn inputs() -> impl Strategy<Value = Vec<Input>> {
    let input = prop_oneof![
        1 => Just(Input::TurnLeft),
        1 => Just(Input::TurnRight),
        3 => any::<Index>().prop_map(Input::Lay),
        1 => Just(Input::Lift),
        1 => any::<Index>().prop_map(Input::Place),
        2 => any::<Index>().prop_map(Input::Pick),
        3 => any::<Index>().prop_map(Input::MoveTo),
        1 => Just(Input::PutDown),
        1 => Just(Input::Rest),
        5 => (any::<Index>(), any::<bool>()).prop_map(|(zone, on)| Input::Tap(zone, on)),
        1 => Just(Input::Undo),
        1 => Just(Input::Redo),
    ];
    vec(input, 1..40)
}

/// A draft somewhere in a random game.
fn drafts() -> impl Strategy<Value = Draft> {
    let pile: Vec<CardNumber> = CardNumber::all().collect();
    let variants = select(&Variants::ALL[..]);
    (Just(pile).prop_shuffle(), 0..limes::CARDS, variants, any::<u64>()).prop_map(
        |(pile, rounds, variants, seed)| {
            let mut display = Display::new();
            let mut dice = Dice::new(seed);
            for &number in &pile[..rounds] {
                let card = Deck::classic().card(number);
                let turns = display.legal_turns(card, variants);
                let placing: Vec<Turn> = turns
                    .iter()
                    .filter(|t| matches!(t.action, Action::Place(_)))
                    .copied()
                    .collect();
                // There are far more moves than places, and without workers no draft is of interest.
                let turns = if placing.is_empty() { turns } else { placing };
                let turn = turns[dice.below(turns.len())];
                display.play(card, turn, variants).expect("listed, so legal");
            }
            Draft::new(display, Deck::classic().card(pile[rounds]).clone(), variants)
        },
    )
}

fn zones(draft: &Draft) -> Vec<ZoneId> {
    let cells = draft.cell_range().cells();
    cells.flat_map(|cell| Quarter::ALL.map(|quarter| ZoneId { cell, quarter })).collect()
}

fn perform(draft: &mut Draft, input: &Input) -> Result<(), DraftRefusal> {
    let cells: Vec<Cell> = draft.cell_range().cells().collect();
    let zones = zones(draft);
    let lit: Vec<ZoneId> = draft.destinations().iter().map(|d| d.zone).collect();
    match input {
        Input::TurnLeft => draft.turn_left(),
        Input::TurnRight => draft.turn_right(),
        Input::Lay(cell) => return draft.lay(*cell.get(&cells)),
        Input::Lift => draft.lift(),
        Input::Place(quarter) => return draft.place(*quarter.get(&Quarter::ALL)),
        Input::Pick(zone) => {
            let workers: Vec<ZoneId> = draft.preview().workers().collect();
            return draft.pick(*zone.get(if workers.is_empty() { &zones } else { &workers }));
        }
        Input::MoveTo(zone) => {
            return draft.move_to(*zone.get(if lit.is_empty() { &zones } else { &lit }));
        }
        Input::PutDown => draft.put_down(),
        Input::Rest => return draft.rest(),
        Input::Tap(zone, on) => {
            let tap = if *on { Tap::OnWorker } else { Tap::Beside };
            return draft.tap_zone(*zone.get(&zones), tap).map(drop);
        }
        Input::Undo => drop(draft.undo()),
        Input::Redo => drop(draft.redo()),
    }
    Ok(())
}

/// The rulebook's opinion of everything a draft says about itself.
fn check(draft: &Draft) {
    let (before, card, variants) = (draft.before(), draft.card(), draft.variants());
    assert_eq!(draft.total_after(), draft.score().total);
    assert_eq!(draft.figures().len(), draft.preview().workers().count());
    let picked = draft.figures().iter().filter(|figure| figure.picked).count();
    assert_eq!(picked, usize::from(draft.picked().is_some()));
    let Some(turn) = draft.turn() else {
        assert_eq!(draft.preview(), *before);
        assert_eq!(draft.picked(), None);
        return;
    };
    let legal = before.legal_turns(card, variants);
    assert!(legal.contains(&turn), "{turn} is not legal");
    assert_eq!(before.after(card, turn, variants), Ok(draft.preview()));
    let with = |action| Turn { action, ..turn };
    let total = |action| {
        i64::from(before.after(card, with(action), variants).expect("offered, so legal").total())
    };
    for ghost in draft.ghosts() {
        let after = total(Action::Place(ghost.zone.quarter));
        assert_eq!(total(Action::Rest) + i64::from(ghost.adds), after);
    }
    if let Some(from) = draft.picked() {
        let lit = draft.destinations();
        let listed = legal.iter().filter(|other| {
            other.cell == turn.cell
                && other.rotation == turn.rotation
                && matches!(other.action, Action::Move { from: home, .. } if home == from)
        });
        assert_eq!(lit.len(), listed.count());
        for destination in lit {
            let after = total(Action::Move { from, to: destination.zone });
            assert_eq!(total(Action::Rest) + destination.change, after);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn whatever_is_done_a_draft_stays_legal_and_can_be_undone(mut draft in drafts(), inputs in inputs()) {
        let empty = draft.clone();
        for input in &inputs {
            let earlier = draft.clone();
            let done = perform(&mut draft, input);
            check(&draft);
            prop_assert_eq!(draft.cell_range(), empty.cell_range());
            if done.is_err() {
                prop_assert_eq!(&draft, &earlier, "a refusal changes nothing");
            }
            if draft.step() != earlier.step() && !matches!(input, Input::Undo | Input::Redo) {
                let mut back = draft.clone();
                back.put_down();
                prop_assert!(back.undo());
                prop_assert_eq!(back.step(), earlier.step());
                prop_assert!(back.redo());
                prop_assert_eq!(back.step(), draft.step());
            }
        }
        while draft.undo() {}
        prop_assert_eq!(draft.step(), empty.step());
        prop_assert_eq!(draft.picked(), None);
    }

    #[test]
    fn a_draft_comes_back_from_its_text(mut draft in drafts(), inputs in inputs()) {
        for input in &inputs {
            let _ = perform(&mut draft, input);
        }
        let steps: Vec<String> = draft.steps().map(|step| step.to_string()).collect();
        let again = Draft::resume(*draft.before(), draft.card().clone(), draft.variants(), &steps);
        let mut again = again.expect("written by a draft");
        prop_assert_eq!(join(again.steps()), join(draft.steps()));
        prop_assert_eq!(again.turn(), draft.turn());
        draft.put_down();
        prop_assert_eq!(again.undo(), draft.undo());
        prop_assert_eq!(again.step(), draft.step());
    }
}
