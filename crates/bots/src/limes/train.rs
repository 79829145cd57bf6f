//! Training the net: it plays random draws and learns, turn by turn, from what it expects a turn later.
//!
//! Temporal differences with λ-returns, Adam, a falling rate. The games of one step are played side by side and
//! their slopes added in order, so the result does not depend on how many cores there are.

use crate::limes::evaluator::Evaluator;
use crate::limes::net::learn::Sample;
use crate::limes::net::weights::Weights;
use crate::limes::net::{IDLE, Net, Stage, row_of};
use crate::limes::pile_shares::PileShares;
use crate::parallel;
use dice::Dice;
use limes::{CARDS, CardNumber, CardSet, Deck, Display, LaidCard, TurnGroup, Variants};

/// How the net is trained.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Games in all.
    pub games: u64,
    /// Games between two changes of the weights.
    pub step: u64,
    /// The rate at the start; it falls to a fiftieth.
    pub rate: f32,
    /// How far ahead the target of a turn looks: 0 one turn, 1 to the end of the game.
    pub lambda: f32,
    /// One game in so many is played with a random deck and random variants.
    pub odd_decks: u64,
    /// The seed of all random numbers.
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Training {
        Training { games: 1_200_000, step: 32, rate: 0.003, lambda: 0.6, odd_decks: 5, seed: 1 }
    }
}

/// How a part of the training went.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Games so far.
    pub games: u64,
    /// The mean final score since the last report, with the built-in deck.
    pub mean: f64,
}

/// Trains a net from nothing and reports now and then.
pub fn train(training: &Training, every: u64, mut report: impl FnMut(Report, &Net)) -> Net {
    let mut dice = Dice::new(training.seed);
    let mut weights = Weights::untrained(|| (dice.roll() >> 40) as f32 / (1 << 23) as f32 - 1.0);
    let unlearned = weights.rows.clone();
    let mut net = Net::of(weights.clone());
    let mut adam = Adam { mean: Weights::zero(), square: Weights::zero(), steps: 0 };
    let (mut sum, mut count) = (0.0, 0.0);
    let mut games = 0;
    while games < training.games {
        let played =
            parallel::map(training.step as usize, |i| play(&net, training, games + i as u64));
        games += training.step;
        let mut slope = Weights::zero();
        let mut samples = 0;
        for game in &played {
            for (sample, target) in game.samples.iter().zip(&game.targets) {
                let error = weights.value_of(sample) - target;
                weights.add_slope(sample, error, &mut slope);
                samples += 1;
            }
            if game.classic {
                sum += f64::from(game.total);
                count += 1.0;
            }
        }
        let rate = training.rate * (1.0 - games as f32 / training.games as f32).max(0.02);
        adam.step(&mut weights, &mut slope, rate, samples as f32);
        net = Net::of(weights.clone());
        if games % every < training.step {
            report(Report { games, mean: sum / count }, &net);
            (sum, count) = (0.0, 0.0);
        }
    }
    // A row that never came up in a game still has its random start, which means nothing.
    for (row, unlearned) in weights.rows.iter_mut().zip(&unlearned) {
        if row == unlearned {
            row.fill(0.0);
        }
    }
    Net::of(weights)
}

struct TrainingGame {
    samples: Vec<Sample>,
    targets: Vec<f32>,
    total: u32,
    classic: bool,
}

/// Plays one game and says what each turn should have been worth.
fn play(net: &Net, training: &Training, game: u64) -> TrainingGame {
    let mut dice = Dice::new(training.seed ^ (game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let classic = !game.is_multiple_of(training.odd_decks);
    let odd = (!classic).then(|| random_deck(&mut dice));
    let variants = if classic { Variants::NONE } else { Variants::ALL[(dice.roll() & 3) as usize] };
    let evaluator = Evaluator::new(odd.as_ref().unwrap_or(Deck::classic()), variants, net);

    let mut pile = CardSet::FULL;
    let mut display = Display::new();
    let mut samples = Vec::with_capacity(CARDS);
    for left in (0..CARDS).rev() {
        let Some(number) = draw(&mut dice, &mut pile) else { break };
        let card = evaluator.card(number);
        let Some(best) = evaluator.best_estimate(&display, card, pile, left) else { break };
        if left > 0 {
            samples.extend(sample(&evaluator, &display, number, pile, left, best.turn));
        }
        let Ok(after) = display.after(card, best.turn, variants) else { break };
        display = after;
    }
    let total = display.total();
    let mut targets = vec![0.0; samples.len()];
    let mut target = total as f32;
    let mut next = total as f32;
    for (sample, slot) in samples.iter().zip(&mut targets).rev() {
        target = (1.0 - training.lambda) * next + training.lambda * target;
        *slot = target;
        next = net.weights.value_of(sample);
    }
    TrainingGame { samples, targets, total, classic }
}

/// The sample of the turn that was chosen, found again among the turns that lay the card in the same way.
fn sample(
    evaluator: &Evaluator<'_>,
    display: &Display,
    card: CardNumber,
    pile: CardSet,
    left: usize,
    turn: limes::Turn,
) -> Option<Sample> {
    let shares = evaluator.shares(pile);
    let mut found = None;
    display.each_laid_card(evaluator.card(card), evaluator.variants, |laid| {
        if (laid.cell(), laid.rotation()) == (turn.cell, turn.rotation) {
            let mut chosen = None;
            laid.each_turn_group(|_, group| {
                if group.turn == turn {
                    chosen = Some(group);
                }
            });
            found = chosen.map(|group| sample_of(laid, &group, shares, left, display.supply()));
        }
    });
    found
}

fn sample_of(
    laid: &LaidCard<'_>,
    group: &TurnGroup,
    shares: PileShares,
    left: usize,
    supply: usize,
) -> Sample {
    let mut rows = Vec::new();
    let mut total = 0;
    for (number, territory) in laid.territories().iter().enumerate() {
        let workers = territory.workers + u32::from(group.enters == Some(number))
            - u32::from(group.leaves == Some(number));
        rows.push(row_of(territory, workers > 0) as u16);
        rows.extend((1..workers).map(|_| IDLE as u16));
        total += if workers > 0 { territory.worth } else { 0 };
    }
    let stage = Stage { left, supply: supply - usize::from(group.is_placing()) };
    Sample { rows, shares, stage, total: total as f32 }
}

fn draw(dice: &mut Dice, pile: &mut CardSet) -> Option<CardNumber> {
    let card = pile.iter().nth(dice.below(pile.len()))?;
    pile.remove(card);
    Some(card)
}

/// A deck of random zones: now rich in one landscape, now in another.
fn random_deck(dice: &mut Dice) -> Deck {
    let shares: [usize; 4] = std::array::from_fn(|_| 1 + dice.below(6));
    let mut zone = || {
        let mut pick = dice.below(shares.iter().sum());
        let kind = shares.iter().position(|&share| {
            let here = pick < share;
            pick = pick.wrapping_sub(share);
            here
        });
        let hut = ["", "", "h", "hh"][dice.below(4).min(dice.below(4))];
        match kind {
            Some(1) => "~".to_owned(),
            kind => format!("{}{hut}", ["=", "~", "^", "#"][kind.unwrap_or(0)]),
        }
    };
    let cards: Vec<String> =
        (0..limes::DECK).map(|_| [zone(), zone(), zone(), zone()].join(" ")).collect();
    Deck::new("random", &cards).unwrap_or_else(|_| Deck::classic().clone())
}

/// Adam: steps along the slope, smoothed and scaled weight by weight.
struct Adam {
    mean: Weights,
    square: Weights,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, slope: &mut Weights, rate: f32, samples: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_scale = 1.0 / (1.0 - KEEP_MEAN.powi(self.steps));
        let square_scale = 1.0 / (1.0 - KEEP_SQUARE.powi(self.steps));
        let groups = weights.groups().into_iter().zip(slope.groups());
        let memory = self.mean.groups().into_iter().zip(self.square.groups());
        for ((numbers, slopes), (means, squares)) in groups.zip(memory) {
            for i in 0..numbers.len() {
                let slope = slopes[i] / samples;
                means[i] = KEEP_MEAN * means[i] + (1.0 - KEEP_MEAN) * slope;
                squares[i] = KEEP_SQUARE * squares[i] + (1.0 - KEEP_SQUARE) * slope * slope;
                let scaled = (squares[i] * square_scale).sqrt() + 1e-8;
                numbers[i] -= rate * means[i] * mean_scale / scaled;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short() -> Training {
        Training { games: 96, ..Training::default() }
    }

    #[test]
    fn the_same_training_gives_the_same_net() {
        let [one, other] = [(); 2].map(|()| train(&short(), 1000, |_, _| {}).to_bytes());
        assert_eq!(one, other);
    }

    #[test]
    fn another_seed_gives_another_net() {
        let other = Training { seed: 2, ..short() };
        let [one, other] = [short(), other].map(|c| train(&c, 1000, |_, _| {}).to_bytes());
        assert_ne!(one, other);
    }

    #[test]
    fn random_decks_are_decks() {
        let mut dice = Dice::new(3);
        for _ in 0..50 {
            assert_eq!(random_deck(&mut dice).name(), "random");
        }
    }

    /// The slope that is worked out is the slope that is there: nudge a weight, and the value follows.
    #[test]
    fn slopes_point_uphill() {
        let net = Net::learned();
        let evaluator = Evaluator::new(Deck::classic(), Variants::NONE, net);
        let card = CardNumber::new(5).expect("a card");
        let display = Display::from_picture("=@ ~ \n ^h #").expect("a picture");
        let pile = CardSet::FULL;
        let best =
            evaluator.best_estimate(&display, evaluator.card(card), pile, 7).expect("a turn");
        let sample = sample(&evaluator, &display, card, pile, 7, best.turn).expect("a sample");
        let weights = &net.weights;
        assert!((weights.value_of(&sample) - best.value).abs() < 1e-3);

        let mut slope = Weights::zero();
        weights.add_slope(&sample, 1.0, &mut slope);
        let mut checked = 0;
        for group in 0..5 {
            let slopes: Vec<f32> = slope.groups()[group].to_vec();
            let steepest =
                (0..slopes.len()).max_by(|&a, &b| slopes[a].abs().total_cmp(&slopes[b].abs()));
            let at = steepest.expect("weights");
            let mut nudged = weights.clone();
            let step = 1e-2;
            nudged.groups()[group][at] += step;
            let risen = nudged.value_of(&sample) - weights.value_of(&sample);
            let expected = slopes[at] * step;
            assert!((risen - expected).abs() < 0.05 * expected.abs() + 1e-3, "group {group}");
            checked += usize::from(expected != 0.0);
        }
        assert_eq!(checked, 5);
    }
}
