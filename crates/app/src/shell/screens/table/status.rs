//! What the table says in the status line, in place of the game's own sentence.

use super::note::{StoodIn, note};
use super::people::{has_left, is_asked, of};
use super::refresh;
use crate::shell::context::AppContext;
use crate::shell::online::{TableFollow, post};
use crate::shell::table_slot::TableStatus;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Join, Joined, State, Substitute};

/// What there is to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// A bot plays in the reader's seat.
    Left,
    /// The reader has decided without a connection; whether that may have reached the server all the same.
    Kept { is_sent: bool },
    /// Too many are still thinking to name them.
    Waiting,
}

/// How many of very many players have answered the current question.
pub(crate) fn moved_words(texts: &Texts, follow: TableFollow) -> Option<String> {
    let (moved, seats) =
        of(follow, |state| Some((state.moved?, state.seats.len() + state.others.unwrap_or(0))))?;
    Some(texts.say_with("table-moved", &[("moved", moved.into()), ("seats", seats.into())]))
}

/// The status of this table, as far as it concerns the reader.
pub(super) fn status(app: AppContext, follow: TableFollow, stood_in: StoodIn) -> TableStatus {
    let note = note(app, follow, stood_in);
    let status = Memo::new(move |_| {
        if of(follow, has_left) {
            return Some(Status::Left);
        }
        if let Some(kept) = follow.kept().filter(|_| !follow.is_steady()) {
            return Some(Status::Kept { is_sent: !remote::is_unsent(&kept) });
        }
        let is_waiting =
            |state: &State| state.moved.is_some() && state.you.is_some() && !is_asked(state);
        of(follow, is_waiting).then_some(Status::Waiting)
    });
    let shown = move || match status.get()? {
        Status::Left => Some(view! { <Left app follow /> }.into_any()),
        Status::Kept { is_sent } => Some(view! { <Kept app follow is_sent /> }.into_any()),
        Status::Waiting => {
            let words = move || moved_words(&app.texts(), follow);
            Some(view! { <span>{words}</span> }.into_any())
        }
    };
    TableStatus {
        is_shown: Signal::derive(move || status.get().is_some()),
        view: Callback::new(move |()| {
            view! {
                <p class="table-note" role="status">{move || note.get()}</p>
                <div class="table-status" role="status">{shown}</div>
                <Substitutes app follow />
            }
            .into_any()
        }),
    }
}

/// The people for whom a bot may play from now on, since the game has been waiting for them for a while.
#[component]
fn Substitutes(app: AppContext, follow: TableFollow) -> impl IntoView {
    let absent = Memo::new(move |_| {
        of(follow, |state| {
            let seats = state.seats.iter().filter(|seat| seat.substitute);
            seats.map(|seat| (seat.seat, seat.name.clone())).collect::<Vec<_>>()
        })
    });
    let button = move |(seat, name): (usize, String)| {
        let ask = move |_| {
            let path = format!("tables/{}/substitute", follow.table);
            spawn_local(async move {
                match post::<_, State>(&path, &Substitute { seat }).await {
                    Ok(state) => follow.take_in(state),
                    Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
                }
            });
        };
        let words =
            move || app.texts().say_with("table-substitute", &[("name", name.clone().into())]);
        view! { <button on:click=ask>{words}</button> }
    };
    view! {
        <div class="table-status">
            {move || absent.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// A decision waits for the connection. One that may have arrived cannot be taken back.
#[component]
fn Kept(app: AppContext, follow: TableFollow, is_sent: bool) -> impl IntoView {
    let words = if is_sent { "table-kept-sent" } else { "table-kept" };
    view! {
        <span>{app.t(words)}</span>
        {(!is_sent).then(|| view! {
            <button on:click=move |_| follow.withdraw()>{app.t("table-withdraw")}</button>
        })}
    }
}

/// A bot plays in the reader's seat until they take it back.
#[component]
fn Left(app: AppContext, follow: TableFollow) -> impl IntoView {
    let is_busy = RwSignal::new(false);
    let sit_down = move |_| {
        is_busy.set(true);
        let path = format!("tables/{}/join", follow.table);
        spawn_local(async move {
            match post::<_, Joined>(&path, &Join::default()).await {
                Ok(_) => refresh(follow).await,
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    };
    view! {
        <span>{app.t("table-left")}</span>
        <button class="go" disabled=is_busy on:click=sit_down>{app.t("table-return")}</button>
    }
}
