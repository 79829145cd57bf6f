//! Another game after this one: with other cards, with the same, or the same cards for another person.

use super::game::{begun, seats, seed};
use crate::shell::lineup::free_name;
use crate::shell::seats::{Seats, Sitter};
use game::Level;
use limits::{Deal, DealDraft, Record, Seat};
use record::{NameFault, Seed};

/// How good a bot is that takes a person's place.
const STAND_IN: Level = Level::Regular;

/// The same players with other cards.
pub(crate) fn other_deal(record: &Record, seed: &Seed, date: &str) -> Record {
    let deal = record.game.deal();
    let deal = Deal::from_seed(seed, deal.players().to_vec(), deal.mode())
        .unwrap_or_else(|_| unreachable!("they have played before"));
    begun(deal, Some(seed), &seats(record), date)
}

/// The same players with the same cards.
pub(crate) fn same_deal(record: &Record, date: &str) -> Record {
    begun(record.game.deal().clone(), known_seed(record).as_ref(), &seats(record), date)
}

/// The same cards for another person, who takes this seat. All others are bots: as good as those that sat there, or regular
/// ones where persons sat. They are called after their levels.
///
/// # Errors
/// If this is no name.
pub(crate) fn same_seat(
    record: &Record,
    seat: Seat,
    name: &str,
    level_name: impl Fn(Level) -> String,
    date: &str,
) -> Result<Record, NameFault> {
    let name = name.trim();
    record::check_name(name)?;
    let before = seats(record);
    let (mut names, mut sitters) = (Vec::<String>::new(), Vec::new());
    for other in record.game.seats() {
        if other == seat {
            names.push(name.to_owned());
            sitters.push(Sitter::Person);
        } else {
            let level = before.bot(other).unwrap_or(STAND_IN);
            let is_taken = |called: &str| called == name || names.iter().any(|it| it == called);
            names.push(free_name(&level_name(level), is_taken));
            sitters.push(Sitter::Bot(level));
        }
    }
    let deal = record.game.deal();
    let draft = DealDraft {
        players: names,
        start: deal.start().number(),
        colours: deal.colours().to_vec(),
        limit_cards: deal.limit_cards().iter().map(|card| card.get()).collect(),
        mode: deal.mode(),
    };
    let deal = draft.check().unwrap_or_else(|_| unreachable!("only names have changed"));
    Ok(begun(deal, known_seed(record).as_ref(), &Seats::new(sitters), date))
}

/// The seed of the deal, if one is known that gives it.
pub(crate) fn known_seed(record: &Record) -> Option<Seed> {
    let deal = record.game.deal();
    let gives_it = |seed: &Seed| {
        Deal::from_seed(seed, deal.players().to_vec(), deal.mode()).as_ref() == Ok(deal)
    };
    seed(record).filter(gives_it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::finished;
    use record::Header;

    const DATE: &str = "2026-11-17";

    fn seeded() -> Record {
        let mut record = finished(&["Ada", "Skilled", "Ben"], 5);
        record.headers = vec![
            Header::new("Seed", "5"),
            Header::new("Bot", "2 skilled"),
            Header::new("Date", "2026-05-01"),
            Header::new("TakenBack", "3.2"),
        ];
        record
    }

    fn level_name(level: Level) -> String {
        format!("{level:?}")
    }

    #[test]
    fn again_with_other_cards_or_the_same() {
        let record = seeded();
        let other = other_deal(&record, &Seed::new("six").expect("a seed"), DATE);
        assert_ne!(other.game.deal().colours(), record.game.deal().colours());
        assert_eq!(other.game.players(), record.game.players());
        assert_eq!(known_seed(&other).as_ref().map(Seed::as_str), Some("six"));
        let same = same_deal(&record, DATE);
        assert_eq!(same.game, record.game.dealt_again());
        for again in [&other, &same] {
            assert_eq!(again.game.decisions().count(), 0);
            assert_eq!(seats(again), seats(&record));
            // What was noted about the game before is not true of this one.
            assert!(again.to_string().contains("[Date \"2026-11-17\"]"));
            assert!(!again.to_string().contains("TakenBack"));
        }
    }

    #[test]
    fn another_person_takes_a_seat_and_bots_the_others() {
        let record = seeded();
        let seat = Seat::from_index(2);
        let game = same_seat(&record, seat, " Cleo ", level_name, DATE).expect("a name");
        assert_eq!(game.game.players(), ["Regular", "Skilled", "Cleo"]);
        assert_eq!(seats(&game).only_person(), Some(seat));
        let levels: Vec<Level> = seats(&game).bots().map(|(_, level)| level).collect();
        assert_eq!(levels, [Level::Regular, Level::Skilled]);
        let (one, other) = (game.game.deal(), record.game.deal());
        assert_eq!(one.colours(), other.colours());
        assert_eq!((one.limit_cards(), one.start()), (other.limit_cards(), other.start()));
        assert_eq!(known_seed(&game).as_ref().map(Seed::as_str), Some("5"));
    }

    #[test]
    fn nobody_is_called_like_somebody_else() {
        let record = finished(&["Ada", "Ben", "Cleo"], 1);
        let first = Seat::from_index(0);
        let game = same_seat(&record, first, "Regular", level_name, DATE).expect("a name");
        assert_eq!(game.game.players(), ["Regular", "Regular 2", "Regular 3"]);
        assert!(same_seat(&record, first, "  ", level_name, DATE).is_err());
        assert!(same_seat(&record, first, &"x".repeat(41), level_name, DATE).is_err());
    }

    #[test]
    fn a_seed_that_does_not_give_the_deal_is_none() {
        let mut record = seeded();
        assert!(known_seed(&record).is_some());
        record.headers[0] = Header::new("Seed", "another");
        assert_eq!(known_seed(&record), None);
        assert!(!same_deal(&record, DATE).to_string().contains("Seed"));
    }
}
