//! What a perfect memory says about random games, compared with where the cards really are.

use super::*;
use crate::limits::policy::Policy;
use crate::limits::situation::Situation;
use crate::limits::worlds::SeenRound;
use dice::Dice;
use limits::{Action, Deal, Game, Mode};
use record::Seed;

/// Plays a random game and shows it to everybody's memory after every decision. Now and then somebody looks away until they
/// are asked.
fn play(number: usize, check: impl FnMut(&Game, &Tracker)) {
    play_with(number, Forgetting { chance: 0.0, seed: 0 }, check);
}

/// As [`play`], but everybody forgets.
fn play_with(number: usize, forgetting: Forgetting, mut check: impl FnMut(&Game, &Tracker)) {
    let mut dice = Dice::new(number as u64);
    let players = 2 + number % 5;
    let mode = if number.is_multiple_of(2) { Mode::Memory } else { Mode::Open };
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    let seed = Seed::new(&format!("memory {number}")).expect("a seed");
    let mut game = Game::new(Deal::from_seed(&seed, names, mode).expect("a deal"));
    let mut memories: Vec<Tracker> = game
        .seats()
        .map(|seat| Tracker::new(&game.view(Some(seat)), forgetting).expect("a seat"))
        .collect();
    while !game.is_over() {
        let waiting: Vec<Seat> = game.seats().filter(|&seat| game.asked(seat).is_some()).collect();
        let seat = waiting[dice.below(waiting.len())];
        memories[seat.index()].see(&game.view(Some(seat)));
        let legal = game.legal(seat).expect("asked");
        // Suspicions are rare, so that rounds last.
        let decision = loop {
            let decision = legal[dice.below(legal.len())];
            let is_suspicion = matches!(decision, Decision::Act(Action::Suspect(_)));
            if !is_suspicion || legal.len() == 1 || dice.below(6) == 0 {
                break decision;
            }
        };
        memories[seat.index()].answer(decision);
        game.decide(seat, decision).expect("legal");
        for (place, memory) in memories.iter_mut().enumerate() {
            if dice.below(4) > 0 || game.asked(Seat::from_index(place)).is_some() {
                memory.see(&game.view(Some(Seat::from_index(place))));
                check(&game, memory);
            }
        }
    }
}

#[test]
fn what_is_known_is_true_and_what_is_unseen_is_what_is_left() {
    for number in 0..60 {
        let forgetting = Forgetting { chance: (number / 20) as f32 * 0.4, seed: 8 };
        play_with(number, forgetting, |game, memory| {
            assert!(memory.is_whole, "game {number}: the memory has lost the thread");
            let Places { known, unknown, draw_pile, unseen } = &memory.now;
            let mut left = *unseen;
            for seat in game.seats() {
                let mut cards = ByColour::<u8>::default();
                game.hand(seat).cards().chain(game.face_down(seat)).for_each(|c| cards[c] += 1);
                for (colour, &count) in cards.iter() {
                    let more = count
                        .checked_sub(known[seat][colour])
                        .expect("no more is known than is there");
                    left[colour] = left[colour].checked_sub(more).expect("unseen cards are enough");
                }
                let total: u8 = cards.iter().map(|(_, &count)| count).sum();
                let sure: u8 = known[seat].iter().map(|(_, &count)| count).sum();
                assert_eq!(total, sure + unknown[seat]);
            }
            if game.is_over() {
                return;
            }
            assert_eq!(draw_pile.len(), game.draw_pile().len());
            for (thought, real) in draw_pile.iter().zip(game.draw_pile()) {
                match thought {
                    Some(colour) => assert_eq!(*colour, real, "game {number}"),
                    None => {
                        left[real] = left[real].checked_sub(1).expect("unseen cards are enough")
                    }
                }
            }
            assert_eq!(left, ByColour::default(), "game {number}: all unseen cards are somewhere");
        });
    }
}

#[test]
fn most_cards_are_located_in_the_end_unless_they_are_forgotten() {
    let located = |forgetting| {
        let (mut located, mut all) = (0, 0);
        play_with(2, forgetting, |game, memory| {
            if game.round_number() + 2 > game.deal().limit_cards().len() {
                located += memory.now.draw_pile.iter().flatten().count();
                all += memory.now.draw_pile.len();
            }
        });
        located as f32 / all as f32
    };
    let [whole, half, none] = [0.0, 0.5, 1.0].map(|chance| located(Forgetting { chance, seed: 3 }));
    assert!(whole > 0.8, "{whole}");
    assert!(half < 0.8 * whole, "{half} of {whole}");
    assert!(none < 0.2, "{none}");
}

#[test]
fn tables_as_they_may_be_come_to_what_was_seen() {
    let (mut imagined, mut impossible) = (0, 0);
    for number in 0..12 {
        let mut dice = Dice::new(9);
        play(number, |game, memory| {
            if game.is_over() || dice.below(5) > 0 {
                return;
            }
            let round = SeenRound::now(memory);
            // Now and then all cards that somebody is thought to have held were laid, and none could have been hidden.
            let Some(world) = round.world(&[Policy::CAREFUL; 6], &mut dice) else {
                impossible += 1;
                return;
            };
            imagined += 1;
            assert!(world.weight > 0.0 && world.weight < 1.001);
            let table = world.table;
            assert_eq!(table.pile, *game.pile());
            assert_eq!(table.draw_pile.len(), game.draw_pile().len());
            assert_eq!(table.points, game.table().points);
            let own = memory.own;
            assert_eq!(
                (table.hands[own], table.face_down[own]),
                (*game.hand(own), game.face_down(own))
            );
            for seat in game.seats() {
                assert_eq!(
                    table.hands[seat].len(),
                    game.hand(seat).len() - hidden_since(game, &table, seat)
                );
            }
        });
    }
    assert!(imagined > 300 && impossible * 20 < imagined, "{imagined}, {impossible}");
}

/// While cards are still being hidden, everybody else has hidden theirs on the table that is imagined.
fn hidden_since(game: &Game, table: &limits::Table, seat: Seat) -> usize {
    usize::from(game.face_down(seat).is_none() && table.face_down[seat].is_some())
}

#[test]
fn every_policy_knows_what_is_legal_and_its_chances_add_up_to_1() {
    for number in 0..8 {
        play(number, |game, memory| {
            let Ok(legal) = game.legal(memory.own) else { return };
            let (_, card) = game.limit_card().expect("not over");
            let situation = Situation::at(game.table(), memory.own, card, 3);
            for policy in Policy::panel().into_iter().chain([Policy::DISTRACTED]) {
                let choices = policy.choices(&situation);
                let sum: f32 = choices.iter().map(|&(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-4, "{policy:?}: {sum}");
                let decisions: Vec<Decision> =
                    choices.iter().map(|&(decision, _)| decision).collect();
                assert_eq!(decisions, legal, "{policy:?}");
            }
        });
    }
}

#[test]
fn who_is_distracted_suspects_nobody_as_long_as_they_can_lay_a_card() {
    let mut suspicions = 0;
    for number in 0..8 {
        play(number, |game, memory| {
            let Ok(legal) = game.legal(memory.own) else { return };
            let (_, card) = game.limit_card().expect("not over");
            let situation = Situation::at(game.table(), memory.own, card, 3);
            let is_suspicion = |decision| matches!(decision, Decision::Act(Action::Suspect(_)));
            let choices = Policy::DISTRACTED.choices(&situation);
            let chance: f32 = (choices.iter())
                .filter(|&&(decision, _)| is_suspicion(decision))
                .map(|&(_, chance)| chance)
                .sum();
            suspicions += legal.iter().filter(|&&decision| is_suspicion(decision)).count();
            assert_eq!(chance > 0.0, game.hand(memory.own).is_empty());
        });
    }
    assert!(suspicions > 100, "{suspicions}");
}
