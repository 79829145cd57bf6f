//! A line above the sentence of the status line: what a bot decided when the reader's time ran out, that the game started
//! without somebody who only watches, or that it started while players are away.

use super::people::{absent, of, own};
use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use crate::shell::texts::Texts;
use game::Question;
use games::SeenView;
use leptos::prelude::*;
use protocol::{Stage, State};

/// Says what a bot did for a player, from what they saw before and after; `None` if that does not tell.
pub(crate) type StoodIn = fn(&Texts, &SeenView, &SeenView) -> Option<String>;

/// The note, if there is one now.
pub(super) fn note(
    app: AppContext,
    follow: TableFollow,
    stood_in: StoodIn,
) -> Signal<Option<String>> {
    let time_up = RwSignal::new(None::<String>);
    // Whether the game has started before the reader's eyes and they have not decided anything yet.
    let has_started = RwSignal::new(false);
    // Whether the reader sat here before their eyes and does so no longer: nobody leaves a game that is on for good.
    let was_logged_out = RwSignal::new(false);
    Effect::new(move |before: Option<Option<State>>| {
        let now = follow.state.get();
        let had_seat = before.iter().flatten().any(|before| before.you.is_some());
        if had_seat && now.as_ref().is_some_and(|now| now.you.is_none()) {
            was_logged_out.set(true);
        }
        // The reader may come back long after they saw the table last.
        let before = before.flatten().or_else(|| follow.last_seen.get_value());
        if let (Some(before), Some(now)) = (before, &now) {
            match change(&before, now) {
                Change::Started => has_started.set(true),
                Change::StoodIn => time_up.set(Some(words(app, stood_in, &before, now))),
                Change::Decided => {
                    time_up.set(None);
                    has_started.set(false);
                }
                Change::Other => {}
            }
        }
        now
    });
    let is_watching = Memo::new(move |_| {
        of(follow, |state| state.you.is_none() && state.state == Stage::Playing)
    });
    let away = move || {
        let texts = app.texts();
        let absent = of(follow, |state| absent(&texts, state));
        let absent = absent.filter(|_| has_started.get() && follow.is_steady())?;
        Some(texts.say_with("table-started-away", &[("names", absent.names.into())]))
    };
    Signal::derive(move || match is_watching.get() {
        true if was_logged_out.get() => Some(app.say("table-logged-out")),
        true => Some(app.say("table-without-you")),
        false => time_up.get().or_else(away),
    })
}

/// What has happened to the reader's own question between two states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// The game has started.
    Started,
    /// A bot has answered it, although the reader has not left.
    StoodIn,
    /// The reader has answered it.
    Decided,
    Other,
}

fn change(before: &State, now: &State) -> Change {
    if (before.state, now.state) == (Stage::Open, Stage::Playing) {
        return Change::Started;
    }
    let (Some(then), Some(seat)) = (own(before), own(now)) else { return Change::Other };
    if seat.left || seat.stood_in.len() > then.stood_in.len() && then.left {
        return Change::Other;
    }
    // A large table tells of the newest one alone.
    if seat.stood_in.last() != then.stood_in.last() {
        return Change::StoodIn;
    }
    match then.waiting && now.version > before.version && asked(before) != asked(now) {
        true => Change::Decided,
        false => Change::Other,
    }
}

/// The question that the reader is asked.
fn asked(state: &State) -> Option<Question> {
    state.view.as_ref()?.read().ok()?.asked()
}

fn words(app: AppContext, stood_in: StoodIn, before: &State, now: &State) -> String {
    let texts = app.texts_now();
    let missed = |state: &State| own(state).map_or(0, |seat| seat.stood_in.len());
    let times = missed(now).saturating_sub(missed(before));
    if times > 1 {
        return texts.say_with("table-time-several", &[("times", times.into())]);
    }
    let read = |state: &State| state.view.as_ref()?.read().ok();
    let told = || stood_in(&texts, &read(before)?, &read(now)?);
    told().unwrap_or_else(|| texts.say("table-time-decided"))
}
