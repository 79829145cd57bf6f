//! A game of Limits with bots around the table.

use crate::thinking::chance;
use bots::Level;
use bots::limits::{Player, Style};
use limits::{Decision, Record, Refusal, Seat, View};
use record::{Header, Seed};

/// The header that says which bot sits where, such as `[Bot "2 expert"]`.
const BOT: &str = "Bot";

/// A game of one person against bots. Between two calls, the person is asked something or the game is over.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    record: Record,
    me: Seat,
    bots: Vec<Bot>,
}

/// A bot in its seat.
#[derive(Clone, Debug)]
struct Bot {
    seat: Seat,
    level: Level,
    player: Player,
}

impl Table {
    /// Sits down at a game that may have begun: in the first seat that has no bot by the record. Other seats without one
    /// get a bot of this level.
    ///
    /// Bots remember everything that their seats have seen. What they leave to chance follows from the seed in the record, so
    /// that a game that is left and gone on with is the same game.
    pub(crate) fn new(mut record: Record, level: Level) -> Table {
        let known: Vec<(Seat, Level)> = record.headers.iter().filter_map(read_bot).collect();
        let has_bot = |seat: Seat| known.iter().any(|&(other, _)| other == seat);
        let me = record.game.seats().find(|&seat| !has_bot(seat)).unwrap_or(Seat::from_index(0));
        let seed = record.headers.iter().find(|header| header.name == "Seed");
        let seed = seed.and_then(|header| Seed::new(&header.value).ok());
        let luck = |seat: Seat| {
            seed.as_ref().map_or(0, |seed| chance(seed, &format!("limits-player-{seat}")))
        };
        let others = record.game.seats().filter(|&seat| seat != me);
        let bots: Vec<Bot> = others
            .map(|seat| {
                let named = known.iter().find(|&&(other, _)| other == seat);
                let level = named.map_or(level, |&(_, level)| level);
                let style = Style::of_level(level);
                Bot { seat, level, player: Player::at(style, luck(seat), &record.game, seat) }
            })
            .collect();
        for bot in bots.iter().filter(|bot| !has_bot(bot.seat)) {
            record.headers.push(Header::new(BOT, format!("{} {}", bot.seat, bot.level)));
        }
        let mut table = Table { record, me, bots };
        table.go_on();
        table
    }

    /// Decides for the person; then the bots do what they are to do.
    pub(crate) fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.record.game.decide(self.me, decision)?;
        self.look();
        self.go_on();
        Ok(())
    }

    /// The bots decide until only the person is asked. All hide their cards at once, so nobody waits for the person there.
    fn go_on(&mut self) {
        while let Some((place, decision)) = self.next_decision() {
            let seat = self.bots[place].seat;
            let decided = self.record.game.decide(seat, decision);
            debug_assert!(decided.is_ok(), "a bot decides what is legal");
            self.look();
            if decided.is_err() {
                return;
            }
        }
    }

    /// What one of the bots decides now.
    fn next_decision(&mut self) -> Option<(usize, Decision)> {
        let game = &self.record.game;
        let place = self.bots.iter().position(|bot| game.asked(bot.seat).is_some())?;
        let bot = &mut self.bots[place];
        let decision = bot.player.decide(&game.view(Some(bot.seat)));
        let first = || game.legal(bot.seat).ok().and_then(|legal| legal.first().copied());
        Some((place, decision.or_else(first)?))
    }

    fn look(&mut self) {
        for bot in &mut self.bots {
            bot.player.see(&self.record.game.view(Some(bot.seat)));
        }
    }

    /// What the person may see. Everything that is shown comes from it.
    pub(crate) fn view(&self) -> View {
        self.record.game.view(Some(self.me))
    }

    /// The level of the bot in a seat; `None` for the person.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.bots.iter().find(|bot| bot.seat == seat).map(|bot| bot.level)
    }

    /// Whether the last limit card has been taken.
    pub(crate) fn is_over(&self) -> bool {
        self.record.game.is_over()
    }

    /// The record as it is now.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }
}

/// The seat and the level that a header names, if it names any.
fn read_bot(header: &Header) -> Option<(Seat, Level)> {
    let (seat, level) = header.value.split_once(' ').filter(|_| header.name == BOT)?;
    Some((seat.parse().ok()?, level.trim().parse().ok()?))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::args::ModeName;
    use crate::deal;

    /// A new game with so many bots of level 3.
    pub(crate) fn table(seed: &str, bots: usize, mode: ModeName) -> Table {
        let names = ["You", "Ben", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned);
        let seed = Seed::new(seed).expect("a seed");
        let record = deal::new_limits(&seed, names[..=bots].to_vec(), mode).expect("a deal");
        Table::new(record, Level::Regular)
    }

    #[test]
    fn the_person_is_asked_until_the_game_is_over() {
        for bots in 1..=5 {
            let mut table = table("limits", bots, ModeName::Memory);
            while !table.is_over() {
                let decision = *table.view().legal().last().expect("something to decide");
                table.decide(decision).expect("legal");
            }
        }
    }

    #[test]
    fn a_game_that_is_gone_on_with_is_the_same_game() {
        let mut straight = table("limits", 3, ModeName::Memory);
        for _ in 0..20 {
            let text = straight.record().to_string();
            let record = Record::parse(text.as_bytes()).expect("a record");
            let mut again = Table::new(record, Level::Merciless);
            let decision = *straight.view().legal().first().expect("something to decide");
            straight.decide(decision).expect("legal");
            again.decide(decision).expect("legal");
            assert_eq!(again.record(), straight.record());
        }
    }

    #[test]
    fn the_record_says_who_sits_where() {
        let text = table("limits", 2, ModeName::Memory).record().to_string();
        assert!(text.contains("[Bot \"2 regular\"]\n[Bot \"3 regular\"]\n"), "{text}");
        let elsewhere = text
            .replace("[Bot \"2 regular\"]", "[Bot \"1 expert\"]\n[Bot \"rubbish\"]\n[Bot \"9 \"]");
        let record = Record::parse(elsewhere.as_bytes()).expect("a record");
        let table = Table::new(record, Level::Beginner);
        let levels = Seat::first(3).map(|seat| table.level(seat));
        assert_eq!(levels.collect::<Vec<_>>(), [Some(Level::Expert), None, Some(Level::Regular)]);
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut table = table("limits", 2, ModeName::Memory);
        let before = table.record().clone();
        let refusal = table.decide("suspect 2".parse().expect("a decision"));
        assert_eq!(refusal, Err(Refusal::NotAllHidden));
        assert_eq!(*table.record(), before);
    }
}
