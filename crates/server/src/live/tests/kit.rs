//! Servers, tables and people of the tests.

use crate::clock;
use crate::config::Config;
use crate::live::hub::Hub;
use crate::live::node_message::NodeMessage;
use crate::live::parts::HubParts;
use crate::live::table::LiveTable;
use crate::live::table_store::TableStore;
use crate::live::thinkers::Thinkers;
use crate::storage::{CreatedBy, Storage};
use fanout::{Bus, Fanout, Listener, NodeId};
use game::Seat;
use protocol::{PlayerId, TableId};
use record::Seed;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Creation, Event, Limits, Table, check_options};

/// A folder that is gone when the test ends.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("limes-live-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub(super) async fn open(&self) -> Storage {
        Storage::open(&self.0).await.expect("it opens")
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(super) fn person(number: u8) -> PlayerId {
    PlayerId::from_random([number; 16])
}

pub(super) fn name(number: u8) -> String {
    format!("Person {number}")
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(super) fn hub(store: &(impl TableStore + Clone)) -> Hub {
    start(store, None)
}

/// A hub that hears of what others on the same bus do.
pub(super) fn node(store: &(impl TableStore + Clone), bus: &Bus<NodeMessage>, number: u64) -> Hub {
    start(store, Some(Fanout::in_process(NodeId(number), bus)))
}

fn start(
    store: &(impl TableStore + Clone),
    nodes: Option<(Fanout<NodeMessage>, Listener<NodeMessage>)>,
) -> Hub {
    let config = Config::default();
    Hub::start(HubParts {
        store: Arc::new(store.clone()),
        clock: Arc::clone(clock::system()),
        bots: Box::new(Thinkers::start(config.bot_threads).expect("a thread")),
        substitute_after: config.substitute_after,
        loaded_seats: config.limits.loaded_seats,
        nodes,
    })
}

/// A table of person 1.
pub(super) async fn open_table(hub: &Hub, options: &str) -> Arc<LiveTable> {
    let asked = serde_json::from_str(options).expect("options");
    let creation = Creation {
        id: TableId::from_random([7; 16]),
        options: check_options(&asked, Limits::default()).expect("they can be played"),
        maker: person(1),
        name: name(1),
        seed: Seed::new(&"5eed".repeat(16)).expect("a seed"),
        luck: 1,
        invited: Vec::new(),
        reservations: Vec::new(),
        seat: None,
    };
    let (table, _) = Table::create(creation, clock::now()).expect("it can be made");
    let room = hub.room_for(&table).expect("there is room");
    let created = CreatedBy { player: person(1), command: None, content: String::new() };
    hub.add(table, room, created).await.expect("it is stored")
}

pub(super) async fn events(storage: &Storage, table: TableId) -> Vec<Event> {
    let stored = storage.load(table).await.expect("it is read").expect("it is there");
    let read = |body: &str| serde_json::from_str(body).expect("an event");
    stored.events.iter().map(|event| read(&event.body)).collect()
}
