//! A game at a table, as the screens of the game show it.

use super::Online;
use super::json::MESSAGES;
use super::outbox::OpenTable;
use super::socket::SocketEvent;
use super::{identity, last_state};
use crate::shell::chance;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::runner::{GameRunner, Happened, Outward, PlayedHere};
use client::Input;
use leptos::prelude::*;
use protocol::TableId;
use remote::{RemoteDriver, RemoteView, TableWatch};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Shows the game at a table as soon as something of it is known.
pub(crate) fn show<G: PlayedHere<View: RemoteView>>(
    online: Online,
    id: GameId,
    table: TableId,
    play: fn(GameId, GameRunner<G>) -> AnyView,
) -> AnyView {
    let open = OpenGames::get();
    let is_known = RwSignal::new(false);
    // The screen of the game takes its place. It may be gone while something is still brought to its end.
    let follower = move |happened| {
        if let Happened::Changed(_) = happened {
            let _ = is_known.try_set(true);
        }
    };
    let runner = match open.find::<G>(&id) {
        Some(runner) => {
            is_known.set(runner.open(follower).is_some());
            runner
        }
        None => {
            let (runner, number) = new_runner(online, open, &id, table);
            // Nothing is heard before somebody looks at it.
            runner.open(follower);
            // The socket may take a while, or be out of reach.
            if let Some(text) = last_state::message(table) {
                runner.handle(Input::Received(text));
            }
            number.set(listen(online, runner.clone()));
            runner
        }
    };
    let runner = StoredValue::new_local(runner);
    on_cleanup(move || {
        runner.try_with_value(GameRunner::close);
    });
    let play = move || untrack(|| play(id.clone(), runner.get_value()));
    (move || is_known.get().then(&play)).into_any()
}

/// The runner of the game at a table, until nobody looks at it any more and the server has answered everything; and the place
/// for the number under which it listens to the socket.
fn new_runner<G: PlayedHere<View: RemoteView>>(
    online: Online,
    open: OpenGames,
    id: &GameId,
    table: TableId,
) -> (GameRunner<G>, Rc<Cell<u64>>) {
    let outbox = online.outbox();
    let kept = untrack(|| outbox.of(table));
    let watch = TableWatch::new(table, MESSAGES);
    let prefix = chance::fresh_id();
    let driver = RemoteDriver::<G>::new(watch, prefix.as_str(), kept.as_deref())
        .calling_bots(AppContext::get().texts_now().bot_names());
    let (socket, kept) = (online.socket(), outbox.clone());
    let owner = Owner::default();
    let outside = move |outward| match outward {
        Outward::Send(text) if owner.is_here() => socket.send(&text),
        // What is not sent in their name stays theirs.
        Outward::Send(_) => {}
        Outward::Remember(text) => kept.keep(table, &owner.player(), text),
    };
    let number = Rc::new(Cell::new(0));
    let (socket, listening, closed) = (online.socket(), number.clone(), outbox.clone());
    let end = RefCell::new(None::<Rc<dyn Fn()>>);
    let runner = open.add_remote(id.clone(), |forget| {
        let is_over = Cell::new(false);
        let settled: Rc<dyn Fn()> = Rc::new(move || {
            // By the second time somebody else's game may be open at this table.
            if !is_over.replace(true) {
                socket.stop_listening(listening.get());
                closed.table_closed(table);
                forget();
            }
        });
        end.replace(Some(settled.clone()));
        let settled = Box::new(move || settled());
        let (app, id) = (AppContext::get(), id.clone());
        GameRunner::remote(app, id, Box::new(driver), Box::new(outside), settled)
    });
    let [own, abandoned] = [runner.clone(), runner.clone()];
    let end = end.into_inner();
    let abandon = Rc::new(move || {
        let reason = "somebody else is at this device".to_owned();
        abandoned.handle(Input::Disconnected { reason, retry_at: None });
        end.iter().for_each(|end| end());
    });
    outbox.table_opened(table, OpenTable { withdraw: Rc::new(move || own.withdraw()), abandon });
    (runner, number)
}

/// The player who decides in an open game: the first one that the server has told of.
#[derive(Default)]
struct Owner(RefCell<Option<String>>);

impl Owner {
    fn player(&self) -> String {
        let mut player = self.0.borrow_mut();
        *player = player.take().or_else(identity::current);
        player.clone().unwrap_or_default()
    }

    /// Whether they are at this device: nobody else sends their decisions.
    fn is_here(&self) -> bool {
        self.player() == identity::current().unwrap_or_default()
    }
}

fn listen<G: PlayedHere>(online: Online, runner: GameRunner<G>) -> u64 {
    online.socket().listen(move |event| {
        runner.handle(match event {
            SocketEvent::Connected => Input::Connected,
            SocketEvent::Disconnected { reason, retry_at } => {
                Input::Disconnected { reason: reason.clone(), retry_at: *retry_at }
            }
            SocketEvent::Received(text) => Input::Received(text.clone()),
        });
    })
}
