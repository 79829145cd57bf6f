//! The games that were played to their end at this screen.

use crate::limes::state::Seats;
use crate::shell::storage::{Kept, KeptFault, list, seal, unseal};
use limes::{Band, Record, Seat};
use record::Header;
use std::fmt;

const DATE: &str = "Date";
const SEED: &str = "Seed";

/// What kind of game it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One person alone.
    Solo,
    /// One person against bots.
    Bots,
    /// Several persons.
    Together,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    record: Record,
}

/// The game still goes on, so it has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOver;

impl fmt::Display for NotOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is not over")
    }
}

impl std::error::Error for NotOver {}

impl FinishedGame {
    /// A game that is over.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(record: Record) -> Result<FinishedGame, NotOver> {
        if record.game.is_over() { Ok(FinishedGame { record }) } else { Err(NotOver) }
    }

    /// The whole game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// When it was played, as it was noted.
    pub fn date(&self) -> Option<&str> {
        self.header(DATE)
    }

    /// The seed of its draw.
    pub fn seed(&self) -> Option<&str> {
        self.header(SEED)
    }

    fn header(&self, name: &str) -> Option<&str> {
        let header = self.record.headers.iter().find(|header| header.name == name);
        header.map(|header| header.value.as_str())
    }

    /// What kind of game it was.
    pub fn kind(&self) -> Kind {
        match (self.record.game.players().len(), self.own()) {
            (1, _) => Kind::Solo,
            (_, Some(_)) => Kind::Bots,
            (_, None) => Kind::Together,
        }
    }

    /// The seat of the only person; `None` where several played.
    pub fn own(&self) -> Option<Seat> {
        Seats::of_record(&self.record).only_person()
    }

    /// The total of the only person.
    pub fn total(&self) -> Option<u32> {
        let player = self.record.game.player(self.own()?).ok()?;
        Some(player.display().total())
    }

    /// The band of that total.
    pub fn band(&self) -> Option<Band> {
        self.total().map(Band::of)
    }
}

/// The games that were played, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    games: Vec<FinishedGame>,
}

/// What many results come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Statistics {
    /// How many games.
    pub count: usize,
    /// The highest total.
    pub best: Option<u32>,
    /// The mean total.
    pub mean: Option<f64>,
    /// How many games in each band, worst first, as in [`Band::ALL`].
    pub bands: [usize; 5],
}

impl Statistics {
    /// Of these totals.
    pub fn of(totals: impl Iterator<Item = u32>) -> Statistics {
        let mut statistics = Statistics::default();
        let mut sum = 0u64;
        for total in totals {
            statistics.count += 1;
            statistics.best = statistics.best.max(Some(total));
            sum += u64::from(total);
            for (count, band) in statistics.bands.iter_mut().zip(Band::ALL) {
                *count += usize::from(band == Band::of(total));
            }
        }
        let mean = sum as f64 / statistics.count as f64;
        statistics.mean = (statistics.count > 0).then_some(mean);
        statistics
    }
}

impl History {
    /// Adds a game with the date it was played on. A game that is there already is not added again, so the page of
    /// a result can be opened twice. Answers whether it was added.
    ///
    /// # Errors
    /// If it is not over.
    pub fn add(&mut self, mut record: Record, date: &str) -> Result<bool, NotOver> {
        if !record.headers.iter().any(|header| header.name == DATE) {
            // No header holds control characters.
            let date: String = date.chars().filter(|c| !c.is_control()).collect();
            record.headers.push(Header::new(DATE, date));
        }
        let game = FinishedGame::new(record)?;
        let known = self.games.iter().any(|other| other.record.game == game.record.game);
        if !known {
            self.games.push(game);
        }
        Ok(!known)
    }

    /// Throws a game away, by its place.
    pub fn remove(&mut self, place: usize) {
        if place < self.games.len() {
            self.games.remove(place);
        }
    }

    /// The games, oldest first.
    pub fn games(&self) -> &[FinishedGame] {
        &self.games
    }

    /// What a person's own results of one kind come to.
    pub fn statistics(&self, kind: Kind) -> Statistics {
        let games = self.games.iter().filter(|game| game.kind() == kind);
        Statistics::of(games.filter_map(FinishedGame::total))
    }
}

impl Kept for History {
    const KIND: &'static str = "history";

    /// A list of records.
    fn write(&self) -> String {
        let records: Vec<String> = self.games.iter().map(|game| game.record.to_string()).collect();
        seal(History::KIND, &[("records", list(&records))])
    }

    /// A game that cannot be read costs only itself.
    fn read(text: &str) -> Result<(History, Vec<KeptFault>), KeptFault> {
        let entries = unseal(History::KIND, text)?;
        let (mut games, mut faults) = (Vec::new(), Vec::new());
        for (text, number) in entries.texts("records")?.iter().zip(1..) {
            match Record::parse(text.as_bytes()).map(FinishedGame::new) {
                Ok(Ok(game)) => games.push(game),
                Ok(Err(NotOver)) => faults.push(KeptFault::NotOver(number)),
                Err(fault) => faults.push(KeptFault::Record(number, fault)),
            }
        }
        Ok((History { games }, faults))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;

    #[test]
    fn results_are_kept_with_their_games() {
        let mut history = History::default();
        let (solo, duel) = (finished(&["Ada"], 1), finished(&["Ada", "Bot"], 2));
        let mut against = duel.clone();
        against.headers.push(Header::new("Bot", "2 expert"));
        assert_eq!(history.add(solo.clone(), "2026-05-01"), Ok(true));
        assert_eq!(history.add(solo.clone(), "2026-05-02"), Ok(false), "the same game");
        assert_eq!(history.add(against, "2026-05\n-03"), Ok(true));
        assert_eq!(history.add(finished(&["Ada", "Ben"], 3), "2026-05-04"), Ok(true));
        let (again, faults) = History::read(&history.write()).expect("readable");
        assert_eq!((&again, faults.len()), (&history, 0));

        let games = again.games();
        assert_eq!(games[0].date(), Some("2026-05-01"));
        assert_eq!(games[1].date(), Some("2026-05-03"));
        let kinds: Vec<Kind> = games.iter().map(FinishedGame::kind).collect();
        assert_eq!(kinds, [Kind::Solo, Kind::Bots, Kind::Together]);
        assert_eq!(games[0].total(), Some(solo.game.players()[0].display().total()));
        assert_eq!(games[1].total(), Some(duel.game.players()[0].display().total()));
        assert_eq!((games[2].total(), games[2].band()), (None, None));
        assert_eq!(again.statistics(Kind::Solo).best, games[0].total());
        assert_eq!(again.statistics(Kind::Together), Statistics::default());
    }

    #[test]
    fn statistics_count_bands_best_and_mean() {
        let statistics = Statistics::of([27, 28, 49, 60].into_iter());
        assert_eq!((statistics.count, statistics.best), (4, Some(60)));
        assert_eq!(statistics.mean, Some(41.0));
        assert_eq!(statistics.bands, [1, 1, 0, 0, 2]);
    }

    #[test]
    fn one_broken_game_does_not_lose_the_others() {
        let mut history = History::default();
        for seed in 0..3 {
            history.add(finished(&["Ada"], seed), "2026").expect("over");
        }
        let broken = history.write().replacen("16. ", "17. ", 1);
        let (again, faults) = History::read(&broken).expect("readable");
        assert_eq!(again.games(), &history.games()[1..]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].to_string().starts_with("game 1: line "), "{}", faults[0]);
    }

    #[test]
    fn a_game_that_goes_on_is_no_result() {
        let mut history = History::default();
        let mut record = finished(&["Ada"], 1);
        record.game =
            limes::Game::new(record.game.deck().clone(), record.game.variants(), &["Ada"])
                .expect("a game");
        assert_eq!(history.add(record, "2026"), Err(NotOver));
    }
}
