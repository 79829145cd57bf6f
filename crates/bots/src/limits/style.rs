//! How a player plays: what it forgets, how it weighs a situation, and how far it thinks.

use crate::Level;
use crate::limits::policy::Policy;
use crate::limits::search::Effort;
use std::fmt;
use std::str::FromStr;

/// How a player plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// What it does where it does not think.
    pub(crate) policy: Policy,
    /// The share of the cards under the top of the pile whose colours it forgets, once it has moved itself. In a game in
    /// which the pile lies open there is nothing to forget.
    pub(crate) forgets: f32,
    /// The share of decisions in which it looks at its own cards only, and suspects nobody.
    pub(crate) distracted: f32,
    /// How much it searches, if it does.
    pub(crate) search: Option<Effort>,
    /// The share of decisions that it searches; the others it makes by habit.
    pub(crate) considers: f32,
    /// The chance with which it forgets each card that earlier rounds have shown, round by round.
    pub(crate) forgets_rounds: f32,
    /// Whether it finds out how the others play.
    pub(crate) reads: bool,
}

impl Style {
    const fn of(policy: Policy) -> Style {
        Style {
            policy,
            forgets: 0.0,
            distracted: 0.0,
            search: None,
            considers: 1.0,
            forgets_rounds: 0.0,
            reads: false,
        }
    }

    /// How a level plays.
    pub fn of_level(level: Level) -> Style {
        let searching = |imagined, tried| Style {
            search: Some(Effort { imagined, tried }),
            ..Style::of(Policy::learned())
        };
        match level {
            // Forgets much of what was laid, and often does not watch the others.
            Level::Beginner => {
                Style { forgets: 0.3, distracted: 0.4, ..Style::of(Policy::CAREFUL) }
            }
            // Keeps for later what only they can lay, as long as they pay attention.
            Level::Learner => {
                Style { forgets: 0.14, distracted: 0.42, ..Style::of(Policy::Thrifty) }
            }
            // The same with more attention and a better memory.
            Level::Regular => {
                Style { forgets: 0.08, distracted: 0.1, ..Style::of(Policy::Thrifty) }
            }
            // Lays baits, and hardly forgets anything.
            Level::Skilled => {
                Style { forgets: 0.02, distracted: 0.05, ..Style::of(Policy::learned()) }
            }
            // Thinks about every other decision, and remembers most of what earlier rounds have shown.
            Level::Expert => Style { considers: 0.5, forgets_rounds: 0.04, ..searching(32, 12) },
            // Thinks about everything, knows all cards that were ever shown, and finds out whom it plays against.
            Level::Merciless => Style { reads: true, ..searching(48, 16) },
        }
    }
}

impl Style {
    /// The same with a search of at most about so many tables imagined and rounds played out.
    #[must_use]
    pub fn within(self, work: u64) -> Style {
        let most = |share: u64| usize::try_from((work / share).max(1)).unwrap_or(usize::MAX);
        // A third goes into imagining tables; on each of the others about six decisions are tried.
        let cut = |Effort { imagined, tried }| Effort {
            imagined: imagined.min(most(3)),
            tried: tried.min(most(9)),
        };
        Style { search: self.search.map(cut), ..self }
    }
}

/// A text that names neither a level nor one of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownStyle(pub String);

impl fmt::Display for UnknownStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(|level| level.to_string()).join(", ");
        write!(
            f,
            "there is no player \"{}\", only 1 to 6, {names}, and careful, cautious, thrifty and learned",
            self.0
        )
    }
}

impl std::error::Error for UnknownStyle {}

impl FromStr for Style {
    type Err = UnknownStyle;

    /// A level, or one of the panel that all levels are measured against: `careful`, `cautious`, `thrifty`, `learned`.
    fn from_str(text: &str) -> Result<Style, UnknownStyle> {
        match text {
            "careful" => Ok(Style::of(Policy::CAREFUL)),
            "cautious" => Ok(Style::of(Policy::CAUTIOUS)),
            "thrifty" => Ok(Style::of(Policy::Thrifty)),
            "learned" => Ok(Style::of(Policy::learned())),
            _ => match text.parse() {
                Ok(level) => Ok(Style::of_level(level)),
                Err(_) => Err(UnknownStyle(text.to_owned())),
            },
        }
    }
}

impl Style {
    /// The same with so much search: the number of tables on which every decision is tried. Whoever does not search stays as
    /// they are.
    #[must_use]
    pub fn with_work(self, work: u64) -> Style {
        // Beyond this nothing gets better, and nobody waits for it.
        const MOST: u64 = 100_000;
        let tried = usize::try_from(work.clamp(1, MOST)).unwrap_or(1);
        Style { search: self.search.map(|_| Effort { imagined: 3 * tried, tried }), ..self }
    }
}
