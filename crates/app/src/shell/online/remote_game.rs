//! A game at a table, as the screens of the game show it.

use super::Online;
use super::json::MESSAGES;
use super::socket::SocketEvent;
use crate::shell::chance;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::runner::{GameRunner, Happened, Outward, PlayedHere};
use crate::shell::storage::{BrowserTexts, TextStorage};
use client::Input;
use leptos::prelude::*;
use protocol::TableId;
use remote::{RemoteDriver, RemoteView, TableWatch};
use std::cell::Cell;
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
    let kept = KeptDecisions::of(table);
    let watch = TableWatch::new(table, MESSAGES);
    let prefix = chance::fresh_id();
    let driver = RemoteDriver::<G>::new(watch, prefix.as_str(), kept.read().as_deref())
        .calling_bots(AppContext::get().texts_now().bot_names());
    let socket = online.socket();
    let outside = move |outward| match outward {
        Outward::Send(text) => socket.send(&text),
        Outward::Remember(text) => kept.write(text.as_deref()),
    };
    let number = Rc::new(Cell::new(0));
    let (socket, listening) = (online.socket(), number.clone());
    let runner = open.add_remote(id.clone(), move |forget| {
        let settled = Box::new(move || {
            socket.stop_listening(listening.get());
            forget();
        });
        let (app, id) = (AppContext::get(), id.clone());
        GameRunner::remote(app, id, Box::new(driver), Box::new(outside), settled)
    });
    (runner, number)
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

/// Decisions without an answer, kept while the page is loaded again: at once, so that none is sent that is not kept.
struct KeptDecisions(String);

impl KeptDecisions {
    fn of(table: TableId) -> KeptDecisions {
        KeptDecisions(format!("limes-sent-{table}"))
    }

    fn read(&self) -> Option<String> {
        BrowserTexts.get(&self.0)
    }

    fn write(&self, text: Option<&str>) {
        match text {
            Some(text) => {
                // Where nothing can be stored, a page that is loaded again asks the player once more.
                let _ = BrowserTexts.set(&self.0, text);
            }
            None => BrowserTexts.remove(&self.0),
        }
    }
}
