//! What is wrong with a record of Limits, and where.

use crate::limits::state::ReadFault;
use crate::shell::texts::Texts;
use limits::{LineFault, RecordFault};
use record::excerpt;

impl Texts {
    /// Why a game that was stored, or came from elsewhere, cannot be opened.
    pub(crate) fn limits_read_fault(&self, fault: &ReadFault) -> String {
        match fault {
            ReadFault::Document(fault) => self.stored_fault(fault),
            ReadFault::Game(fault) => self.limits_record_fault(fault),
        }
    }

    /// Why a text is not a record: the place, then the reason.
    fn limits_record_fault(&self, fault: &RecordFault) -> String {
        match fault {
            RecordFault::Document(fault) => self.document_fault(*fault),
            RecordFault::Header(fault) => self.header_fault(fault),
            RecordFault::Value { line, name, value, .. } => {
                let values = [("header", excerpt(name).into()), ("value", excerpt(value).into())];
                let why = self.say_with("limits-record-value", &values);
                self.placed(&[self.line(*line)], &why)
            }
            RecordFault::Deal { line, .. } => {
                let places: Vec<String> = line.iter().map(|&line| self.line(line)).collect();
                self.placed(&places, &self.say("limits-record-deal"))
            }
            RecordFault::Line { line, round, player, written, reason } => {
                let mut places = vec![self.line(*line)];
                places.push(self.say_with("record-round", &[("round", (*round).into())]));
                places.extend(player.as_ref().map(|(seat, name)| {
                    let values = [("seat", seat.number().into()), ("name", excerpt(name).into())];
                    self.say_with("record-player", &values)
                }));
                places.push(self.say_with("record-turn", &[("turn", excerpt(written).into())]));
                self.placed(&places, &self.line_fault(*reason))
            }
        }
    }

    fn line_fault(&self, reason: LineFault) -> String {
        match reason {
            LineFault::NotALine | LineFault::NoSuchPlayer(_) | LineFault::Notation(_) => {
                self.say("limits-record-line")
            }
            LineFault::NextRound(round) => {
                self.say_with("record-round-number", &[("round", round.into())])
            }
            LineFault::RoundNotOver(round) => {
                self.say_with("limits-record-not-over", &[("round", round.into())])
            }
            LineFault::Columns { players, found } => self.say_with(
                "record-columns",
                &[("expected", players.into()), ("found", found.into())],
            ),
            LineFault::Refused(_) => self.say("limits-record-illegal"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::limits::state::game::read_record;
    use crate::shell::texts::{Language, Texts};

    fn check(record: &str, sentence: &str) {
        let fault = read_record(record.as_bytes()).expect_err("a broken record");
        assert_eq!(Texts::new(Language::En).limits_read_fault(&fault), sentence);
    }

    const HEAD: &str = "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n[Start \"1\"]\n\
        [Colours \"rygbprygbprygbprygbprygbprygbprygbprygbprygbprygbprygbprygbp\"]\n[LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n\n";

    #[test]
    fn the_place_comes_first() {
        check(
            &format!("{HEAD}1. hide r | y\n2: play g\n"),
            "Line 10, round 1, player 2 (Ben), turn “play g”: The rules do not allow this.",
        );
        check(
            &format!("{HEAD}1. hide r | y\nrubbish\n"),
            "Line 10, round 1, turn “rubbish”: A line looks like “1. hide r | g” or “1: play b”.",
        );
        check(
            &HEAD.replace("[Start \"1\"]", "[Start \"x\"]"),
            "Line 5: The header [Start \"x\"] has an invalid value.",
        );
        check(
            &HEAD.replace("\"1 2 3", "\"2 3"),
            "Line 7: The headers do not describe a valid deal: it needs two to six players, 12 cards of each colour, and the limit cards for that many players.",
        );
        check("", "There is nothing in this record.");
    }
}
