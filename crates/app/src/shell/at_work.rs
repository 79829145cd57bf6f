//! How far the bots are with something that takes them a while, and the ways to begin and to stop it.

use crate::shell::context::AppContext;
use crate::shell::studies::{Findings, Studies, StudySubject, Work, stop};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use thinker::Failure;

/// What can be done about it.
#[derive(Clone, Copy)]
pub(crate) struct WorkControls {
    /// Begins, or tries again.
    pub(crate) begin: Callback<()>,
    /// Stops.
    pub(crate) stop: Callback<()>,
    /// What the beginning is called.
    pub(crate) begin_name: &'static str,
}

impl WorkControls {
    /// Those of a study, which `begin` begins.
    pub(crate) fn of_study<F: Findings>(
        app: AppContext,
        studies: RwSignal<Studies<F>>,
        subject: &StudySubject,
        begin: impl Fn(StudySubject) + Send + Sync + 'static,
        begin_name: &'static str,
    ) -> WorkControls {
        let (to_stop, to_begin) = (subject.clone(), subject.clone());
        WorkControls {
            begin: Callback::new(move |()| begin(to_begin.clone())),
            stop: Callback::new(move |()| stop(app, studies, &to_stop)),
            begin_name,
        }
    }
}

/// How far they are in these words, with a way to stop them or to begin (again); nothing when all is known.
pub(crate) fn at_work(
    app: AppContext,
    work: Work,
    words: String,
    controls: WorkControls,
) -> AnyView {
    let WorkControls { begin, stop, begin_name } = controls;
    let button = move |key: &'static str| {
        view! { <button class="go" on:click=move |_| begin.run(())>{app.say(key)}</button> }
    };
    match work {
        Work::Done => ().into_any(),
        Work::Idle => view! { <p class="buttons">{button(begin_name)}</p> }.into_any(),
        Work::Failed(reason) => view! {
            <p role="alert">{failed(&app.texts(), &reason)}</p>
            <p class="buttons">{button("common-retry")}</p>
        }
        .into_any(),
        Work::Runs { part, .. } => view! {
            <div class="at-work">
                <progress max="1" value=part.to_string() aria-label=words.clone()></progress>
                <span>{words}</span>
                <button on:click=move |_| stop.run(())>{app.say("review-stop")}</button>
            </div>
        }
        .into_any(),
    }
}

/// Why they cannot.
fn failed(texts: &Texts, reason: &Failure) -> String {
    match reason {
        Failure::Stopped => texts.say("error-no-worker"),
        _ => texts.say("review-failed"),
    }
}
