//! The decisions of a round: what was decided, what was better, and what a perfect memory knew.

use crate::limits::screens::replay::stage::stage;
use crate::limits::screens::review::ReviewContext;
use crate::limits::state::review::{is_free, weight};
use crate::limits::texts::after::percent;
use crate::limits::texts::hints::chance;
use crate::limits::texts::{decision, whole_percent};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::Decision;
use thinker::messages::limits::{Judged, Slip};

/// The decisions of the round that is chosen.
pub(super) fn decisions(context: ReviewContext) -> impl IntoView {
    let app = context.app;
    move || {
        let round = context.round.get();
        let judged = context.decisions.with(|decisions| {
            let own = decisions.iter().filter(|(of, _)| *of == round);
            own.map(|(_, judged)| *judged).collect::<Vec<_>>()
        });
        let texts = app.texts();
        let values = [("round", round.into()), ("rounds", context.rounds().into())];
        let title = texts.say_with("limits-round", &values);
        let list = judged.iter().map(|judged| one(context, &texts, judged)).collect_view();
        (!judged.is_empty()).then(|| {
            view! {
                <section class="panel turn">
                    <div role="status"><h2>{title}</h2></div>
                    <ol class="decisions">{list}</ol>
                </section>
            }
        })
    }
}

/// A decision, and below it the table as it was when that was asked for.
fn one(context: ReviewContext, texts: &Texts, judged: &Judged) -> impl IntoView + use<> {
    let asked = judged.asked;
    let named = |what: Decision| decision(texts, what, |seat| context.name(seat.index()));
    let cost = match is_free(judged.cost) {
        true => texts.say("limits-review-free"),
        false => {
            let percent = percent(texts, judged.cost);
            texts.say_with("limits-review-cost", &[("percent", percent.into())])
        }
    };
    let better = (!is_free(judged.cost)).then(|| {
        view! { <p class="better"><span>{texts.say("review-better")}</span>" "<b>{named(judged.best)}</b>" "<span class="aside">{chance(texts, judged.expected)}</span></p> }
    });
    let slip = judged.slip.map(|slip| {
        let words = texts.say(match slip {
            Slip::Needless => "limits-review-needless",
            Slip::Missed => "limits-review-missed",
        });
        view! { <p class="slip">{words}</p> }
    });
    let is_shown = move || context.looked_at.get() == Some(asked);
    let look = move |_| {
        context.looked_at.update(|at| *at = if *at == Some(asked) { None } else { Some(asked) });
    };
    let table = move || is_shown().then(|| table(context, judged_time(context, asked)));
    let class = ["fine", "dear", "very-dear"][weight(judged.cost)];
    view! {
        <li class=class>
            <p class="decided"><b>{named(judged.decided)}</b>" "<span>{cost}</span></p>
            {better}
            {slip}
            {knew(context, texts, judged).map(|words| view! { <p class="aside">{words}</p> })}
            <button class="quiet" aria-expanded=move || is_shown().to_string() on:click=look>{texts.say("limits-review-look")}</button>
            {table}
        </li>
    }
}

/// What a perfect memory knew of whoever could best be suspected.
fn knew(context: ReviewContext, texts: &Texts, judged: &Judged) -> Option<String> {
    let (seat, broken) = (judged.suspect?, judged.broken?);
    let name = context.name(seat);
    let percent = whole_percent(texts, broken);
    Some(
        texts.say_with(
            "limits-review-broken",
            &[("name", name.into()), ("percent", percent.into())],
        ),
    )
}

/// The time of the replay at which this was asked. Cards are hidden all at once, so there the time after it is shown.
fn judged_time(context: ReviewContext, asked: game::Question) -> usize {
    context.replay.with_value(|replay| {
        let answered = replay.time_of(asked).unwrap_or_default();
        let round = replay.round_at(answered);
        let is_hiding = asked == game::Question::action(round, 0);
        if is_hiding { answered } else { answered.saturating_sub(1) }
    })
}

fn table(context: ReviewContext, time: usize) -> impl IntoView {
    let moment = context.replay.with_value(|replay| replay.moment(time));
    move || stage(&context.app.texts(), &moment)
}
