//! How a game ended: who won and why, worker by worker.

use crate::limes::screens::share::Sharing;
use crate::limes::screens::subject::Subject;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::{GameResult, PlayerResult, Seats, daily, game};
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{GameAddress, GameScreen, Route};
use crate::shell::storage::ItemKind;
use leptos::prelude::*;
use limes::{Display, WorkerScore};

/// The result of a game of this device; if it goes on, how it stands.
pub(crate) fn result(subject: Subject) -> AnyView {
    let app = AppContext::get();
    let game = subject.game.game().clone();
    let result = GameResult::of(&game);
    let alone = result.players.len() == 1;
    let standing = game.standing();
    let names: Vec<String> = game.players().iter().map(|player| player.name().to_owned()).collect();
    let reader = Seats::of_record(subject.game.record()).only_person();
    let headline = {
        let (names, standing) = (names.clone(), standing.clone());
        let own = result.players.first().map(|player| (player.score.total, player.band));
        move || {
            let texts = app.texts();
            match own.filter(|_| alone) {
                Some((points, band)) => texts.say_with(
                    "result-solo",
                    &[("points", points.into()), ("band", texts.band(band).into())],
                ),
                None => {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    texts.winners(&names, &standing, reader)
                }
            }
        }
    };
    let ties = move || {
        app.texts().tie_breaks(&names.iter().map(String::as_str).collect::<Vec<_>>(), &standing)
    };
    let again = {
        let again = subject.game.clone();
        let open = OpenGames::get();
        move |_| open.begin(game::from_round(&again, 0, &today()))
    };
    let taken_back = game::taken_back_rounds(subject.game.record());
    let taken_back = (!taken_back.is_empty()).then(|| {
        let rounds: Vec<String> = taken_back.iter().map(ToString::to_string).collect();
        let words = move || {
            let texts = app.texts();
            texts.say_with("result-taken-back", &[("rounds", texts.list(&rounds).into())])
        };
        view! { <p class="aside">{words}</p> }
    });
    let is_over = game.is_over();
    let onward = onward(app, &subject);
    let players = result.players.into_iter().map(move |player| {
        let display = game.player(player.seat).map(|player| *player.display()).unwrap_or_default();
        view! { <Player player display alone /> }
    });
    view! {
        <Page title=app.t("result-title")>
            <p class="headline" role="status">{headline}</p>
            {move || ties().into_iter().map(|tie| view! { <p class="aside">{tie}</p> }).collect_view()}
            {taken_back}
            <p class="buttons">
                {move || onward.get().map(|(address, key)| view! { <a class="button go" href=address>{app.t(key)}</a> })}
                <button class:go=move || onward.get().is_none() on:click=again>{app.t("result-again")}</button>
                <a class="button" href=subject.route(GameScreen::Replay).to_string()>{app.t("result-replay")}</a>
                <a class="button" href=subject.route(GameScreen::Review).to_string()>{app.t("result-review")}</a>
                <a class="button" href=Route::Home.to_string()>{app.t("result-new")}</a>
            </p>
            <div class="results">{players.collect_view()}</div>
            <Sharing game=subject.game challenge=is_over />
        </Page>
    }
    .into_any()
}

/// Where this result leads: to the challenge that it answers, or to how others did with the cards of the same day.
fn onward(app: AppContext, subject: &Subject) -> Signal<Option<(String, &'static str)>> {
    let id = match &subject.address {
        GameAddress::Stored(id) if subject.game.game().is_over() => id.to_string(),
        _ => String::new(),
    };
    let day = daily::date_of(&subject.game).filter(|_| !id.is_empty());
    Signal::derive(move || match app.store.item(ItemKind::Challenge, &id) {
        Some(packed) => Some((Route::challenge(packed).to_string(), "challenge-compare")),
        None => Some((Route::Day(Some(day.clone()?)).to_string(), "today-title")),
    })
}

#[component]
fn Player(player: PlayerResult, display: Display, alone: bool) -> impl IntoView {
    let app = AppContext::get();
    let name = player.name.clone();
    let label = Signal::derive(move || {
        app.texts().say_with("play-display-of", &[("name", name.clone().into())])
    });
    let rank = move || app.texts().say_with("result-rank", &[("rank", player.rank.into())]);
    let worker = move |worker: WorkerScore| {
        let shown = worker.clone();
        let title = move || app.texts().capital(&app.texts().worker_title(&shown));
        view! { <li><b>{title}</b>" "<span>{move || app.texts().worker_why(&worker)}</span></li> }
    };
    view! {
        <article class="panel result">
            <h2><span>{player.name}</span><b>{player.score.total}</b></h2>
            {(!alone).then(|| view! { <p class="aside">{rank}</p> })}
            <Thumbnail display player=player.seat.index() name=label large=true />
            <ul class="workers">{player.score.workers.into_iter().map(worker).collect_view()}</ul>
        </article>
    }
}
