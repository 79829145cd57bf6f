//! Games of a day: a seed for every date in UTC, the same for everybody. The first game of a day to be started counts; until it is
//! finished, the day is missed. Until then its cards are not played in any other way either.
//!
//! The game that counts is begun on its day and has the id of that day ([`GameId::of_day`]). Games of earlier versions and imported ones
//! have other ids, and of them the first to be finished counts, as it did when they were played. Every other game that this device
//! begins with the cards of a day is noted as practice and never counts.

use crate::shell::game_id::GameId;
use crate::shell::storage::StoredGame;
use record::Seed;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// What the seed of a day begins with; its date follows.
const DAILY: &str = "daily ";

/// The number of 1970-01-01.
const FIRST_DAY: u32 = 719_163;

/// An hour in milliseconds.
const HOUR: f64 = 3_600_000.0;

/// How long after its day a game that was begun on it still counts for a streak once it is finished.
const GRACE: f64 = HOUR;

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
    /// The date whose cards a game plays under the rules of that day.
    pub(crate) date_of: fn(&G) -> Option<String>,
    /// The date whose cards a game plays, whoever plays and under whatever rules. A game without a seed is compared with the cards of
    /// these dates.
    pub(crate) cards_of: fn(&G, &[String]) -> Option<String>,
    /// Notes that a game is practice.
    pub(crate) practise: fn(G) -> G,
}

impl<G> Clone for DailyKind<G> {
    fn clone(&self) -> DailyKind<G> {
        *self
    }
}

impl<G> Copy for DailyKind<G> {}

impl<G> DailyKind<G> {
    /// The id of the game that counts for a date.
    pub(crate) fn id_of(self, date: &str) -> GameId {
        GameId::of_day(self.stored_as, date)
    }

    /// The date whose cards a game plays, whoever plays and under whatever rules.
    pub(crate) fn date_of_cards(self, game: &G, today: &str) -> Option<String> {
        (self.cards_of)(game, &around(today))
    }

    /// Most games are of no day, and reading them all would take a while.
    fn game(self, stored: &StoredGame) -> Option<DailyGame<G>> {
        let is_candidate = stored.game == self.stored_as && stored.document.contains(DAILY);
        if is_candidate { (self.read)(&stored.document) } else { None }
    }
}

/// What this device knows of a day's game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DayState<G> {
    /// The game that counts, while it is under way.
    pub(crate) running: Option<(GameId, Box<G>)>,
    /// The game that counts, once it is finished.
    pub(crate) finished: Option<(GameId, Box<G>)>,
    /// Whether the game that counts was deleted.
    pub(crate) is_deleted: bool,
    /// On how many days in a row the game of the day was finished, up to today or yesterday.
    pub(crate) streak: usize,
}

impl<G> DayState<G> {
    /// What somebody's device knows who has never played.
    pub(crate) const NOTHING: DayState<G> =
        DayState { running: None, finished: None, is_deleted: false, streak: 0 };

    /// The state according to these games, the newest first, and the ids of deleted ones. A deleted game stays deleted, even if another
    /// tab stores it once more.
    pub(crate) fn of(
        kind: DailyKind<G>,
        date: &str,
        today: &str,
        DayGames { running, finished, deleted }: DayGames<'_>,
    ) -> DayState<G> {
        let is_deleted = |id: &GameId| deleted.iter().any(|other| other == id.as_str());
        let is_running = |id: &GameId| running.iter().any(|stored| stored.id == *id);
        let is_finished = |id: &GameId| finished.iter().any(|stored| stored.id == *id);
        // A game with another id counts only while none has the id of its day.
        let counts = |stored: &StoredGame, date: &str| {
            let id = kind.id_of(date);
            !is_deleted(&id) && (stored.id == id || !(is_running(&id) || is_finished(&id)))
        };
        let played = |stored: &StoredGame| {
            let game = kind.game(stored).filter(|game| game.date == date)?;
            counts(stored, date).then(|| (stored.id.clone(), Box::new(game.game)))
        };
        let days = finished.iter().filter_map(|stored| {
            let game = kind.game(stored).filter(|game| counts(stored, &game.date))?;
            day_of(kind, stored, &game)
        });
        DayState {
            running: running.iter().find_map(played),
            finished: finished.iter().rev().find_map(played),
            is_deleted: is_deleted(&kind.id_of(date)),
            streak: streak(&days.collect(), today),
        }
    }

    /// What the cards of this date are good for today.
    pub(crate) fn cards(&self, date: &str, today: &str) -> DayCards {
        let is_played = self.finished.is_some() || self.is_deleted;
        match day(date).cmp(&day(today)) {
            Ordering::Greater => DayCards::ToCome,
            _ if is_played => DayCards::Free,
            Ordering::Less if self.running.is_none() => DayCards::Free,
            _ => DayCards::Counting,
        }
    }
}

/// What the cards of a day are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DayCards {
    /// Their day has not come.
    ToCome,
    /// Only for the game that counts, which is not finished.
    Counting,
    /// For practice.
    Free,
}

/// The games of a device, as far as they tell about days.
#[derive(Clone, Copy)]
pub(crate) struct DayGames<'a> {
    /// Games under way, the newest first.
    pub(crate) running: &'a [StoredGame],
    /// Finished games, the newest first.
    pub(crate) finished: &'a [StoredGame],
    /// The ids of deleted games that counted for a day.
    pub(crate) deleted: &'a [String],
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

/// The day for which a finished game counts: the one in its seed, if it was finished in time. When a game was finished that was
/// started elsewhere is not known; it must have been begun on that day, which a calendar east or west of here may call the day before
/// or after.
fn day_of<G>(kind: DailyKind<G>, stored: &StoredGame, game: &DailyGame<G>) -> Option<u32> {
    let drawn = day(&game.date)?;
    let is_in_time = if stored.id == kind.id_of(&game.date) {
        stored.changed < end_of(drawn) + GRACE
    } else {
        drawn.abs_diff(day(game.begun.as_deref()?)?) <= 1
    };
    is_in_time.then_some(drawn)
}

/// The end of a day in UTC, in milliseconds since 1970.
fn end_of(day: u32) -> f64 {
    (f64::from(day) + 1.0 - f64::from(FIRST_DAY)) * 24.0 * HOUR
}

/// The days in a row, up to today or yesterday.
fn streak(days: &BTreeSet<u32>, today: &str) -> usize {
    let Some(today) = day(today) else { return 0 };
    let last = if days.contains(&today) { today } else { today.saturating_sub(1) };
    (0..=last).rev().take_while(|day| days.contains(day)).count()
}

/// The day before a date, the date itself, and the day after it.
fn around(date: &str) -> Vec<String> {
    let Some(number) = day(date) else { return Vec::new() };
    let parts = [date.get(..4), date.get(5..7), date.get(8..10)];
    let [Some(year), Some(month), Some(of_month)] =
        parts.map(|part| part.and_then(|part| part.parse::<u32>().ok()))
    else {
        return Vec::new();
    };
    let spelled = |(year, month, day): (u32, u32, u32)| format!("{year:04}-{month:02}-{day:02}");
    let before = (28..=31).flat_map(|last| [(year, month - 1, last), (year - 1, 12, last)]);
    let before = before.chain([(year, month, of_month - 1)]);
    let after = [(year, month, of_month + 1), (year, month + 1, 1), (year + 1, 1, 1)];
    let dates = before.chain([(year, month, of_month)]).chain(after).map(spelled);
    dates.filter(|date| day(date).is_some_and(|day| day.abs_diff(number) <= 1)).collect()
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
        date_of: |()| Some(TODAY.to_owned()),
        cards_of: |(), dates| dates.last().cloned(),
        practise: |()| (),
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

    fn state(running: &[StoredGame], finished: &[StoredGame], deleted: &[&str]) -> DayState<()> {
        let deleted: Vec<String> = deleted.iter().map(|&id| id.to_owned()).collect();
        DayState::of(KIND, TODAY, TODAY, DayGames { running, finished, deleted: &deleted })
    }

    #[test]
    fn the_first_started_game_of_a_day_counts() {
        let own = || stored("dice-2026-11-16", TODAY, TODAY);
        let practice = || stored("practice", TODAY, TODAY);
        // Whatever else was finished, the game that was started goes on, and until then the day is missed.
        let found = state(&[practice(), own()], &[practice()], &[]);
        assert_eq!(found.running.as_ref().expect("a game").0, own().id);
        assert_eq!((found.finished.is_some(), found.streak), (false, 0));
        assert_eq!(found.cards(TODAY, TODAY), DayCards::Counting);
        // Once it is finished it counts, however many were finished before or after it.
        for finished in [[practice(), own()], [own(), practice()]] {
            let found = state(&[practice()], &finished, &[]);
            assert_eq!(found.finished.as_ref().expect("a game").0, own().id);
            assert_eq!((found.running.is_some(), found.streak), (false, 1));
            assert_eq!(found.cards(TODAY, TODAY), DayCards::Free);
        }
    }

    #[test]
    fn a_deleted_day_is_missed_and_cannot_be_played_again() {
        let practice = [stored("practice", TODAY, TODAY)];
        let found = state(&practice, &practice, &["dice-2026-11-16", "chess-2026-11-15"]);
        assert!(found.is_deleted);
        assert_eq!(found.cards(TODAY, TODAY), DayCards::Free);
        assert_eq!(
            (found.running.is_some(), found.finished.is_some(), found.streak),
            (false, false, 0)
        );
        // Another day or another game does not matter.
        assert!(!state(&[], &[], &["dice-2026-11-15", "chess-2026-11-16"]).is_deleted);
        // Another tab had it open and has stored it again.
        let again = [stored("dice-2026-11-16", TODAY, TODAY)];
        for (running, finished) in [(&again[..], &[][..]), (&[][..], &again[..])] {
            let found = state(running, finished, &["dice-2026-11-16"]);
            assert!(found.is_deleted && found.running.is_none() && found.finished.is_none());
            assert_eq!((found.cards(TODAY, TODAY), found.streak), (DayCards::Free, 0));
        }
        // The other days of a streak count by the same rule.
        let before = stored("practice", "2026-11-15", "2026-11-15");
        assert_eq!(state(&[], std::slice::from_ref(&before), &[]).streak, 1);
        assert_eq!(state(&[], std::slice::from_ref(&before), &["dice-2026-11-15"]).streak, 0);
        let started = stored("dice-2026-11-15", "2026-11-15", "2026-11-15");
        assert_eq!(state(&[started], &[before], &[]).streak, 0);
    }

    #[test]
    fn the_cards_of_a_day_are_guarded_until_it_is_over_and_its_game_finished() {
        let cards = |running: &[StoredGame], today: &str| {
            let games = DayGames { running, finished: &[], deleted: &[] };
            DayState::of(KIND, TODAY, today, games).cards(TODAY, today)
        };
        assert_eq!(cards(&[], "2026-11-15"), DayCards::ToCome);
        assert_eq!(cards(&[], TODAY), DayCards::Counting);
        assert_eq!(cards(&[], "2026-11-17"), DayCards::Free);
        let own = [stored("dice-2026-11-16", TODAY, TODAY)];
        for today in [TODAY, "2026-11-17", "2026-12-24"] {
            assert_eq!(cards(&own, today), DayCards::Counting, "{today}");
        }
    }

    #[test]
    fn cards_without_a_seed_are_compared_with_those_of_three_days() {
        assert_eq!(KIND.date_of_cards(&(), TODAY).as_deref(), Some("2026-11-17"));
        for (date, before, after) in [
            ("2026-11-16", "2026-11-15", "2026-11-17"),
            ("2026-01-01", "2025-12-31", "2026-01-02"),
            ("2028-03-01", "2028-02-29", "2028-03-02"),
            ("2026-02-28", "2026-02-27", "2026-03-01"),
            ("2026-12-31", "2026-12-30", "2027-01-01"),
        ] {
            assert_eq!(around(date), [before, date, after]);
        }
        assert!(around("soon").is_empty());
    }

    #[test]
    fn a_game_that_is_finished_long_after_its_day_is_played_but_adds_nothing_to_a_streak() {
        let finished_at = |milliseconds: f64| {
            let own =
                StoredGame { changed: milliseconds, ..stored("dice-2026-11-16", TODAY, TODAY) };
            let found = state(&[], &[own], &[]);
            assert!(found.finished.is_some());
            found.streak
        };
        // 2026-11-17T01:00Z.
        let end = 1_794_877_200_000.0;
        assert_eq!([finished_at(end - 1.0), finished_at(end)], [1, 0]);
    }

    #[test]
    fn of_games_with_other_ids_the_first_to_be_finished_counts() {
        let state = |running: &[StoredGame], finished: &[StoredGame]| state(running, finished, &[]);
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
            let found = state(&[], &games, &[]).streak;
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
