//! A game that came with the address: what it is, and what can be done with it.

use crate::limits::art;
use crate::limits::screens::result::player;
use crate::limits::screens::share::Sharing;
use crate::limits::state::again;
use crate::limits::state::challenge::challenger;
use crate::limits::state::daily::KIND;
use crate::limits::state::result::players;
use crate::limits::texts::after;
use crate::shell::clock::{spelled, today};
use crate::shell::context::AppContext;
use crate::shell::notes;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::GameScreen;
use crate::shell::screens::day::begin_game;
use crate::shell::screens::subject::Subject;
use crate::shell::table_slot::TableSlot;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Mode, Record, Seat};
use record::NameFault;

/// The screen of a share link.
pub(crate) fn shared(subject: Subject<Record>) -> AnyView {
    let app = AppContext::get();
    let record = subject.game.clone();
    let is_over = record.game.is_over();
    let (round, rounds) = (record.game.round_number(), record.game.deal().limit_cards().len());
    let title = Signal::derive(move || match is_over {
        true => app.say("import-over"),
        false => {
            let values = [("round", round.into()), ("rounds", rounds.into())];
            app.texts().say_with("limits-shared-running", &values)
        }
    });
    let players = players(&record.game);
    let (headline, notes) = {
        let (named, game, reader) = (players.clone(), record.clone(), subject.reader);
        let headline = move || match is_over {
            true => after::winners(&app.texts(), &named, reader),
            false => app.texts().list(game.game.players()),
        };
        let noted = record.clone();
        (headline, move || notes(&app.texts(), &noted))
    };
    let around = TableSlot::side();
    let ways = if is_over {
        finished_ways(app, &subject, around.is_none()).into_any()
    } else {
        running_ways(app, &subject).into_any()
    };
    view! {
        <Page title>
            <div aria-hidden="true" inner_html=art::definitions()></div>
            <p class="headline">{headline}</p>
            <p class="aside notes">{notes}</p>
            {around}
            {(!is_over).then(|| view! { <p class="warning" role="note">{app.t("limits-share-warning")}</p> })}
            <p class="buttons">{ways}</p>
            <div class="results shared">
                {players.into_iter().map(move |it| player(app, it, None)).collect_view()}
            </div>
            <Sharing record />
        </Page>
    }
    .into_any()
}

/// What can be done with a game that is over. Looking at it comes first unless its table has something better.
fn finished_ways(
    app: AppContext,
    subject: &Subject<Record>,
    is_first: bool,
) -> impl IntoView + use<> {
    let open = OpenGames::get();
    let kept = StoredValue::new(subject.game.clone());
    let play = move |_| {
        let seat = kept.with_value(challenger).map_or(Seat::from_index(0), |player| player.seat);
        match kept.with_value(|record| in_seat(app, record, seat)) {
            Ok(record) => begin_game(app, open, KIND, record),
            Err(fault) => app.tell(app.texts_now().name_fault(fault)),
        }
    };
    view! {
        <a class="button" class:go=is_first href=subject.route(GameScreen::Replay).to_string()>{app.t("result-replay")}</a>
        <a class="button" href=subject.route(GameScreen::Review).to_string()>{app.t("result-review")}</a>
        <button on:click=play>{app.t("limits-shared-play")}</button>
    }
}

fn running_ways(app: AppContext, subject: &Subject<Record>) -> impl IntoView + use<> {
    let open = OpenGames::get();
    let kept = StoredValue::new(subject.game.clone());
    let play_on = move |_| begin_game(app, open, KIND, kept.get_value());
    view! {
        <button class="go" on:click=play_on>{app.t("share-play-on")}</button>
        <a class="button" href=subject.route(GameScreen::Replay).to_string()>{app.t("result-replay")}</a>
    }
}

/// The same cards for the person at this device, who takes a seat among bots.
///
/// # Errors
/// If they are called what nobody can be called.
pub(super) fn in_seat(app: AppContext, record: &Record, seat: Seat) -> Result<Record, NameFault> {
    let texts = app.texts_now();
    again::same_seat(record, seat, &app.own_name(), |level| texts.level(level), &today())
}

/// When it was played, and whether the pile lay open.
fn notes(texts: &Texts, record: &Record) -> String {
    let date = notes::date(&record.headers).map(|date| spelled(date, texts.language()));
    let is_open = record.game.deal().mode() == Mode::Open;
    let parts = [date, is_open.then(|| texts.say("limits-setup-open"))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
