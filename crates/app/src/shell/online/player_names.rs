//! The names of players in records from a server, in the language of the reader.

use protocol::State;
use record::Header;
use remote::BotNames;

/// What everybody at a table is called, in the order of the seats.
pub(crate) fn names(bots: &BotNames, state: &State) -> Vec<String> {
    state.seats.iter().map(|seat| bots.of(seat)).collect()
}

fn is_player(line: &str) -> bool {
    line.starts_with("[Player ")
}

/// The record with these names in it, one for each player.
pub(crate) fn called(record: &str, names: &[String]) -> String {
    let mut names = names.iter();
    let line = |line: &str| match is_player(line).then(|| names.next()).flatten() {
        Some(name) => format!("{}\n", Header::new("Player", name)),
        None => format!("{line}\n"),
    };
    record.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_of_a_record_are_called_by_other_names() {
        let headers =
            "[Game \"Limes\"]\n[Player \"Ada\"]\n[Player \"Skilled\"]\n[Bot \"2 skilled\"]\n";
        let record = format!("{headers}\n1. 6 | d4^ | d4>\n");
        let names = ["Ada", "\"Geübt\""].map(str::to_owned);
        let other = record.replace("\"Skilled\"", "\"\\\"Geübt\\\"\"");
        assert_eq!(called(&record, &names), other);
    }
}
