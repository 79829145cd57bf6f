//! A review, put together from its parts.

use super::answer::{Answer, Judged, Reviewed};
use super::frame;
use crate::messages::{self, Failure, Hundredths, Merge, Stage};
use bots::limits::{Review, ReviewedDecision};
use limits::{Game, Record, Seat};

/// The game of a record; its other headers are not looked at.
pub(crate) fn read(record: &str) -> Result<Game, Failure> {
    let record = Record::parse(record.as_bytes());
    record.map(|record| record.game).map_err(|fault| Failure::Record(fault.to_string()))
}

/// The seat with this number, counted from 0, if somebody sits there.
pub(crate) fn seat(game: &Game, number: usize) -> Result<Seat, Failure> {
    frame::seat(number, game.players().len())
}

/// In how many rounds a seat has decided something.
pub(crate) fn rounds(record: &str, number: usize) -> Result<usize, Failure> {
    let game = read(record)?;
    let seat = seat(&game, number)?;
    Ok(rounds_of(&game, seat))
}

/// Everybody hides a card in every round before anybody acts.
fn rounds_of(game: &Game, seat: Seat) -> usize {
    game.past_rounds().len() + usize::from(game.round().face_down(seat).is_some())
}

/// The parts of a review as they come in, in any order, one for each round. What comes of them does not depend on that order.
#[derive(Debug)]
pub(crate) struct ReviewMerge {
    game: Game,
    seat: Seat,
    /// How far each part is, from 0 to 1.
    progress: Vec<f64>,
    rounds: Vec<Option<Vec<Judged>>>,
    /// How many rounds were told.
    told: usize,
    hundredths: Hundredths,
}

impl ReviewMerge {
    /// Before the first part.
    ///
    /// # Errors
    /// If there is nothing to review.
    pub(crate) fn new(record: &str, number: usize) -> Result<ReviewMerge, Failure> {
        let game = read(record)?;
        let seat = seat(&game, number)?;
        let rounds = rounds_of(&game, seat);
        if rounds == 0 {
            return Err(Failure::NoTurns);
        }
        Ok(ReviewMerge {
            game,
            seat,
            progress: vec![0.0; rounds],
            rounds: vec![None; rounds],
            told: 0,
            hundredths: Hundredths::default(),
        })
    }

    /// How many rounds there are.
    pub(crate) fn len(&self) -> usize {
        self.rounds.len()
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
            let unjudged = self.rounds.iter().position(Option::is_none);
            let round = unjudged.map_or(self.rounds.len(), |place| place + 1);
            news.push(messages::Answer::Progress { part, stage: Stage::Round(round) });
        }
        while let Some(Some(round)) = self.rounds.get(self.told) {
            news.extend(round.iter().map(|&judged| Answer::Judged(judged).into()));
            self.told += 1;
            if self.told == self.rounds.len() {
                news.push(Answer::Reviewed(self.whole()).into());
            }
        }
        news
    }

    fn whole(&self) -> Reviewed {
        let decisions: Vec<Judged> = self.rounds.iter().flatten().flatten().copied().collect();
        let reviewed = decisions.iter().map(ReviewedDecision::from).collect();
        Reviewed::new(&Review::of(&self.game, self.seat, reviewed), decisions)
    }
}

impl Merge for ReviewMerge {
    fn add(&mut self, part: usize, answer: messages::Answer) -> Vec<messages::Answer> {
        match answer {
            messages::Answer::Progress { part: done, .. } => self.advance(part, done),
            messages::Answer::Limits(Answer::ReviewPart(judged)) => {
                if let Some(place) = self.rounds.get_mut(part) {
                    *place = Some(judged);
                }
                self.advance(part, 1.0);
            }
            _ => {}
        }
        self.news()
    }
}
