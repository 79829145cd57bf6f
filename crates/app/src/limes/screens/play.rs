//! The table during a game.

mod advice;
mod coming;
mod context;
mod menu;
mod others;
mod sounds;
mod spoken;

pub(crate) use context::PlayContext;

use crate::limes::art::{self, Worker, WorkerStyle};
use crate::limes::screens::board::Board;
use crate::limes::screens::studies::Wanted;
use crate::limes::screens::turn::{self, Hand, Total, TurnContext};
use crate::limes::state::{Draft, KeyOutcome, seats};
use crate::shell::advice::{AdvicePanel, HintButton};
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::curtain::CurtainBetween;
use crate::shell::game_id::GameId;
use crate::shell::heading::Heading;
use crate::shell::open_games::OpenGames;
use crate::shell::page;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::runner::GameRunner;
use crate::shell::screen_holder::WhoseTurn;
use crate::shell::storage_notice::StorageNotice;
use crate::shell::table_menu::MenuButton;
use crate::shell::table_slot::TableSlot;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{CARDS, DealtGame};

/// The table of a game of this device; `version` is the one that is stored.
pub(crate) fn play(id: GameId, game: DealtGame, version: u64) -> AnyView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let has_curtain = seats::has_curtain(game.record());
    let runner = open.find(&id).unwrap_or_else(|| open.add(id.clone(), game, version));
    match PlayContext::open(app, id.clone(), runner, has_curtain) {
        Some(context) => view! { <Table context id /> }.into_any(),
        // A local game has a state once it is open.
        None => ().into_any(),
    }
}

/// The table of a game that a server keeps, as soon as something of it is known.
pub(crate) fn play_remote(id: GameId, runner: GameRunner<DealtGame>) -> AnyView {
    match PlayContext::open(AppContext::get(), id.clone(), runner, false) {
        Some(context) => view! { <Table context id /> }.into_any(),
        None => ().into_any(),
    }
}

#[component]
fn Table(context: PlayContext, id: GameId) -> impl IntoView {
    let app = AppContext::get();
    let wanted = Wanted::get();
    let address = match context.is_here() {
        true => GameAddress::Stored(id.clone()),
        false => GameAddress::Table(id.clone()),
    };
    let result = Route::Game(GameScreen::Result, address);
    Effect::new(move |before: Option<bool>| {
        let over = context.is_over();
        if over && before == Some(false) {
            wanted.update(|wanted| wanted.ended = Some(id.clone()));
            // The way back leads past the table, where nothing is left to do.
            route::replace(&result);
        }
        over
    });
    sounds::follow(app, context);
    let advice = advice::TableAdvice::new(context);
    let confirm = Confirm::new();
    let end_now = Callback::new(move |()| context.end_turn());
    let end = Callback::new(move |()| {
        let is_laid = context
            .draft_state
            .draft
            .with_untracked(|draft| draft.as_ref().is_some_and(|draft| draft.turn().is_some()));
        // Whoever ends it twice has been asked before.
        let is_ended = context.draft_state.take_back.with_untracked(Option::is_some);
        if is_laid && !is_ended && app.settings.with_untracked(|settings| settings.confirm) {
            let texts = app.texts_now();
            confirm.ask([texts.say("play-confirm"), texts.say("play-end-turn")], end_now);
        } else {
            end_now.run(());
        }
    });
    let turn_context = context.turn_context();
    let menu = menu::TableMenu::new(context);
    spoken::follow(app, context, turn_context);
    let then = move |pressed| match pressed {
        KeyOutcome::EndTurn(_) => end.run(()),
        KeyOutcome::Hint => advice.advice.ask(),
        KeyOutcome::Help => page::show_keys(),
        _ => {}
    };
    turn::listen(turn_context, move || context.holder.is_curtained(), then);
    let title =
        move || app.texts().say_with("play-round", &[("round", context.round().min(CARDS).into())]);
    let name = Signal::derive(move || {
        let texts = app.texts();
        if context.holder.is_only_person() {
            return texts.say("play-your-display");
        }
        let name = context.name(context.holder.seat.get());
        texts.label_with("play-display-of", &[("name", name.into())])
    });
    let holder_name = Signal::derive(move || context.name(context.holder.seat.get()));
    let figure = Signal::derive(move || figure(context));
    let waiting = move || context.draft_state.draft.with(Option::is_none);
    view! {
        <main class="play" inert=move || context.holder.is_curtained()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=app.t("menu-home") inner_html=crate::shell::art::mark()></a>
                <div class="play-now">
                    <Heading title=Signal::derive(title) class="round" />
                    <WhoseTurn holder=context.holder name=holder_name picture=figure />
                </div>
                {TableSlot::notice()}
                <Total turn_context />
                <MenuButton menu=menu.window />
            </header>
            <section class="play-board">
                <Board
                    draft_state=context.draft_state
                    resting=turn_context.resting
                    player=turn_context.player
                    name
                    marks=advice.marks()
                    advice=advice.on_board()
                />
            </section>
            <StorageNotice status=context.status ways_out=context.ways_out() />
            <Saying context turn_context />
            <Hand turn_context end>
                <HintButton advice=advice.advice is_waiting=Signal::derive(waiting) />
            </Hand>
            <aside class="play-side">
                {TableSlot::side()}
                <AdvicePanel advice=advice.advice seen_with=".play-board" />
                <others::Others context />
                <coming::Coming context />
            </aside>
            {confirm.view()}
            {menu.view()}
        </main>
        <CurtainBetween holder=context.holder name=holder_name picture=figure />
    }
}

/// A worker in the colour of the player in the middle.
fn figure(context: PlayContext) -> String {
    art::worker_icon(&Worker {
        profession: None,
        player: context.holder.seat.get().index(),
        label: String::new(),
        style: WorkerStyle::Counted,
        count: 1,
    })
}

/// One sentence: why something cannot be done, what earns a worker's points, or what there is to do.
#[component]
fn Saying(context: PlayContext, turn_context: TurnContext) -> impl IntoView {
    let app = AppContext::get();
    let draft_state = context.draft_state;
    let is_tip = tip(app, context);
    let sentence = Memo::new(move |_| {
        let texts = app.texts();
        turn::sentence(&texts, turn_context, |draft| match draft {
            Some(_) if draft_state.take_back.with(Option::is_some) => texts.say("play-say-ended"),
            Some(_) if is_tip.get() => texts.say("play-say-pointing"),
            Some(draft) => turn::what_next(&texts, draft),
            None if context.is_over() => texts.say("play-say-over"),
            None => waiting_for(&texts, context),
        })
    });
    TableSlot::status_line(move |is_hidden| {
        view! {
            <p role="status" aria-live="polite" hidden=is_hidden class:refused=move || draft_state.refusal.get().is_some()>{sentence}</p>
        }
        .into_any()
    })
}

/// Whether it is told now that pointing at a worker explains their points: once, before the first card that is laid after one stands.
fn tip(app: AppContext, context: PlayContext) -> Memo<bool> {
    let is_due =
        |draft: &Draft| draft.turn().is_none() && draft.before().workers().next().is_some();
    let is_tip = Memo::new(move |_| {
        !app.settings.with(|settings| settings.is_told)
            && context.draft_state.draft.with(|draft| draft.as_ref().is_some_and(is_due))
    });
    Effect::new(move |before: Option<bool>| {
        if before == Some(true) && !is_tip.get() {
            app.change_settings(|settings| settings.is_told = true);
        }
        is_tip.get()
    });
    is_tip
}

fn waiting_for(texts: &Texts, context: PlayContext) -> String {
    let names: Vec<String> = context.state.with(|state| {
        state.seats.iter().filter(|seat| seat.is_asked).map(|seat| seat.name.clone()).collect()
    });
    texts.say_with("play-waiting", &[("names", texts.list(&names).into())])
}
