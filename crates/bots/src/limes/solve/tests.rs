//! What solvers promise, on random draws, odd decks, every variant, and games already begun.

use super::*;
use limes::{Action, Quarter, ZoneId};

/// A random draw.
fn draw(seed: u64) -> Vec<CardNumber> {
    let mut dice = Dice::new(seed);
    let mut cards: Vec<CardNumber> = CardNumber::all().collect();
    let mut drawn = Vec::new();
    while drawn.len() < CARDS {
        drawn.push(cards.remove(dice.below(cards.len())));
    }
    drawn
}

/// A deck of random zones with these landscapes and at most so many huts.
fn odd_deck(seed: u64, landscapes: &[char], huts: usize) -> Deck {
    let mut dice = Dice::new(seed);
    let mut zone = || {
        let landscape = landscapes[dice.below(landscapes.len())];
        let huts = if landscape == '~' { 0 } else { dice.below(huts + 1) };
        format!("{landscape}{}", "h".repeat(huts))
    };
    let cards: Vec<String> =
        (0..limes::DECK).map(|_| [zone(), zone(), zone(), zone()].join(" ")).collect();
    Deck::new("odd", &cards).expect("a deck")
}

/// Random first turns: half of them the best for now, so that there are workers and moves.
fn begin(deck: &Deck, variants: Variants, draw: &[CardNumber], rounds: usize) -> Vec<Turn> {
    let mut dice = Dice::new(rounds as u64);
    let mut display = Display::new();
    let mut turns = Vec::new();
    for &number in &draw[..rounds] {
        let card = deck.card(number);
        let mut legal = Vec::new();
        display.each_after_turn(card, variants, |turn, total| legal.push((total, turn)));
        let any = legal[dice.below(legal.len())].1;
        let best = legal.iter().max().expect("a legal turn").1;
        let turn = if dice.below(2) == 0 { any } else { best };
        display.play(card, turn, variants).expect("legal");
        turns.push(turn);
    }
    turns
}

/// Plays the solution by the rules: it begins as it must, is legal, reaches its score and respects the bound.
fn check(deck: &Deck, variants: Variants, draw: &[CardNumber], first: &[Turn], work: u64) -> u32 {
    let mut solver = Solver::new(deck, variants, draw, first, 1).expect("a game");
    for work in [0, work] {
        solver.step(work);
        let solution = solver.best();
        assert_eq!(solution.turns.len(), CARDS);
        assert_eq!(&solution.turns[..first.len()], first);
        let mut display = Display::new();
        for (turn, &number) in solution.turns.iter().zip(draw) {
            display.play(deck.card(number), *turn, variants).expect("legal");
        }
        assert_eq!(display.total(), solution.score);
        assert!(solver.bound() >= solution.score, "{} < {}", solver.bound(), solution.score);
    }
    solver.best().score
}

#[test]
fn solutions_are_legal_games() {
    for seed in 0..8 {
        for variants in Variants::ALL {
            check(Deck::classic(), variants, &draw(seed), &[], 500);
        }
    }
}

#[test]
fn odd_decks_are_solved_too() {
    for (seed, landscapes) in
        (0..).zip(["=", "~", "^", "#", "=~", "^#", "~#", "=^#", "=~^", "=~^#"])
    {
        let landscapes: Vec<char> = landscapes.chars().collect();
        for huts in 0..=3 {
            let deck = odd_deck(seed, &landscapes, huts);
            for variants in [Variants::NONE, Variants { diagonal: true, ferryman: true }] {
                check(&deck, variants, &draw(seed + 9), &[], 2_000);
            }
        }
    }
    // One farmer on one field is all there is.
    let fields = odd_deck(0, &['='], 0);
    assert_eq!(check(&fields, Variants::NONE, &draw(0), &[], 1), 64);
}

#[test]
fn games_already_begun_go_on() {
    for rounds in [1, 2, 5, 8, 11, 13, 14, 15, 16] {
        for variants in Variants::ALL {
            let draw = draw(rounds as u64);
            let first = begin(Deck::classic(), variants, &draw, rounds);
            check(Deck::classic(), variants, &draw, &first, 500);
        }
    }
}

/// The best end by the rules alone, every turn tried.
fn brute_force(deck: &Deck, variants: Variants, display: &Display, draw: &[CardNumber]) -> u32 {
    let Some((&number, later)) = draw.split_first() else { return display.total() };
    let card = deck.card(number);
    // Whoever moves last moves for the total, which the rules give for all turns at once.
    if later.is_empty() {
        let mut best = 0;
        display.each_after_turn(card, variants, |_, total| best = best.max(total));
        return best;
    }
    let turns = display.legal_turns(card, variants);
    let afters = turns.into_iter().map(|turn| display.after(card, turn, variants).expect("legal"));
    afters.map(|after| brute_force(deck, variants, &after, later)).max().unwrap_or(0)
}

#[test]
fn the_last_cards_are_laid_as_well_as_can_be() {
    for (left, seed) in [(1, 0), (1, 1), (1, 2), (2, 3), (2, 4)] {
        for variants in [Variants::NONE, Variants { diagonal: true, ferryman: true }] {
            let (deck, draw) = (Deck::classic(), draw(seed));
            let first = begin(deck, variants, &draw, CARDS - left);
            let mut display = Display::new();
            for (turn, &number) in first.iter().zip(&draw) {
                display.play(deck.card(number), *turn, variants).expect("legal");
            }
            let best = brute_force(deck, variants, &display, &draw[CARDS - left..]);
            assert_eq!(check(deck, variants, &draw, &first, 100_000), best);
        }
    }
}

#[test]
fn the_same_seed_and_work_find_the_same_game() {
    let (deck, draw) = (Deck::classic(), draw(5));
    let solve = |rounds: usize, seed: u64, slices: &[u64]| {
        let first = begin(deck, Variants::NONE, &draw, rounds);
        let mut solver = Solver::new(deck, Variants::NONE, &draw, &first, seed).expect("a game");
        slices.iter().for_each(|&work| solver.step(work));
        solver.best().clone()
    };
    // The second run begins after 25 000 trials.
    assert_eq!(solve(0, 3, &[26_000]), solve(0, 3, &[10_000, 0, 1, 15_998, 1]));
    assert_eq!(solve(9, 3, &[26_000]), solve(9, 3, &[24_000, 1_001, 999]));
    assert_eq!(solve(13, 3, &[26_000]), solve(13, 3, &[2_000, 2_000, 22_000]));
    assert_ne!(solve(0, 3, &[3_000]).turns, solve(0, 4, &[3_000]).turns);
}

#[test]
fn several_solvers_are_as_good_as_their_best() {
    let mut solvers =
        Solvers::new(3, Deck::classic(), Variants::NONE, &draw(6), &[], 2).expect("a game");
    solvers.step(1_000);
    assert!(solvers.solvers.iter().all(|solver| solver.trials() == 1_000));
    let scores = solvers.solvers.iter().map(|solver| solver.best().score);
    assert_eq!(scores.max(), Some(solvers.best().score));
}

#[test]
fn the_bound_is_near() {
    let mut ratio = 0.0;
    for seed in 0..20 {
        let mut solver =
            Solver::new(Deck::classic(), Variants::NONE, &draw(seed), &[], 1).expect("a game");
        solver.step(25_000);
        ratio += f64::from(solver.bound()) / f64::from(solver.best().score) / 20.0;
    }
    assert!(ratio < 1.4, "{ratio}");
}

#[test]
fn a_layout_is_worth_what_the_rules_say() {
    let mut dice = Dice::new(8);
    for seed in 0..40 {
        let deck = odd_deck(seed, &['=', '~', '^', '#'], 3);
        let draw = draw(seed);
        let cards = draw.iter().map(|&number| deck.card(number));
        let problem = Problem::new(cards, Variants::NONE, 0, Vec::new());
        let empty = Layout { cells: [0; CARDS], rotations: [0; CARDS] };
        let layout = Layout::random(&problem, &empty, &mut dice);
        assert!(layout.can_grow(&problem));
        let mut display = Display::new();
        for (round, &number) in draw.iter().enumerate() {
            let turn = coordinates::turn(&layout, round, moves::WorkerAction::Rest);
            display.play(deck.card(number), turn, Variants::NONE).expect("legal");
        }
        // A worker alone on the last card's zones tells what the rules think of each territory there.
        let last = coordinates::turn(&layout, CARDS - 1, moves::WorkerAction::Rest);
        let territories = layout.map(&problem).territories();
        assert_eq!(territories.zones().len(), display.territories().len());
        let mut before = Display::new();
        for (round, &number) in draw.iter().enumerate().take(CARDS - 1) {
            let turn = coordinates::turn(&layout, round, moves::WorkerAction::Rest);
            before.play(deck.card(number), turn, Variants::NONE).expect("legal");
        }
        for quarter in Quarter::ALL {
            let turn = Turn { action: Action::Place(quarter), ..last };
            let card = deck.card(draw[CARDS - 1]);
            let after = before.after(card, turn, Variants::NONE).expect("legal");
            let zone = cells::zone_of(layout.cells[CARDS - 1], quarter);
            let number = territories.position(zone).expect("a card lies there");
            assert_eq!(after.total(), territories.worths()[number]);
            let territory = after.territory_of(ZoneId { cell: last.cell, quarter });
            let zones = territory.map_or(0, |territory| territory.zones.len());
            assert_eq!(zones, territories.zones()[number].count() as usize);
        }
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let refused = |draw: &[CardNumber], first: &[Turn]| {
        let solver = Solver::new(Deck::classic(), Variants::NONE, draw, first, 0);
        solver.err().map(|fault| fault.to_string()).unwrap_or_default()
    };
    let cards = draw(1);
    assert_eq!(refused(&cards[..15], &[]), "a draw is 16 cards, this one is 15");
    let twice = [&cards[..15], &cards[3..4]].concat();
    assert_eq!(refused(&twice, &[]), format!("card {} is drawn twice", cards[3]));
    let turn: Turn = "a1^".parse().expect("a turn");
    assert_eq!(refused(&cards, &[turn]), "round 1: the first card lies on d4");
    assert_eq!(refused(&cards, &[turn; 17]), "a game has 16 rounds, this one has 17");
}
