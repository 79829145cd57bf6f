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
}
