//! How a game ended: who won and with what, and how each round ended.

use crate::limits::address::route_to;
use crate::limits::art;
use crate::limits::screens::share::Sharing;
use crate::limits::state::result::{PlayerResult, players, suspicions};
use crate::limits::state::{again, daily, game};
use crate::limits::texts::{after, points};
use crate::shell::chance::fresh_seed;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::notes;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{self, GamePage, GameScreen};
use crate::shell::screens::day::begin_game;
use crate::shell::screens::result::{can_play_again, onward, onward_link};
use crate::shell::screens::subject::Subject;
use crate::shell::table_slot::TableSlot;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Record, Seat};

/// The result of a game of this device or of a table. One that goes on has none yet: a list of its rounds would remember for its players.
pub(crate) fn result(subject: Subject<Record>) -> AnyView {
    if !subject.game.game.is_over() {
        route::replace(&subject.table());
        return ().into_any();
    }
    let app = AppContext::get();
    let record = subject.game.clone();
    let players = players(&record.game);
    // The table of a server has its own ways to play again.
    let around = TableSlot::side();
    let is_here = around.is_none();
    let reader = match is_here {
        true => game::seats(&record).only_person(),
        false => subject.reader,
    };
    let (headline, rank) = {
        let (first, second) = (players.clone(), players.clone());
        let headline = move || after::winners(&app.texts(), &first, reader);
        (headline, move || after::own_rank(&app.texts(), &second, reader))
    };
    let (open, kept) = (OpenGames::get(), StoredValue::new(record.clone()));
    let other_deal =
        move |_| open.begin(kept.with_value(|it| again::other_deal(it, &fresh_seed(), &today())));
    let same_deal = move |_| {
        let again = kept.with_value(|it| again::same_deal(it, &today()));
        begin_game(app, open, daily::KIND, again);
    };
    let can_play_again = is_here && can_play_again(record.game.players().len(), &record.headers);
    let day = daily::date_of(&record);
    let day = day.map(|date| (route_to(GamePage::Day(Some(date))), "limits-today-title"));
    let onward = onward(app, &subject.address, day);
    let is_onward = move || onward.get().is_some();
    let rounds = {
        let record = record.clone();
        move || rounds(&app.texts(), &record, reader)
    };
    let taken_back = notes::taken_back(&record.headers);
    let taken_back = (!taken_back.is_empty()).then(|| {
        let questions: Vec<String> = taken_back.iter().map(ToString::to_string).collect();
        let words = move || {
            let texts = app.texts();
            let values = [("questions", texts.list(&questions).into())];
            texts.say_with("limits-result-taken-back", &values)
        };
        view! { <p class="aside">{words}</p> }
    });
    let looks = [(GameScreen::Replay, "result-replay"), (GameScreen::Review, "result-review")];
    let looks = looks.map(|(screen, key)| {
        let address = subject.route(screen).to_string();
        view! { <a class="button" href=address>{app.t(key)}</a> }
    });
    view! {
        <Page title=app.t("result-title")>
            <div aria-hidden="true" inner_html=art::definitions()></div>
            <p class="headline" role="status">{headline}</p>
            {move || rank().map(|words| view! { <p class="aside">{words}</p> })}
            {taken_back}
            {around}
            <p class="buttons">
                {onward_link(app, onward)}
                {can_play_again.then(|| view! {
                    <button class:go=move || !is_onward() on:click=other_deal>{app.t("limits-result-again")}</button>
                    <button on:click=same_deal>{app.t("limits-result-same")}</button>
                })}
                {looks}
                <a class="button" href=route_to(GamePage::New).to_string()>{app.t("play-new")}</a>
            </p>
            <h2>{app.t("limits-result-players")}</h2>
            <div class="results shared">
                {players.into_iter().map(move |player| self::player(app, player, None)).collect_view()}
            </div>
            <section class="panel limits-rounds">
                <h2>{app.t("limits-result-rounds")}</h2>
                {rounds}
            </section>
            <Sharing record />
        </Page>
    }
    .into_any()
}

/// A player's points, and what they are made of. They may be called otherwise here.
pub(super) fn player(
    app: AppContext,
    player: PlayerResult,
    name: Option<Signal<String>>,
) -> impl IntoView {
    let name = name.unwrap_or_else(|| Signal::stored(player.name));
    let rank = move || app.texts().say_with("result-rank", &[("rank", player.rank.into())]);
    let parts = move || {
        let parts = after::parts(&app.texts(), player.parts).into_iter();
        parts
            .map(|(what, points)| view! { <li><span>{what}</span><b>{points}</b></li> })
            .collect_view()
    };
    view! {
        <article class="panel result points-of">
            <h2><span>{name}</span><b>{points(player.points)}</b></h2>
            <p class="aside">{rank}</p>
            <ul class="parts">{parts}</ul>
        </article>
    }
}

/// How each round ended: who suspected whom, the colour, what lay there and what was allowed, and who was right.
fn rounds(texts: &Texts, record: &Record, reader: Option<Seat>) -> impl IntoView + use<> {
    let game = &record.game;
    let round = |suspicion: &limits::Suspicion| {
        let class = if suspicion.is_right() { "right" } else { "wrong" };
        view! {
            <li class=class>
                <b>{suspicion.round}</b>
                <span class="who">{after::suspicion(texts, game, suspicion, reader)}</span>
                <span class="how">
                    <span role="img" aria-label=crate::limits::texts::card(texts, suspicion.colour) inner_html=art::chip(suspicion.colour)></span>
                    {after::laid_and_allowed(texts, suspicion)}
                </span>
                <span class="verdict">{after::verdict(texts, suspicion)}</span>
            </li>
        }
    };
    view! { <ol>{suspicions(game).map(round).collect_view()}</ol> }
}
