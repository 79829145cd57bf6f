//! The panel with the advice, and the button that asks for it.

use super::context::{AdviceContext, BUTTON};
use super::{AdviceState, OnShow, Stage};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// What a panel shows and does, whatever the advice is about.
#[derive(Clone, Copy)]
struct PanelContext {
    on_show: Memo<OnShow>,
    /// How much the bots have thought.
    part: Signal<f64>,
    hide: Callback<()>,
    tell: Callback<()>,
}

/// The button that asks for a hint.
#[component]
pub(crate) fn HintButton(
    /// Whether this table has hints.
    is_allowed: Signal<bool>,
    /// Whether there is nothing to give a hint for.
    is_waiting: Signal<bool>,
    /// Asks.
    ask: Callback<()>,
    /// Whether there is room for nothing but its sign.
    #[prop(optional)]
    is_sign: bool,
) -> impl IntoView {
    let app = AppContext::get();
    let name = is_sign.then(|| app.t("hint"));
    view! {
        <button
            id=BUTTON
            class:round=is_sign
            class:quiet=is_sign
            aria-label=name
            title=name
            hidden=move || !is_allowed.get()
            disabled=is_waiting
            on:click=move |_| ask.run(())
        >
            <span class="icon" inner_html=Icon::Hint.svg()></span>{(!is_sign).then(|| app.t("hint"))}
        </button>
    }
}

/// The advice in words: what is shown while the bots think, the nudge, and then the ideas. `seen_with` names what is to be seen
/// with it where there is little room.
#[component]
pub(crate) fn AdvicePanel<K: Send + Sync + 'static>(
    advice: AdviceContext<K>,
    /// The nudge in words.
    nudge: Signal<String>,
    /// All that is told after it.
    ideas: ViewFn,
    seen_with: &'static str,
) -> impl IntoView {
    let context = PanelContext {
        on_show: Memo::new(move |_| advice.state.with(AdviceState::on_show)),
        part: Signal::derive(move || advice.state.with(AdviceState::part)),
        hide: Callback::new(move |()| advice.hide()),
        tell: Callback::new(move |()| advice.tell()),
    };
    panel(context, nudge, ideas, seen_with)
}

/// The panel without the type of what is known, so that it is compiled once.
fn panel(
    context: PanelContext,
    nudge: Signal<String>,
    ideas: ViewFn,
    seen_with: &'static str,
) -> AnyView {
    let app = AppContext::get();
    let PanelContext { on_show, part, hide, tell } = context;
    let node = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        on_show.track();
        request_animation_frame(move || bring_into_view(node, seen_with));
    });
    let is_open = Memo::new(move |_| on_show.with(|on_show| *on_show != OnShow::Nothing));
    let title = move || {
        let is_all = on_show.with(|on_show| *on_show == OnShow::Told(Stage::Ideas));
        app.say(if is_all { "hint-ideas" } else { "hint" })
    };
    let ideas = StoredValue::new_local(ideas);
    let inside = move || {
        match on_show.get() {
        OnShow::Nothing => ().into_any(),
        OnShow::Failed(reason) => view! { <p>{reason}</p> }.into_any(),
        OnShow::Thinking => view! {
            <p>{app.t("hint-thinking")}</p>
            <progress max="1" value=move || part.get().to_string() aria-label=app.t("hint-thinking")></progress>
        }
        .into_any(),
        OnShow::Told(Stage::Nudge) => view! {
            <p class="nudge">{nudge}</p>
            <p class="buttons"><button on:click=move |_| tell.run(())>{app.t("lessons-show")}</button></p>
        }
        .into_any(),
        OnShow::Told(Stage::Ideas) => ideas.with_value(ViewFn::run),
    }
    };
    let shown = move || {
        is_open.get().then(|| {
            view! {
                <section class="panel advice" aria-live="polite" node_ref=node>
                    <h2>{title}</h2>
                    <button class="quiet close" on:click=move |_| hide.run(())>{app.t("hint-hide")}</button>
                    {inside}
                </section>
            }
        })
    };
    shown.into_any()
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
