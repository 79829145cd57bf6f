//! One turn: what was played, what was better, and why.

use crate::limes::screens::drawing::{drawing, gained, window};
use crate::limes::screens::play_on::play_on;
use crate::limes::screens::review::ReviewContext;
use crate::limes::screens::studies::{is_free, mistake};
use crate::limes::state::PlayedTurn;
use crate::shell::art::Icon;
use crate::shell::texts::{Texts, tenths};
use leptos::prelude::*;
use thinker::messages::limes::{Judged, Why};

/// The turn that is chosen.
pub(super) fn turn(review: ReviewContext) -> impl IntoView {
    let app = review.app;
    // Where there is room for one board only: which.
    let better = RwSignal::new(true);
    let from = Callback::new(move |()| {
        let rounds = review.round.get_untracked().checked_sub(1)?;
        Some((review.reviewed.with_value(|subject| subject.game.clone()), rounds))
    });
    move || {
        let round = review.round.get();
        let judged =
            review.turns.with(|turns| turns.iter().find(|turn| turn.round == round).cloned())?;
        let made = review.replay.with_value(|replay| replay.turn_in(review.seat.get(), round))?;
        let texts = app.texts();
        let title = texts.say_with("play-round", &[("round", round.into())]);
        let go = |icon: Icon, key: &'static str, after: bool| {
            let to = review.turns.with(|turns| mistake(turns, round, after));
            let go = move |_| {
                if let Some(to) = to {
                    review.chosen.set(to);
                }
            };
            let name = texts.say(key);
            view! {
                <button class="round" aria-label=name.clone() title=name aria-disabled=to.is_none().to_string() on:click=go inner_html=icon.svg()></button>
            }
        };
        Some(view! {
            <section class="panel turn">
                <header>
                    {go(Icon::ChevronLeft, "review-previous-mistake", false)}
                    <div role="status"><h2>{title}</h2><p>{cost(&texts, &judged)}</p></div>
                    {go(Icon::ChevronRight, "review-next-mistake", true)}
                </header>
                {boards(review, &texts, &judged, &made, better)}
                <div class="play-on">{play_on(app, Signal::stored(true), from)}</div>
            </section>
        })
    }
}

fn cost(texts: &Texts, judged: &Judged) -> String {
    if is_free(judged.cost) {
        texts.say("review-cost-none")
    } else {
        texts.say_with("review-cost", &[("points", tenths(judged.cost))])
    }
}

/// The turn that was played and, unless that was as good, the better one.
fn boards(
    review: ReviewContext,
    texts: &Texts,
    judged: &Judged,
    made: &PlayedTurn,
    better: RwSignal<bool>,
) -> AnyView {
    let played = board(review, texts, judged, made, false);
    if is_free(judged.cost) || judged.played == judged.best {
        return view! { <div class="stages">{played}</div> }.into_any();
    }
    let best = board(review, texts, judged, made, true);
    let side = |key: &'static str, which: bool| {
        view! {
            <button aria-pressed=move || (better.get() == which).to_string() on:click=move |_| better.set(which)>{texts.say(key)}</button>
        }
    };
    view! {
        <div class="sides">
            {side("review-show-played", false)}
            {side("review-show-better", true)}
        </div>
        <div class="stages" class:show-better=better>{played}{best}</div>
    }
    .into_any()
}

/// A board with one of the two turns on it; its window holds both, so that they can be compared. Below the better one stands
/// why it is.
fn board(
    review: ReviewContext,
    texts: &Texts,
    judged: &Judged,
    made: &PlayedTurn,
    better: bool,
) -> impl IntoView + use<> {
    let (caption, class, turn) = if better {
        (texts.say("review-better"), "stage better", judged.best)
    } else {
        (texts.say("review-played"), "stage played", judged.played)
    };
    let game = review.replay.with_value(|replay| replay.record().game.clone());
    let card = game.deck().card(made.card);
    let after = made.before.after(card, turn, game.variants()).unwrap_or(made.before);
    let words = texts.turn(made.card, turn, &after);
    let label = texts
        .labelled(caption.clone(), format!("{words}. {}", texts.display_rows(&after).join(" ")));
    let cells = made.before.cells().chain([judged.played.cell, judged.best.cell]);
    let frame = window(cells).to_string();
    let picture = drawing(&after, Some(turn), review.seat.get_untracked());
    let gain = gained(made.before.total(), after.total());
    let reason = |why: &Why| view! { <li>{texts.reason(why.0)}</li> };
    let why = better.then(|| {
        let reasons: Vec<_> = judged.why.iter().map(reason).collect();
        view! { <ul class="why">{reasons}</ul> }
    });
    view! {
        <article class=class>
            <h3><span class="name">{caption}</span><b class="points">{after.total()}</b><small class="gain">{gain}</small></h3>
            <svg class="scene" viewBox=frame role="img" aria-label=label inner_html=picture></svg>
            <div class="words">{words}{why}</div>
        </article>
    }
}
