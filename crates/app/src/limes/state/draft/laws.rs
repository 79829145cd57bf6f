//! What holds for every draft, whatever a person does.

use crate::limes::state::draft::*;
use crate::limes::state::kit::join;
use limes::{CardNumber, Deck, Dice};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Anything a person can do; what he means is chosen among all there is on the table.
#[derive(Clone, Debug)]
enum Deed {
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

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        1 => Just(Deed::TurnLeft),
        1 => Just(Deed::TurnRight),
        3 => any::<Index>().prop_map(Deed::Lay),
        1 => Just(Deed::Lift),
        1 => any::<Index>().prop_map(Deed::Place),
        2 => any::<Index>().prop_map(Deed::Pick),
        3 => any::<Index>().prop_map(Deed::MoveTo),
        1 => Just(Deed::PutDown),
        1 => Just(Deed::Rest),
        5 => (any::<Index>(), any::<bool>()).prop_map(|(zone, on)| Deed::Tap(zone, on)),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ];
    vec(deed, 1..40)
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
    let cells = draft.frame().cells();
    cells.flat_map(|cell| Quarter::ALL.map(|quarter| ZoneId { cell, quarter })).collect()
}

fn perform(draft: &mut Draft, deed: &Deed) -> Result<(), DraftRefusal> {
    let cells: Vec<Cell> = draft.frame().cells().collect();
    let zones = zones(draft);
    let lit: Vec<ZoneId> = draft.destinations().iter().map(|d| d.zone).collect();
    match deed {
        Deed::TurnLeft => draft.turn_left(),
        Deed::TurnRight => draft.turn_right(),
        Deed::Lay(cell) => return draft.lay(*cell.get(&cells)),
        Deed::Lift => draft.lift(),
        Deed::Place(quarter) => return draft.place(*quarter.get(&Quarter::ALL)),
        Deed::Pick(zone) => {
            let workers: Vec<ZoneId> = draft.preview().workers().collect();
            return draft.pick(*zone.get(if workers.is_empty() { &zones } else { &workers }));
        }
        Deed::MoveTo(zone) => {
            return draft.move_to(*zone.get(if lit.is_empty() { &zones } else { &lit }));
        }
        Deed::PutDown => draft.put_down(),
        Deed::Rest => return draft.rest(),
        Deed::Tap(zone, on) => {
            let tap = if *on { Tap::OnWorker } else { Tap::Beside };
            return draft.tap_zone(*zone.get(&zones), tap).map(drop);
        }
        Deed::Undo => drop(draft.undo()),
        Deed::Redo => drop(draft.redo()),
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
    fn whatever_is_done_a_draft_stays_legal_and_can_be_undone(mut draft in drafts(), deeds in deeds()) {
        let empty = draft.clone();
        for deed in &deeds {
            let earlier = draft.clone();
            let done = perform(&mut draft, deed);
            check(&draft);
            prop_assert_eq!(draft.frame(), empty.frame());
            if done.is_err() {
                prop_assert_eq!(&draft, &earlier, "a refusal changes nothing");
            }
            if draft.step() != earlier.step() && !matches!(deed, Deed::Undo | Deed::Redo) {
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
    fn a_draft_comes_back_from_its_text(mut draft in drafts(), deeds in deeds()) {
        for deed in &deeds {
            let _ = perform(&mut draft, deed);
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
