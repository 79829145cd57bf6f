//! The best display that could have been made of these cards.

use crate::limes::screens::drawing::{drawing, window};
use crate::limes::screens::review::ReviewContext;
use crate::limes::screens::studies::Wanted;
use crate::shell::route::{self, GameScreen};
use crate::shell::studies::Work;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::Record;
use thinker::messages::limes::Best;

/// The best display, once it is searched for.
pub(super) fn best(review: ReviewContext) -> impl IntoView {
    let app = review.app;
    // The drawing is made anew for a better game only, not for every step of the search.
    let found = Memo::new(move |_| review.study(&review.draw()).found.best);
    let picture = move || found.get().map(|best| picture(review, &app.texts(), &best));
    let words = move || {
        let texts = app.texts();
        let draw = review.draw();
        let study = review.study(&draw);
        let done = study.work == Work::Done;
        let so_far = study.found.best.as_ref().map_or(0, |best| best.score);
        let searching = texts.say_with("best-searching", &[("points", so_far.into())]);
        let said = study.found.best.filter(|_| done).map(|best| said(review, &texts, &best));
        view! {
            {review.at_work(&draw, study.work, searching, "best-search")}
            {said}
        }
    };
    let wanted = Wanted::get();
    let show = move |_| {
        wanted.update(|wanted| wanted.compare = Some(review.seat.get_untracked()));
        route::go(&review.reviewed.with_value(|subject| subject.route(GameScreen::Replay)));
    };
    view! {
        <section class="panel best">
            <div>
                <h2>{app.t("best-title")}</h2>
                <p>{app.t("best-about")}</p>
                <div aria-live="polite">{words}</div>
                {move || found.get().map(|_| view! { <p class="buttons"><button on:click=show>{app.t("best-show")}</button></p> })}
            </div>
            {picture}
        </section>
    }
}

fn said(review: ReviewContext, texts: &Texts, best: &Best) -> impl IntoView + use<> {
    let points = |key: &'static str, points: u32| texts.say_with(key, &[("points", points.into())]);
    let bound = match best.bound > best.score {
        true => points("best-bound", best.bound),
        false => texts.say("best-proved"),
    };
    let own = review.replay.with_value(|replay| replay.last_display(review.seat.get()).total());
    view! {
        <p class="found"><b>{points("best-found", best.score)}</b></p>
        <p>{bound}</p>
        <p>{points("best-missing", best.score.saturating_sub(own))}</p>
    }
}

fn picture(review: ReviewContext, texts: &Texts, best: &Best) -> Option<impl IntoView + use<>> {
    let record = Record::parse(best.record.as_bytes()).ok()?;
    let display = *record.game.players().first()?.display();
    let frame = window(display.cells()).to_string();
    let label = format!("{}. {}", texts.say("best-title"), texts.display_rows(&display).join(" "));
    let drawing = drawing(&display, None, review.seat.get_untracked());
    Some(
        view! { <svg class="scene" viewBox=frame role="img" aria-label=label inner_html=drawing></svg> },
    )
}
