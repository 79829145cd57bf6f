//! Games of a day: a seed for every date in UTC, the same for everybody. The first finished game of a day counts.

use crate::shell::game_id::GameId;
use crate::shell::storage::StoredGame;
use record::Seed;
use std::collections::BTreeSet;

/// What the seed of a day begins with; its date follows.
const DAILY: &str = "daily ";

/// A game that plays the cards of a day.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DailyGame<G> {
    /// The date whose cards it plays.
    pub(crate) date: String,
    /// The date on which it was begun, if that is noted.
    pub(crate) begun: Option<String>,
    /// The game.
    pub(crate) game: G,
}

/// Which of the stored games are games of a day, as each game tells: its name in storage, and how its documents are read.
pub(crate) struct DailyKind<G> {
    /// The name of the game in storage.
    pub(crate) stored_as: &'static str,
    /// Reads a document, if it plays the cards of a day under the rules of that day.
    pub(crate) read: fn(&str) -> Option<DailyGame<G>>,
}

impl<G> Clone for DailyKind<G> {
    fn clone(&self) -> DailyKind<G> {
        *self
    }
}

impl<G> Copy for DailyKind<G> {}

impl<G> DailyKind<G> {
    /// Most games are of no day, and reading them all would take a while.
    fn game(self, stored: &StoredGame) -> Option<DailyGame<G>> {
        let is_candidate = stored.game == self.stored_as && stored.document.contains(DAILY);
        if is_candidate { (self.read)(&stored.document) } else { None }
    }
}

/// What this device knows of a day's game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DayState<G> {
    /// One that goes on.
    pub(crate) running: Option<(GameId, Box<G>)>,
    /// The one that counts: the first that was finished.
    pub(crate) finished: Option<(GameId, Box<G>)>,
    /// On how many days in a row the game of the day was finished, up to today or yesterday.
    pub(crate) streak: usize,
}

impl<G> DayState<G> {
    /// What somebody's device knows who has never played.
    pub(crate) const NOTHING: DayState<G> = DayState { running: None, finished: None, streak: 0 };

    /// What these games tell, of which the newest come first.
    pub(crate) fn of(
        kind: DailyKind<G>,
        date: &str,
        today: &str,
        running: &[StoredGame],
        finished: &[StoredGame],
    ) -> DayState<G> {
        let played = |stored: &StoredGame| {
            let game = kind.game(stored).filter(|game| game.date == date)?;
            Some((stored.id.clone(), Box::new(game.game)))
        };
        let days = finished.iter().filter_map(|stored| day_of(&kind.game(stored)?));
        DayState {
            running: running.iter().find_map(played),
            finished: finished.iter().rev().find_map(played),
            streak: streak(&days.collect(), today),
        }
    }
}

/// The seed of a date.
pub(crate) fn seed_of(date: &str) -> String {
    format!("{DAILY}{date}")
}

/// The date in the seed of a day; `None` for any other seed.
pub(crate) fn date_in(seed: &Seed) -> Option<&str> {
    seed.as_str().strip_prefix(DAILY).filter(|date| day(date).is_some())
}

/// Whether this is a date, and not one to come.
pub(crate) fn has_come(date: &str, today: &str) -> bool {
    day(date).is_some_and(|day| Some(day) <= self::day(today))
}

/// The day for which a finished game counts: the one in its seed, if it was begun on that day, which a calendar east or west of
/// here may call the day before or after.
fn day_of<G>(game: &DailyGame<G>) -> Option<u32> {
    let drawn = day(&game.date)?;
    let begun = day(game.begun.as_deref()?)?;
    (drawn.abs_diff(begun) <= 1).then_some(drawn)
}

/// The days in a row, up to today or yesterday.
fn streak(days: &BTreeSet<u32>, today: &str) -> usize {
    let Some(today) = day(today) else { return 0 };
    let last = if days.contains(&today) { today } else { today.saturating_sub(1) };
    (0..=last).rev().take_while(|day| days.contains(day)).count()
}

/// The number of a date as records write it, counted day by day; `None` for what is no date.
fn day(date: &str) -> Option<u32> {
    let bytes = date.as_bytes();
    let form = |(place, byte): (usize, &u8)| match place {
        4 | 7 => *byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    if bytes.len() != 10 || !bytes.iter().enumerate().all(form) {
        return None;
    }
    let number = |from: usize, to: usize| date.get(from..to)?.parse::<u32>().ok();
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let lengths = [31, 28 + u32::from(is_leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let before = lengths.get(..usize::try_from(month).ok()?.checked_sub(1)?)?;
    let length = *lengths.get(before.len())?;
    let past = year.checked_sub(1)?;
    let years = past * 365 + past / 4 - past / 100 + past / 400;
    (1..=length).contains(&day).then(|| years + before.iter().sum::<u32>() + day)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: &str = "2026-11-16";

    /// Documents of a game that says of itself which day it plays and when it was begun.
    const KIND: DailyKind<()> = DailyKind {
        stored_as: "dice",
        read: |document| {
            let (date, begun) = document.strip_prefix(DAILY)?.split_once(' ')?;
            let begun = (!begun.is_empty()).then(|| begun.to_owned());
            Some(DailyGame { date: date.to_owned(), begun, game: () })
        },
    };

    fn stored(id: &str, date: &str, begun: &str) -> StoredGame {
        StoredGame {
            id: GameId::new(id).expect("an id"),
            game: "dice".into(),
            version: 1,
            is_over: true,
            changed: 0.0,
            document: format!("{DAILY}{date} {begun}"),
        }
    }

    #[test]
    fn the_first_finished_game_of_a_day_counts_and_one_under_way_goes_on() {
        let state = |running: &[StoredGame], finished: &[StoredGame]| {
            DayState::of(KIND, TODAY, TODAY, running, finished)
        };
        assert_eq!(state(&[], &[]), DayState::NOTHING);
        let running = [stored("other", "2026-11-15", TODAY), stored("now", TODAY, TODAY)];
        let finished = [stored("second", TODAY, TODAY), stored("first", TODAY, TODAY)];
        let found = state(&running, &finished);
        assert_eq!(found.running.expect("a game").0.as_str(), "now");
        assert_eq!(found.finished.expect("a game").0.as_str(), "first");
        assert_eq!(found.streak, 1);
        let mut rubbish = stored("rubbish", TODAY, TODAY);
        rubbish.document.truncate(10);
        let mut other_game = stored("other", TODAY, TODAY);
        other_game.game = "chess".into();
        assert_eq!(state(&[rubbish.clone()], &[rubbish, other_game]), DayState::NOTHING);
    }

    #[test]
    fn a_streak_is_days_in_a_row() {
        let check = |days: &[(&str, &str)], streak: usize| {
            let games: Vec<_> = days.iter().map(|(day, begun)| stored("a", day, begun)).collect();
            let found = DayState::of(KIND, TODAY, TODAY, &[], &games).streak;
            assert_eq!(found, streak, "{days:?}");
        };
        let played = |days: &[&'static str]| -> Vec<(&str, &str)> {
            days.iter().map(|&day| (day, day)).collect()
        };
        check(&[], 0);
        check(&played(&["2026-11-16"]), 1);
        // Today is not over yet.
        check(&played(&["2026-11-15", "2026-11-14"]), 2);
        check(&played(&["2026-11-14"]), 0);
        check(&played(&["2026-11-16", "2026-11-15", "2026-11-13"]), 2);
        check(&played(&["2026-11-16", "2026-11-16", "2026-11-15"]), 2);
        // A day that is made up for later does not count, nor one that was never noted.
        check(&[("2026-11-16", "2026-11-16"), ("2026-11-15", "2026-11-17")], 1);
        check(&[("2026-11-16", "2026-11-16"), ("2026-11-15", "")], 1);
        check(&[("2026-11-16", "2026-11-16"), ("2026-11-15", "2026-11-16")], 2);
    }

    #[test]
    fn only_seeds_with_a_date_are_those_of_a_day() {
        let date = |seed: &str| date_in(&Seed::new(seed).expect("a seed")).map(str::to_owned);
        assert_eq!(date(&seed_of(TODAY)).as_deref(), Some(TODAY));
        for other in
            ["daily", "daily tomorrow", "daily 2026-02-30", "2026-11-16", "Daily 2026-11-16"]
        {
            assert_eq!(date(other), None, "{other}");
        }
    }

    #[test]
    fn days_are_counted_across_months_and_years() {
        let pairs = [
            ("2026-11-30", "2026-12-01"),
            ("2026-12-31", "2027-01-01"),
            ("2028-02-28", "2028-02-29"),
            ("2028-02-29", "2028-03-01"),
            ("2100-02-28", "2100-03-01"),
        ];
        for (one, next) in pairs {
            assert_eq!(day(one).map(|day| day + 1), day(next), "{one}");
        }
        for rubbish in [
            "",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "2026-1-01",
            "+026-01-01",
            "2026-01-01x",
            "0000-01-01",
            "２",
        ] {
            assert_eq!(day(rubbish), None, "{rubbish}");
        }
        assert!(has_come(TODAY, TODAY) && has_come("2026-11-15", TODAY));
        assert!(!has_come("2026-11-17", TODAY) && !has_come("soon", TODAY));
    }
}
