//! Training the net: it plays rounds against itself and against the other policies, and what went well becomes likelier.
//!
//! Policy gradients: every decision of a round answers for what the round brought, compared with what it brought on
//! average. The games of one step are played side by side and their slopes added in order, so the result does not depend
//! on how many cores there are.

use crate::limits::policy::{Candidates, Net, Policy, WEIGHTS};
use crate::limits::situation::Situation;
use crate::parallel;
use dice::Dice;
use limits::{
    Action, BySeat, CARDS_OF_A_COLOUR, Colour, Decision, LIMIT_CARDS, LimitCard, LimitCardNumber,
    LimitDeck, MAX_PLAYERS, Seat, Table, limit_cards_used,
};

/// How the net is trained.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Games in all.
    pub games: u64,
    /// Games between two changes of the weights.
    pub step: u64,
    /// The rate at the start; it falls to a fiftieth.
    pub rate: f32,
    /// How much is paid at the start for keeping several decisions likely; it falls alike.
    pub curiosity: f32,
    /// The seed of all random numbers.
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Training {
        Training { games: 1_000_000, step: 64, rate: 0.002, curiosity: 0.03, seed: 1 }
    }
}

/// How a part of the training went.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Games so far.
    pub games: u64,
    /// What a round against careful and thrifty players brought, on average since the last report: 3 is the most.
    pub mean: f64,
}

/// Trains a net from nothing and reports now and then. The result is the weights as they are stored.
pub fn train(training: &Training, every: u64, mut report: impl FnMut(Report, &[u8])) -> Vec<u8> {
    let mut dice = Dice::new(training.seed);
    let mut net = Net { weights: (0..3 * WEIGHTS).map(|_| (dice.unit() - 0.5) * 0.4).collect() };
    let mut adam = Adam { mean: vec![0.0; 3 * WEIGHTS], square: vec![0.0; 3 * WEIGHTS], steps: 0 };
    let (mut sum, mut count) = (0.0, 0.0);
    let mut games = 0;
    while games < training.games {
        let left = (1.0 - games as f32 / training.games as f32).max(0.02);
        let played = parallel::map(training.step as usize, |i| {
            let seed = training.seed ^ (games + i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let game = play(&net, &mut Dice::new(seed));
            let mut slope = vec![0.0; 3 * WEIGHTS];
            for decision in &game.decisions {
                decision.add_slope(&net, training.curiosity * left, &mut slope);
            }
            (game, slope)
        });
        games += training.step;
        let mut slope = vec![0.0; 3 * WEIGHTS];
        let mut decisions = 0;
        for (game, part) in &played {
            slope.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
            decisions += game.decisions.len();
            if let Some(mean) = game.against_others {
                sum += mean;
                count += 1.0;
            }
        }
        adam.step(&mut net.weights, &slope, training.rate * left, decisions as f32);
        if games % every < training.step {
            report(Report { games, mean: sum / count }, &net.bytes());
            (sum, count) = (0.0, 0.0);
        }
    }
    net.bytes()
}

struct TrainingGame {
    decisions: Vec<Made>,
    /// What a round brought on average, if others than itself played.
    against_others: Option<f64>,
}

/// A decision that the net made.
struct Made {
    candidates: Candidates,
    chosen: usize,
    seat: Seat,
    /// What the round brought, compared with the others.
    gain: f32,
}

impl Made {
    fn add_slope(&self, net: &Net, curiosity: f32, slope: &mut [f32]) {
        let chances = net.chances(&self.candidates, 1.0);
        let entropy: f32 =
            -chances.iter().map(|&chance| chance * chance.max(1e-9).ln()).sum::<f32>();
        for (place, (candidate, &chance)) in self.candidates.iter().zip(&chances).enumerate() {
            let chosen = f32::from(place == self.chosen);
            let towards = self.gain * (chosen - chance)
                - curiosity * chance * (chance.max(1e-9).ln() + entropy);
            net.add_slope(candidate, towards, slope);
        }
    }
}

/// Who sits at a table: the net, or one of the others.
type Seated = [Option<Policy>; MAX_PLAYERS];

fn play(net: &Net, dice: &mut Dice) -> TrainingGame {
    // Most games are for two.
    let players = if dice.below(3) > 0 { 2 } else { 3 + dice.below(4) };
    let rivals =
        [Policy::CAREFUL, Policy::CAREFUL, Policy::CAREFUL, Policy::Thrifty, Policy::CAUTIOUS];
    let among_itself = dice.below(3) == 0;
    let mut seated: Seated = [None; MAX_PLAYERS];
    if !among_itself {
        let own = dice.below(players);
        for (seat, policy) in seated.iter_mut().enumerate() {
            if seat != own {
                *policy = Some(rivals[dice.below(rivals.len())]);
            }
        }
    }
    let rounds = limit_cards_used(players).unwrap_or(10);
    let mut numbers: Vec<usize> = (1..=LIMIT_CARDS).collect();
    dice.shuffle(&mut numbers);
    let mut colours: Vec<Colour> =
        Colour::ALL.into_iter().flat_map(|colour| [colour; CARDS_OF_A_COLOUR]).collect();
    dice.shuffle(&mut colours);
    let start = Seat::from_index(dice.below(players));
    let mut table = Table::deal(players, start, colours.into_iter().collect());
    let mut made = Vec::new();
    let (mut total, mut count) = (0.0, 0.0);
    let cards = numbers.into_iter().filter_map(LimitCardNumber::new);
    for (round, number) in cards.take(rounds).enumerate() {
        let before = table.points;
        let from = made.len();
        let card = LimitDeck::built_in().card(number);
        play_round(net, &seated, &mut table, card, rounds - 1 - round, dice, &mut made);
        let gains = gains(&table, &before);
        for decision in &mut made[from..] {
            decision.gain = gains[decision.seat] / 3.0;
        }
        if let (false, Some(decision)) = (among_itself, made[from..].first()) {
            total += f64::from(gains[decision.seat]);
            count += 1.0;
        }
    }
    let against_others = (!among_itself).then(|| total / f64::max(count, 1.0));
    TrainingGame { decisions: made, against_others }
}

/// What everybody gained since these points, compared with the mean of the others.
fn gains(table: &Table, before: &BySeat<i32>) -> BySeat<f32> {
    let gain = |seat| (table.points[seat] - before[seat]) as f32;
    let sum: f32 = table.seats().map(gain).sum();
    let mut gains = BySeat::default();
    for seat in table.seats() {
        let others = (sum - gain(seat)) / (table.players - 1) as f32;
        gains[seat] = gain(seat) - others;
    }
    gains
}

fn play_round(
    net: &Net,
    seated: &Seated,
    table: &mut Table,
    card: &LimitCard,
    rounds_left: usize,
    dice: &mut Dice,
    made: &mut Vec<Made>,
) {
    let mut decide = |table: &Table, seat: Seat, made: &mut Vec<Made>| {
        let situation = Situation::at(table, seat, card, rounds_left);
        match seated[seat.index()] {
            Some(policy) => policy.choose(&situation, dice),
            None => {
                let candidates = Net::candidates(&situation);
                let chances = net.chances(&candidates, 1.0);
                let chosen = pick_place(&chances, dice);
                let decision = candidates[chosen].decision;
                made.push(Made { candidates, chosen, seat, gain: 0.0 });
                Some(decision)
            }
        }
    };
    for seat in table.seats() {
        if let Some(Decision::Hide(colour)) = decide(table, seat, made) {
            table.hide(seat, colour).expect("a policy decides what is legal");
        }
    }
    loop {
        let seat = table.to_move;
        let Some(Decision::Act(action)) = decide(table, seat, made) else { break };
        table.act(seat, action, card).expect("a policy decides what is legal");
        if let Action::Suspect(_) = action {
            break;
        }
    }
}

fn pick_place(chances: &[f32], dice: &mut Dice) -> usize {
    let mut point = dice.unit();
    for (place, chance) in chances.iter().enumerate() {
        point -= chance;
        if point < 0.0 {
            return place;
        }
    }
    chances.len() - 1
}

struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], slope: &[f32], rate: f32, samples: f32) {
        self.steps += 1;
        let (mean_bias, square_bias) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope).zip(moments) {
            let slope = slope / samples;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight += rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-8);
        }
    }
}
