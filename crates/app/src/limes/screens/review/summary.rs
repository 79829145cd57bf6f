//! How far the review is; then how the result came about: par, skill and luck.

use crate::limes::screens::review::ReviewContext;
use crate::limes::screens::studies::{self, Split};
use crate::shell::review::{self, sum};
use crate::shell::studies::{StudySubject, Work};
use crate::shell::texts::{Texts, tenths};
use leptos::prelude::*;
use limes::CARDS;
use thinker::messages::limes::Judged;

/// Luck of less than this is none.
const EVEN: f64 = 1.0;

/// What the review comes to.
pub(super) fn summary(review: ReviewContext) -> impl IntoView {
    move || {
        let texts = review.app.texts();
        let subject = review.own();
        let study = review.study(&subject);
        let inside = match study.found.split {
            Some(split) => known(review, &texts, split, &study.found.turns).into_any(),
            None => waiting(review, &texts, &subject, study.work),
        };
        view! { <section class="panel summary">{inside}</section> }
    }
}

fn waiting(review: ReviewContext, texts: &Texts, subject: &StudySubject, work: Work) -> AnyView {
    let turn = if let Work::Runs { round, .. } = work { round } else { 1 };
    let words = texts.say_with("review-working", &[("turn", turn.into()), ("turns", CARDS.into())]);
    review.at_work(subject, work, words, "review-start")
}

fn known(
    review: ReviewContext,
    texts: &Texts,
    split: Split,
    turns: &[Judged],
) -> impl IntoView + use<> {
    let Split { total, par, skill, luck } = split;
    let cards = match luck {
        luck if luck >= EVEN => texts.say("review-luck-good"),
        luck if luck <= -EVEN => texts.say("review-luck-bad"),
        _ => texts.say("review-luck-even"),
    };
    let spoken = texts.say_with(
        "review-sum",
        &[
            ("final", total.into()),
            ("par", tenths(par)),
            ("skill", texts.signed(skill).into()),
            ("luck", texts.signed(luck).into()),
        ],
    );
    let line = |name: String, about: String| view! { <dt>{name}</dt><dd>{about}</dd> };
    let numbers = [total.to_string(), texts.tenths(par), texts.signed(skill), texts.signed(luck)];
    let luck_about = format!("{} {cards}", texts.say("review-luck-about"));
    view! {
        {sum(texts, spoken, numbers)}
        <dl class="split">
            {line(texts.say("review-par"), texts.say("review-par-about"))}
            {line(texts.say("review-skill"), texts.say("review-skill-about"))}
            {line(texts.say("review-luck"), luck_about)}
        </dl>
        {worst(review, texts, turns)}
    }
}

/// The way to the turn that cost most.
fn worst(review: ReviewContext, texts: &Texts, turns: &[Judged]) -> AnyView {
    let Some(worst) = studies::worst(turns) else {
        return view! { <p class="flawless">{texts.say("review-flawless")}</p> }.into_any();
    };
    let round = worst.round;
    let which = texts
        .say_with("review-turn-spoken", &[("round", round.into()), ("points", tenths(worst.cost))]);
    let show = Callback::new(move |()| review.chosen.set(round));
    review::worst(texts, "review-worst", which, show)
}
