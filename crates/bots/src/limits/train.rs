//! Training the net: it plays rounds against itself and against the other policies, and what went well becomes likelier.
//!
//! Policy gradients: every decision of a round answers for what the round brought, compared with what rounds against the same
//! rivals bring on average. What a round tells is remembered whole, so a game with an open pile is no other game. The games
//! of one step are played side by side and their slopes added in order, so the result does not depend on how many cores there
//! are.

use crate::limits::policy::{Candidates, Net, Policy, WEIGHTS};
use crate::limits::situation::Situation;
use crate::parallel;
use arrayvec::ArrayVec;
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
    /// How many of ten games are played against careful, thrifty and cautious players. In the others the net plays against
    /// itself.
    pub of_ten: [usize; 3],
    /// The seed of all random numbers.
    pub seed: u64,
}

impl Training {
    /// A training that begins with nothing.
    pub const FIRST: Training = Training {
        games: 240_000,
        step: 64,
        rate: 0.002,
        curiosity: 0.03,
        of_ten: [3, 3, 1],
        seed: 1,
    };

    /// A training that goes on from the first: mostly against careful players, who are beaten in a way of their own.
    pub const FURTHER: Training =
        Training { games: 100_000, rate: 0.001, of_ten: [6, 2, 1], seed: 11, ..Training::FIRST };
}

/// How a part of the training went.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Games so far.
    pub games: u64,
    /// What a round against others than itself brought, on average since the last report: 3 is the most.
    pub mean: f64,
}

/// Trains a net and reports now and then. It begins with nothing, or goes on from weights as they are stored. The result is the
/// weights as they are stored.
pub fn train(
    training: &Training,
    from: Option<&[u8]>,
    every: u64,
    mut report: impl FnMut(Report, &[u8]),
) -> Vec<u8> {
    let mut dice = Dice::new(training.seed);
    let mut net = match from {
        Some(stored) => Net::read(stored),
        None => Net { weights: (0..3 * WEIGHTS).map(|_| (dice.unit() - 0.5) * 0.4).collect() },
    };
    let mut adam = Adam { mean: vec![0.0; 3 * WEIGHTS], square: vec![0.0; 3 * WEIGHTS], steps: 0 };
    let mut usual = Usual::default();
    let (mut sum, mut count) = (0.0, 0.0);
    let mut games = 0;
    while games < training.games {
        let left = (1.0 - games as f32 / training.games as f32).max(0.02);
        let played = parallel::map(training.step as usize, |i| {
            let seed = training.seed ^ (games + i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let dice = &mut Dice::new(seed);
            let kind = GameKind::any(training.of_ten, dice);
            play(&net, kind, usual.gain(kind), training.curiosity * left, dice)
        });
        games += training.step;
        let mut slope = vec![0.0; 3 * WEIGHTS];
        let mut decisions = 0.0;
        for game in &played {
            slope.iter_mut().zip(&game.slope).for_each(|(sum, part)| *sum += part);
            decisions += game.decisions;
            usual.learn(game);
            if game.kind.rivals.is_some() {
                sum += game.mean;
                count += 1.0;
            }
        }
        adam.step(&mut net.weights, &slope, training.rate * left, decisions);
        if games % every < training.step {
            report(Report { games, mean: sum / count }, &net.bytes());
            (sum, count) = (0.0, 0.0);
        }
    }
    net.bytes()
}

/// Whom the net plays against, unless against itself.
const RIVALS: [Policy; 3] = [Policy::CAREFUL, Policy::Thrifty, Policy::CAUTIOUS];

/// How many play, and against whom.
#[derive(Clone, Copy)]
struct GameKind {
    players: usize,
    /// One of [`RIVALS`], by place; `None` if the net plays against itself.
    rivals: Option<usize>,
}

impl GameKind {
    /// Most games are for two.
    fn any(of_ten: [usize; 3], dice: &mut Dice) -> GameKind {
        let players = if dice.below(3) > 0 { 2 } else { 3 + dice.below(4) };
        let mut point = dice.below(10);
        for (place, share) in of_ten.into_iter().enumerate() {
            match point.checked_sub(share) {
                None => return GameKind { players, rivals: Some(place) },
                Some(left) => point = left,
            }
        }
        GameKind { players, rivals: None }
    }

    /// Who sits where.
    fn seated(self, dice: &mut Dice) -> Seated {
        let mut seated = [self.rivals.map(|place| RIVALS[place]); MAX_PLAYERS];
        seated[dice.below(self.players)] = None;
        seated
    }
}

/// What decisions bring in games of each kind, on average.
#[derive(Clone, Copy, Default)]
struct Usual {
    gains: [[f32; RIVALS.len()]; MAX_PLAYERS + 1],
}

impl Usual {
    /// Against itself the net gains nothing.
    fn gain(&self, kind: GameKind) -> f32 {
        kind.rivals.map_or(0.0, |rivals| self.gains[kind.players][rivals])
    }

    fn learn(&mut self, game: &TrainingGame) {
        if let Some(rivals) = game.kind.rivals {
            let gain = &mut self.gains[game.kind.players][rivals];
            *gain += 0.01 * (game.gains / game.decisions.max(1.0) - *gain);
        }
    }
}

/// What a game taught.
struct TrainingGame {
    kind: GameKind,
    slope: Vec<f32>,
    /// How many decisions the net made.
    decisions: f32,
    /// What their rounds brought, summed over them.
    gains: f32,
    /// What a round brought on average.
    mean: f64,
}

/// A decision that the net made.
struct Made {
    candidates: Candidates,
    chances: ArrayVec<f32, 12>,
    chosen: usize,
    seat: Seat,
}

impl Made {
    /// Makes a decision that gained more than is usual likelier, and one that gained less rarer.
    fn add_slope(&self, net: &Net, gain: f32, curiosity: f32, slope: &mut [f32]) {
        let chances = &self.chances;
        let entropy: f32 =
            -chances.iter().map(|&chance| chance * chance.max(1e-9).ln()).sum::<f32>();
        for (place, (candidate, &chance)) in self.candidates.iter().zip(chances).enumerate() {
            let chosen = f32::from(place == self.chosen);
            let towards =
                gain * (chosen - chance) - curiosity * chance * (chance.max(1e-9).ln() + entropy);
            // Most decisions are all but out of the question, and teach nothing.
            if towards.abs() > 1e-4 {
                net.add_slope(candidate, towards, slope);
            }
        }
    }
}

/// Who sits at a table: the net, or one of the others.
type Seated = [Option<Policy>; MAX_PLAYERS];

fn play(net: &Net, kind: GameKind, usual: f32, curiosity: f32, dice: &mut Dice) -> TrainingGame {
    let players = kind.players;
    let seated = kind.seated(dice);
    let rounds = limit_cards_used(players).unwrap_or(10);
    let mut numbers: Vec<usize> = (1..=LIMIT_CARDS).collect();
    dice.shuffle(&mut numbers);
    let mut colours: Vec<Colour> =
        Colour::ALL.into_iter().flat_map(|colour| [colour; CARDS_OF_A_COLOUR]).collect();
    dice.shuffle(&mut colours);
    let start = Seat::from_index(dice.below(players));
    let mut table = Table::deal(players, start, colours.into_iter().collect());
    let mut game =
        TrainingGame { kind, slope: vec![0.0; 3 * WEIGHTS], decisions: 0.0, gains: 0.0, mean: 0.0 };
    let cards = numbers.into_iter().filter_map(LimitCardNumber::new);
    for (round, number) in cards.take(rounds).enumerate() {
        let before = table.points;
        let card = LimitDeck::built_in().card(number);
        let made = play_round(net, &seated, &mut table, card, rounds - 1 - round, dice);
        let gains = gains(&table, &before);
        for decision in &made {
            let gain = gains[decision.seat] / 3.0;
            decision.add_slope(net, gain - usual, curiosity, &mut game.slope);
            game.gains += gain;
        }
        game.decisions += made.len() as f32;
        if let Some(decision) = made.first() {
            game.mean += f64::from(gains[decision.seat]) / rounds as f64;
        }
    }
    game
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
) -> Vec<Made> {
    let mut made = Vec::new();
    let mut decide = |table: &Table, seat: Seat| {
        let situation = Situation::at(table, seat, card, rounds_left);
        match seated[seat.index()] {
            Some(policy) => policy.choose(&situation, dice),
            None => {
                let candidates = Net::candidates(&situation);
                let chances = net.chances(&candidates, 1.0);
                let chosen = pick_place(&chances, dice);
                let decision = candidates[chosen].decision;
                made.push(Made { candidates, chances, chosen, seat });
                Some(decision)
            }
        }
    };
    for seat in table.seats() {
        if let Some(Decision::Hide(colour)) = decide(table, seat) {
            table.hide(seat, colour).expect("a policy decides what is legal");
        }
    }
    loop {
        let seat = table.to_move;
        let Some(Decision::Act(action)) = decide(table, seat) else { break };
        table.act(seat, action, card).expect("a policy decides what is legal");
        if let Action::Suspect(_) = action {
            break;
        }
    }
    made
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
