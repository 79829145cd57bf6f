//! The best game on a draw that is known in full.
//!
//! A solver tries layouts of the sixteen cards by annealing and finds the best workers for each. It works in slices, so
//! that a caller can show what has been found and stop at any time, and it never reads a clock: the same seed and the
//! same amount of work always find the same game.
//!
//! ```
//! use bots::limes::solve::Solver;
//! use limes::{CardNumber, Deck, Variants};
//!
//! let draw: Vec<CardNumber> = CardNumber::all().take(16).collect();
//! let mut solver = Solver::new(Deck::classic(), Variants::NONE, &draw, &[], 7)?;
//! solver.step(2_000);
//! assert!(solver.best().score > 40);
//! assert!(solver.bound() >= solver.best().score);
//! # Ok::<(), bots::limes::solve::SolveFault>(())
//! ```

mod anneal;
mod bound;
mod cells;
mod coordinates;
mod endgame;
mod fault;
mod layout;
mod moves;
mod placement;
#[cfg(test)]
mod tests;

pub use fault::SolveFault;

use anneal::Annealing;
use dice::Dice;
use endgame::Endgame;
use layout::{Layout, Problem};
use limes::{CARDS, Card, CardNumber, Deck, Display, Game, Record, Refusal, Seat, Turn, Variants};

/// A game on the draw, from its first round to its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Its score.
    pub score: u32,
    /// Its turns, those that were played already among them.
    pub turns: Vec<Turn>,
}

impl Solution {
    /// The record of this solution: its turns with the cards of its draw, played by the rules in a solo game in which
    /// nothing has happened yet.
    ///
    /// # Errors
    /// If the rules refuse it, which happens only with another draw, deck or variants.
    pub fn record(&self, mut game: Game, draw: &[CardNumber]) -> Result<Record, Refusal> {
        for (&card, &turn) in draw.iter().zip(&self.turns) {
            game.draw(card)?;
            game.play(Seat::from_index(0), turn)?;
        }
        Ok(Record::new(game))
    }
}

/// Searches for the best game on one draw.
#[derive(Clone, Debug)]
pub struct Solver {
    cards: Vec<Card>,
    variants: Variants,
    /// The turns played already, and the display after them.
    first: Vec<Turn>,
    display: Display,
    problem: Problem,
    /// Where the cards lie that have been played.
    start: Layout,
    dice: Dice,
    run: Annealing,
    /// All trials so far.
    trials: u64,
    best: Solution,
    bound: u32,
    /// Instead of the search, if few cards are left.
    endgame: Option<Endgame>,
    /// The points and the layout of the best trial of the run.
    best_of_run: (u32, Layout),
}

/// The trials of the shortest and of the longest run. Each run is as long as all before it together, so that little
/// work already finishes one and much work is not spent on one.
const SHORTEST: u64 = 25_000;
const LONGEST: u64 = 400_000;

/// The last rounds that are tried again in every way when a run ends.
const POLISHED: usize = 2;

impl Solver {
    /// A solver for the draw of a game, of which the first turns may have been played.
    ///
    /// # Errors
    /// If the draw is not sixteen different cards, or a turn played is not legal.
    pub fn new(
        deck: &Deck,
        variants: Variants,
        draw: &[CardNumber],
        first: &[Turn],
        seed: u64,
    ) -> Result<Solver, SolveFault> {
        fault::check_draw(draw, first)?;
        let cards: Vec<Card> = draw.iter().map(|&number| deck.card(number).clone()).collect();
        let mut display = Display::new();
        for ((turn, card), round) in first.iter().zip(&cards).zip(1..) {
            display = display
                .after(card, *turn, variants)
                .map_err(|refusal| SolveFault::Turn { round, refusal })?;
        }
        let problem =
            Problem::new(&cards, variants, first.len(), coordinates::workers(&display, first));
        let start = coordinates::start(first);
        let mut dice = Dice::new(seed);
        let layout = Layout::random(&problem, &start, &mut dice);
        let run = Annealing::new(&problem, layout, SHORTEST);
        let bound = bound::bound(&cards.iter().collect::<Vec<_>>());
        let mut solver = Solver {
            best: Solution { score: 0, turns: Vec::new() },
            endgame: Endgame::new(&display, &cards[first.len()..], variants),
            best_of_run: (0, layout),
            first: first.to_vec(),
            trials: 0,
            cards,
            variants,
            display,
            problem,
            start,
            dice,
            run,
            bound,
        };
        solver.best = solver.solution(&layout);
        Ok(solver)
    }

    /// The same game from the beginning, with another seed.
    fn reseeded(&self, seed: u64) -> Solver {
        let mut dice = Dice::new(seed);
        let layout = Layout::random(&self.problem, &self.start, &mut dice);
        let run = Annealing::new(&self.problem, layout, SHORTEST);
        let best = self.solution(&layout);
        Solver { dice, run, best, trials: 0, best_of_run: (0, layout), ..self.clone() }
    }

    /// Searches on. A unit of work is one layout tried, about half a microsecond; 10 000 make a slice short enough to
    /// show progress.
    pub fn step(&mut self, work: u64) {
        if work == 0 || self.is_solved() {
            return;
        }
        if let Some(endgame) = &mut self.endgame {
            let cards = &self.cards[self.first.len()..];
            endgame.run(&self.display, cards, self.variants, work, &mut self.best);
            if endgame.is_over() {
                self.bound = self.best.score;
            }
            return;
        }
        let mut left = work;
        while left > 0 {
            if self.run.left() == 0 {
                let layout = Layout::random(&self.problem, &self.start, &mut self.dice);
                self.run = Annealing::new(&self.problem, layout, self.trials.min(LONGEST));
                self.best_of_run = (0, layout);
            }
            let trials = left.min(self.run.left());
            let best_of_run = &mut self.best_of_run;
            self.run.run(&self.problem, &mut self.dice, trials, |layout, points| {
                if points > best_of_run.0 {
                    *best_of_run = (points, *layout);
                }
            });
            if self.best_of_run.0 > self.best.score {
                self.best = self.solution(&self.best_of_run.1);
            }
            self.trials += trials;
            left -= trials;
            if self.run.left() == 0 {
                self.polish();
            }
        }
    }

    /// The best game found so far; there is one from the beginning.
    pub fn best(&self) -> &Solution {
        &self.best
    }

    /// No game on this draw scores more. `docs/SOLVE.md` has the proof.
    pub fn bound(&self) -> u32 {
        self.bound
    }

    /// Whether the best game found is known to be the best there is.
    pub fn is_solved(&self) -> bool {
        self.best.score >= self.bound
    }

    /// The layouts tried so far.
    pub fn trials(&self) -> u64 {
        self.trials
    }

    /// The game that this layout is meant for, played by the rules.
    fn solution(&self, layout: &Layout) -> Solution {
        let plan = anneal::plan(&self.problem, layout);
        let mut turns = self.first.clone();
        let mut display = self.display;
        for round in turns.len()..CARDS {
            let turn = coordinates::turn(layout, round, plan.actions[round]);
            match display.after(&self.cards[round], turn, self.variants) {
                Ok(after) => display = after,
                Err(refusal) => unreachable!("{turn} in round {}: {refusal}", round + 1),
            }
            turns.push(turn);
        }
        debug_assert_eq!(display.total(), plan.points, "the search and the rules disagree");
        Solution { score: display.total(), turns }
    }

    /// Ends the best game of a run as well as its last rounds allow. There workers may move several times and take ferries,
    /// which the search does not try; only games already begun gain by it.
    fn polish(&mut self) {
        if self.problem.workers.is_empty() {
            return;
        }
        let mut solution = self.solution(&self.best_of_run.1);
        let rounds = CARDS - POLISHED;
        let mut display = Display::new();
        for (turn, card) in solution.turns.iter().zip(&self.cards).take(rounds) {
            match display.after(card, *turn, self.variants) {
                Ok(after) => display = after,
                Err(_) => return,
            }
        }
        let (score, end) = endgame::best_end(&display, &self.cards[rounds..], self.variants);
        if score > self.best.score {
            solution.turns.truncate(rounds);
            solution.turns.extend(end);
            self.best = Solution { score, turns: solution.turns };
        }
    }
}

/// Several solvers with seeds of their own on one draw, each on a core as far as there are cores. What they find depends on
/// their number and their work, not on the number of cores.
#[derive(Clone, Debug)]
pub struct Solvers {
    solvers: Vec<Solver>,
}

impl Solvers {
    /// So many solvers, at least one.
    ///
    /// # Errors
    /// As [`Solver::new`].
    pub fn new(
        count: usize,
        deck: &Deck,
        variants: Variants,
        draw: &[CardNumber],
        first: &[Turn],
        seed: u64,
    ) -> Result<Solvers, SolveFault> {
        let mut dice = Dice::new(seed);
        // The bound takes longest, and is the same for all.
        let mut solvers = vec![Solver::new(deck, variants, draw, first, dice.roll())?];
        for _ in 1..count {
            solvers.push(solvers[0].reseeded(dice.roll()));
        }
        Ok(Solvers { solvers })
    }

    /// Every solver searches on.
    pub fn step(&mut self, work: u64) {
        let solvers = &self.solvers;
        self.solvers = crate::parallel::map(solvers.len(), |index| {
            let mut solver = solvers[index].clone();
            solver.step(work);
            solver
        });
    }

    fn leader(&self) -> &Solver {
        // The first of equals, so that the answer does not wander while nothing gets better.
        let first = &self.solvers[0];
        self.solvers.iter().fold(first, |leader, solver| {
            if solver.best.score > leader.best.score { solver } else { leader }
        })
    }

    /// The best game that any of them has found so far.
    pub fn best(&self) -> &Solution {
        self.leader().best()
    }

    /// No game on this draw scores more.
    pub fn bound(&self) -> u32 {
        self.leader().bound()
    }

    /// Whether the best game found is known to be the best there is.
    pub fn is_solved(&self) -> bool {
        self.leader().is_solved()
    }
}
