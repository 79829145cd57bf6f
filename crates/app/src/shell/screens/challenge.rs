//! The screens of a challenge, as far as they are the same for every game. Before it is answered they show who challenges and with
//! how much, and the way to the same cards.

use crate::shell::challenge::Answered;
use crate::shell::clock::today_everywhere;
use crate::shell::context::AppContext;
use crate::shell::daily::DailyKind;
use crate::shell::finished::finished_once;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{GameAddress, GameScreen, Route};
use crate::shell::runner::PlayedHere;
use crate::shell::screens::day::{begin_beside, finished_games};
use crate::shell::screens::game::Failure;
use crate::shell::storage::{ItemKind, StoredGame};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::NameFault;
use std::cmp::Ordering;

/// Looks through the finished games once, and then shows what is known of a challenge.
pub(crate) fn once_known<G: PlayedHere + Clone + Send + Sync>(
    app: AppContext,
    look: impl Fn(&[StoredGame]) -> Answered<G> + Send + Sync + 'static,
    show: impl Fn(Answered<G>) -> AnyView + Send + 'static,
) -> AnyView {
    let known = RwSignal::new(None);
    finished_once(app, move |finished| {
        if let Err(fault) = &finished {
            app.tell(app.texts_now().store_fault(fault));
        }
        known.set(Some(look(&finished.unwrap_or_default())));
    });
    let shown = move || {
        let known = known.get()?;
        Some(untrack(|| show(known)))
    };
    shown.into_any()
}

/// A game that is not over challenges nobody.
pub(crate) fn not_over(app: AppContext) -> AnyView {
    let texts = app.texts_now();
    let fault = texts.say("stored-not-over");
    let why = texts.say_with("error-link", &[("fault", fault.into())]);
    view! { <Failure why=Signal::stored(why) /> }.into_any()
}

/// For the challengers themselves: the link, once more.
pub(crate) fn own_challenge(app: AppContext, sharing: AnyView) -> AnyView {
    view! {
        <Page title=app.t("challenge-title")>
            <p class="headline">{app.t("challenge-own")}</p>
            {sharing}
        </Page>
    }
    .into_any()
}

/// The ways into one of the two games that are compared.
pub(crate) fn looks(app: AppContext, address: &GameAddress) -> AnyView {
    let link = |screen, key| {
        let address = Route::Game(screen, address.clone()).to_string();
        view! { <a class="button" href=address>{app.t(key)}</a> }
    };
    view! {
        <p class="buttons">
            {link(GameScreen::Replay, "result-replay")}
            {link(GameScreen::Review, "result-review")}
        </p>
    }
    .into_any()
}

/// Who has won against the challenger of this name, and by how many points; nothing if nobody has more.
pub(crate) fn winner(texts: &Texts, name: &str, own: Ordering, points: u32) -> Option<String> {
    let values = [("name", name.into()), ("points", points.into())];
    match own {
        Ordering::Greater => Some(texts.say_with("challenge-won", &values)),
        Ordering::Less => Some(texts.say_with("challenge-lost", &values)),
        Ordering::Equal => None,
    }
}

/// Begins a game with the challenger's cards, or says why that is impossible. The cards of a day are played in the game of that day
/// first.
pub(crate) fn begin_answer<G: PlayedHere>(
    app: AppContext,
    open: OpenGames,
    kind: DailyKind<G>,
    (packed, game): (String, Result<G, NameFault>),
) {
    let game = match game {
        Ok(game) => game,
        Err(fault) => return app.tell(app.texts_now().name_fault(fault)),
    };
    let answers = move |id: Option<GameId>| {
        if let Some(id) = id {
            app.store.put_item(ItemKind::Challenge, id.as_str(), packed);
        }
    };
    match kind.date_of_cards(&game, &today_everywhere()) {
        Some(date) => spawn_local(async move {
            let finished = finished_games(app).await;
            answers(begin_beside(app, open, (kind, date), &finished, game));
        }),
        None => answers(open.begin_named(game)),
    }
}

/// A challenge that nobody has answered here.
pub(crate) struct Invitation {
    /// The game, packed as it came.
    pub(crate) packed: String,
    /// Who challenges, and what is to be beaten.
    pub(crate) headline: Signal<String>,
    /// What else is known of the cards.
    pub(crate) notes: Signal<String>,
    /// When the rest will be seen.
    pub(crate) hidden: Signal<String>,
    /// Begins a game with the same cards that answers this challenge.
    pub(crate) play: Callback<String>,
}

/// The screen of a challenge that nobody has answered here. A game that was begun from it goes on.
pub(crate) fn invitation(app: AppContext, invitation: Invitation) -> AnyView {
    let Invitation { packed, headline, notes, hidden, play } = invitation;
    let packed = StoredValue::new(packed);
    let running = move || {
        let games = app.store.running.get().into_iter().map(|game| game.id);
        let is_from_here = |id: &GameId| {
            let item = app.store.item(ItemKind::Challenge, id.as_str());
            packed.with_value(|packed| item.as_ref() == Some(packed))
        };
        games.into_iter().find(is_from_here)
    };
    let begin = move |_| play.run(packed.get_value());
    let way = move || match running() {
        Some(id) => {
            let address = Route::play(id).to_string();
            view! { <a class="button go large" href=address>{app.t("home-continue")}</a> }
                .into_any()
        }
        None => view! {
            <button class="go large" on:click=begin>{app.t("challenge-play")}</button>
        }
        .into_any(),
    };
    view! {
        <Page title=app.t("challenge-title")>
            <p class="headline">{headline}</p>
            <p class="aside notes">{notes}</p>
            <p class="buttons">{way}</p>
            <p class="aside">{hidden}</p>
        </Page>
    }
    .into_any()
}
