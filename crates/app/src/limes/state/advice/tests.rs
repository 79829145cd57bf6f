use crate::limes::state::advice::*;
use crate::limes::state::kit::{cell, draft, join, turn, zone};
use thinker::messages::limes::Why;

/// A turn with what is expected of it and a word for what it does: `place farmer 2`, `move d4nw woodcutter`, `grow watchman`, `wait`.
fn advice(text: &str, expected: f64, words: &str) -> Advice {
    let mut parts = words.split_whitespace();
    let mut next = || parts.next().expect(words);
    let profession = |word: &str| {
        let named = |landscape: &limes::Landscape| landscape.profession().to_string() == word;
        limes::Landscape::ALL.into_iter().find(named).expect(word).profession()
    };
    let reason = match next() {
        "place" => {
            let (profession, points) = (profession(next()), next().parse().expect("points"));
            Reason::Places { profession, points }
        }
        "move" => {
            let (from, profession) = (zone(next()), profession(next()));
            Reason::Moves { from, profession, before: 1, after: 3 }
        }
        "grow" => Reason::Grows {
            worker: zone("d4nw"),
            profession: profession(next()),
            before: 1,
            after: 2,
        },
        _ => Reason::Waits { supply: 3 },
    };
    let worth = Worth { turn: turn(text), expected, error: Some(0.8) };
    Advice { worth, why: vec![Why(reason)] }
}

/// The turns that are chosen as ideas, with `~` before those that are about equal to the best.
fn chosen(turns: &[Advice]) -> String {
    let sign = |idea: &Idea| if idea.is_level { "~" } else { "" };
    let told = |idea: Idea| format!("{}{}", sign(&idea), idea.turn).replace(' ', "");
    join(ideas(turns).into_iter().map(told))
}

#[test]
fn ideas_differ_in_the_place_or_in_what_a_worker_becomes() {
    let turns = [
        advice("e4^ +nw", 40.0, "place farmer 2"),
        // Another quarter of the same field, another rotation for the same farmer.
        advice("e4^ +ne", 39.9, "place farmer 2"),
        advice("e4> +ne", 39.0, "place farmer 1"),
        advice("d5^ +nw", 38.9, "place farmer 2"),
        advice("e4> +nw", 38.0, "place watchman 2"),
        advice("c4^", 37.0, "wait"),
    ];
    assert_eq!(chosen(&turns), "e4^+nw d5^+nw e4>+nw");
    assert_eq!(chosen(&turns[..3]), "e4^+nw", "one idea is one idea");
    assert_eq!(chosen(&[]), "");
}

#[test]
fn another_worker_is_another_idea() {
    let turns = [
        advice("e4^ d4nw-d4ne", 40.0, "move d4nw woodcutter"),
        advice("e4^ d4nw-d4se", 39.0, "move d4nw woodcutter"),
        advice("e4^ d4sw-d4se", 38.0, "move d4sw woodcutter"),
        advice("e4^", 37.0, "wait"),
    ];
    assert_eq!(chosen(&turns), "e4^d4nw-d4ne e4^d4sw-d4se e4^");
}

#[test]
fn what_hardly_makes_a_difference_comes_only_where_nothing_else_does() {
    let turns = [
        advice("e4^ +nw", 40.0, "place farmer 2"),
        advice("e4^", 39.9, "wait"),
        advice("d5^", 38.0, "wait"),
        advice("c4^", 37.0, "wait"),
    ];
    assert_eq!(chosen(&turns), "e4^+nw d5^ c4^");
    assert_eq!(chosen(&turns[..3]), "e4^+nw ~e4^ d5^", "the best stay in front");
}

#[test]
fn about_equal_is_what_chance_can_turn_round() {
    let mut turns = [
        advice("e4^ +nw", 40.0, "place farmer 2"),
        advice("d5^", 39.8, "wait"),
        advice("c4^", 39.6, "wait"),
    ];
    assert_eq!(chosen(&turns), "e4^+nw ~d5^ c4^");
    // In the last round nothing is left to chance.
    for advice in &mut turns {
        advice.worth.error = Some(0.0);
    }
    assert_eq!(chosen(&turns), "e4^+nw d5^ c4^");
    turns[1].worth.expected = 40.0;
    assert_eq!(chosen(&turns), "e4^+nw ~d5^ c4^");
}

#[test]
fn a_nudge_says_where_to_look() {
    // The cells around a single card: three by three.
    let draft = draft("= ~\n^ #", "= ~ ^ #");
    let check = |text: &str, words: &str, nudge| {
        assert_eq!(Nudge::of(&advice(text, 40.0, words), &draft), nudge, "{text} {words}");
    };
    check("e4^ d4nw-d4ne", "move d4nw woodcutter", Nudge::Move);
    check("e4^ +nw", "place watchman 2", Nudge::Place(Profession::Watchman));
    check("e4^", "grow woodcutter", Nudge::Grow(Profession::Woodcutter));
    // In the middle of a side there is no corner to look at.
    check("e4^ +nw", "place farmer 0", Nudge::Place(Profession::Farmer));
    check("e4^", "wait", Nudge::Rest);
    check("e3^", "wait", Nudge::Corner(Quarter::NorthEast));
    check("c5^ +nw", "place farmer 0", Nudge::Corner(Quarter::SouthWest));
}

#[test]
fn corners_are_told_in_any_range() {
    let check = |range: (u8, u8), found: &str| {
        let range = CellRange { west: 3, north: 3, columns: range.0, rows: range.1 };
        let cells = ["d4", "e4", "e5", "d5"];
        let told =
            cells.map(|text| corner(range, cell(text)).map_or("-".into(), |q| q.to_string()));
        assert_eq!(told.join(" "), found);
    };
    check((2, 2), "nw ne se sw");
    check((3, 2), "nw - - sw");
    check((4, 4), "nw nw nw nw");
    check((1, 2), "- ne se -");
}

#[test]
fn the_nudge_is_about_the_best_idea() {
    let draft = draft("= ~\n^ #", "= ~ ^ #");
    let turns = [advice("e3^", 40.0, "wait"), advice("e4^", 38.0, "grow woodcutter")];
    let told = Ideas::of(&turns, &draft);
    assert_eq!((told.nudge, told.ideas.len()), (Nudge::Corner(Quarter::NorthEast), 2));
    assert_eq!(Ideas::of(&[], &draft).nudge, Nudge::Rest);
}
