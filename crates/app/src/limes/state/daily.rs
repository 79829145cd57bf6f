//! The draw of the day: a seed for every date in UTC, the same for everybody. The first finished game of a day counts.

use super::{Setup, game, saved_game};
use crate::shell::game_id::GameId;
use crate::shell::notes;
use crate::shell::storage::StoredGame;
use limes::{DealtGame, Variants};
use std::collections::BTreeSet;

/// What the seed of a day begins with; its date follows.
const DAILY: &str = "daily ";

/// What this device knows of a day's draw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DayState {
    /// A game of this draw that goes on.
    pub(crate) running: Option<(GameId, Box<DealtGame>)>,
    /// The game that counts: the first that was finished.
    pub(crate) finished: Option<(GameId, Box<DealtGame>)>,
    /// On how many days in a row the draw of the day was finished, up to today or yesterday.
    pub(crate) streak: usize,
}

impl DayState {
    /// What these games tell, of which the newest come first.
    pub(crate) fn of(
        date: &str,
        today: &str,
        running: &[StoredGame],
        finished: &[StoredGame],
    ) -> DayState {
        DayState {
            running: running.iter().find_map(|stored| played(stored, date)),
            finished: finished.iter().rev().find_map(|stored| played(stored, date)),
            streak: streak(finished, today),
        }
    }
}

/// A game of the day's draw for this person.
pub(crate) fn setup(name: &str, date: &str) -> Setup {
    let mut setup = Setup::solo(name);
    setup.lineup.seed = format!("{DAILY}{date}");
    setup
}

/// The date whose draw this game plays: alone, with the built-in cards and without variants.
pub(crate) fn date_of(game: &DealtGame) -> Option<String> {
    let seed = game::seed(game)?;
    let date = seed.as_str().strip_prefix(DAILY)?;
    let rules = game.game();
    let fits = rules.players().len() == 1
        && rules.variants() == Variants::NONE
        && rules.deck().is_built_in();
    (fits && day(date).is_some()).then(|| date.to_owned())
}

/// Whether this is a date, and not one to come.
pub(crate) fn has_come(date: &str, today: &str) -> bool {
    day(date).is_some_and(|day| Some(day) <= self::day(today))
}

/// A stored game that may play the draw of a day. Most games are of none, and reading them all would take a while.
fn read(stored: &StoredGame) -> Option<DealtGame> {
    let game = stored.document.contains(DAILY).then(|| saved_game::read_game(&stored.document))?;
    game.ok()
}

/// A stored game, if it plays the draw of this date.
fn played(stored: &StoredGame, date: &str) -> Option<(GameId, Box<DealtGame>)> {
    let game = read(stored)?;
    (date_of(&game)? == date).then(|| (stored.id.clone(), Box::new(game)))
}

/// The days in a row, up to today or yesterday. A game counts for the day in its seed if it was begun on that day, which a
/// calendar east or west of here may call the day before or after.
fn streak(finished: &[StoredGame], today: &str) -> usize {
    let day_of = |stored: &StoredGame| {
        let game = read(stored)?;
        let draw = day(&date_of(&game)?)?;
        let begun = day(notes::date(&game.record().headers)?)?;
        (draw.abs_diff(begun) <= 1).then_some(draw)
    };
    let days: BTreeSet<u32> = finished.iter().filter_map(day_of).collect();
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
    use crate::shell::seats::Sitter;
    use limes::{Record, Seat};
    use record::{Header, Seed};

    const TODAY: &str = "2026-11-16";

    fn begun(seed_date: &str, date: &str) -> DealtGame {
        let checked = setup("Ada", seed_date).check(&Seed::spelled([7; 16])).expect("right");
        game::deal(checked, date)
    }

    fn over(mut game: DealtGame, which: usize) -> DealtGame {
        while !game.game().is_over() {
            let turns = game.game().legal(Seat::from_index(0)).expect("turns");
            game.play(Seat::from_index(0), turns[which % turns.len()]).expect("legal");
        }
        game
    }

    fn stored(id: &str, game: &DealtGame) -> StoredGame {
        StoredGame {
            id: GameId::new(id).expect("an id"),
            game: "limes".into(),
            version: 1,
            is_over: game.game().is_over(),
            changed: 0.0,
            document: saved_game::write_game(&game.record().to_string(), game::unseeded_draw(game)),
        }
    }

    #[test]
    fn the_seed_of_a_day_is_as_the_formats_say() {
        let game = begun(TODAY, TODAY);
        assert_eq!(game.record().seed().expect("a seed").as_str(), "daily 2026-11-16");
        assert_eq!(date_of(&game).as_deref(), Some(TODAY));
        // Others, other rules, or a seed that only looks like it: no draw of the day.
        let mut with_bot = setup("Ada", TODAY);
        let bot = Sitter::Bot(bots::Level::Expert);
        with_bot.lineup.players.push(("Bot".into(), bot));
        let mut ferryman = setup("Ada", TODAY);
        ferryman.variants.ferryman = true;
        for setup in [with_bot, ferryman, setup("Ada", "tomorrow"), setup("Ada", "2026-02-30")] {
            let checked = setup.check(&Seed::spelled([7; 16])).expect("right");
            assert_eq!(date_of(&game::deal(checked, TODAY)), None);
        }
        let mut record: Record = over(begun("2026-11-15", TODAY), 0).into_record();
        record.headers = vec![Header::new("Seed", "daily 2026-11-16")];
        let game = DealtGame::with_draw(record.clone(), record.game.drawn().to_vec());
        assert_eq!(date_of(&game.expect("whole")), None);
    }

    #[test]
    fn the_first_finished_game_of_a_day_counts_and_one_under_way_goes_on() {
        let nothing = DayState::of(TODAY, TODAY, &[], &[]);
        assert_eq!(nothing, DayState { running: None, finished: None, streak: 0 });
        let running =
            [stored("other", &begun("2026-11-15", TODAY)), stored("now", &begun(TODAY, TODAY))];
        let finished = [
            stored("second", &over(begun(TODAY, TODAY), 1)),
            stored("first", &over(begun(TODAY, TODAY), 0)),
        ];
        let state = DayState::of(TODAY, TODAY, &running, &finished);
        assert_eq!(state.running.expect("a game").0.as_str(), "now");
        assert_eq!(state.finished.expect("a game").0.as_str(), "first");
        assert_eq!(state.streak, 1);
        let mut broken = stored("broken", &begun(TODAY, TODAY));
        broken.document.truncate(40);
        assert_eq!(DayState::of(TODAY, TODAY, &[broken.clone()], &[broken]), nothing);
    }

    #[test]
    fn a_streak_is_days_in_a_row() {
        let finished = |days: &[&str]| -> Vec<StoredGame> {
            days.iter().map(|day| stored("a", &over(begun(day, day), 0))).collect()
        };
        let check = |days: &[&str], streak: usize| {
            assert_eq!(super::streak(&finished(days), TODAY), streak, "{days:?}");
        };
        check(&[], 0);
        check(&["2026-11-16"], 1);
        // Today is not over yet.
        check(&["2026-11-15", "2026-11-14"], 2);
        check(&["2026-11-14"], 0);
        check(&["2026-11-16", "2026-11-15", "2026-11-13"], 2);
        check(&["2026-11-16", "2026-11-16", "2026-11-15"], 2);
        // A day that is made up for later does not count, nor one that was never noted.
        let mut late = finished(&["2026-11-16"]);
        late.push(stored("late", &over(begun("2026-11-15", "2026-11-17"), 0)));
        assert_eq!(super::streak(&late, TODAY), 1);
        late.push(stored("east", &over(begun("2026-11-15", "2026-11-16"), 0)));
        assert_eq!(super::streak(&late, TODAY), 2);
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
