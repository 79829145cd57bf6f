//! Whole games, turn by turn.

use crate::agree;
use crate::strategies::{decks, draws, variants};
use limes::naive::Naive;
use limes::{Action, Card, CardNumber, Deck, Display, Landscape, Turn, Variants, ZoneId};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// A game as chance has it: for each round a card, and which of the legal turns is played.
#[derive(Clone, Debug)]
struct Plan {
    deck: Deck,
    variants: Variants,
    draw: Vec<CardNumber>,
    /// Which kind of action, and which turn of that kind.
    choices: Vec<(u8, Index)>,
}

fn plans() -> impl Strategy<Value = Plan> {
    let choices = vec((0..4u8, any::<Index>()), limes::CARDS);
    (decks(), variants(), draws(), choices).prop_map(|(deck, variants, draw, choices)| Plan {
        deck,
        variants,
        draw,
        choices,
    })
}

/// Plays the plan on both engines and shows each round: card, fast and naive display.
fn play(plan: &Plan, mut look: impl FnMut(&Card, &Display, &Naive)) -> (Display, Naive) {
    let mut fast = Display::new();
    let mut naive = Naive::new();
    for (&number, (kind, index)) in plan.draw.iter().zip(&plan.choices) {
        let card = plan.deck.card(number);
        look(card, &fast, &naive);
        let turn = choose(&fast.legal_turns(card, plan.variants), *kind, index);
        fast.play(card, turn, plan.variants).expect("listed, so legal");
        naive.play(card, turn);
        agree(&fast, &naive);
    }
    (fast, naive)
}

/// A turn of that kind, if there is one: otherwise moves, of which there are most, would be all.
fn choose(legal: &[Turn], kind: u8, index: &Index) -> Turn {
    let wanted = |turn: &&Turn| match kind {
        0 => turn.action == Action::Rest,
        1 => matches!(turn.action, Action::Move { .. }),
        _ => matches!(turn.action, Action::Place(_)),
    };
    let of_that_kind: Vec<&Turn> = legal.iter().filter(wanted).collect();
    if of_that_kind.is_empty() { *index.get(legal) } else { **index.get(&of_that_kind) }
}

fn sorted(mut turns: Vec<Turn>) -> Vec<Turn> {
    turns.sort();
    turns
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_round_of_every_game_has_the_same_score(plan in plans()) {
        let (fast, _) = play(&plan, |_, _, _| ());
        prop_assert!(fast.is_full());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_round_of_every_game_has_the_same_legal_turns(plan in plans()) {
        play(&plan, |card, fast, naive| {
            let listed = sorted(fast.legal_turns(card, plan.variants));
            let expected = sorted(naive.legal_turns(card, plan.variants));
            assert_eq!(listed, expected, "\n{}", fast.picture());
            let mut once = listed.clone();
            once.dedup();
            assert_eq!(once.len(), listed.len(), "no turn is listed twice");
            let cells: Vec<_> = fast.legal_cells(plan.variants).collect();
            assert_eq!(cells, naive.legal_cells(plan.variants));
        });
    }

    #[test]
    fn what_every_turn_would_score_is_what_it_scores(plan in plans()) {
        play(&plan, |card, fast, _| {
            let mut told = Vec::new();
            fast.each_after_turn(card, plan.variants, |turn, total| told.push((turn, total)));
            told.sort();
            let turns = sorted(fast.legal_turns(card, plan.variants)).into_iter();
            let scored = turns.map(|turn| {
                let after = fast.after(card, turn, plan.variants).expect("listed, so legal");
                (turn, after.total())
            });
            assert_eq!(told, scored.collect::<Vec<_>>(), "\n{}", fast.picture());
        });
    }

    #[test]
    fn a_preview_changes_nothing_and_is_what_playing_gives(plan in plans(), group: Index) {
        play(&plan, |card, fast, naive| {
            let before = *fast;
            let turn = *group.get(&fast.legal_turns(card, plan.variants));
            let preview = fast.after(card, turn, plan.variants).expect("listed, so legal");
            assert_eq!(*fast, before);
            let mut after = naive.clone();
            after.play(card, turn);
            agree(&preview, &after);
            agree(fast, naive);
        });
    }
}

#[test]
fn the_games_come_to_moves_to_empty_supplies_and_to_crowds() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let [mut empty, mut crowds] = [0; 2];
    for _ in 0..200 {
        let plan = plans().new_tree(&mut runner).expect("a plan").current();
        let (fast, naive) = play(&plan, |_, _, _| ());
        empty += usize::from(fast.supply() == 0);
        crowds += usize::from(naive.workers().iter().any(|worker| !worker.2));
    }
    assert!(empty > 50 && crowds > 50, "{empty} {crowds}");
}

/// What a turn comes to: how the card lies, and in which territories workers stand then.
fn profile(display: &Display, turn: Turn) -> (Turn, Vec<ZoneId>) {
    let home = |worker| display.territory_of(worker).expect("a worker stands on a card").zones[0];
    let mut territories: Vec<ZoneId> = display.workers().map(home).collect();
    territories.sort();
    (Turn { action: Action::Rest, ..turn }, territories)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn turn_groups_are_the_legal_turns_up_to_the_zone_within_a_territory(plan in plans()) {
        play(&plan, |card, fast, _| {
            let mut chosen = Vec::new();
            fast.each_laid_card(card, plan.variants, |laid| {
                let workers: u32 = laid.territories().iter().map(|territory| territory.workers).sum();
                assert_eq!(workers as usize, fast.workers().count());
                laid.each_turn_group(|territories, group| {
                    let after = fast.after(card, group.turn, plan.variants).expect("legal");
                    let total: u32 = (0..territories.len())
                        .filter(|&territory| {
                            territories[territory].workers + u32::from(group.enters == Some(territory))
                                > u32::from(group.leaves == Some(territory))
                        })
                        .map(|territory| territories[territory].worth)
                        .sum();
                    assert_eq!(total, after.total(), "{}\n{}", group.turn, after.picture());
                    assert!(!after.is_full() || territories.iter().all(|territory| territory.open == 0));
                    chosen.push(profile(&after, group.turn));
                });
            });
            let legal = fast.legal_turns(card, plan.variants);
            let after = |turn: &Turn| fast.after(card, *turn, plan.variants).expect("legal");
            let mut expected: Vec<_> = legal.iter().map(|t| profile(&after(t), *t)).collect();
            expected.sort();
            expected.dedup();
            chosen.sort();
            assert_eq!(chosen, expected, "\n{}", fast.picture());
        });
    }
}

#[test]
fn a_territory_is_open_where_cards_may_still_lie() {
    let picture = "
        ^ ^@  ~ =
        # ^   = =
    ";
    let display = Display::from_picture(picture).expect("a picture");
    let card: Card = "# # # #".parse().expect("a card");
    let mut forests = Vec::new();
    display.each_laid_card(&card, Variants::NONE, |laid| {
        let forest =
            laid.territories().iter().find(|territory| territory.landscape == Landscape::Forest);
        forests.push((laid.cell().to_string(), forest.expect("one forest").open));
    });
    forests.dedup();
    // Three zones: one side each to the west and south, two to the north.
    let expected = [("d3", 2), ("e3", 4), ("c4", 3), ("f4", 4), ("d5", 3), ("e5", 4)];
    assert_eq!(forests, expected.map(|(cell, open)| (cell.to_owned(), open)));
}
