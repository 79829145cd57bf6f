//! The draw of the day: alone, with the built-in cards and without variants.

use super::{Setup, game, saved_game};
use crate::shell::daily::{self, DailyGame, DailyKind};
use crate::shell::notes;
use crate::shell::runner::PlayedHere;
use limes::{DealtGame, Variants};
use record::Seed;

/// Which of the stored games play the draw of a day.
pub(crate) const KIND: DailyKind<DealtGame> =
    DailyKind { stored_as: DealtGame::STORED_AS, read, date_of, cards_of, practise };

/// A game that begins with so many cards of a day plays that day's cards: by accident that does not happen.
const TELLING: usize = 4;

/// A game of the day's draw for this person.
pub(crate) fn setup(name: &str, date: &str) -> Setup {
    let mut setup = Setup::solo(name);
    setup.lineup.seed = daily::seed_of(date);
    setup
}

/// The date whose draw this game plays.
pub(crate) fn date_of(game: &DealtGame) -> Option<String> {
    let seed = game::seed(game)?;
    let rules = game.game();
    let fits = rules.players().len() == 1
        && rules.variants() == Variants::NONE
        && rules.deck().is_built_in();
    daily::date_in(&seed).filter(|_| fits).map(str::to_owned)
}

/// The date whose draw this game plays, whoever plays, with whatever deck and variants: a seed draws the same numbers for all.
fn cards_of(game: &DealtGame, dates: &[String]) -> Option<String> {
    if let Some(seed) = game::seed(game) {
        return daily::date_in(&seed).map(str::to_owned);
    }
    let begins_alike = |date: &&String| {
        let seed = Seed::new(&daily::seed_of(date));
        seed.is_ok_and(|seed| limes::draw(&seed)[..TELLING] == game.draw()[..TELLING])
    };
    dates.iter().find(begins_alike).cloned()
}

fn practise(mut game: DealtGame) -> DealtGame {
    notes::note_practice(game.headers_mut());
    game
}

fn read(document: &str) -> Option<DailyGame<DealtGame>> {
    let game = saved_game::read_game(document).ok()?;
    if notes::is_practice(&game.record().headers) {
        return None;
    }
    let begun = notes::date(&game.record().headers).map(str::to_owned);
    Some(DailyGame { date: date_of(&game)?, begun, game })
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

    fn over(mut game: DealtGame) -> DealtGame {
        while !game.game().is_over() {
            let turns = game.game().legal(Seat::from_index(0)).expect("turns");
            game.play(Seat::from_index(0), turns[0]).expect("legal");
        }
        game
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
        let mut record: Record = over(begun("2026-11-15", TODAY)).into_record();
        record.headers = vec![Header::new("Seed", "daily 2026-11-16")];
        let game = DealtGame::with_draw(record.clone(), record.game.drawn().to_vec());
        assert_eq!(date_of(&game.expect("whole")), None);
    }

    #[test]
    fn other_players_and_rules_have_the_same_cards() {
        let near = ["2026-11-15", TODAY, "2026-11-17"].map(str::to_owned);
        let cards = |game: &DealtGame| cards_of(game, &near);
        let mut with_bot = setup("Ada", TODAY);
        let bot = Sitter::Bot(bots::Level::Expert);
        with_bot.lineup.players.push(("Bot".into(), bot));
        let mut ferryman = setup("Ada", TODAY);
        ferryman.variants.ferryman = true;
        let mut own_deck = setup("Ada", TODAY);
        let classic = limes::Deck::classic().cards().each_ref().map(ToString::to_string);
        own_deck.deck = limes::Deck::new("own", &classic).expect("a deck");
        for setup in [setup("Ada", TODAY), with_bot, ferryman, own_deck] {
            let checked = setup.check(&Seed::spelled([7; 16])).expect("right");
            assert_eq!(cards(&game::deal(checked, TODAY)).as_deref(), Some(TODAY));
        }
        // Nobody has to say which seed it is.
        let mut unseeded = over(begun(TODAY, TODAY)).into_record();
        unseeded.headers.clear();
        let unseeded = DealtGame::from_record_or(unseeded, &Seed::spelled([7; 16]));
        assert_eq!(cards(&unseeded).as_deref(), Some(TODAY));
        let rounds = unseeded.after_rounds(TELLING).into_record();
        let rounds = DealtGame::from_record_or(rounds, &Seed::spelled([8; 16]));
        assert_ne!(rounds.draw(), unseeded.draw());
        assert_eq!(cards(&rounds).as_deref(), Some(TODAY));
        // Others are of no day.
        assert_eq!(cards(&begun("tomorrow", TODAY)), None);
        assert_eq!(cards(&begun("2026-12-24", TODAY)).as_deref(), Some("2026-12-24"));
    }

    #[test]
    fn practice_is_no_game_of_a_day() {
        let game = practise(over(begun(TODAY, TODAY)));
        let document = saved_game::write_game(&game.record().to_string(), None);
        assert_eq!((KIND.read)(&document), None);
    }

    #[test]
    fn stored_games_tell_their_day_and_when_they_were_begun() {
        let game = over(begun(TODAY, "2026-11-17"));
        let document = saved_game::write_game(&game.record().to_string(), None);
        let read = (KIND.read)(&document).expect("a game of a day");
        assert_eq!((read.date.as_str(), read.begun.as_deref()), (TODAY, Some("2026-11-17")));
        assert_eq!(read.game.game(), game.game());
        assert!((KIND.read)(&document[..40]).is_none());
    }
}
