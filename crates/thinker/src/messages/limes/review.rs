//! A review, put together from its parts.

use super::answer::{Answer, Judged, ReviewPart};
use super::seat_view;
use crate::messages::{self, Failure, Hundredths, Merge, Stage};
use bots::limes::judge::{Review, ReviewedTurn};
use limes::{Game, Seat};

/// The parts of a review as they come in, in any order. What comes of them does not depend on that order: turns are told
/// round by round, and summed up in the order of their rounds.
#[derive(Debug)]
pub(crate) struct ReviewMerge {
    game: Game,
    seat: Seat,
    /// How far each part is, from 0 to 1; the last one is par.
    progress: Vec<f64>,
    turns: Vec<Option<Judged>>,
    /// How many turns were told.
    told: usize,
    par: Option<f64>,
    hundredths: Hundredths,
}

impl ReviewMerge {
    /// Before the first part.
    ///
    /// # Errors
    /// If there is nothing to review.
    pub(crate) fn new(record: &str, seat: usize) -> Result<ReviewMerge, Failure> {
        let game = seat_view::read(record)?;
        let seat = seat_view::seat(&game, seat)?;
        let turns = game.players()[seat.index()].turns().len();
        if turns == 0 {
            return Err(Failure::NoTurns);
        }
        Ok(ReviewMerge {
            game,
            seat,
            progress: vec![0.0; turns + 1],
            turns: vec![None; turns],
            told: 0,
            par: None,
            hundredths: Hundredths::default(),
        })
    }

    fn advance(&mut self, part: usize, done: f64) {
        if let Some(progress) = self.progress.get_mut(part) {
            *progress = progress.max(done);
        }
    }

    /// What can be told now and was not told before.
    fn news(&mut self) -> Vec<messages::Answer> {
        let mut news = Vec::new();
        let done = self.progress.iter().sum::<f64>() / self.progress.len() as f64;
        if let Some(part) = self.hundredths.advance(done) {
            let unjudged = self.turns.iter().position(Option::is_none);
            let stage = unjudged.map_or(Stage::Par, |place| Stage::Round(place + 1));
            news.push(messages::Answer::Progress { part, stage });
        }
        while let Some(Some(turn)) = self.turns.get(self.told) {
            news.push(Answer::Judged(turn.clone()).into());
            self.told += 1;
        }
        if let (Some(par), true) = (self.par, self.told == self.turns.len()) {
            news.push(self.whole(par).into());
        }
        news
    }

    fn whole(&self, par: f64) -> Answer {
        let turns: Vec<Judged> = self.turns.iter().flatten().cloned().collect();
        let reviewed = turns.iter().map(ReviewedTurn::from).collect();
        Answer::reviewed(&Review::of(&self.game, self.seat, par, reviewed), turns)
    }
}

impl Merge for ReviewMerge {
    fn add(&mut self, part: usize, answer: messages::Answer) -> Vec<messages::Answer> {
        match answer {
            messages::Answer::Progress { part: done, .. } => self.advance(part, done),
            messages::Answer::Limes(Answer::ReviewPart(found)) => {
                match found {
                    ReviewPart::Par(par) => self.par = Some(par),
                    ReviewPart::Turn(turn) => {
                        if let Some(place) = self.turns.get_mut(part) {
                            *place = Some(turn);
                        }
                    }
                }
                self.advance(part, 1.0);
            }
            _ => {}
        }
        self.news()
    }
}

impl From<&Judged> for ReviewedTurn {
    fn from(turn: &Judged) -> ReviewedTurn {
        let &Judged { round, played, best, cost, expected, .. } = turn;
        ReviewedTurn { round, played, best, cost, expected }
    }
}
