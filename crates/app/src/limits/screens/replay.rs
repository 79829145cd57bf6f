//! A game again, decision by decision, with all cards open.

pub(super) mod stage;

use crate::limits::art;
use crate::limits::state::game;
use crate::limits::state::replay::{Moment, Replay};
use crate::limits::texts::after;
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::screens::game::nothing;
use crate::shell::screens::subject::Subject;
use crate::shell::texts::{Texts, without_marks};
use crate::shell::timeline::{self, Timeline};
use leptos::prelude::*;
use limits::{Record, Seat};
use std::fmt::Write;

/// The replay of a game. One that goes on is shown only to those who want to know all its cards.
pub(crate) fn replay(subject: Subject<Record>) -> AnyView {
    let app = AppContext::get();
    let table = subject.table();
    let (is_over, is_of_day) = (subject.game.game.is_over(), subject.address.is_of_day());
    let reader = subject.reader.or_else(|| game::seats(&subject.game).only_person());
    let shown = Replay::new(subject.game);
    // The hands of the game that counts for a day are open to nobody before it is finished.
    if shown.end() == 0 || (!is_over && is_of_day) {
        return nothing(app, "replay-title", "replay-none", table).into_any();
    }
    let shown = StoredValue::new(shown);
    let is_wanted = RwSignal::new(is_over);
    let content = move || match is_wanted.get() {
        true => untrack(|| open(app, shown, reader)),
        false => warning(app, is_wanted).into_any(),
    };
    view! {
        <Page title=app.t("replay-title")>
            <div aria-hidden="true" inner_html=art::definitions()></div>
            {content}
        </Page>
    }
    .into_any()
}

fn warning(app: AppContext, is_wanted: RwSignal<bool>) -> impl IntoView {
    view! {
        <p class="warning" role="note">{app.t("limits-replay-warning")}</p>
        <p class="buttons">
            <button on:click=move |_| is_wanted.set(true)>{app.t("limits-replay-anyway")}</button>
        </p>
    }
}

fn open(app: AppContext, replay: StoredValue<Replay>, reader: Option<Seat>) -> AnyView {
    let end = replay.with_value(Replay::end);
    let now = RwSignal::new(end);
    let timeline = Timeline::new(now.into(), end, Callback::new(move |time| now.set(time)));
    let moment = Memo::new(move |_| replay.with_value(|replay| replay.moment(now.get())));
    let when = Signal::derive(move || {
        replay.with_value(|replay| round(&app.texts(), replay, replay.round_at(now.get())))
    });
    let curves =
        Signal::derive(move || replay.with_value(|replay| curves(replay, reader, now.get())));
    let heading = move || {
        let texts = app.texts();
        // Nobody can listen as fast as it plays.
        let live = if timeline.playing.get() { "off" } else { "polite" };
        let told = moment.with(|moment| after::step(&texts, moment));
        let spoken = moment.with(|moment| spoken(&texts, moment, &told));
        view! {
            <p class="when"><b>{when}</b><span>{told}</span></p>
            <p class="spoken" role="status" aria-live=live>{spoken}</p>
        }
    };
    view! {
        <div class="after limits-replay">
            {move || moment.with(|moment| stage::stage(&app.texts(), moment))}
            {timeline.console(heading.into_any(), when, curves)}
        </div>
    }
    .into_any()
}

/// `Round 3 of 18`.
fn round(texts: &Texts, replay: &Replay, round: usize) -> String {
    let rounds = replay.record().game.deal().limit_cards().len();
    texts.say_with("limits-round", &[("round", round.into()), ("rounds", rounds.into())])
}

/// What has happened, and everybody's points.
fn spoken(texts: &Texts, moment: &Moment, told: &str) -> String {
    let names = moment.game.players().iter().zip(&moment.points);
    let points: Vec<String> = names
        .map(|(name, &points)| format!("{name} {}", crate::limits::texts::points(points)))
        .collect();
    without_marks(format!("{told} {}.", texts.list(&points)))
}

/// Everybody's points over time, those of the reader in front, and where now is.
fn curves(replay: &Replay, reader: Option<Seat>, now: usize) -> String {
    let seats = || replay.record().game.seats();
    let all = || seats().flat_map(|seat| replay.points(seat));
    let low = all().min().unwrap_or(0).min(0);
    let high = all().max().unwrap_or(0).max(low + 1);
    let height = |points: i32| (points - low) as f32 / (high - low) as f32;
    let reader = reader.or_else(|| seats().next());
    let mut svg = String::new();
    let zero =
        timeline::curve([(0, height(0)), (replay.end(), height(0))].into_iter(), replay.end());
    let _ = write!(svg, "<path class=\"zero\" d=\"M{zero}\"/>");
    let others = seats().filter(|&seat| Some(seat) != reader);
    for seat in others.chain(reader) {
        let class = if Some(seat) == reader { "own" } else { "rest" };
        let points = replay.points(seat).map(height).enumerate();
        let line = timeline::curve(points, replay.end());
        let _ = write!(svg, "<path class=\"{class}\" d=\"M{line}\"/>");
    }
    svg + &timeline::mark(now, replay.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::finished;

    #[test]
    fn every_player_has_a_line_and_the_reader_comes_last() {
        let replay = Replay::new(finished(&["Ada", "Ben", "Cleo"], 3));
        let svg = curves(&replay, Some(Seat::from_index(1)), 4);
        let document = format!("<svg>{svg}</svg>");
        let document = roxmltree::Document::parse(&document).expect("well-formed");
        let classes: Vec<&str> =
            document.descendants().filter_map(|node| node.attribute("class")).collect();
        assert_eq!(classes, ["zero", "rest", "rest", "own", "now"]);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
