//! The game that is going on: its record, and the draft of the turn that somebody is about to make.

use crate::limes::state::{Draft, LocalTable, ReopenFault, setup};
use crate::shell::storage::{Kept, KeptFault, list, seal, unseal};
use limes::{CardNumber, Record, Seat};
use record::{Entries, quoted, quoted_lines};

/// A game in the middle of a turn, or between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The table.
    pub table: LocalTable,
    /// Whose turn was begun, and how far it has come.
    pub draft: Option<(Seat, Draft)>,
}

/// The canonical record.
const RECORD: &str = "record";
/// The numbers of all cards of the game, where no seed in the record gives them.
const DRAW: &str = "draw";
/// Who has begun a turn, counted from 1 as in a record.
const PLAYER: &str = "player";
/// How far that turn has come.
const STEPS: &str = "steps";

impl SavedGame {
    /// The text of a game: its record, all of its cards where no seed in the record gives them, and a turn that was begun.
    pub fn text(
        record: &str,
        draw: Option<&[CardNumber]>,
        draft: Option<&(Seat, Draft)>,
    ) -> String {
        let mut entries = vec![(RECORD, quoted_lines(record))];
        if let Some(cards) = draw {
            let numbers: Vec<String> = cards.iter().map(ToString::to_string).collect();
            entries.push((DRAW, quoted(&numbers.join(" "))));
        }
        if let Some((seat, draft)) = draft {
            let steps: Vec<String> = draft.steps().map(|step| step.to_string()).collect();
            entries.push((PLAYER, seat.number().to_string()));
            entries.push((STEPS, list(&steps)));
        }
        seal(SavedGame::KIND, &entries)
    }
}

impl Kept for SavedGame {
    const KIND: &'static str = "game";

    fn write(&self) -> String {
        let record = self.table.to_record().to_string();
        SavedGame::text(&record, self.table.unseeded_draw(), self.draft.as_ref())
    }

    /// A draft that cannot be taken up costs only itself, not the game.
    fn read(text: &str) -> Result<(SavedGame, Vec<KeptFault>), KeptFault> {
        let entries = unseal(SavedGame::KIND, text)?;
        let record = Record::parse(entries.text(RECORD)?.as_bytes())
            .map_err(|fault| KeptFault::Game(fault.into()))?;
        if record.game.players().len() > setup::MOST_PLAYERS {
            return Err(KeptFault::Game(ReopenFault::Crowd));
        }
        let table = if entries.has(DRAW) {
            let numbers = entries.text(DRAW)?.split_whitespace();
            let cards: Option<Vec<CardNumber>> =
                numbers.map(|number| CardNumber::new(number.parse().ok()?)).collect();
            LocalTable::with_draw(record, cards.unwrap_or_default())
        } else {
            LocalTable::seeded(record)
        };
        let table = table.map_err(KeptFault::Game)?;
        let mut faults = Vec::new();
        let mut draft = None;
        if entries.has(PLAYER) || entries.has(STEPS) {
            match take_up(&table, &entries) {
                Ok(taken) => draft = Some(taken),
                Err(fault) => faults.push(fault),
            }
        }
        Ok((SavedGame { table, draft }, faults))
    }
}

fn take_up(table: &LocalTable, entries: &Entries) -> Result<(Seat, Draft), KeptFault> {
    let (player, steps) = (entries.number(PLAYER)?, entries.texts(STEPS)?);
    let seat = usize::try_from(player).ok().and_then(Seat::new);
    let empty = seat.and_then(|seat| Some((seat, table.draft(seat)?)));
    let (seat, empty) = empty.ok_or(KeptFault::DraftSeat(player))?;
    let (card, variants) = (empty.card().clone(), empty.variants());
    let draft = Draft::resume(*empty.before(), card, variants, steps);
    Ok((seat, draft.map_err(KeptFault::Draft)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::{Setup, Sitter};
    use expect_test::expect;

    fn in_mid_turn() -> SavedGame {
        let mut setup = Setup::solo("Ada");
        setup.seed = "limes".into();
        setup.players.push(("Bot".into(), Sitter::Bot(bots::Level::Skilled)));
        let mut table =
            LocalTable::begin(setup.check(&record::Seed::spelled([0; 16])).expect("right"));
        table.end_turn(Seat::from_index(1), "d4> +ne".parse().expect("a turn")).expect("legal");
        let mut draft = table.draft(Seat::from_index(0)).expect("something to decide");
        draft.turn_left();
        draft.lay(limes::Cell::START).expect("legal");
        draft.place(limes::Quarter::SouthEast).expect("legal");
        SavedGame { table, draft: Some((Seat::from_index(0), draft)) }
    }

    #[test]
    fn a_game_comes_back_in_the_middle_of_a_turn() {
        let game = in_mid_turn();
        expect![[r#"
            limes = "game"
            version = 1
            record = """
            [Game "Limes"]
            [Format "1"]
            [Deck "classic"]
            [Player "Ada"]
            [Player "Bot"]
            [Seed "limes"]
            [Bot "2 skilled"]

            1. 22 | … | d4> +ne
            """
            player = 1
            steps = [
              "^",
              "<",
              "d4<",
              "d4< +se",
            ]
        "#]]
        .assert_eq(&game.write());
        let (again, faults) = SavedGame::read(&game.write()).expect("readable");
        assert_eq!((&again, faults.len()), (&game, 0));
        let (_, mut draft) = again.draft.expect("a draft");
        assert!(draft.undo() && draft.undo() && draft.undo() && !draft.undo());
    }

    #[test]
    fn a_broken_draft_costs_only_itself() {
        let game = in_mid_turn();
        for (from, to, why) in [
            (
                "\"d4< +se\"",
                "\"e4< +se\"",
                "the draft: step \"e4< +se\": the first card lies on d4",
            ),
            ("player = 1", "player = 2", "the draft: player 2 has nothing to decide"),
            ("player = 1", "player = 0", "the draft: player 0 has nothing to decide"),
            ("player = 1", "player = 9", "the draft: player 9 has nothing to decide"),
            (
                "player = 1",
                "player = 4294967296",
                "the draft: player 4294967296 has nothing to decide",
            ),
            ("player = 1", "player = '1'", "line 14: `player` must be a whole number"),
            ("player = 1", "", "line 1: `player` is missing"),
            ("steps = [", "other = [", "line 1: `steps` is missing"),
            ("  \"^\"", "  7, \"^\"", "line 15: `steps` must be a list of texts"),
        ] {
            let (again, faults) =
                SavedGame::read(&game.write().replace(from, to)).expect("readable");
            assert_eq!((&again.table, again.draft), (&game.table, None));
            assert_eq!(faults.len(), 1);
            assert_eq!(faults[0].to_string(), why);
        }
    }

    #[test]
    fn a_draw_without_a_seed_is_kept_too() {
        let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n1. 17 | d4^\n";
        let record = Record::parse(text.as_bytes()).expect("a record");
        let table = LocalTable::from_record(record, &record::Seed::spelled([5; 16]));
        let game = SavedGame { table, draft: None };
        let text = game.write();
        let (again, _) = SavedGame::read(&text).expect("readable");
        assert_eq!(again, game);
        for odd in ["99", "x", "-17", "", "17 17"] {
            let broken = text.replacen("draw = \"17", &format!("draw = \"{odd}"), 1);
            let fault = SavedGame::read(&broken).expect_err("broken");
            assert_eq!(fault, KeptFault::Game(ReopenFault::Draw));
        }
        let broken = text.replacen("draw = ", "draw = 17 # ", 1);
        let fault = SavedGame::read(&broken).expect_err("broken").to_string();
        assert!(fault.ends_with("`draw` must be a text"), "{fault}");
    }

    #[test]
    fn without_seed_and_draw_the_cards_to_come_are_not_known() {
        let text = in_mid_turn().write().replace("[Seed \"limes\"]", "[Seed \"other\"]");
        assert_eq!(SavedGame::read(&text).expect_err("broken"), KeptFault::Game(ReopenFault::Draw));
    }
}
