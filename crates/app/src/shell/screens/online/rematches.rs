//! Invitations to play again, from players of games that have ended. One tap, and the invited player sits there.

use super::tables::my_tables;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{ApiFault, Online, decline, get, is_declined, post, send};
use crate::shell::refresh::every;
use crate::shell::registry::Registry;
use crate::shell::route::{self, Route};
use crate::shell::texts::isolated;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Empty, MyTable, Rematch, RematchMade, Stage, State, TableId};
use std::time::Duration;

/// How many invitations are shown.
const INVITATIONS: usize = 3;

/// How often the tables are read again: others fill them.
const AGAIN: Duration = Duration::from_secs(10);

/// A rematch at which the player does not sit yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offer {
    /// The game that has ended.
    ended: TableId,
    /// The table of the next one.
    next: TableId,
}

/// The rematches of finished games at which the player does not sit yet.
fn offers(tables: &[MyTable]) -> Vec<Offer> {
    let is_seated = |table: TableId| tables.iter().any(|own| own.table == table);
    let offers = tables.iter().filter_map(|it| Some(Offer { ended: it.table, next: it.rematch? }));
    offers.filter(|offer| !is_seated(offer.next)).collect()
}

/// Invitations, as long as there is a seat for the player.
#[component]
pub(super) fn Rematches(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let offers = Memo::new(move |_| offers(&my_tables(online)));
    let open = RwSignal::new(Vec::<(Offer, State)>::new());
    // Tables that have begun or are gone stay so.
    let closed = StoredValue::new(Vec::<TableId>::new());
    let load = move || {
        let asked = offers.get_untracked();
        spawn_local(async move {
            let mut found = Vec::new();
            for offer in asked.iter().copied() {
                let is_closed = closed.try_with_value(|closed| closed.contains(&offer.next));
                if is_closed != Some(false) || is_declined(offer.next) {
                    continue;
                }
                match get::<State>(&format!("tables/{}", offer.next)).await {
                    Ok(state) if is_open_to_player(&state) => found.push((offer, state)),
                    Ok(state) if state.state == Stage::Open => {}
                    Err(ApiFault::Refused(fault)) if fault.code != Code::TABLE => {}
                    Err(ApiFault::NoServer) => {}
                    Ok(_) | Err(ApiFault::Refused(_)) => {
                        // The screen may be gone by now.
                        let _ = closed.try_update_value(|closed| closed.push(offer.next));
                    }
                }
                if found.len() == INVITATIONS {
                    break;
                }
            }
            if offers.try_get_untracked().as_ref() == Some(&asked) {
                let _ = open.try_set(found);
            }
        });
    };
    Effect::new(move |_| {
        offers.track();
        load();
    });
    every(AGAIN, load);
    let accept = move |offer: Offer| {
        spawn_local(async move {
            let path = format!("tables/{}/rematch", offer.ended);
            match post::<_, RematchMade>(&path, &Rematch::default()).await {
                Ok(made) => {
                    let id = GameId::new(&made.table.to_string());
                    id.into_iter().for_each(|id| route::go(&Route::table(id)));
                }
                Err(fault) => {
                    app.tell(app.texts_now().api_fault(&fault));
                    load();
                }
            }
        });
    };
    let refuse = move |offer: Offer| {
        decline(offer.next);
        open.update(|open| open.retain(|(other, _)| other.next != offer.next));
        spawn_local(async move {
            // The seat that was kept is free for others. If this fails, it stays reserved until the host releases it.
            let _ = send(&format!("tables/{}/leave", offer.next), &Empty {}).await;
        });
    };
    let known = Memo::new(move |_| open.get());
    let button = move |(offer, state): (Offer, State)| {
        let words = words(app, &state);
        view! {
            <div class="invitation">
                <button class="way button row" on:click=move |_| accept(offer)>
                    <span class="icon" inner_html=Icon::People.svg()></span>
                    <span>{words}</span>
                </button>
                <button class="quiet" on:click=move |_| refuse(offer)>{app.t("online-decline")}</button>
            </div>
        }
    };
    move || {
        let invitations = known.get();
        (!invitations.is_empty()).then(|| {
            let buttons = invitations.into_iter().map(button).collect_view();
            view! { <div class="stack waiting-tables">{buttons}</div> }
        })
    }
}

fn is_open_to_player(state: &State) -> bool {
    state.state == Stage::Open && state.you.is_none() && state.seats.len() < state.options.seats
}

/// What is played again, and with whom.
fn words(app: AppContext, state: &State) -> String {
    let registry = Registry::get();
    let texts = app.texts();
    let bots = texts.bot_names();
    let game = registry.named(&state.game.to_string()).map_or("", |game| game.title);
    let name = |seat| isolated(&bots.of(seat)).into_owned();
    let names: Vec<String> = state.seats.iter().map(name).collect();
    format!("{} {game} · {}", texts.say("online-rematch"), names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::GameName;

    #[test]
    fn a_rematch_is_offered_until_one_sits_there() {
        let id = |n: u8| TableId::from_random([n; 16]);
        let table = |n: u8, rematch: Option<u8>| MyTable {
            table: id(n),
            game: GameName::Limes,
            state: Stage::Over,
            asked: false,
            left: false,
            round: 16,
            rounds: 16,
            ends: None,
            players: Vec::new(),
            rank: Some(1),
            seats: None,
            changed: "2026-11-19T10:00:00Z".to_owned(),
            rematch: rematch.map(id),
        };
        let tables = [table(1, Some(5)), table(2, None), table(3, Some(2))];
        assert_eq!(offers(&tables), [Offer { ended: id(1), next: id(5) }]);
    }
}
