//! Failures of the storage, as players notice them.

use super::failing_store::{FailingStore, Trouble};
use super::kit::{Folder, events, hub, name, open_table, person, seat};
use crate::live::hub::Hub;
use crate::live::table::LiveTable;
use crate::storage::Storage;
use game::Seat;
use protocol::{Code, Fault};
use std::sync::Arc;
use std::time::Duration;
use table::{Command, Event};

const OPTIONS: &str = r#"{"game":"limes","seats":4}"#;

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_not_acknowledged() {
    let folder = Folder::new("closed");
    let storage = folder.open().await;
    let hub = hub(&storage);
    let live = open_table(&hub, OPTIONS).await;
    storage.close().await;
    let joined = live.join(person(2), name(2), None).await;
    assert_eq!(joined.map_err(|fault| fault.code), Err(Code::BUSY));
    // It cannot be read either, so the unstored table is not shown.
    assert_eq!(live.check_readable().map_err(|fault| fault.code), Err(Code::BUSY));
    let left = live.execute(Command::Leave { player: person(1) }).await;
    assert_eq!(left.map_err(|fault| fault.code), Err(Code::BUSY));
}

/// A table of person 1 in a failing storage.
async fn troubled(folder: &Folder) -> (Storage, FailingStore, Hub, Arc<LiveTable>) {
    let storage = folder.open().await;
    let store = FailingStore::new(storage.clone());
    let hub = hub(&store);
    let live = open_table(&hub, OPTIONS).await;
    (storage, store, hub, live)
}

fn code(answer: Result<Seat, Fault>) -> Result<Seat, Code> {
    answer.map_err(|fault| fault.code)
}

async fn joins(storage: &Storage, live: &LiveTable) -> usize {
    let is_join = |event: &&Event| matches!(event, Event::Joined { .. });
    events(storage, live.id()).await.iter().filter(is_join).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_failed_write_nothing_of_it_is_left() {
    let folder = Folder::new("failed");
    let (storage, store, _hub, live) = troubled(&folder).await;
    store.will(Trouble::Fail);
    assert_eq!(code(live.join(person(2), name(2), None).await), Err(Code::BUSY));
    assert_eq!(live.look(|table| table.taken_seats()).await, 1);
    assert_eq!(joins(&storage, &live).await, 1);
    assert_eq!(code(live.join(person(3), name(3), None).await), Ok(seat(2)));
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_that_failed_and_was_stored_all_the_same_counts_once() {
    let folder = Folder::new("stored");
    let (storage, store, _hub, live) = troubled(&folder).await;
    store.will(Trouble::FailAfterStoring);
    assert_eq!(code(live.join(person(2), name(2), None).await), Err(Code::BUSY));
    assert_eq!(live.look(|table| table.taken_seats()).await, 2);
    // A second attempt returns the stored answer.
    assert_eq!(code(live.join(person(2), name(2), None).await), Ok(seat(2)));
    assert_eq!(joins(&storage, &live).await, 2);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_comes_back() {
    let folder = Folder::new("unread");
    let (storage, store, _hub, live) = troubled(&folder).await;
    store.will(Trouble::Fail);
    store.will_not_load(5);
    assert_eq!(code(live.join(person(2), name(2), None).await), Err(Code::BUSY));
    assert_eq!(live.check_readable().map_err(|fault| fault.code), Err(Code::BUSY));
    // Looking waits until it can be read.
    let taken = live.look(|table| table.taken_seats());
    assert_eq!(tokio::time::timeout(Duration::from_secs(20), taken).await, Ok(1));
    assert_eq!(code(live.join(person(2), name(2), None).await), Ok(seat(2)));
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_is_not_stored_yet() {
    let folder = Folder::new("slow");
    let (storage, store, _hub, live) = troubled(&folder).await;
    let gate = store.will_wait();
    let joining = Arc::clone(&live);
    let joining = tokio::spawn(async move { joining.join(person(2), name(2), None).await });
    gate.reached().await;
    let state = tokio::time::timeout(Duration::from_millis(50), live.state(None)).await;
    assert!(state.is_err(), "it was shown before it was safe: {state:?}");
    assert!(!joining.is_finished(), "it was acknowledged before it was safe");
    gate.open();
    assert_eq!(code(joining.await.expect("the task ends")), Ok(seat(2)));
    assert_eq!(live.state(None).await.version, 3);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_costs_one_command_and_no_table() {
    let folder = Folder::new("panic");
    let (storage, store, _hub, live) = troubled(&folder).await;
    store.will(Trouble::Panic);
    assert_eq!(code(live.join(person(2), name(2), None).await), Err(Code::BUSY));
    let again = live.join(person(3), name(3), None);
    let again = tokio::time::timeout(Duration::from_secs(20), again).await;
    assert_eq!(again.map(code), Ok(Ok(seat(2))));
    assert_eq!(joins(&storage, &live).await, 2);
    storage.close().await;
}
