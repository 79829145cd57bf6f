//! The table during a game.

mod advice;
mod coming;
mod context;
mod curtain;
mod others;
mod sounds;
mod storage_notice;
mod whose_turn;

pub(crate) use context::PlayContext;

use crate::limes::screens::board::Board;
use crate::limes::screens::help;
use crate::limes::screens::turn::{self, Hand, Total, TurnContext};
use crate::limes::state::KeyOutcome;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::page;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{CARDS, DealtGame};

/// The table of a game of this device; `version` is the one that is stored.
pub(crate) fn play(id: GameId, game: DealtGame, version: u64) -> AnyView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let runner = open.find(&id).unwrap_or_else(|| open.add(id.clone(), game.clone(), version));
    match PlayContext::open(app, id.clone(), runner, &game) {
        Some(context) => view! { <Table context id /> }.into_any(),
        // A local game has a state once it is open.
        None => ().into_any(),
    }
}

#[component]
fn Table(context: PlayContext, id: GameId) -> impl IntoView {
    let app = AppContext::get();
    let result = Route::Game(GameScreen::Result, GameAddress::Stored(id));
    Effect::new(move |before: Option<bool>| {
        let over = context.is_over();
        if over && before == Some(false) {
            // The way back leads past the table, where nothing is left to do.
            route::replace(&result);
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
        context.end_turn();
    });
    let turn_context = context.turn_context();
    let then = move |pressed| match pressed {
        KeyOutcome::EndTurn(_) => end.run(()),
        KeyOutcome::Hint => advice.ask(),
        KeyOutcome::Help => page::show_keys(),
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
                <div class="play-now">
                    <h1 class="round">{title}</h1>
                    <whose_turn::WhoseTurn context />
                </div>
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
            <storage_notice::StorageNotice context />
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
