//! The table during a game.

mod advice;
mod coming;
mod context;
mod curtain;
mod local_game;
mod others;
mod sounds;

pub(crate) use context::PlayContext;

use crate::limes::screens::board::Board;
use crate::limes::screens::help;
use crate::limes::screens::turn::{self, Hand, Total, TurnContext};
use crate::limes::state::KeyOutcome;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::route::{self, Route};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::CARDS;

/// The table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let app = AppContext::get();
    match app.game.get_untracked() {
        Some(table) => {
            // A turn that was left in the middle is taken up where it was.
            let left = app.left_draft.try_update_value(Option::take).flatten();
            view! { <AtTable context=PlayContext::open(app, table, left) /> }.into_any()
        }
        None => view! { <crate::home::Home /> }.into_any(),
    }
}

#[component]
fn AtTable(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    Effect::new(move |before: Option<bool>| {
        let over = context.is_over();
        if over && before == Some(false) {
            app.game.with_untracked(|table| table.iter().for_each(|table| app.keep_result(table)));
            route::go(&Route::Result);
        }
        over
    });
    sounds::follow(app, context);
    let advice = advice::AdviceContext::new(context);
    let ask_first = RwSignal::new(false);
    let end = Callback::new(move |()| {
        if app.settings.with_untracked(|settings| settings.confirm) && !ask_first.get_untracked() {
            ask_first.set(
                context
                    .draft_state
                    .draft
                    .with_untracked(|d| d.as_ref().is_some_and(|d| d.turn().is_some())),
            );
            return;
        }
        ask_first.set(false);
        if context.end_turn() {
            app.spoken.set(app.say("a11y-turn-ended"));
        }
    });
    let turn_context = context.turn_context();
    let then = move |pressed| match pressed {
        KeyOutcome::EndTurn(_) => end.run(()),
        KeyOutcome::Hint => advice.ask(),
        KeyOutcome::Help => help::show(),
        _ => {}
    };
    turn::listen(turn_context, move || context.is_curtained(), then);
    let title =
        move || app.texts().say_with("play-round", &[("round", context.round().min(CARDS).into())]);
    let name = Signal::derive(move || {
        let name = context.name(context.seat.get());
        app.texts().say_with("a11y-display", &[("name", name.into())])
    });
    let waiting = move || context.draft_state.draft.with(Option::is_none);
    view! {
        <main class="play" class:curtained=move || context.is_curtained()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=app.t("menu-home") inner_html=crate::shell::art::mark()></a>
                <h1 class="round">{title}</h1>
                <Total turn_context />
                <help::HelpButton />
            </header>
            <section class="play-board">
                <Board
                    draft_state=context.draft_state
                    resting=turn_context.resting
                    player=turn_context.player
                    name
                    marks=advice.marks()
                    on_end=end
                />
            </section>
            <Saying context turn_context ask_first end />
            <Hand turn_context end>
                <button hidden=move || !advice.is_allowed() disabled=waiting on:click=move |_| advice.ask()>
                    <span class="icon" inner_html=Icon::Hint.svg()></span>{app.t("hint")}
                </button>
            </Hand>
            <aside class="play-side">
                <advice::Advice advice />
                <others::Others context />
                <coming::Coming context />
            </aside>
            <curtain::CurtainBetween context />
        </main>
    }
}

/// One sentence: why something cannot be done, what earns a worker's points, or what there is to do.
#[component]
fn Saying(
    context: PlayContext,
    turn_context: TurnContext,
    ask_first: RwSignal<bool>,
    end: Callback<()>,
) -> impl IntoView {
    let app = AppContext::get();
    let draft_state = context.draft_state;
    let sentence = Memo::new(move |_| {
        let texts = app.texts();
        turn::sentence(&texts, turn_context, |draft| match draft {
            Some(draft) => turn::what_next(&texts, draft),
            None if context.is_over() => texts.say("play-say-over"),
            None => waiting_for(&texts, context),
        })
    });
    view! {
        <div class="saying">
            <p role="status" aria-live="polite" class:refused=move || draft_state.refusal.get().is_some()>{sentence}</p>
            {move || ask_first.get().then(|| view! {
                <p class="confirm" role="alertdialog" aria-label=app.t("play-confirm")>
                    <span>{app.t("play-confirm")}</span>
                    <button class="go" on:click=move |_| end.run(())>{app.t("play-end-turn")}</button>
                    <button on:click=move |_| ask_first.set(false)>{app.t("common-cancel")}</button>
                </p>
            })}
        </div>
    }
}

fn waiting_for(texts: &Texts, context: PlayContext) -> String {
    let names: Vec<String> = context.state.with(|state| {
        state.seats.iter().filter(|seat| seat.is_asked).map(|seat| seat.name.clone()).collect()
    });
    texts.say_with("play-waiting", &[("names", texts.list(&names).into())])
}
