//! What came of a table: the game as its own screens show it, and around it the rematch and the proof of its cards.

use super::people::of;
use super::phrases::{self, Phrases};
use super::side::ConnectionLine;
use super::{Followed, failure, title};
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{ApiFault, TableFollow, get_text, post};
use crate::shell::page::Page;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::{Failure, GameSource, LoadedGame};
use crate::shell::screens::online::table_address;
use crate::shell::table_slot::TableSlot;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewDraw, Rematch, RematchMade, Stage, State};
use record::Header;
use remote::BotNames;
use sha2::{Digest, Sha256};

/// A screen of a game that was played at a table.
#[component]
pub(crate) fn TableResult(
    /// The table.
    id: GameId,
    /// What is shown of the game.
    screen: GameScreen,
    /// Shows it.
    show: fn(GameScreen, LoadedGame) -> AnyView,
) -> impl IntoView {
    let app = AppContext::get();
    let Some(Followed { table, follow, fault, stage, .. }) = Followed::new(&id) else {
        return view! { <Failure why=app.t("table-unknown") /> }.into_any();
    };
    let record = RwSignal::new(None::<Result<String, ApiFault>>);
    Effect::new(move |_| {
        if stage.get().is_some_and(|(stage, _)| stage == Stage::Over) {
            spawn_local(async move {
                let text = get_text(&format!("tables/{table}/record")).await;
                // The screen may be gone by now.
                let _ = record.try_set(Some(text));
            });
        }
    });
    let shown = move || match (stage.get(), record.get()) {
        (None, _) => fault.get().map(|fault| failure(app, fault)).into_any(),
        (Some((Stage::Over, _)), None) => {
            view! { <Page title=title(app, follow)>""</Page> }.into_any()
        }
        (Some((Stage::Over, _)), Some(Err(fault))) => failure(app, fault),
        (Some((Stage::Over, game)), Some(Ok(record))) => {
            // A replay and a review need the whole screen.
            if screen == GameScreen::Result {
                let notice = move || view! { <ConnectionLine follow /> }.into_any();
                TableSlot::provide(notice, move || view! { <After follow /> }.into_any());
            }
            // Only the names as they are now: who comes and goes draws nothing again.
            let (names, you) = untrack(|| {
                of(follow, |state| (names(&app.texts_now().bot_names(), state), state.you))
            });
            // One column of a large table has no seats.
            let is_whole = players(&record).count() == names.len();
            let record = if is_whole { called(&record, &names) } else { record };
            let reader = you.filter(|_| is_whole).and_then(Seat::new);
            let address = GameAddress::Table(id.clone());
            let source = GameSource::Link { address, record, reader };
            untrack(|| show(screen, LoadedGame { game: game.to_string(), source }))
        }
        // It goes on, or was given up: the table says so.
        (Some(_), _) => {
            route::replace(&Route::table(id.clone()));
            ().into_any()
        }
    };
    shown.into_any()
}

/// What everybody at a table is called, in the order of the seats.
fn names(bots: &BotNames, state: &State) -> Vec<String> {
    state.seats.iter().map(|seat| bots.of(seat)).collect()
}

/// The lines of a record that name its players.
fn players(record: &str) -> impl Iterator<Item = &str> {
    record.lines().filter(|line| is_player(line))
}

fn is_player(line: &str) -> bool {
    line.starts_with("[Player ")
}

/// The record with these names in it, one for each player.
fn called(record: &str, names: &[String]) -> String {
    let mut names = names.iter();
    let line = |line: &str| match is_player(line).then(|| names.next()).flatten() {
        Some(name) => format!("{}\n", Header::new("Player", name)),
        None => format!("{line}\n"),
    };
    record.lines().map(line).collect()
}

/// The rematch, the proof, and what the players have to say to each other.
#[component]
fn After(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    phrases::hear(app, follow);
    let is_seated = Memo::new(move |_| of(follow, |state| state.you.is_some()));
    let rematch = Memo::new(move |_| of(follow, |state| state.rematch));
    let again = move |draw: NewDraw| {
        let path = format!("tables/{}/rematch", follow.table);
        spawn_local(async move {
            match post::<_, RematchMade>(&path, &Rematch { draw }).await {
                Ok(made) => {
                    let id = GameId::new(&made.table.to_string());
                    id.into_iter().for_each(|id| route::go(&Route::table(id)));
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
        });
    };
    let ways = move || {
        match (rematch.get(), is_seated.get()) {
        (Some(table), _) => view! {
            <a class="button go" href=table_address(table)>{app.t("table-rematch-go")}</a>
        }
        .into_any(),
        (None, true) => view! {
            <button class="go" on:click=move |_| again(NewDraw::New)>{app.t("table-rematch")}</button>
            <button on:click=move |_| again(NewDraw::Same)>{app.t("table-rematch-same")}</button>
        }
        .into_any(),
        (None, false) => ().into_any(),
    }
    };
    view! {
        <section class="panel table-after" aria-label=app.t("table-around")>
            <p class="buttons">{ways}<Proof follow /></p>
            {move || is_seated.get().then(|| view! {
                <details>
                    <summary>{app.t("table-say")}</summary>
                    <Phrases follow />
                </details>
            })}
        </section>
    }
}

/// Checks that the cards were the ones that the server had promised before the first round.
#[component]
fn Proof(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let proof = RwSignal::new(None::<bool>);
    let check = move |_| {
        let is_right = of(follow, |state| {
            state.seed.as_deref().is_some_and(|seed| commitment(seed) == state.commitment)
        });
        proof.set(Some(is_right));
    };
    view! {
        <button on:click=check>{app.t("table-verify")}</button>
        <span role="status">
            {move || proof.get().map(|is_right| app.say(match is_right {
                true => "table-verified",
                false => "table-not-verified",
            }))}
        </span>
    }
}

/// What a server tells of a seed before the game: its SHA-256, in hex.
fn commitment(seed: &str) -> String {
    Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_of_a_record_are_called_by_other_names() {
        let headers =
            "[Game \"Limes\"]\n[Player \"Ada\"]\n[Player \"Skilled\"]\n[Bot \"2 skilled\"]\n";
        let record = format!("{headers}\n1. 6 | d4^ | d4>\n");
        let names = ["Ada", "\"Geübt\""].map(str::to_owned);
        let other = record.replace("\"Skilled\"", "\"\\\"Geübt\\\"\"");
        assert_eq!(called(&record, &names), other);
        assert_eq!(players(&record).count(), 2);
    }

    #[test]
    fn a_commitment_is_the_sha_256_of_the_seed() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(commitment("abc"), hash);
        assert_ne!(commitment("abd"), hash);
    }
}
