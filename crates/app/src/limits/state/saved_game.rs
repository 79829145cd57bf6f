//! A game of Limits as it is stored. Its record holds the deal, so nothing else is needed.

use super::{ReadFault, game};
use crate::shell::storage::{seal, unseal};
use limits::Record;
use record::quoted_lines;

const GAME: &str = "game";
/// The canonical record.
const RECORD: &str = "record";

/// The document of a game with this record.
pub(crate) fn write_game(record: &str) -> String {
    seal(GAME, &[(RECORD, quoted_lines(record))])
}

/// Reads the document of a game.
///
/// # Errors
/// If it is none.
pub(crate) fn read_game(text: &str) -> Result<Record, ReadFault> {
    let entries = unseal(GAME, text)?;
    game::read_record(entries.text(RECORD)?.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::Setup;
    use ::game::Level;
    use proptest::prelude::*;
    use record::Seed;

    fn begun() -> Record {
        let setup = Setup::against("Ada", Level::Skilled, "Skilled", 1);
        game::deal(setup.check(&Seed::spelled([3; 16])).expect("right"), "2026-05-01")
    }

    #[test]
    fn a_game_comes_back() {
        let record = begun();
        assert_eq!(read_game(&write_game(&record.to_string())), Ok(record));
        for rubbish in ["", "{ rubbish", "limes = \"game\"\nversion = 1\n"] {
            assert!(read_game(rubbish).is_err(), "{rubbish}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn damaged_documents_do_no_harm(
            places in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
        ) {
            let mut signs: Vec<char> = write_game(&begun().to_string()).chars().collect();
            for (place, sign) in places {
                let at = place.index(signs.len());
                signs[at] = sign;
            }
            let text: String = signs.into_iter().collect();
            if let Ok(read) = read_game(&text) {
                prop_assert_eq!(read_game(&write_game(&read.to_string())), Ok(read));
            }
        }
    }
}
