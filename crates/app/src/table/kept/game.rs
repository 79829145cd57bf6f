//! The game that is going on: its record, and the draft of the turn that somebody is about to make.

use super::{Kept, KeptFault, seal, unseal};
use crate::table::{Draft, LocalTable, ReopenFault, setup};
use limes::{CardNumber, Record, Seat};
use serde::{Deserialize, Serialize};

/// A game in the middle of a turn, or between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The table.
    pub table: LocalTable,
    /// Whose turn was begun, and how far it has come.
    pub draft: Option<(Seat, Draft)>,
}

#[derive(Serialize, Deserialize)]
struct Content {
    /// The canonical record.
    record: String,
    /// All cards of the game, where no seed in the record gives them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<DraftContent>,
}

#[derive(Serialize, Deserialize)]
struct DraftContent {
    /// Counted from 1, as in a record.
    player: usize,
    steps: Vec<String>,
}

impl Kept for SavedGame {
    const KIND: &'static str = "game";

    fn write(&self) -> String {
        let draw = self.table.unseeded_draw();
        let draft = self.draft.as_ref().map(|(seat, draft)| DraftContent {
            player: seat.0 + 1,
            steps: draft.steps().map(|step| step.to_string()).collect(),
        });
        let content = Content {
            record: self.table.to_record().to_string(),
            draw: draw.map(|cards| cards.iter().map(|card| card.get()).collect()),
            draft,
        };
        seal(SavedGame::KIND, content)
    }

    /// A draft that cannot be taken up costs only itself, not the game.
    fn read(text: &str) -> Result<(SavedGame, Vec<KeptFault>), KeptFault> {
        let Content { record, draw, draft } = unseal(SavedGame::KIND, text)?;
        let record =
            Record::parse(record.as_bytes()).map_err(|fault| KeptFault::Game(fault.into()))?;
        if record.game.players().len() > setup::MOST_PLAYERS {
            return Err(KeptFault::Game(ReopenFault::Crowd));
        }
        let table = match draw {
            Some(numbers) => {
                let cards: Option<Vec<CardNumber>> =
                    numbers.into_iter().map(CardNumber::new).collect();
                LocalTable::with_draw(record, cards.unwrap_or_default())
            }
            None => LocalTable::seeded(record),
        };
        let table = table.map_err(KeptFault::Game)?;
        let mut faults = Vec::new();
        let draft = draft
            .and_then(|draft| take_up(&table, &draft).map_err(|fault| faults.push(fault)).ok());
        Ok((SavedGame { table, draft }, faults))
    }
}

fn take_up(table: &LocalTable, content: &DraftContent) -> Result<(Seat, Draft), KeptFault> {
    let nobody = KeptFault::DraftSeat(content.player);
    let seat = Seat(content.player.checked_sub(1).ok_or(nobody.clone())?);
    let empty = table.draft(seat).ok_or(nobody)?;
    let (card, variants) = (empty.card().clone(), empty.variants());
    let draft = Draft::resume(*empty.before(), card, variants, &content.steps);
    Ok((seat, draft.map_err(KeptFault::Draft)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Setup, Sitter, Source, made_up_seed};
    use expect_test::expect;

    fn in_mid_turn() -> SavedGame {
        let mut setup = Setup::solo("Ada");
        setup.seed = "limes".into();
        setup.players.push(("Bot".into(), Sitter::Bot(bots::Level::Skilled)));
        let mut table = LocalTable::begin(setup.check(&made_up_seed([0; 16])).expect("right"));
        table.end_turn(Seat(1), "d4> +ne".parse().expect("a turn")).expect("legal");
        let mut draft = table.draft(Seat(0)).expect("something to decide");
        draft.turn_left();
        draft.lay(limes::Cell::START).expect("legal");
        draft.place(limes::Quarter::SouthEast).expect("legal");
        table.take_events();
        SavedGame { table, draft: Some((Seat(0), draft)) }
    }

    #[test]
    fn a_game_comes_back_in_the_middle_of_a_turn() {
        let game = in_mid_turn();
        expect![[r#"
            {
              "limes": "game",
              "version": 1,
              "content": {
                "record": "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Bot\"]\n[Seed \"limes\"]\n[Bot \"2 skilled\"]\n\n1. 22 | … | d4> +ne\n",
                "draft": {
                  "player": 1,
                  "steps": [
                    "^",
                    "<",
                    "d4<",
                    "d4< +se"
                  ]
                }
              }
            }"#]]
        .assert_eq(&game.write());
        let (mut again, faults) = SavedGame::read(&game.write()).expect("readable");
        again.table.take_events();
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
            ("\"player\": 1", "\"player\": 2", "the draft: player 2 has nothing to decide"),
            ("\"player\": 1", "\"player\": 0", "the draft: player 0 has nothing to decide"),
            ("\"player\": 1", "\"player\": 9", "the draft: player 9 has nothing to decide"),
        ] {
            let (mut again, faults) =
                SavedGame::read(&game.write().replace(from, to)).expect("readable");
            again.table.take_events();
            assert_eq!((&again.table, again.draft), (&game.table, None));
            assert_eq!(faults.len(), 1);
            assert_eq!(faults[0].to_string(), why);
        }
    }

    #[test]
    fn a_draw_without_a_seed_is_kept_too() {
        let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n1. 17 | d4^\n";
        let record = Record::parse(text.as_bytes()).expect("a record");
        let mut table = LocalTable::from_record(record, &made_up_seed([5; 16]));
        table.take_events();
        let game = SavedGame { table, draft: None };
        let text = game.write();
        let (mut again, _) = SavedGame::read(&text).expect("readable");
        again.table.take_events();
        assert_eq!(again, game);
        let broken = text.replacen("17,", "99,", 1);
        assert_eq!(
            SavedGame::read(&broken).expect_err("broken"),
            KeptFault::Game(ReopenFault::Draw)
        );
    }

    #[test]
    fn without_seed_and_draw_the_cards_to_come_are_not_known() {
        let text = in_mid_turn().write().replace("[Seed \\\"limes\\\"]", "[Seed \\\"other\\\"]");
        assert_eq!(SavedGame::read(&text).expect_err("broken"), KeptFault::Game(ReopenFault::Draw));
    }
}
