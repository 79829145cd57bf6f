//! Tables in memory, on a real database. Two hubs with one storage are two servers that share it.

use super::hub::Hub;
use super::table::LiveTable;
use crate::clock;
use crate::config::Config;
use crate::storage::{CreatedBy, Storage};
use game::Seat;
use protocol::{Code, CommandId, Decide, Fault, PlayerId, TableId};
use record::Seed;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Command, Creation, Event, Limits, Table, check_options};

/// A folder that is gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("limes-live-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
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

fn person(number: u8) -> PlayerId {
    PlayerId::from_random([number; 16])
}

fn name(number: u8) -> String {
    format!("Person {number}")
}

fn hub(storage: &Storage) -> Hub {
    Hub::start(storage.clone(), &Config::default()).expect("it starts")
}

/// A table of person 1.
async fn open_table(hub: &Hub, options: &str) -> Arc<LiveTable> {
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

async fn events(storage: &Storage, table: TableId) -> Vec<Event> {
    let stored = storage.load(table).await.expect("it is read").expect("it is there");
    let read = |body: &str| serde_json::from_str(body).expect("an event");
    stored.events.iter().map(|event| read(&event.body)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_executed_again_on_what_others_have_stored() {
    let folder = Folder::new("conflict");
    let storage = Storage::open(folder.as_ref()).await.expect("it opens");
    let hubs = [hub(&storage), hub(&storage)];
    let options = r#"{"game":"limes","seats":20,"clock":{"turn_h":1}}"#;
    let table = open_table(&hubs[0], options).await.id();
    let [here, there] = [hubs[0].table(table), hubs[1].table(table)];
    let (here, there) = (here.await.expect("it is there"), there.await.expect("it is there"));

    // The second hub knows nothing of the first join, nor the first of the second.
    assert_eq!(here.join(person(2), name(2), None).await, Ok(seat(2)));
    assert_eq!(there.join(person(3), name(3), None).await, Ok(seat(3)));
    assert_eq!(here.join(person(4), name(4), None).await, Ok(seat(4)));
    // It is the newest table that decides what is allowed.
    let refused = there.join(person(5), name(5), Some(4)).await;
    assert_eq!(refused.map_err(|fault| fault.code), Err(Code::FULL));
    assert_eq!(there.look(|table| table.taken_seats()).await, 4);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_sent_to_two_servers_counts_once() {
    let folder = Folder::new("twice");
    let storage = Storage::open(folder.as_ref()).await.expect("it opens");
    let hubs = [hub(&storage), hub(&storage)];
    let table = open_table(&hubs[0], r#"{"game":"limes","seats":2}"#).await.id();
    let (here, there) =
        (hubs[0].table(table).await.expect("it"), hubs[1].table(table).await.expect("it"));
    here.join(person(2), name(2), None).await.expect("a seat is free");
    let mut decided = 0;
    for round in 0..4 {
        for player in [1, 2].map(person) {
            // A server that knows less refuses what it does not understand, and stores nothing.
            for live in [&here, &there] {
                live.reread().await;
            }
            let legal = here.look(|table| table.legal(player)).await.expect("they sit here");
            let decide = Decide {
                id: CommandId::new(&format!("round-{round}")).expect("an id"),
                asked: legal.asked.expect("they are asked"),
                decision: legal.legal.into_iter().next().expect("something is legal"),
            };
            let (first, second) =
                tokio::join!(here.decide(player, decide.clone()), there.decide(player, decide));
            assert_eq!(first, second);
            let version = first.expect("it counts");
            decided += 1;
            assert_eq!(events(&storage, table).await.len() as u64, version);
        }
    }
    let is_decision = |event: &&Event| matches!(event, Event::Decided { .. });
    assert_eq!(events(&storage, table).await.iter().filter(is_decision).count(), decided);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_sit_down_through_two_servers_get_a_seat_each() {
    let folder = Folder::new("crowd");
    let storage = Storage::open(folder.as_ref()).await.expect("it opens");
    let hubs = [hub(&storage), hub(&storage)];
    let options = r#"{"game":"limes","seats":61,"clock":{"turn_h":1}}"#;
    let table = open_table(&hubs[0], options).await.id();
    let joining = (2..=60).map(|number| {
        let hub = hubs[usize::from(number % 2)].clone();
        tokio::spawn(async move {
            let live = hub.table(table).await?;
            // Whoever hears that the server is busy tries again.
            loop {
                match live.join(person(number), name(number), None).await {
                    Err(fault) if fault.code == Code::BUSY => {}
                    answer => return answer,
                }
            }
        })
    });
    let mut seats = BTreeSet::new();
    for joining in joining.collect::<Vec<_>>() {
        let seat: Result<Seat, Fault> = joining.await.expect("the task ends");
        assert!(seats.insert(seat.expect("a seat is free")), "two people in one seat");
    }
    assert_eq!(seats.len(), 59);
    let is_join = |event: &&Event| matches!(event, Event::Joined { .. });
    assert_eq!(events(&storage, table).await.iter().filter(is_join).count(), 60);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_not_acknowledged() {
    let folder = Folder::new("closed");
    let storage = Storage::open(folder.as_ref()).await.expect("it opens");
    let hub = hub(&storage);
    let live = open_table(&hub, r#"{"game":"limes","seats":3}"#).await;
    storage.close().await;
    let joined = live.join(person(2), name(2), None).await;
    assert_eq!(joined.map_err(|fault| fault.code), Err(Code::BUSY));
    // It cannot be read either, so nobody is shown a table that is not stored.
    assert_eq!(live.check_readable().map_err(|fault| fault.code), Err(Code::BUSY));
    let left = live.execute(Command::Leave { player: person(1) }).await;
    assert_eq!(left.map_err(|fault| fault.code), Err(Code::BUSY));
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}
