//! The deal of the day: one person in the first seat against three regular bots, who have to remember the pile.

use super::again::known_seed;
use super::{Setup, game, saved_game};
use crate::shell::daily::{self, DailyGame, DailyKind};
use crate::shell::notes;
use crate::shell::runner::PlayedHere;
use ::game::Level;
use limits::{Deal, Mode, Record, Seat};
use record::Seed;

/// How many bots play.
const BOTS: usize = 3;

/// How good they are.
pub(crate) const LEVEL: Level = Level::Regular;

/// Which of the stored games play the deal of a day.
pub(crate) const KIND: DailyKind<Record> =
    DailyKind { stored_as: Record::STORED_AS, read, date_of, cards_of, practise };

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

/// The date whose deal this game plays, whoever plays and in whatever mode: a seed shuffles the cards in the same way for all.
fn cards_of(record: &Record, dates: &[String]) -> Option<String> {
    if let Some(seed) = known_seed(record) {
        return daily::date_in(&seed).map(str::to_owned);
    }
    let deal = record.game.deal();
    let is_alike = |date: &&String| {
        let seed = Seed::new(&daily::seed_of(date)).ok();
        let of_day =
            seed.and_then(|seed| Deal::from_seed(&seed, deal.players().to_vec(), deal.mode()).ok());
        of_day.is_some_and(|of_day| of_day.colours() == deal.colours())
    };
    dates.iter().find(is_alike).cloned()
}

fn practise(mut record: Record) -> Record {
    notes::note_practice(&mut record.headers);
    record
}

fn read(document: &str) -> Option<DailyGame<Record>> {
    let record = saved_game::read_game(document).ok()?;
    if notes::is_practice(&record.headers) {
        return None;
    }
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

    /// Tables that play the cards of the day in another way: openly, with fewer or stronger bots, in another seat.
    fn other_tables() -> [Setup; 4] {
        let mut open = today();
        open.mode = Mode::Open;
        let mut fewer = today();
        fewer.lineup.players.pop();
        let mut stronger = Setup::against("Ada", Level::Expert, "Expert", BOTS);
        stronger.lineup.seed = today().lineup.seed;
        let mut last_seat = today();
        last_seat.lineup.players.rotate_left(1);
        [open, fewer, stronger, last_seat]
    }

    #[test]
    fn other_tables_play_no_deal_of_the_day() {
        let tomorrow = setup("Ada", "Regular", "tomorrow");
        for setup in other_tables().into_iter().chain([tomorrow]) {
            assert_eq!(date_of(&begun(&setup, TODAY)), None);
        }
        // A seed that does not give this deal.
        let mut record = begun(&setup("Ada", "Regular", "2026-11-15"), TODAY);
        record.headers[0] = Header::new("Seed", "daily 2026-11-16");
        assert_eq!(date_of(&record), None);
    }

    #[test]
    fn other_tables_have_the_same_cards() {
        let near = ["2026-11-15", TODAY, "2026-11-17"].map(str::to_owned);
        let cards = |record: &Record| cards_of(record, &near);
        for setup in other_tables().into_iter().chain([today()]) {
            let mut record = begun(&setup, TODAY);
            assert_eq!(cards(&record).as_deref(), Some(TODAY));
            // Nobody has to say which seed it is.
            record.headers.retain(|header| header.name != "Seed");
            assert_eq!(cards(&record).as_deref(), Some(TODAY));
        }
        assert_eq!(cards(&begun(&setup("Ada", "Regular", "tomorrow"), TODAY)), None);
        let late = begun(&setup("Ada", "Regular", "2026-12-24"), TODAY);
        assert_eq!(cards(&late).as_deref(), Some("2026-12-24"));
    }

    #[test]
    fn practice_is_no_game_of_a_day() {
        let record = practise(played(begun(&today(), TODAY), 1, usize::MAX));
        assert!((KIND.read)(&stored("practice", &record).document).is_none());
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
