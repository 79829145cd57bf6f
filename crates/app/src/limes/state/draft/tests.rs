use crate::limes::state::draft::tap::TapOutcome;
use crate::limes::state::draft::*;
use crate::limes::state::kit::{FERRYMAN, card, cell, display, draft, join, shown, zone};
use expect_test::{Expect, expect};

/// A farmer in the west, a woodcutter in the east, and room on all sides.
const TWO: &str = "
    =@ ~   ^@ #
    =  #   ^  ~
";

/// The ghosts of a draft: zone, profession and the points they would add.
fn check_ghosts(draft: &Draft, expected: Expect) {
    let ghosts = draft.ghosts().into_iter();
    let lines = ghosts.map(|g| {
        format!("{} {} +{}{}", g.zone, g.profession, g.adds, if g.placed { ", placed" } else { "" })
    });
    expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
}

/// Where the picked worker can go, with what that changes.
fn check_destinations(draft: &Draft, expected: Expect) {
    let all = draft.destinations();
    expected.assert_eq(&join(all.iter().map(|d| format!("{}{:+}", d.zone, d.change))));
}

/// The workers as the draft has them.
fn check_figures(draft: &Draft, expected: Expect) {
    let figures = draft.figures().into_iter();
    let lines = figures.map(|f| {
        let action = match f.action {
            WorkerAction::Rest => String::new(),
            WorkerAction::MovedFrom(zone) => format!(", from {zone}"),
            WorkerAction::Placed => ", placed".to_owned(),
        };
        let movable = if f.movable { ", movable" } else { "" };
        let picked = if f.picked { ", picked" } else { "" };
        format!("{}{action}{movable}{picked}", f.score)
    });
    expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn looking_at_a_cell_shows_what_laying_there_would_come_to_and_changes_nothing() {
    let mut draft = draft(TWO, "= = ~ ^");
    let before = draft.clone();
    for cell in draft.legal_cells() {
        let there = draft.laid_at(cell).expect("a legal cell");
        let mut laid = draft.clone();
        laid.lay(cell).expect("a legal cell");
        assert_eq!(there.total_after(), laid.total_after());
    }
    assert_eq!(draft, before);
    assert_eq!(draft.laid_at(cell("d4")), None, "a cell that is taken");
    let west = draft.legal_cells().next().expect("a cell");
    draft.lay(west).expect("a legal cell");
    draft.place(Quarter::NorthWest).expect("a worker");
    assert_eq!(draft.laid_at(west), None, "it lies there already");
    let other = draft.legal_cells().nth(1).and_then(|cell| draft.laid_at(cell)).expect("another");
    assert_eq!(other.placed().map(|zone| zone.quarter), Some(Quarter::NorthWest));
}

#[test]
fn a_card_is_turned_in_the_hand_laid_and_turned_again() {
    let mut draft = draft(TWO, "= = ~ ^");
    draft.turn_left();
    assert_eq!(draft.step(), Step::InHand(Rotation::Left));
    assert_eq!(draft.turn(), None);
    draft.lay(cell("d3")).expect("legal");
    assert_eq!(shown(&draft), "d3<");
    draft.turn_right();
    draft.turn_right();
    assert_eq!(shown(&draft), "d3>");
    draft.lay(cell("f4")).expect("legal");
    assert_eq!(shown(&draft), "f4>");
    draft.lift();
    assert_eq!(draft.step(), Step::InHand(Rotation::Right));
    let undone = std::iter::from_fn(|| draft.undo().then(|| draft.step().to_string()));
    assert_eq!(join(undone), "f4> d3> d3^ d3< < ^");
    assert!(!draft.can_undo());
    assert!(draft.redo() && draft.redo());
    assert_eq!(shown(&draft), "d3<");
    let redone = std::iter::from_fn(|| draft.redo().then(|| draft.step().to_string()));
    assert_eq!(join(redone), "d3^ d3> f4> >");
}

#[test]
fn a_card_is_refused_with_the_rules_reason_and_nothing_changes() {
    let mut draft = draft(TWO, "= = ~ ^");
    let refusal = draft.lay(cell("d4")).expect_err("taken");
    assert_eq!(refusal.to_string(), "a card lies on d4 already");
    assert_eq!(draft.lay(cell("c3")), Err(TurnRefusal::Detached(cell("c3")).into()));
    assert!(!draft.can_undo());
    assert_eq!(draft.place(Quarter::NorthEast), Err(DraftRefusal::NotLaid));
    assert_eq!(draft.pick(zone("d4nw")), Err(DraftRefusal::NotLaid));
    assert_eq!(draft.rest(), Err(DraftRefusal::NotLaid));
    assert_eq!(draft.move_to(zone("d4ne")), Err(DraftRefusal::NobodyPicked));
}

#[test]
fn a_placed_worker_turns_with_the_card_and_comes_along() {
    let mut draft = draft(TWO, "= # ~ ^");
    draft.lay(cell("d3")).expect("legal");
    draft.place(Quarter::SouthWest).expect("in supply");
    for turn in ["d3> +nw", "d3v +ne", "d3< +se", "d3^ +sw"] {
        draft.turn_right();
        assert_eq!(shown(&draft), turn);
        assert_eq!(draft.score().workers[2].profession.to_string(), "fisherman");
    }
    draft.turn_left();
    draft.lay(cell("c4")).expect("legal");
    assert_eq!(shown(&draft), "c4< +se");
}

#[test]
fn a_worker_who_moved_onto_the_card_turns_with_it_while_they_can_reach_it() {
    // Upright over the display the card has its water beside the farmer's field.
    let mut draft = draft(TWO, "# ^ ~ ^");
    draft.lay(cell("d3")).expect("legal");
    draft.pick(zone("d4nw")).expect("a farmer");
    draft.move_to(zone("d3sw")).expect("the water is adjacent");
    assert_eq!(shown(&draft), "d3^ d4nw-d3sw");
    // Turned left the water lies south-east, above the other water; the field touches that one.
    draft.turn_left();
    assert_eq!(shown(&draft), "d3< d4nw-d3se");
    // Turned twice more it is north-west, with a forest or a tower between.
    draft.turn_left();
    assert_eq!(shown(&draft), "d3v");
    assert!(draft.undo());
    assert_eq!(shown(&draft), "d3< d4nw-d3se");
    draft.lay(cell("e3")).expect("legal");
    assert_eq!(shown(&draft), "e3<");
    assert!(draft.undo());
    assert_eq!(shown(&draft), "d3< d4nw-d3se");
}

#[test]
fn a_move_elsewhere_stays_if_it_stays_legal() {
    let mut draft = draft(TWO, "# ^ ~ ^");
    draft.lay(cell("d3")).expect("legal");
    draft.pick(zone("d4nw")).expect("a farmer");
    draft.move_to(zone("d4ne")).expect("adjacent");
    draft.turn_right();
    draft.lay(cell("f4")).expect("legal");
    assert_eq!(shown(&draft), "f4> d4nw-d4ne");
    draft.lift();
    assert!(draft.undo());
    assert_eq!(shown(&draft), "f4> d4nw-d4ne");
}

#[test]
fn ghosts_say_what_they_would_add_at_once() {
    let mut draft = draft(TWO, "= # ~ ^");
    check_ghosts(&draft, expect![""]);
    draft.lay(cell("d3")).expect("legal");
    draft.turn_left();
    // «# ^ / = ~»: the field is the farmer's already.
    check_ghosts(
        &draft,
        expect![[r#"
            d3nw watchman +1
            d3ne woodcutter +2
            d3sw farmer +0
            d3se fisherman +0"#]],
    );
    draft.place(Quarter::NorthEast).expect("in supply");
    check_ghosts(
        &draft,
        expect![[r#"
            d3nw watchman +1
            d3ne woodcutter +2, placed
            d3sw farmer +0
            d3se fisherman +0"#]],
    );
    // Farmer 2 and woodcutter 4 before; the card adds a zone to the field, and two territories touch the forest.
    assert_eq!((draft.total(), draft.total_after()), (6, 9));
    assert_eq!((draft.before().supply(), draft.supply()), (5, 4));
}

#[test]
fn an_empty_supply_has_no_ghosts_and_places_nobody() {
    let mut draft = draft("=@@@@ ~@@@\n= #", "= # ~ ^");
    draft.lay(cell("d3")).expect("legal");
    check_ghosts(&draft, expect![""]);
    assert_eq!(draft.place(Quarter::NorthWest), Err(TurnRefusal::SupplyEmpty.into()));
    assert_eq!(
        draft.tap_zone(zone("d3nw"), Tap::Beside),
        Err(DraftRefusal::Rule(TurnRefusal::SupplyEmpty))
    );
}

#[test]
fn a_picked_worker_sees_where_they_can_go_and_what_it_changes() {
    let mut draft = draft(TWO, "= # ~ ^");
    draft.lay(cell("c4")).expect("legal");
    draft.pick(zone("e4nw")).expect("a woodcutter");
    check_destinations(&draft, expect!["d4ne-4 e4ne-3 d4se-2 e4se-4"]);
    draft.pick(zone("d4nw")).expect("a farmer");
    assert!(draft.destinations().iter().any(|d| d.zone == zone("c4ne")));
    draft.put_down();
    check_destinations(&draft, expect![""]);
    assert_eq!(draft.pick(zone("d4se")), Err(TurnRefusal::NoWorker(zone("d4se")).into()));
}

#[test]
fn figures_know_what_the_draft_does_with_them() {
    let mut draft = draft(TWO, "= # ~ ^");
    check_figures(
        &draft,
        expect![[r#"
            d4nw farmer 2: d4nw, d4sw
            e4nw woodcutter 4: water d4ne, tower e4ne, tower d4se, water e4se"#]],
    );
    draft.lay(cell("d3")).expect("legal");
    draft.pick(zone("d4nw")).expect("a farmer");
    check_figures(
        &draft,
        expect![[r#"
            d4nw farmer 2: d4nw, d4sw, movable, picked
            e4nw woodcutter 4: water d4ne, tower e4ne, tower d4se, water e4se, movable"#]],
    );
    draft.move_to(zone("d4se")).expect("adjacent");
    check_figures(
        &draft,
        expect![[r#"
            d4se watchman 2: d3se, e4sw, from d4nw, movable
            e4nw woodcutter 4: water d4ne, tower e4ne, tower d4se, water e4se, movable"#]],
    );
    draft.place(Quarter::NorthEast).expect("in supply");
    check_figures(
        &draft,
        expect![[r#"
            d4nw farmer 2: d4nw, d4sw, movable
            e4nw woodcutter 4: water d4ne, tower e4ne, tower d4se, water e4se, movable
            d3ne watchman 1: d3se, placed"#]],
    );
}

#[test]
fn a_worker_placed_now_does_not_move_and_a_tap_takes_them_back() {
    let mut draft = draft(TWO, "= # ~ ^");
    draft.lay(cell("d3")).expect("legal");
    assert_eq!(draft.tap_zone(zone("d3ne"), Tap::Beside), Ok(TapOutcome::Placed));
    assert_eq!(draft.pick(zone("d3ne")), Err(DraftRefusal::JustPlaced(zone("d3ne"))));
    assert_eq!(draft.tap_zone(zone("d3ne"), Tap::OnWorker), Ok(TapOutcome::TookBack));
    assert_eq!(shown(&draft), "d3^");
    // A tap on another ghost: the worker goes there instead.
    assert_eq!(draft.tap_zone(zone("d3ne"), Tap::Beside), Ok(TapOutcome::Placed));
    assert_eq!(draft.tap_zone(zone("d3sw"), Tap::Beside), Ok(TapOutcome::Placed));
    assert_eq!(shown(&draft), "d3^ +sw");
}

#[test]
fn where_somebody_stands_a_tap_beside_goes_there_and_one_on_the_worker_picks_them() {
    let picture = "=@ ~@ ^@ #\n= # ^ ~";
    let mut draft = draft(picture, "# # # #");
    draft.lay(cell("d5")).expect("legal");
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::OnWorker), Ok(TapOutcome::Picked));
    // A tap on the fisherman picks them instead. A tap beside them: the picked worker joins them.
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.picked(), Some(zone("d4ne")));
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::Beside), Ok(TapOutcome::Moved));
    assert_eq!(shown(&draft), "d5^ d4nw-d4ne");
    // Two stand there now. Taps pick the one who has just come, then the one who was there, then nobody.
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.picked(), Some(zone("d4nw")));
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.picked(), Some(zone("d4ne")));
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::OnWorker), Ok(TapOutcome::PutDown));
    // The one who has come is picked again and sent back.
    assert_eq!(draft.tap_zone(zone("d4ne"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::Beside), Ok(TapOutcome::TookBack));
    assert_eq!(shown(&draft), "d5^");
}

#[test]
fn a_tap_that_misses_loses_nothing() {
    let mut draft = draft(TWO, "# # # #");
    draft.lay(cell("d5")).expect("legal");
    // With nobody picked, a tap beside a worker picks them.
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::Beside), Ok(TapOutcome::Picked));
    // A tap beside somebody out of reach is meant for that worker.
    assert_eq!(draft.tap_zone(zone("e4nw"), Tap::Beside), Ok(TapOutcome::Picked));
    assert_eq!(draft.picked(), Some(zone("e4nw")));
    // A tap where nobody stands and the picked worker cannot go puts them down.
    assert_eq!(draft.tap_zone(zone("d5sw"), Tap::Beside), Ok(TapOutcome::PutDown));
    // Where a tap has no meaning, nothing happens.
    assert_eq!(
        draft.tap_zone(zone("e4se"), Tap::Beside),
        Err(TurnRefusal::NoWorker(zone("e4se")).into())
    );
    assert_eq!(shown(&draft), "d5^");
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::Beside), Ok(TapOutcome::Picked));
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::Beside), Ok(TapOutcome::PutDown));
}

#[test]
fn of_two_in_a_zone_one_moves_and_the_other_can_still_be_picked() {
    let mut draft = draft("=@@ ~\n= #", "# # # #");
    draft.lay(cell("d5")).expect("legal");
    draft.pick(zone("d4nw")).expect("two farmers");
    assert_eq!(draft.figures().iter().filter(|figure| figure.picked).count(), 1);
    draft.move_to(zone("d4ne")).expect("adjacent");
    assert_eq!(
        draft.preview().picture(),
        "~@   #\n".replace("~@   #\n", &draft.preview().picture())
    );
    assert_eq!(draft.tap_zone(zone("d4nw"), Tap::OnWorker), Ok(TapOutcome::Picked));
    assert_eq!(draft.picked(), Some(zone("d4nw")));
}

#[test]
fn a_ferry_shows_among_the_destinations() {
    let picture = "=@ ~@ ^ ^\n= ~ # #";
    let mut ferry = Draft::new(display(picture), card("# # # #"), FERRYMAN);
    let mut walk = draft(picture, "# # # #");
    for draft in [&mut ferry, &mut walk] {
        draft.lay(cell("d5")).expect("legal");
        draft.pick(zone("d4nw")).expect("a farmer");
    }
    let reaches = |draft: &Draft| draft.destinations().iter().any(|d| d.zone == zone("e4nw"));
    assert!(reaches(&ferry) && !reaches(&walk));
}

#[test]
fn undo_puts_a_picked_worker_down_first() {
    let mut draft = draft(TWO, "# # # #");
    draft.lay(cell("d5")).expect("legal");
    draft.pick(zone("d4nw")).expect("a farmer");
    assert!(draft.undo());
    assert_eq!((draft.picked(), shown(&draft).as_str()), (None, "d5^"));
    assert!(draft.undo());
    assert_eq!(shown(&draft), "-");
    assert!(!draft.undo());
}

#[test]
fn the_cells_shown_stay_the_same() {
    let mut draft = draft(TWO, "# # # #");
    let range = draft.cell_range();
    draft.lay(cell("c4")).expect("legal");
    assert_eq!(draft.cell_range(), range);
    draft.lay(cell("f4")).expect("legal");
    assert_eq!(draft.cell_range(), range);
}

#[test]
fn a_broken_step_is_named() {
    let resume = |steps: &[&str]| {
        let fault = Draft::resume(display(TWO), card("# # # #"), Variants::NONE, steps);
        fault.expect_err("refused").to_string()
    };
    expect!["a draft has at least one step"].assert_eq(&resume(&[]));
    expect![[r#""?": a step looks like > or a turn looks like d4^, e4> +sw or e5v d4ne-e4nw"#]]
        .assert_eq(&resume(&["^", "?"]));
    expect![[r#"step "d4^": a card lies on d4 already"#]].assert_eq(&resume(&["^", "d4^", "^"]));
}
