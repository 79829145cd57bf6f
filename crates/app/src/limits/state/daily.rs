//! The deal of the day: one person in the first seat against three regular bots, who have to remember the pile.

use super::again::known_seed;
use super::{Setup, game, saved_game};
use crate::shell::daily::{self, DailyGame, DailyKind};
use crate::shell::notes;
use crate::shell::runner::PlayedHere;
use ::game::Level;
use limits::{Mode, Record, Seat};

/// How many bots play.
const BOTS: usize = 3;

/// How good they are.
pub(crate) const LEVEL: Level = Level::Regular;

/// Which of the stored games play the deal of a day.
pub(crate) const KIND: DailyKind<Record> =
    DailyKind { stored_as: Record::STORED_AS, read, date_of };

/// A game of the day's deal for this person.
pub(crate) fn setup(name: &str, level_name: &str, date: &str) -> Setup {
    let mut setup = Setup::against(name, LEVEL, level_name, BOTS);
    setup.lineup.seed = daily::seed_of(date);
    setup
}

/// The date whose deal this game plays.
pub(crate) fn date_of(record: &Record) -> Option<String> {
    let seed = known_seed(record)?;
    let date = daily::date_in(&seed)?;
    let seats = game::seats(record);
    let fits = record.game.deal().mode() == Mode::Memory
        && seats.is_person(Seat::from_index(0))
        && seats.bots().map(|(_, level)| level).eq([LEVEL; BOTS])
        && record.game.players().len() == 1 + BOTS;
    fits.then(|| date.to_owned())
}

fn read(document: &str) -> Option<DailyGame<Record>> {
    let record = saved_game::read_game(document).ok()?;
    let begun = notes::date(&record.headers).map(str::to_owned);
    Some(DailyGame { date: date_of(&record)?, begun, game: record })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::{played, stored};
    use crate::shell::daily::{DayGames, DayState};
    use record::{Header, Seed};

    const TODAY: &str = "2026-11-16";

    fn begun(setup: &Setup, date: &str) -> Record {
        game::deal(setup.check(&Seed::spelled([7; 16])).expect("right"), date)
    }

    fn today() -> Setup {
        setup("Ada", "Regular", TODAY)
    }

    #[test]
    fn the_seed_of_a_day_is_as_the_formats_say() {
        let record = begun(&today(), TODAY);
        assert!(record.to_string().contains("[Seed \"daily 2026-11-16\"]"));
        assert_eq!(record.game.players(), ["Ada", "Regular", "Regular 2", "Regular 3"]);
        assert_eq!(date_of(&record).as_deref(), Some(TODAY));
    }

    #[test]
    fn other_tables_play_no_deal_of_the_day() {
        let mut open = today();
        open.mode = Mode::Open;
        let mut fewer = today();
        fewer.lineup.players.pop();
        let mut stronger = Setup::against("Ada", Level::Expert, "Expert", BOTS);
        stronger.lineup.seed = today().lineup.seed;
        let mut last_seat = today();
        last_seat.lineup.players.rotate_left(1);
        for setup in [open, fewer, stronger, last_seat, setup("Ada", "Regular", "tomorrow")] {
            assert_eq!(date_of(&begun(&setup, TODAY)), None);
        }
        // A seed that does not give this deal.
        let mut record = begun(&setup("Ada", "Regular", "2026-11-15"), TODAY);
        record.headers[0] = Header::new("Seed", "daily 2026-11-16");
        assert_eq!(date_of(&record), None);
    }

    #[test]
    fn a_day_is_read_off_the_stored_games() {
        let over = |chance| played(begun(&today(), TODAY), chance, usize::MAX);
        let running = [stored("now", &played(begun(&today(), TODAY), 3, 7))];
        let finished = [stored("second", &over(1)), stored("first", &over(2))];
        let day = |running, finished| {
            DayState::of(KIND, TODAY, TODAY, DayGames { running, finished, deleted: &[] })
        };
        let state = day(&running, &finished);
        assert_eq!(state.running.expect("a game").0.as_str(), "now");
        assert_eq!(state.finished.expect("a game").0.as_str(), "first");
        assert_eq!(state.streak, 1);
        let mut broken = stored("broken", &over(1));
        broken.document.truncate(60);
        assert_eq!(day(&[], &[broken]), DayState::NOTHING);
    }
}
