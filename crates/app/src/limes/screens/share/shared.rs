//! A game that came with the address: what it is, and what can be done with it.

use crate::limes::screens::setup::fresh_seed;
use crate::limes::screens::share::Sharing;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::{FinishedGame, GameResult, LocalTable, OpenFault, Opened, Waiting};
use crate::limes::texts::words;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{CARDS, Variants};

/// The screen of a share link.
#[component]
pub(crate) fn Shared(
    /// What stands in the address, as it came.
    packed: String,
) -> impl IntoView {
    match Opened::of_link(&packed) {
        Ok(record) => {
            view! { <Game table=LocalTable::from_record(record, &fresh_seed()) /> }.into_any()
        }
        Err(fault) => view! { <Damaged fault /> }.into_any(),
    }
}

/// A link that does not open. The game in progress is where it was.
#[component]
fn Damaged(fault: OpenFault) -> impl IntoView {
    let app = AppContext::get();
    let goes_on =
        app.game.with_untracked(|table| table.as_ref().is_some_and(LocalTable::is_under_way));
    view! {
        <Page title=app.t("error-title")>
            <p class="panel fault" role="alert">{move || words::open_fault(&app.texts(), &fault)}</p>
            <p class="buttons">
                {goes_on.then(|| view! {
                    <a class="button go" href=Route::Play.to_string()>{app.t("home-continue")}</a>
                })}
                <a class="button" href=Route::History.to_string()>{app.t("import-title")}</a>
                <a class="button" href=Route::Home.to_string()>{app.t("menu-home")}</a>
            </p>
        </Page>
    }
}

#[component]
fn Game(table: LocalTable) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let game = table.game().clone();
    let round = game.drawn().len().min(CARDS);
    let over = game.is_over();
    let title = Signal::derive(move || match over {
        true => app.say("import-over"),
        false => app.texts().say_with("import-running", &[("round", round.into())]),
    });
    let record = table.to_record();
    let date = FinishedGame::new(record).ok().and_then(|game| Some(game.date()?.to_owned()));
    let players = GameResult::of(&game).players.into_iter().map({
        let game = game.clone();
        move |player| {
            let display =
                game.player(player.seat).map(|player| *player.display()).unwrap_or_default();
            let name = player.name.clone();
            let label = Signal::derive(move || {
                app.texts().say_with("play-display-of", &[("name", name.clone().into())])
            });
            view! {
                <article class="panel result">
                    <h2><span>{player.name}</span><b>{player.score.total}</b></h2>
                    <Thumbnail display player=player.seat.index() name=label />
                </article>
            }
        }
    });
    let (headline, notes) = {
        let (first, second) = (table.clone(), table.clone());
        let headline = move || headline(&app.texts(), &first);
        (headline, move || notes(&app.texts(), &second, date.as_deref()))
    };
    let kept = StoredValue::new(table.clone());
    let go = move |route: Route| move |_| confirm.take(kept.get_value(), route.clone());
    let alone = move |_| match kept.with_value(|table| table.alone(&app.say("setup-you"))) {
        Ok(table) => confirm.take(table, Route::Play),
        Err(fault) => app.tell(app.texts().name_fault(fault)),
    };
    let (first, first_key) = if over {
        (Route::Replay, app.t("result-replay"))
    } else {
        (Route::Play, app.t("share-play-on"))
    };
    let (second, second_key) = if over {
        (Route::Review, app.t("result-review"))
    } else {
        (Route::Replay, app.t("result-replay"))
    };
    view! {
        <Page title>
            <p class="headline">{headline}</p>
            <p class="aside notes">{notes}</p>
            <p class="buttons">
                <button class="go" on:click=go(first)>{first_key}</button>
                <button on:click=go(second)>{second_key}</button>
                <button on:click=alone>{app.t("share-play")}</button>
            </p>
            <div class="results shared">{players.collect_view()}</div>
            <Sharing table />
            {confirm.view()}
        </Page>
    }
}

/// How it ended, or who plays.
fn headline(texts: &Texts, table: &LocalTable) -> String {
    let game = table.game();
    let names: Vec<&str> = game.players().iter().map(|player| player.name()).collect();
    match (table.waits_for(), &names[..]) {
        (Waiting::Over(_), [_]) => {
            let total = game.players().first().map(|player| player.display().total());
            let points = total.unwrap_or_default();
            let band = texts.band(limes::Band::of(points));
            texts.say_with("result-solo", &[("points", points.into()), ("band", band.into())])
        }
        (Waiting::Over(standing), _) => texts.winners(&names, &standing),
        _ => texts.list(&names),
    }
}

/// When it was played, with which cards and variants.
fn notes(texts: &Texts, table: &LocalTable, date: Option<&str>) -> String {
    let game = table.game();
    let Variants { diagonal, ferryman } = game.variants();
    let deck = game.deck();
    let deck =
        (!deck.is_built_in()).then(|| format!("{}: {}", texts.say("setup-deck"), deck.name()));
    let parts = [
        date.map(str::to_owned),
        deck,
        diagonal.then(|| texts.say("variant-diagonal")),
        ferryman.then(|| texts.say("variant-ferryman")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
