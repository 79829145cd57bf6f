//! The panel with the advice, and the button that asks for it.

use super::context::{AdviceContext, BEST, BUTTON};
use super::{Advice, AdviceState, IdeaWords, OnShow, Stage};
use crate::shell::art::Icon;
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// The button that asks for a hint.
#[component]
pub(crate) fn HintButton(
    advice: AdviceContext,
    /// Whether there is nothing to give a hint for.
    is_waiting: Signal<bool>,
    /// Whether there is room for nothing but its sign.
    #[prop(optional)]
    is_sign: bool,
) -> impl IntoView {
    let app = advice.app;
    let name = is_sign.then(|| app.t("hint"));
    view! {
        <button
            id=BUTTON
            class:round=is_sign
            class:quiet=is_sign
            aria-label=name
            title=name
            hidden=move || !advice.source.is_allowed.get()
            disabled=is_waiting
            on:click=move |_| advice.ask()
        >
            <span class="icon" inner_html=Icon::Hint.svg()></span>{(!is_sign).then(|| app.t("hint"))}
        </button>
    }
}

/// The advice in words: how far the bots are, the nudge, and then the ideas. `seen_with` names what is to be seen with it where there
/// is little room.
#[component]
pub(crate) fn AdvicePanel(advice: AdviceContext, seen_with: &'static str) -> impl IntoView {
    let app = advice.app;
    let panel = NodeRef::<html::Section>::new();
    // Progress changes nothing but the bar.
    let on_show = Memo::new(move |_| advice.state.with(AdviceState::on_show));
    let part = move || advice.state.with(AdviceState::part).to_string();
    Effect::new(move |_| {
        on_show.track();
        request_animation_frame(move || bring_into_view(panel, seen_with));
    });
    let is_open = Memo::new(move |_| on_show.with(|on_show| *on_show != OnShow::Nothing));
    let title = move || {
        let is_all = on_show.with(|on_show| *on_show == OnShow::Told(Stage::Ideas));
        app.say(if is_all { "hint-ideas" } else { "hint" })
    };
    let known =
        move || advice.state.with_untracked(|state| state.known().cloned().unwrap_or_default());
    let inside = move || {
        match on_show.get() {
        OnShow::Nothing => ().into_any(),
        OnShow::Failed(reason) => view! { <p>{reason}</p> }.into_any(),
        OnShow::Thinking => view! {
            <p>{app.t("hint-thinking")}</p>
            <progress max="1" value=part aria-label=app.t("hint-thinking")></progress>
        }
        .into_any(),
        OnShow::Told(Stage::Nudge) => view! {
            <p class="nudge">{known().nudge}</p>
            <p class="buttons"><button on:click=move |_| advice.tell()>{app.t("lessons-show")}</button></p>
        }
        .into_any(),
        OnShow::Told(Stage::Ideas) => told(advice, known()),
    }
    };
    move || {
        is_open.get().then(|| {
            view! {
                <section class="panel advice" aria-live="polite" node_ref=panel>
                    <h2>{title}</h2>
                    <button class="quiet close" on:click=move |_| advice.hide()>{app.t("hint-hide")}</button>
                    {inside}
                </section>
            }
        })
    }
}

/// The ideas, and whatever else is known.
fn told(context: AdviceContext, advice: Advice) -> AnyView {
    let Advice { ideas, known_title, known, about, .. } = advice;
    let ideas = ideas.into_iter().enumerate().map(|(place, idea)| choice(context, place, idea));
    let lines = known.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let is_bare = known_title.is_empty();
    view! {
        <ol class="hints">{ideas.collect_view()}</ol>
        <h3 hidden=is_bare>{known_title}</h3>
        <ul class="known" hidden=is_bare>{lines}</ul>
        <p class="aside">{about}</p>
    }
    .into_any()
}

/// An idea, which is taken when it is pressed.
fn choice(advice: AdviceContext, place: usize, idea: IdeaWords) -> AnyView {
    let by_touch = StoredValue::new(false);
    let choose_name = advice.source.choose_name;
    let press = move |_| {
        let is_first = advice.touched.get_untracked() != Some(place);
        if choose_name.is_some() && by_touch.get_value() && is_first {
            by_touch.set_value(false);
            advice.touched.set(Some(place));
        } else {
            advice.choose(place);
        }
    };
    let go = move || {
        let name = choose_name.filter(|_| advice.touched.get() == Some(place))?;
        let choose = move |_| advice.choose(place);
        Some(view! { <button class="go" on:click=choose>{advice.app.say(name)}</button> })
    };
    view! {
        <li>
            <button
                class="choice"
                id=(place == 0).then_some(BEST)
                on:pointerdown=move |event| by_touch.set_value(event.pointer_type() == "touch")
                on:click=press
                on:mouseenter=move |_| advice.pointed.set(Some(place))
                on:mouseleave=move |_| advice.leave(place)
                on:focus=move |_| advice.pointed.set(Some(place))
                on:blur=move |_| advice.leave(place)
            >
                <b>{place + 1}</b>
                <span class="words">{idea.what}</span>
                <span class="worth">{idea.worth}</span>
                <span class="why">{idea.why}</span>
            </button>
            {go}
        </li>
    }
    .into_any()
}

/// On a small screen panel and table may be outside of what is seen. A panel that lies on the rest stays where it is.
fn bring_into_view(panel: NodeRef<html::Section>, seen_with: &str) {
    let Some(panel) = panel.try_get_untracked().flatten() else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    if let Ok(Some(seen_with)) = document().query_selector(seen_with) {
        seen_with.scroll_into_view_with_scroll_into_view_options(&options);
    }
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    if height.is_some_and(|height| panel.get_bounding_client_rect().bottom() > height + 1.0) {
        panel.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
