//! One's own results: how good, how often, and each game again.

use crate::limes::screens::share::{Import, sign};
use crate::limes::state::{self, FinishedGame, Kind, LocalTable, Statistics};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use crate::shell::storage::Kept;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{Band, CARDS};
use record::link;

/// The games that were played here, and the way in for others.
#[component]
pub(crate) fn History() -> impl IntoView {
    let app = AppContext::get();
    let history = RwSignal::new(app.find::<state::History>().unwrap_or_default());
    let confirm = Confirm::new();
    let content = move || {
        let texts = app.texts();
        history.with(|kept| match kept.games() {
            [] => view! { <p class="panel">{texts.say("history-empty")}</p> }.into_any(),
            games => view! {
                {results(&texts, kept)}
                <section class="panel">
                    <h2>{texts.say("history-last")}</h2>
                    <ul class="past">
                        {games.iter().enumerate().rev().map(|(place, game)| {
                            entry(app, &texts, history, confirm, place, game)
                        }).collect_view()}
                    </ul>
                    {below(app, &texts, history, confirm)}
                </section>
            }
            .into_any(),
        })
    };
    view! {
        <Page title=app.t("history-title")>
            <div class="shelf">
                {running(app)}
                {content}
                <Import history />
            </div>
            {confirm.view()}
        </Page>
    }
}

/// The game that goes on, which can be shared from here too.
fn running(app: AppContext) -> impl IntoView {
    let table = app.game.get_untracked().filter(LocalTable::is_under_way)?;
    let round = table.game().drawn().len().min(CARDS);
    let packed = link::encode(&table.to_record().to_string());
    let words = move || app.texts().say_with("import-running", &[("round", round.into())]);
    Some(view! {
        <section class="panel share-row running">
            <h2>{words}</h2>
            <a class="button go" href=Route::Play.to_string()>{app.t("home-continue")}</a>
            <a class="button" href=Route::Shared(packed).to_string()>{sign(Icon::Share)}{app.t("share-title")}</a>
        </section>
    })
}

/// What the solo games come to; nothing where there are none.
fn results(texts: &Texts, history: &state::History) -> Option<impl IntoView + use<>> {
    let statistics = history.statistics(Kind::Solo);
    let Statistics { count, best: Some(best), mean: Some(mean), bands } = statistics else {
        return None;
    };
    let solo = history.games().iter().filter(|game| game.kind() == Kind::Solo);
    let totals: Vec<u32> = solo.filter_map(FinishedGame::total).collect();
    let most = bands.iter().copied().max().unwrap_or(1).max(1);
    let fact = |name: String, value: String| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    let band = |(band, games): (Band, usize)| {
        let width = format!("{}%", games * 100 / most);
        view! {
            <li>
                <span>{texts.band(band)}</span>
                <span class="measure" aria-hidden="true"><i style:width=width></i></span>
                <b>{games}</b>
            </li>
        }
    };
    Some(view! {
        <section class="panel">
            <h2>{texts.say("history-solo")}</h2>
            <dl class="facts">
                {fact(texts.say("history-best"), best.to_string())}
                {fact(texts.say("history-average"), texts.tenths(mean))}
                {fact(texts.say("history-count"), count.to_string())}
            </dl>
            {(totals.len() > 1).then(|| view! {
                <div class="graph" inner_html=crate::limes::screens::history_graph::graph(&totals, &texts.say("history-graph"))></div>
            })}
            <h3>{texts.say("history-bands")}</h3>
            <ul class="bands">{Band::ALL.into_iter().zip(bands).rev().map(band).collect_view()}</ul>
        </section>
    })
}

/// One game: a way to look at it, and a way to be rid of it.
fn entry(
    app: AppContext,
    texts: &Texts,
    history: RwSignal<state::History>,
    confirm: Confirm,
    place: usize,
    game: &FinishedGame,
) -> impl IntoView + use<> {
    let date = game.date().unwrap_or("–").to_owned();
    let players = game.record().game.players();
    let others: Vec<&str> = players
        .iter()
        .enumerate()
        .filter(|(seat, _)| game.own().map(|own| own.index()) != Some(*seat))
        .map(|(_, player)| player.name())
        .collect();
    let ways = match game.kind() {
        Kind::Solo => texts.say("history-solo"),
        _ => texts.say_with("history-with", &[("names", texts.list(&others).into())]),
    };
    let best = players.iter().map(|player| player.display().total()).max();
    let points = game.total().or(best).unwrap_or_default();
    let solo = game.kind() == Kind::Solo;
    let band = game.band().filter(|_| solo).map(|band| texts.band(band)).unwrap_or_default();
    let about = format!("{date}, {}", texts.say_with("points", &[("points", points.into())]));
    let open = format!("{}: {about}", texts.say("history-open"));
    let delete = format!("{}: {about}", texts.say("history-delete"));
    let look = move |_| {
        let packed = history.with_untracked(|history| {
            history.games().get(place).map(|game| link::encode(&game.record().to_string()))
        });
        route::go(&Route::Shared(packed.unwrap_or_default()));
    };
    let question = texts.say_with("history-delete-ask", &[("date", date.clone().into())]);
    let remove = move |_| {
        let act = Callback::new(move |()| {
            history.update(|history| history.remove(place));
            history.with_untracked(|history| app.keep(history));
        });
        confirm.ask([question.clone(), app.say("common-delete")], act);
    };
    view! {
        <li>
            <button class="game" aria-label=open on:click=look>
                <b>{points}</b>
                <span>{band}</span>
                <span class="ways-played">{ways}</span>
                <time>{date}</time>
            </button>
            <button class="round quiet" aria-label=delete on:click=remove inner_html=Icon::Trash.svg()></button>
        </li>
    }
}

/// What can be done with all of them.
fn below(
    app: AppContext,
    texts: &Texts,
    history: RwSignal<state::History>,
    confirm: Confirm,
) -> impl IntoView + use<> {
    let export = move |_| {
        let text = history.with_untracked(Kept::write);
        files::save(
            &format!("Limes {}.toml", crate::shell::storage::today()),
            "application/toml",
            &text,
        );
    };
    let clear = move |_| {
        let games = history.with_untracked(|history| history.games().len());
        let question = app.texts().say_with("history-clear-ask", &[("games", games.into())]);
        let act = Callback::new(move |()| {
            history.set(state::History::default());
            history.with_untracked(|history| app.keep(history));
        });
        confirm.ask([question, app.say("common-delete")], act);
    };
    view! {
        <p class="buttons">
            <button on:click=export>{sign(Icon::Download)}{texts.say("history-export")}</button>
            <button class="quiet" on:click=clear>{texts.say("history-clear")}</button>
        </p>
    }
}
