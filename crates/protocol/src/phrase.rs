//! What players can say to each other. There is no free chat.

use serde::{Deserialize, Serialize};

/// A phrase that every client says in the language of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// One moment, please.
    OneMoment,
    /// Oops.
    Oops,
    /// Once more?
    Again,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Phrase; 7] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::OneMoment,
        Phrase::Oops,
        Phrase::Again,
    ];

    /// Its name, as it is sent.
    pub fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::WellPlayed => "well-played",
            Phrase::Thanks => "thanks",
            Phrase::OneMoment => "one-moment",
            Phrase::Oops => "oops",
            Phrase::Again => "again",
        }
    }

    /// The phrase with this name.
    pub fn named(name: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_sent_by_its_name() {
        for phrase in Phrase::ALL {
            let text = serde_json::to_string(&phrase).expect("it serialises");
            assert_eq!(text, format!("\"{}\"", phrase.name()));
            assert_eq!(Phrase::named(phrase.name()), Some(phrase));
        }
        assert_eq!(Phrase::named("you fool"), None);
    }
}
