//! The table during a game.

mod advice;
mod coming;
mod context;
mod curtain;
mod local_game;
mod others;

pub(crate) use context::PlayContext;

use crate::art::Icon;
use crate::table::Pressed;
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::desk::Desk;
use crate::ui::help;
use crate::ui::route::{self, Route};
use crate::ui::turn::{self, Hand, Total, Turning};
use leptos::prelude::*;
use limes::CARDS;

/// The table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let desk = Desk::get();
    match desk.game.get_untracked() {
        Some(table) => {
            // A turn that was left in the middle is taken up where it was.
            let left = desk.left_draft.try_update_value(Option::take).flatten();
            view! { <AtTable context=PlayContext::open(desk, table, left) /> }.into_any()
        }
        None => view! { <super::home::Home /> }.into_any(),
    }
}

#[component]
fn AtTable(context: PlayContext) -> impl IntoView {
    let desk = Desk::get();
    Effect::new(move |before: Option<bool>| {
        let over = context.is_over();
        if over && before == Some(false) {
            desk.game
                .with_untracked(|table| table.iter().for_each(|table| desk.keep_result(table)));
            route::go(&Route::Result);
        }
        over
    });
    crate::ui::sound::follow(desk, context);
    let advice = advice::Advising::new(context);
    let ask_first = RwSignal::new(false);
    let end = Callback::new(move |()| {
        if desk.settings.with_untracked(|settings| settings.confirm) && !ask_first.get_untracked() {
            ask_first.set(
                context
                    .drafting
                    .draft
                    .with_untracked(|d| d.as_ref().is_some_and(|d| d.turn().is_some())),
            );
            return;
        }
        ask_first.set(false);
        if context.end_turn() {
            desk.spoken.set(desk.say("a11y-turn-ended"));
        }
    });
    let turning = context.turning();
    let then = move |pressed| match pressed {
        Pressed::EndTurn(_) => end.run(()),
        Pressed::Hint => advice.ask(),
        Pressed::Help => help::show(),
        _ => {}
    };
    turn::listen(turning, move || context.is_curtained(), then);
    let title = move || {
        desk.texts().say_with("play-round", &[("round", context.round().min(CARDS).into())])
    };
    let name = Signal::derive(move || {
        let name = context.name(context.seat.get());
        desk.texts().say_with("a11y-display", &[("name", name.into())])
    });
    let waiting = move || context.drafting.draft.with(Option::is_none);
    view! {
        <main class="play" class:curtained=move || context.is_curtained()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=desk.t("menu-home") inner_html=crate::art::mark()></a>
                <h1 class="round">{title}</h1>
                <Total turning />
                <help::HelpButton />
            </header>
            <section class="play-board">
                <Board
                    drafting=context.drafting
                    resting=turning.resting
                    player=turning.player
                    name
                    marks=advice.marks()
                    on_end=end
                />
            </section>
            <Saying context turning ask_first end />
            <Hand turning end>
                <button hidden=move || !advice.is_allowed() disabled=waiting on:click=move |_| advice.ask()>
                    <span class="icon" inner_html=Icon::Hint.svg()></span>{desk.t("hint")}
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
    turning: Turning,
    ask_first: RwSignal<bool>,
    end: Callback<()>,
) -> impl IntoView {
    let desk = Desk::get();
    let drafting = context.drafting;
    let sentence = Memo::new(move |_| {
        let texts = desk.texts();
        turn::sentence(&texts, turning, |draft| match draft {
            Some(draft) => turn::what_next(&texts, draft),
            None if context.is_over() => texts.say("play-say-over"),
            None => waiting_for(&texts, context),
        })
    });
    view! {
        <div class="saying">
            <p role="status" aria-live="polite" class:refused=move || drafting.refusal.get().is_some()>{sentence}</p>
            {move || ask_first.get().then(|| view! {
                <p class="confirm" role="alertdialog" aria-label=desk.t("play-confirm")>
                    <span>{desk.t("play-confirm")}</span>
                    <button class="go" on:click=move |_| end.run(())>{desk.t("play-end-turn")}</button>
                    <button on:click=move |_| ask_first.set(false)>{desk.t("common-cancel")}</button>
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
