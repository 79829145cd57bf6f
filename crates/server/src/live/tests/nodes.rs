//! Nodes that share a storage and hear of each other.

use super::kit::{Folder, hub, name, node, open_table, person, seat};
use crate::live::hub::Hub;
use crate::live::mailbox::{Mailbox, Note};
use crate::live::node_message::NodeMessage;
use crate::live::table::LiveTable;
use fanout::{Bus, Fanout, NodeId};
use protocol::{Code, CommandId, Decide, FromServer, Phrase, PlayerId, Stage, TableId};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

const LIMES: &str = r#"{"game":"limes","seats":2}"#;
/// How long a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(20);

async fn note(mailbox: &Mailbox) -> Note {
    timeout(PATIENCE, mailbox.next()).await.expect("there is news")
}

/// Waits until the table has come as far on this node.
async fn reaches(live: &LiveTable, version: u64) {
    let reached = async {
        while live.look(|table| table.version()).await < version {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("it follows");
}

async fn live(hub: &Hub, table: TableId) -> Arc<LiveTable> {
    hub.table(table).await.expect("it is there")
}

/// Decides the first legal thing.
async fn decide(live: &Arc<LiveTable>, player: PlayerId, id: &str) -> u64 {
    let legal = live.look(|table| table.legal(player)).await.expect("they sit here");
    let decide = Decide {
        id: CommandId::new(id).expect("an id"),
        asked: legal.asked.expect("they are asked"),
        decision: legal.legal.into_iter().next().expect("something is legal"),
    };
    live.decide(player, decide).await.expect("it counts")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_on_two_nodes() {
    let folder = Folder::new("nodes-game");
    let storage = folder.open().await;
    let bus = Bus::default();
    let nodes = [node(&storage, &bus, 1), node(&storage, &bus, 2)];
    let table = open_table(&nodes[0], LIMES).await.id();
    let here = [live(&nodes[0], table).await, live(&nodes[1], table).await];
    here[1].join(person(2), name(2), None).await.expect("a seat is free");
    let mut version = here[1].look(|table| table.version()).await;
    for round in 0..16 {
        for (at, player) in [(0, person(1)), (1, person(2))] {
            // Nothing but the message of the other node tells this one to look.
            reaches(&here[at], version).await;
            version = decide(&here[at], player, &format!("round-{round}")).await;
        }
    }
    for live in &here {
        reaches(live, version).await;
        assert_eq!(live.look(|table| table.stage()).await, Stage::Over);
    }
    let records = [
        here[0].look(|table| table.record_text(Some(person(1)), None)).await,
        here[1].look(|table| table.record_text(Some(person(1)), None)).await,
    ];
    assert_eq!(records[0], records[1]);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_on_another_node_are_told_what_changes_and_what_is_said() {
    let folder = Folder::new("nodes-watch");
    let storage = folder.open().await;
    let bus = Bus::default();
    let nodes = [node(&storage, &bus, 1), node(&storage, &bus, 2)];
    let here = open_table(&nodes[0], LIMES).await;
    let there = live(&nodes[1], here.id()).await;
    let (mailbox, list) = (Arc::new(Mailbox::default()), Arc::new(Mailbox::default()));
    there.watched_by(None, &mailbox);
    nodes[1].watch_list(person(1), &list);

    here.join(person(2), name(2), None).await.expect("a seat is free");
    assert_eq!(note(&mailbox).await.changed, [here.id()]);
    assert_eq!(there.state(None).await.seats[1].name, name(2));
    assert!(note(&list).await.lists, "the list of person 1 shows who has joined");

    here.say(person(2), Phrase::named("hello").expect("a phrase")).await.expect("they sit here");
    let said = loop {
        let note = note(&mailbox).await;
        if let Some(said) = note.said.into_iter().next() {
            break said;
        }
    };
    assert!(matches!(said, FromServer::Said { seat: 2, .. }), "{said:?}");
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_sees_what_another_node_has_acknowledged() {
    let folder = Folder::new("nodes-fresh");
    let storage = folder.open().await;
    // Two buses: no message gets from one to the other.
    let nodes = [node(&storage, &Bus::default(), 1), node(&storage, &Bus::default(), 2)];
    let table = open_table(&nodes[0], LIMES).await.id();
    let there = live(&nodes[1], table).await;
    live(&nodes[0], table).await.join(person(2), name(2), None).await.expect("a seat is free");
    assert!(there.look(|table| table.seat_of(person(2))).await.is_none(), "it has not looked");
    let asked = live(&nodes[1], table).await;
    assert_eq!(asked.look(|table| table.seat_of(person(2))).await, Some(seat(2)));
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_messages_are_made_up_for() {
    let folder = Folder::new("nodes-gap");
    let storage = folder.open().await;
    let (here, elsewhere) = (Bus::default(), Bus::default());
    let nodes = [node(&storage, &here, 1), node(&storage, &elsewhere, 2)];
    let table = open_table(&nodes[0], LIMES).await.id();
    let there = live(&nodes[1], table).await;
    live(&nodes[0], table).await.join(person(2), name(2), None).await.expect("a seat is free");
    // More than the bus holds, so that the node hears of a gap.
    let (noise, _silence) = Fanout::in_process(NodeId(3), &elsewhere);
    for _ in 0..10_000 {
        noise.publish(NodeMessage::Lists { players: Vec::new() });
    }
    let reached = async {
        while there.look(|table| table.seat_of(person(2))).await.is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("it compares versions");
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_removed_on_one_node_is_gone_on_all() {
    let folder = Folder::new("nodes-removed");
    let storage = folder.open().await;
    let bus = Bus::default();
    let nodes = [node(&storage, &bus, 1), node(&storage, &bus, 2)];
    let table = open_table(&nodes[0], LIMES).await.id();
    let there = live(&nodes[1], table).await;
    let mailbox = Arc::new(Mailbox::default());
    there.watched_by(Some(person(1)), &mailbox);
    nodes[0].remove(table).await.expect("it is removed");
    let fault = loop {
        note(&mailbox).await;
        if let Err(fault) = there.check_readable() {
            break fault;
        }
    };
    assert_eq!(fault.code, Code::TABLE);
    let found = nodes[1].table(table).await.map(|live| live.id());
    assert_eq!(found.map_err(|fault| fault.code), Err(Code::TABLE));
    storage.close().await;
}

/// A node that knows of no others asks the storage nothing that it did not ask before.
#[tokio::test(flavor = "multi_thread")]
async fn a_hub_alone_trusts_its_memory() {
    let folder = Folder::new("nodes-alone");
    let storage = folder.open().await;
    let hubs = [hub(&storage), hub(&storage)];
    let table = open_table(&hubs[0], LIMES).await.id();
    let there = live(&hubs[1], table).await;
    live(&hubs[0], table).await.join(person(2), name(2), None).await.expect("a seat is free");
    let asked = live(&hubs[1], table).await;
    assert!(asked.look(|table| table.seat_of(person(2))).await.is_none());
    drop(there);
    storage.close().await;
}
