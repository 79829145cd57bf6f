//! What is wrong with a record, and where.

use crate::shell::texts::Texts;
use limes::{RecordFault, RecordFaultKind};
use record::excerpt;

impl Texts {
    /// Why a text is not a record: the place, then the reason.
    pub fn record_fault(&self, fault: &RecordFault) -> String {
        let mut places = Vec::new();
        places.extend(fault.line.map(|line| self.line(line)));
        places.extend(
            fault.round.map(|round| self.say_with("record-round", &[("round", round.into())])),
        );
        places.extend(fault.player.as_ref().map(|(seat, name)| {
            self.say_with(
                "record-player",
                &[("seat", (seat.index() + 1).into()), ("name", excerpt(name).into())],
            )
        }));
        places.extend(
            fault
                .turn
                .as_ref()
                .map(|turn| self.say_with("record-turn", &[("turn", excerpt(turn).into())])),
        );
        self.placed(&places, &self.kind(&fault.kind))
    }

    fn kind(&self, kind: &RecordFaultKind) -> String {
        match kind {
            RecordFaultKind::Document(fault) => self.document_fault(*fault),
            RecordFaultKind::Header(fault) => self.header_fault(fault),
            RecordFaultKind::WrongGame(game) => {
                self.say_with("record-wrong-game", &[("game", excerpt(game).into())])
            }
            RecordFaultKind::WrongFormat(format) => {
                self.say_with("record-wrong-format", &[("format", excerpt(format).into())])
            }
            RecordFaultKind::UnknownDeck(name) => {
                self.say_with("record-unknown-deck", &[("name", excerpt(name).into())])
            }
            RecordFaultKind::Deck(fault) => self.deck_fault(fault),
            RecordFaultKind::Variant(variant) => {
                self.say_with("record-unknown-variant", &[("name", excerpt(&variant.0).into())])
            }
            RecordFaultKind::Name(fault) => self.name_fault(*fault),
            RecordFaultKind::NoRound => self.say("record-no-round"),
            RecordFaultKind::RoundNumber { expected } => {
                self.say_with("record-round-number", &[("round", (*expected).into())])
            }
            RecordFaultKind::TooManyRounds => self.say("record-too-many-rounds"),
            RecordFaultKind::CardNumber(text) => {
                self.say_with("record-card-number", &[("text", excerpt(text).into())])
            }
            RecordFaultKind::Columns { expected, found } => self.say_with(
                "record-columns",
                &[("expected", (*expected).into()), ("found", (*found).into())],
            ),
            RecordFaultKind::NoTurn(_) => self.say("record-no-turn"),
            RecordFaultKind::Refused(refusal) => self.game_refusal(*refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
    use limes::Record;

    fn check(record: &str, sentence: &str) {
        let fault = Record::parse(record.as_bytes()).expect_err("a broken record");
        assert_eq!(Texts::new(Language::En).record_fault(&fault), sentence);
    }

    const HEAD: &str = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n";

    #[test]
    fn the_place_comes_first() {
        check(
            &format!("{HEAD}1. 5 | d4^\n2. 6 | d4^\n"),
            "Line 7, round 2, player 1 (Ada), turn “d4^”: A card already lies on d4.",
        );
        check(&format!("{HEAD}1. 25 | d4^\n"), {
            "Line 6, round 1: “25” is not a card; cards are numbered 1 to 24."
        });
        check("[Game Limes]", "Line 1: A header looks like [Player \"Ada\"].");
    }

    #[test]
    fn what_has_no_place_is_said_without() {
        check("", "There is nothing in this record.");
        check("[Format \"1\"]\n", "The header [Game \"…\"] is missing.");
    }
}
