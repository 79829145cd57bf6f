//! How far the review is; then how the result came about, and how good the memory was.

use crate::limits::screens::review::ReviewContext;
use crate::limits::state::review;
use crate::limits::texts::after::{percent, signed_wins};
use crate::shell::at_work::{WorkControls, at_work};
use crate::shell::review::{self as shell_review, sum};
use crate::shell::statistics::fact;
use crate::shell::studies::{StudySubject, Work};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use thinker::messages::limits::Reviewed;

/// What the review comes to.
pub(super) fn summary(context: ReviewContext) -> impl IntoView {
    move || {
        let texts = context.app.texts();
        let subject = context.subject();
        let study = context.study(&subject);
        match study.found.review {
            Some(review) => view! {
                <section class="panel summary">{known(context, &texts, &review)}</section>
                {memory(&texts, &review)}
            }
            .into_any(),
            None => view! {
                <section class="panel summary">{waiting(context, &texts, &subject, study.work)}</section>
            }
            .into_any(),
        }
    }
}

fn waiting(context: ReviewContext, texts: &Texts, subject: &StudySubject, work: Work) -> AnyView {
    let round = if let Work::Runs { round, .. } = work { round } else { 1 };
    let values = [("round", round.into()), ("rounds", context.rounds().into())];
    let words = texts.say_with("limits-review-working", &values);
    let begin = move |subject| context.begin(subject);
    let (app, studies) = (context.app, context.studies);
    let controls = WorkControls::of_study(app, studies, subject, begin, "review-start");
    at_work(app, work, words, controls)
}

fn known(context: ReviewContext, texts: &Texts, review: &Reviewed) -> impl IntoView + use<> {
    let [share, par] = [review.share, review.par].map(|wins| texts.hundredths(wins));
    let [skill, luck] = [review.skill, review.luck].map(|wins| signed_wins(texts, wins));
    let spoken = texts.say_with(
        "review-sum",
        &[
            ("final", share.as_str().into()),
            ("par", par.as_str().into()),
            ("skill", skill.as_str().into()),
            ("luck", luck.as_str().into()),
        ],
    );
    let line =
        |key: &str, about: &str| view! { <dt>{texts.say(key)}</dt><dd>{texts.say(about)}</dd> };
    view! {
        {sum(texts, spoken, [share, par, skill, luck])}
        <dl class="split">
            {line("review-final", "limits-review-final-about")}
            {line("review-par", "limits-review-par-about")}
            {line("review-skill", "limits-review-skill-about")}
            {line("review-luck", "limits-review-luck-about")}
        </dl>
        {worst(context, texts)}
    }
}

/// The way to the round that cost most.
fn worst(context: ReviewContext, texts: &Texts) -> AnyView {
    let Some((round, cost)) = context.costs.with(|costs| review::worst(costs)) else {
        return view! { <p class="flawless">{texts.say("limits-review-flawless")}</p> }.into_any();
    };
    let values = [("round", round.into()), ("percent", percent(texts, cost).into())];
    let which = texts.say_with("limits-review-round", &values);
    let show = Callback::new(move |()| context.choose(round));
    shell_review::worst(texts, "limits-review-worst", which, show)
}

/// How good the memory was.
fn memory(texts: &Texts, review: &Reviewed) -> impl IntoView + use<> {
    let counted = [
        ("limits-review-suspicions", review.suspicions),
        ("limits-review-all-needless", review.needless),
        ("limits-review-all-missed", review.missed),
    ];
    let facts = counted.map(|(key, count)| fact(texts.say(key), count.to_string()));
    view! {
        <section class="panel">
            <h2>{texts.say("limits-review-memory")}</h2>
            <dl class="facts">{facts.into_iter().collect_view()}</dl>
            <p class="aside">{texts.say("limits-review-memory-about")}</p>
        </section>
    }
}
