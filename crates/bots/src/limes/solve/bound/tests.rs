//! Each part of the bound against landscapes that were grown to break it.

use super::super::layout::{Layout, Problem};
use super::*;
use dice::Dice;
use limes::{CARDS, Deck, Landscape, Map, Variants};

/// What the best territories of a landscape earn, so many of each.
fn earned(map: &Map, counts: [usize; 4]) -> u32 {
    let territories = map.territories();
    let mut worths: [Vec<u32>; 4] = Default::default();
    for (zones, worth) in territories.zones().iter().zip(territories.worths()) {
        let landscape = map.landscape(*zones).expect("land everywhere");
        worths[landscape as usize].push(*worth);
    }
    let best = worths.into_iter().zip(counts).map(|(mut worths, count)| {
        worths.sort_unstable_by(|a, b| b.cmp(a));
        worths.into_iter().take(count).sum::<u32>()
    });
    best.sum()
}

/// Climbs towards landscapes on which so many workers earn much; all stay within the bound for them or for fewer.
fn check(cards: &[&Card], seed: u64, counts: [usize; 4], trials: usize) {
    let [a, b, c, watchmen] = counts;
    let relaxation = Relaxation::of(cards);
    let seen = most_seen(cards);
    let mut bound = 0;
    for farmers in 0..=a {
        for fishermen in 0..=b {
            for woodcutters in 0..=c {
                let [farmers, fishermen, woodcutters] =
                    [farmers, fishermen, woodcutters].map(|count| count as i64);
                let counts = WorkerCounts { farmers, fishermen, woodcutters };
                if relaxation.has(counts) {
                    bound =
                        bound.max(relaxation.refine(counts, &mut Prices::default(), STEPS, bound));
                }
            }
        }
    }
    bound += seen[..=watchmen.min(seen.len() - 1)].iter().max().expect("an entry for nobody");

    let mut dice = Dice::new(seed);
    let diagonal = Variants { diagonal: true, ferryman: false };
    let problem = Problem::new(cards.iter().copied(), diagonal, 0, vec![]);
    let empty = Layout { cells: [0; CARDS], rotations: [0; CARDS] };
    let mut layout = Layout::random(&problem, &empty, &mut dice);
    let mut points = 0;
    for _ in 0..trials {
        let mut other = layout;
        other.cells.swap(dice.below(CARDS), dice.below(CARDS));
        other.rotations[dice.below(CARDS)] = dice.below(4) as u8;
        let now = earned(&other.map(&problem), counts);
        assert!(now <= bound, "{counts:?} earn {now}, more than {bound}");
        if now >= points || dice.below(20) == 0 && now + 1 == points {
            (layout, points) = (other, now);
        }
    }
}

const COUNTS: [[usize; 4]; 14] = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [0, 2, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 2, 0],
    [0, 0, 3, 0],
    [0, 0, 0, 2],
    [0, 0, 0, 3],
    [0, 0, 0, 5],
    [1, 1, 1, 0],
    [1, 1, 1, 4],
    [0, 2, 2, 0],
];

#[test]
fn no_workers_earn_more_than_their_bound() {
    for seed in 0..3 {
        let cards: Vec<&Card> = Deck::classic().cards().iter().skip(4 * seed).take(CARDS).collect();
        for counts in COUNTS {
            check(&cards, seed as u64, counts, 1_500);
        }
    }
}

#[test]
fn no_workers_earn_more_than_their_bound_with_odd_cards() {
    let signs: Vec<char> = Landscape::ALL.iter().map(|landscape| landscape.symbol()).collect();
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        // Fewer landscapes, more huts: larger territories, two towers on a card.
        let kinds = 2 + dice.below(3);
        let most_huts = dice.below(4);
        let first = dice.below(4);
        let mut zone = || {
            let sign = signs[(first + dice.below(kinds)) % 4];
            let huts = if sign == '~' { 0 } else { dice.below(most_huts + 1) };
            format!("{sign}{}", "h".repeat(huts))
        };
        let cards: Vec<Card> = (0..CARDS)
            .map(|_| [zone(), zone(), zone(), zone()].join(" ").parse().expect("a card"))
            .collect();
        let cards: Vec<&Card> = cards.iter().collect();
        for counts in COUNTS {
            check(&cards, seed, counts, 400);
        }
    }
}
