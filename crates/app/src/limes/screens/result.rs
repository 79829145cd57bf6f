//! How a game ended: who won and why, worker by worker.

mod table;
mod tally;

use crate::limes::address::route_to;
use crate::limes::screens::board::{Board, DraftState};
use crate::limes::screens::share::Sharing;
use crate::limes::screens::studies::Wanted;
use crate::limes::state::{
    GameResult, PlayerResult, best_alone, by_profession, daily, game, seats,
};
use crate::shell::chance::fresh_seed;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::notes;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{GameAddress, GamePage, GameScreen};
use crate::shell::runner::PlayedHere;
use crate::shell::screens::day::begin_game;
use crate::shell::screens::result::{can_play_again, onward, onward_link};
use crate::shell::screens::subject::Subject;
use crate::shell::table_slot::TableSlot;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use limes::{DealtGame, Display, WorkerScore};
use std::cmp::Ordering;

/// The place among the others of the only player whom a record holds.
pub(crate) struct AmongMany {
    /// Who has won.
    pub(crate) headline: Signal<String>,
    /// The reader's rank and points.
    pub(crate) own: Signal<Option<String>>,
    /// How everybody stands.
    pub(crate) standings: AnyView,
}

/// The result of a game of this device or of a table; if it goes on, how it stands.
pub(crate) fn result(subject: Subject<DealtGame>) -> AnyView {
    let app = AppContext::get();
    let own = subject.game.game().players().first().map_or(0, |own| own.display().total());
    let many = notes::place(&subject.game.record().headers).map(|(rank, players)| {
        let headline = Signal::derive(move || {
            let values =
                [("rank", rank.into()), ("players", players.into()), ("points", own.into())];
            app.texts().say_with("table-your-rank", &values)
        });
        AmongMany { headline, own: Signal::stored(None), standings: ().into_any() }
    });
    shown(subject, many)
}

/// The result of a table whose record holds one of many players.
pub(crate) fn among_many(subject: Subject<DealtGame>, many: AmongMany) -> AnyView {
    shown(subject, Some(many))
}

fn shown(subject: Subject<DealtGame>, many: Option<AmongMany>) -> AnyView {
    let app = AppContext::get();
    let game = subject.game.game().clone();
    let result = GameResult::of(&game);
    let has_one_display = result.players.len() == 1;
    let alone = has_one_display && many.is_none();
    let ended = Wanted::get().try_update(|wanted| wanted.ended.take()).flatten();
    let just_ended = ended.is_some_and(|id| {
        [GameAddress::Stored(id.clone()), GameAddress::Table(id)].contains(&subject.address)
    });
    let counted = tally::tally(app, just_ended);
    let is_due = move || counted.get() < tally::ALL;
    let standing = game.standing();
    let names: Vec<String> = game.players().iter().map(|player| player.name().to_owned()).collect();
    // The table of a server has its own ways to play again.
    let around = TableSlot::side();
    let is_here = around.is_none();
    let reader = match is_here {
        true => seats::seats(subject.game.record()).only_person(),
        false => subject.reader,
    };
    let (told, own_place, standings) = match many {
        Some(AmongMany { headline, own, standings }) => (Some(headline), own, Some(standings)),
        None => (None, Signal::stored(None), None),
    };
    let headline = {
        let (names, standing) = (names.clone(), standing.clone());
        let own = result.players.first().map(|player| (player.score.total, player.band));
        move || {
            if let Some(told) = told {
                return told.get();
            }
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
    let (open, kept) = (OpenGames::get(), StoredValue::new(subject.game.clone()));
    let same_draw = move |_| {
        let again = kept.with_value(|it| game::from_round(it, 0, &today()));
        begin_game(app, open, daily::KIND, again);
    };
    let other_draw =
        move |_| open.begin(kept.with_value(|it| game::other_draw(it, &fresh_seed(), &today())));
    let taken_back = notes::taken_back(&subject.game.record().headers);
    let taken_back = (!taken_back.is_empty()).then(|| {
        let rounds: Vec<String> = taken_back.iter().map(ToString::to_string).collect();
        let words = move || {
            let texts = app.texts();
            texts.say_with("result-taken-back", &[("rounds", texts.list(&rounds).into())])
        };
        view! { <p class="aside">{words}</p> }
    });
    let is_over = game.is_over();
    // A copy of the game of a day that is under way would be practice.
    let can_share = is_over || !subject.address.is_of_day();
    let day = daily::date_of(&subject.game);
    let day = day.map(|date| (route_to(GamePage::Day(Some(date))), "today-title"));
    let onward = match is_over {
        true => onward(app, &subject.address, day),
        // There is nothing to compare yet.
        false => Signal::stored(None),
    };
    let can_play_again = can_play_again(game.players().len(), &subject.game.record().headers);
    let again = match is_over {
        true if !can_play_again => ().into_any(),
        true => view! {
            <button class:go=move || onward.get().is_none() on:click=other_draw>{app.t("result-again-new")}</button>
            <button on:click=same_draw>{app.t("result-again")}</button>
        }
        .into_any(),
        false => view! {
            <a class="button go" href=subject.table().to_string()>{app.t("home-continue")}</a>
        }
        .into_any(),
    };
    let best = (alone && result.is_over).then(|| {
        let best = best_before(app, &subject);
        let points = result.players.first().map_or(0, |player| player.score.total);
        let words = move || Some(compared(&app.texts(), points, best.get()?));
        view! { <p class="best-so-far" class:due=is_due>{words}</p> }
    });
    let table = {
        let players = result.players.clone();
        move || table::table(&app.texts(), &players, counted.get())
    };
    let players = result.players.into_iter().map(move |player| {
        let display = game.player(player.seat).map(|player| *player.display()).unwrap_or_default();
        view! { <Player player display is_ranked=!has_one_display counted /> }
    });
    view! {
        <Page title=app.t("result-title")>
            <p class="headline" role="status" class:due=is_due>{headline}</p>
            {move || own_place.get().map(|own| view! { <p class="own-rank" class:due=is_due>{own}</p> })}
            {best}
            {move || ties().into_iter().map(|tie| view! { <p class="aside">{tie}</p> }).collect_view()}
            {taken_back}
            {around}
            <p class="buttons">
                {onward_link(app, onward)}
                {is_here.then_some(again)}
                <a class="button" href=subject.route(GameScreen::Replay).to_string()>{app.t("result-replay")}</a>
                <a class="button" href=subject.route(GameScreen::Review).to_string()>{app.t("result-review")}</a>
                <a class="button" href=route_to(GamePage::New).to_string()>{app.t("play-new")}</a>
            </p>
            {standings}
            <div class="panel" inner_html=table></div>
            <div class="results">{players.collect_view()}</div>
            {can_share.then(|| view! { <Sharing game=subject.game challenge=is_over /> })}
        </Page>
    }
    .into_any()
}

/// The best solo game of this device apart from this one, as soon as it is known. A game that does not count is compared with
/// nothing.
fn best_before(app: AppContext, subject: &Subject<DealtGame>) -> RwSignal<Option<u32>> {
    let best = RwSignal::new(None);
    let counts = notes::taken_back(&subject.game.record().headers).is_empty();
    if let GameAddress::Stored(id) = subject.address.clone()
        && counts
    {
        spawn_local(async move {
            // What cannot be read cannot be compared with either.
            let games = app.store.finished().await.unwrap_or_default();
            let others = games
                .iter()
                .filter(|other| other.game == DealtGame::STORED_AS && other.id != id)
                .map(|other| other.document.as_str());
            // The screen may be gone by now.
            let _ = best.try_set(best_alone(others));
        });
    }
    best
}

/// A solo result beside the best one before it.
fn compared(texts: &Texts, points: u32, best: u32) -> String {
    let key = match points.cmp(&best) {
        Ordering::Greater => "result-best-more",
        Ordering::Equal => "result-best-equal",
        Ordering::Less => "result-best-less",
    };
    texts.say_with(key, &[("best", best.into()), ("points", points.abs_diff(best).into())])
}

#[component]
fn Player(
    player: PlayerResult,
    display: Display,
    /// Whether there are others whose displays are shown.
    is_ranked: bool,
    counted: RwSignal<usize>,
) -> impl IntoView {
    let app = AppContext::get();
    let name = player.name.clone();
    let label = Signal::derive(move || {
        app.texts().label_with("play-display-of", &[("name", name.clone().into())])
    });
    let rank = move || app.texts().say_with("result-rank", &[("rank", player.rank.into())]);
    // Nobody has a turn on this board: it only explains.
    let draft_state = DraftState::new(None);
    let worker = move |worker: WorkerScore| {
        let (zone, shown) = (worker.zone, worker.clone());
        let title = move || app.texts().capital(&app.texts().worker_title(&shown));
        let is_asked = move || (draft_state.asked.get() == Some(zone)).then_some("true");
        view! {
            <li
                aria-current=is_asked
                on:mouseenter=move |_| draft_state.ask(zone)
                on:mouseleave=move |_| draft_state.forget(zone)
            >
                <button
                    on:click=move |_| draft_state.ask(zone)
                    on:focus=move |_| draft_state.ask(zone)
                    on:blur=move |_| draft_state.forget(zone)
                >
                    <b>{title}</b>" "<span>{move || app.texts().worker_why(&worker)}</span>
                </button>
            </li>
        }
    };
    let parts = by_profession(&player.score);
    let total = move || table::so_far(parts, counted.get());
    view! {
        <article class="panel result">
            <h2><span>{player.name}</span><b>{total}</b></h2>
            {is_ranked.then(|| view! { <p class="aside">{rank}</p> })}
            <div class="land">
                <Board draft_state resting=display player=player.seat.index() name=label snug=true />
            </div>
            <ul class="workers">{player.score.workers.into_iter().map(worker).collect_view()}</ul>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn a_result_is_compared_with_the_best_before() {
        let texts = Texts::new(Language::En);
        assert_eq!(compared(&texts, 44, 41), "A new best: 3 points more than your previous 41.");
        assert_eq!(compared(&texts, 42, 41), "A new best: 1 point more than your previous 41.");
        assert_eq!(compared(&texts, 41, 41), "As good as your best so far: 41.");
        assert_eq!(
            compared(&texts, 38, 41),
            "Your best so far: 41. You were 3 points short of it."
        );
    }
}
