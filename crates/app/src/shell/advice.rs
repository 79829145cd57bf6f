//! Advice that is asked for step by step: the bots think, then a nudge is shown, then everything they know.

mod context;
mod panel;

pub(crate) use context::{AdviceContext, AdviceSource};
pub(crate) use panel::{AdvicePanel, HintButton};

/// What the bots advise, in words: the panel is the same for every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Advice {
    /// Where to look, without saying what to do.
    pub(crate) nudge: String,
    /// The ideas, the best first.
    pub(crate) ideas: Vec<IdeaWords>,
    /// What else the bots know, under this title; empty if that is nothing.
    pub(crate) known_title: String,
    /// Line by line.
    pub(crate) known: Vec<String>,
    /// What the numbers mean.
    pub(crate) about: String,
}

/// One idea.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IdeaWords {
    /// What to do.
    pub(crate) what: String,
    /// What that is worth.
    pub(crate) worth: String,
    /// Why; may be empty.
    pub(crate) why: String,
}

/// How far advice has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum AdviceState {
    /// Nobody has asked.
    #[default]
    Nothing,
    /// The bots are thinking.
    Thinking {
        /// How much of it is done, from 0 to 1.
        part: f64,
        /// Whether the player has asked again meanwhile and so wants no nudge.
        hurried: bool,
    },
    /// All is known.
    Known {
        /// What is known.
        advice: Advice,
        /// How much of it is told.
        stage: Stage,
        /// Whether anything is on show: what was hidden need not be thought about again.
        is_open: bool,
    },
    /// It did not work, for this reason in words.
    Failed(String),
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Where to look.
    Nudge,
    /// What to do.
    Ideas,
}

/// What asking for advice leads to, beyond what is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The bots are to be asked.
    Bots,
    /// The bots need not think any more.
    Nobody,
    /// What is known is enough.
    Enough,
}

/// What a panel shows of advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OnShow {
    /// There is no panel.
    Nothing,
    /// The bots are thinking.
    Thinking,
    /// They cannot, for this reason in words.
    Failed(String),
    /// So much is told.
    Told(Stage),
}

impl AdviceState {
    /// Asks for advice, and once more for more of it; at last it is put away.
    pub(crate) fn ask(&mut self) -> Asked {
        match self {
            AdviceState::Nothing => {
                *self = AdviceState::Thinking { part: 0.0, hurried: false };
                return Asked::Bots;
            }
            AdviceState::Thinking { hurried: hurried @ false, .. } => *hurried = true,
            AdviceState::Thinking { .. } | AdviceState::Failed(_) => {
                *self = AdviceState::Nothing;
                return Asked::Nobody;
            }
            AdviceState::Known { is_open: is_open @ false, .. } => *is_open = true,
            AdviceState::Known { stage: stage @ Stage::Nudge, .. } => *stage = Stage::Ideas,
            AdviceState::Known { is_open, .. } => *is_open = false,
        }
        Asked::Enough
    }

    /// The bots have come this far.
    pub(crate) fn progress(&mut self, now: f64) {
        if let AdviceState::Thinking { part, .. } = self {
            *part = now;
        }
    }

    /// The bots' answer.
    pub(crate) fn answer(&mut self, advice: Advice) {
        let hurried = matches!(self, AdviceState::Thinking { hurried: true, .. });
        let stage = if hurried { Stage::Ideas } else { Stage::Nudge };
        *self = AdviceState::Known { advice, stage, is_open: true };
    }

    /// Hides what is known. It is shown again at once when it is asked for.
    pub(crate) fn hide(&mut self) {
        if let AdviceState::Known { is_open, .. } = self {
            *is_open = false;
        }
    }

    /// Whether all that is known is on show.
    pub(crate) fn is_told(&self) -> bool {
        matches!(self, AdviceState::Known { stage: Stage::Ideas, is_open: true, .. })
    }

    /// What is known, told or not.
    pub(crate) fn known(&self) -> Option<&Advice> {
        match self {
            AdviceState::Known { advice, .. } => Some(advice),
            _ => None,
        }
    }

    /// How much the bots have thought, from 0 to 1.
    pub(crate) fn part(&self) -> f64 {
        if let AdviceState::Thinking { part, .. } = self { *part } else { 0.0 }
    }

    /// What a panel shows of it.
    pub(crate) fn on_show(&self) -> OnShow {
        match self {
            AdviceState::Nothing | AdviceState::Known { is_open: false, .. } => OnShow::Nothing,
            AdviceState::Thinking { .. } => OnShow::Thinking,
            AdviceState::Failed(reason) => OnShow::Failed(reason.clone()),
            AdviceState::Known { stage, .. } => OnShow::Told(*stage),
        }
    }

    /// Whether anything is on show.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self, AdviceState::Nothing | AdviceState::Known { is_open: false, .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The state after the bots have answered.
    fn known(hurried: bool) -> AdviceState {
        let mut state = AdviceState::default();
        assert_eq!(state.ask(), Asked::Bots);
        state.progress(0.5);
        assert_eq!(state.part(), 0.5);
        if hurried {
            assert_eq!(state.ask(), Asked::Enough);
        }
        state.answer(Advice::default());
        state
    }

    #[test]
    fn one_is_nudged_first_and_told_when_asking_again() {
        let mut state = known(false);
        assert_eq!(state.on_show(), OnShow::Told(Stage::Nudge));
        assert!(!state.is_told() && state.known().is_some());
        assert_eq!(state.ask(), Asked::Enough);
        assert!(state.is_told());
        assert_eq!(state.ask(), Asked::Enough);
        assert!(state.on_show() == OnShow::Nothing && !state.is_told());
        // It is known by now, so it is there at once.
        assert_eq!(state.ask(), Asked::Enough);
        assert!(state.is_told());
        state.hide();
        assert!(!state.is_open());
    }

    #[test]
    fn who_asks_twice_at_once_wants_no_nudge() {
        assert!(known(true).is_told());
        // And who asks three times does not want to wait.
        let mut state = AdviceState::default();
        assert_eq!(
            [state.ask(), state.ask(), state.ask()],
            [Asked::Bots, Asked::Enough, Asked::Nobody]
        );
        assert_eq!(state, AdviceState::Nothing);
        let mut state = AdviceState::Failed("no".into());
        assert_eq!(state.on_show(), OnShow::Failed("no".into()));
        assert_eq!(state.ask(), Asked::Nobody);
    }
}
