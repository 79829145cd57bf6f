//! The server that this page came from, as far as it has tables for others to join: its API, its socket, and who one is there.
//! Everything here belongs to the part of the page that is fetched later.

mod api;
mod follow;
mod json;
mod remote_game;
mod socket;

pub(crate) use api::{ApiFault, delete, get, get_text, post, send};
pub(crate) use follow::TableFollow;
pub(crate) use remote_game::show;

use crate::shell::context::AppContext;
use leptos::prelude::*;
use protocol::{Code, Me, Named, NewPlayer};
use socket::Socket;
use std::rc::Rc;

/// Who one is at the server.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Presence {
    /// Not asked yet.
    Unknown,
    /// There is no server, or no way to it.
    NoServer,
    /// Nobody yet: one can watch, and becomes somebody by sitting down.
    Nobody,
    /// This player.
    Player(Box<Me>),
}

/// The server, for as long as the page is open.
pub(crate) struct Server {
    app: AppContext,
    /// The one socket for all tables.
    socket: Socket,
    presence: ArcRwSignal<Presence>,
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
            let server = Rc::new(Server { app, socket: Socket::new(), presence });
            app.shared_later.set_value(Some(server.clone()));
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

    fn socket(self) -> Socket {
        self.server.with_value(|server| server.socket.clone())
    }
}

impl Server {
    /// Asks the server who one is.
    pub(crate) async fn ask_presence(&self) -> Presence {
        let presence = match get::<Me>("me").await {
            Ok(me) => Presence::Player(Box::new(me)),
            Err(ApiFault::Refused(fault)) if fault.code == Code::PLAYER => Presence::Nobody,
            Err(_) => Presence::NoServer,
        };
        self.presence.set(presence.clone());
        presence
    }

    /// Makes sure that one is somebody there, under the name that one has on this device. A claimed name stays as it is.
    pub(crate) async fn be_somebody(&self) -> Result<(), ApiFault> {
        let name = self.app.own_name();
        let is_nobody = match self.ask_presence().await {
            Presence::NoServer => return Err(ApiFault::NoServer),
            Presence::Player(me) if me.claimed || me.name == name => return Ok(()),
            Presence::Player(_) => false,
            Presence::Unknown | Presence::Nobody => true,
        };
        post::<_, Named>("players", &NewPlayer { name }).await?;
        self.ask_presence().await;
        if is_nobody {
            // Whoever has a socket already has it as nobody.
            self.socket.call_again();
        }
        Ok(())
    }

    /// Somebody else sits at this device now, or nobody.
    pub(crate) async fn change_identity(&self) {
        self.ask_presence().await;
        self.socket.call_again();
    }
}
