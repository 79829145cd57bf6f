//! The server that this page came from, as far as it has tables for others to join: its API, its socket, and who one is there.
//! Everything here belongs to the part of the page that is fetched later.

mod api;
mod commitments;
mod declined;
mod finished;
mod follow;
mod identity;
mod json;
mod last_state;
mod mine;
mod outbox;
mod player_names;
mod reach;
mod remote_game;
mod socket;

pub(crate) use api::{ApiFault, delete, get, get_text, post, send};
pub(crate) use commitments::{SeenCommitment, seen_commitment};
pub(crate) use declined::{decline, is_declined};
pub(crate) use finished::FinishedGame;
pub(crate) use follow::TableFollow;
pub(crate) use identity::former_names;
pub(crate) use last_state::last_state;
pub(crate) use player_names::{called, names};
pub(crate) use reach::Reach;
pub(crate) use remote_game::show;

use crate::shell::context::AppContext;
use crate::shell::registry::Registry;
use identity::IdentityChange;
use leptos::prelude::*;
use leptos::task::spawn_local;
use outbox::Outbox;
use protocol::{Code, Fault, Me, MeAnswer, MyTable, Named, NewPlayer, PlayerId, TableId};
use socket::Socket;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// The most tables on a page of the server's lists.
const PAGE: usize = 50;

/// How many further pages of the player's tables are read for finished games.
const FURTHER_PAGES: usize = 20;
/// When that begins: the screen needs the network more.
const IDLE: Duration = Duration::from_secs(3);

/// Who one is at the server.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Presence {
    /// Not asked yet.
    Unknown,
    /// There is no server, or no way to it.
    NoServer,
    /// The operator has banned the player or their address.
    Banned,
    /// Nobody yet: one can watch, and becomes somebody by sitting down.
    Nobody,
    /// This player.
    Player(Box<Me>),
}

/// The server, for as long as the page is open.
pub(crate) struct Server {
    app: AppContext,
    registry: Registry,
    /// The one socket for all tables.
    socket: Socket,
    presence: ArcRwSignal<Presence>,
    /// How many questions for the presence are under way.
    asking: Cell<usize>,
    /// The player whose further tables have been read.
    read_further: Cell<Option<PlayerId>>,
    /// Decisions that it has not answered.
    outbox: Rc<Outbox>,
}

/// The server as one screen has it; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// Who one is there.
    pub(crate) presence: RwSignal<Presence>,
    server: StoredValue<Rc<Server>, LocalStorage>,
}

impl Online {
    /// The server of this page, for the screen this is called from.
    pub(crate) fn get() -> Online {
        let app = AppContext::get();
        let known = app.shared_later.get_value().and_then(|shared| shared.downcast().ok());
        let server = known.unwrap_or_else(|| {
            let presence = ArcRwSignal::new(Presence::Unknown);
            let server = Rc::new(Server {
                app,
                registry: Registry::get(),
                socket: Socket::new(),
                presence,
                asking: Cell::new(0),
                read_further: Cell::new(None),
                outbox: Outbox::new(app),
            });
            app.shared_later.set_value(Some(server.clone()));
            server.watch_other_tabs();
            server
        });
        let presence = server.presence.clone().into();
        Online { presence, server: StoredValue::new_local(server) }
    }

    /// The server, for what goes on when the screen is gone.
    pub(crate) fn server(self) -> Rc<Server> {
        self.server.get_value()
    }

    /// Whether one's name there is one's own, and stays as it is.
    pub(crate) fn is_claimed(self) -> bool {
        self.presence.with(|presence| matches!(presence, Presence::Player(me) if me.claimed))
    }

    /// The player at this device, as far as the server has told.
    pub(crate) fn player(self) -> Option<Me> {
        self.presence.with(|presence| match presence {
            Presence::Player(me) => Some((**me).clone()),
            _ => None,
        })
    }

    /// Decisions that the server has not answered.
    pub(crate) fn outbox(self) -> Rc<Outbox> {
        self.server.with_value(|server| server.outbox.clone())
    }

    /// Sends the decisions that were kept for tables that are not open now.
    pub(crate) fn send_decisions(self) {
        self.outbox().send();
    }

    /// Follows the player's tables for as long as the caller is there: once for the whole page.
    pub(crate) fn follow_mine(self) {
        let server = self.server();
        if server.asking.get() == 0 && self.presence.get_untracked() == Presence::Unknown {
            spawn_local(async move {
                server.ask_presence().await;
            });
        }
        mine::follow(self);
    }

    /// When a table of the player ended, as far as the server has told.
    fn ended_at(self, table: TableId) -> Option<f64> {
        self.presence.with_untracked(|presence| match presence {
            Presence::Player(me) => FinishedGame::all_of(&me.tables)
                .into_iter()
                .find(|game| game.table == table)
                .and_then(|game| game.ended),
            _ => None,
        })
    }

    fn socket(self) -> Socket {
        self.server.with_value(|server| server.socket.clone())
    }
}

impl Server {
    /// Another tab may log in somebody else. A table that is open here belongs to the player before, so it is loaded again.
    fn watch_other_tabs(self: &Rc<Server>) {
        let own = Rc::downgrade(self);
        // It listens for as long as the page is open.
        window_event_listener(leptos::ev::storage, move |event| {
            let is_open = own.upgrade().is_some_and(|server| server.outbox.is_any_open());
            if is_open
                && event.old_value().is_some()
                && event.key().as_deref() == Some(identity::NAME)
            {
                // Refused only while the page is being left.
                let _ = window().location().reload();
            }
        });
    }

    /// Asks the server who one is.
    pub(crate) async fn ask_presence(&self) -> Presence {
        self.asking.set(self.asking.get() + 1);
        let answer = get::<MeAnswer>("me").await;
        self.asking.set(self.asking.get() - 1);
        let presence = match answer {
            Ok(MeAnswer(Some(me))) => Presence::Player(Box::new(me)),
            Ok(MeAnswer(None)) => Presence::Nobody,
            Err(ApiFault::Refused(fault)) if fault.code == Code::PLAYER => Presence::Nobody,
            Err(ApiFault::Refused(fault)) if fault.code == Code::BANNED => Presence::Banned,
            Err(_) => Presence::NoServer,
        };
        self.note_identity(&presence);
        self.note(&presence);
        self.presence.set(presence.clone());
        presence
    }

    /// Whatever belongs to the player who was at this device before is neither sent nor shown from now on.
    fn note_identity(&self, presence: &Presence) {
        let Some(IdentityChange { before, now }) = identity::note(presence) else { return };
        match before {
            Some(before) => {
                self.outbox.abandon_all();
                last_state::forget(&before);
                // Nobody comes back as a guest.
                let was_guest = self
                    .presence
                    .with_untracked(|known| matches!(known, Presence::Player(me) if !me.claimed));
                if was_guest {
                    self.outbox.forget(&before);
                }
            }
            None => {
                last_state::forget("");
                now.iter().for_each(|player| self.outbox.adopt(player));
            }
        }
        if now.is_some() {
            self.outbox.send();
        }
    }

    /// The seats of the guest at this device belong to an account now, and so do the decisions made there. At the table the
    /// player keeps the guest's name.
    pub(crate) async fn take_seats(&self, account: PlayerId) {
        let guest = self.presence.with_untracked(|presence| match presence {
            Presence::Player(me) => Some((me.player.to_string(), me.name.clone())),
            _ => None,
        });
        if let Some((guest, name)) = guest {
            identity::note_former_name(account, &name);
            self.outbox.take_seats(&guest, &account.to_string()).await;
        }
    }

    /// What the rest of the app knows of the player's tables follows: how many wait, and the games that have ended.
    fn note(&self, presence: &Presence) {
        match presence {
            Presence::Player(me) => {
                let known = self.app.waiting_tables.get_untracked().unwrap_or(0);
                self.app.note_waiting_tables(Some(waiting(me, known)));
                self.keep_finished(FinishedGame::all_of(&me.tables));
                self.read_further(me);
            }
            Presence::Nobody => self.app.note_waiting_tables(None),
            // Without a network the player is still one.
            Presence::Unknown | Presence::NoServer | Presence::Banned => {}
        }
    }

    /// The newest first page of the player's tables, and how many of all wait for them.
    fn take_in_mine(self: &Rc<Server>, asking: usize, tables: Vec<MyTable>) {
        let has_more = self.presence.with_untracked(
            |presence| matches!(presence, Presence::Player(me) if me.next.is_some()),
        );
        if has_more || tables.len() >= PAGE {
            // Where the next page begins is told by the request alone.
            let own = self.clone();
            return spawn_local(async move {
                own.ask_presence().await;
                own.app.note_waiting_tables(Some(asking));
            });
        }
        let mut presence = self.presence.get_untracked();
        if let Presence::Player(me) = &mut presence {
            me.tables = tables;
            self.note(&presence);
            self.app.note_waiting_tables(Some(asking));
            self.presence.set(presence);
        }
    }

    /// Adds finished games to this device.
    pub(crate) fn keep_finished(&self, games: Vec<FinishedGame>) {
        finished::keep(self.app, self.registry, games);
    }

    /// Adds the finished games of further pages too, once for each player while the page is open.
    fn read_further(&self, me: &Me) {
        let Some(next) = me.next.clone() else { return };
        if self.read_further.replace(Some(me.player)) == Some(me.player) {
            return;
        }
        let (app, registry, player) = (self.app, self.registry, me.player);
        let read = move || spawn_local(keep_further(app, registry, player, next));
        set_timeout(read, IDLE);
    }

    /// Makes sure that one is somebody there, under the name that one has on this device. A claimed name stays as it is, and so
    /// does the name that the server has made up for a player who has none.
    pub(crate) async fn be_somebody(&self) -> Result<(), ApiFault> {
        let name = self.app.settings.with_untracked(|settings| settings.name.clone());
        self.be_called(name).await
    }

    /// Makes sure that the player is somebody there, under this name.
    pub(crate) async fn be_called(&self, name: String) -> Result<(), ApiFault> {
        let is_nobody = match self.ask_presence().await {
            Presence::NoServer => return Err(ApiFault::NoServer),
            Presence::Banned => return Err(ApiFault::Refused(Fault::new(Code::BANNED, ""))),
            Presence::Player(me) if me.claimed || name.is_empty() || me.name == name => {
                return Ok(());
            }
            Presence::Player(_) => false,
            Presence::Unknown | Presence::Nobody => true,
        };
        let request = if name.is_empty() {
            NewPlayer { name: None, language: Some(self.language()) }
        } else {
            NewPlayer::named(name)
        };
        post::<_, Named>("players", &request).await?;
        self.ask_presence().await;
        if is_nobody {
            // Whoever has a socket already has it as nobody.
            self.socket.call_again();
        }
        Ok(())
    }

    /// The language of a name that the server makes up.
    fn language(&self) -> protocol::Language {
        use crate::shell::texts::Language;
        match self.app.texts_now().language() {
            Language::En => protocol::Language::En,
            Language::De => protocol::Language::De,
            Language::Nl => protocol::Language::Nl,
            Language::Fr => protocol::Language::Fr,
            Language::Cs => protocol::Language::Cs,
        }
    }

    /// Somebody else sits at this device now, or nobody.
    pub(crate) async fn change_identity(&self) {
        self.ask_presence().await;
        self.socket.call_again();
    }
}

/// How many tables wait for a player, as far as the first page of them tells. Those that wait come first: where they fill the
/// page there may be more, and the socket has told how many.
fn waiting(me: &Me, known: usize) -> usize {
    let count = me.tables.iter().filter(|table| table.asked).count();
    match me.next.is_some() && count == me.tables.len() {
        true => count.max(known),
        false => count,
    }
}

/// Adds the finished games of a player from this page of their tables on, one page after another.
async fn keep_further(app: AppContext, registry: Registry, player: PlayerId, page: String) {
    let mut next = Some(page);
    for _ in 0..FURTHER_PAGES {
        let Some(after) = next else { return };
        // Without a network, the next visit tries again.
        let Ok(MeAnswer(Some(me))) = get(&format!("me?after={after}")).await else { return };
        if me.player != player {
            return;
        }
        finished::keep_each(app, registry, FinishedGame::all_of(&me.tables)).await;
        next = me.next;
    }
}
