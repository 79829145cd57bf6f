//! Two hubs with one storage are two servers that share it.

use super::failing_store::FailingStore;
use super::kit::{Folder, events, hub, name, open_table, person, seat};
use game::Seat;
use protocol::{Code, CommandId, Decide, Fault};
use std::collections::BTreeSet;
use table::{Command, Event, Reply};

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_executed_again_on_what_others_have_stored() {
    let folder = Folder::new("conflict");
    let storage = folder.open().await;
    let hubs = [hub(&storage), hub(&storage)];
    let options = r#"{"game":"limes","seats":20,"clock":{"turn_h":1}}"#;
    let table = open_table(&hubs[0], options).await.id();
    let [here, there] = [hubs[0].table(table), hubs[1].table(table)];
    let (here, there) = (here.await.expect("it is there"), there.await.expect("it is there"));

    // Neither hub knows of the other's joins.
    assert_eq!(here.join(person(2), name(2), None).await, Ok(seat(2)));
    assert_eq!(there.join(person(3), name(3), None).await, Ok(seat(3)));
    assert_eq!(here.join(person(4), name(4), None).await, Ok(seat(4)));
    // The newest version decides about the refusal.
    let refused = there.join(person(5), name(5), Some(4)).await;
    assert_eq!(refused.map_err(|fault| fault.code), Err(Code::FULL));
    assert_eq!(there.look(|table| table.taken_seats()).await, 4);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_by_an_old_copy_is_not_told() {
    let folder = Folder::new("refusal");
    let storage = folder.open().await;
    let store = FailingStore::shared(storage.clone());
    let hubs = [hub(&store), hub(&store)];
    let table = open_table(&hubs[0], r#"{"game":"limes","seats":4}"#).await.id();
    let [here, there] = [hubs[0].table(table), hubs[1].table(table)];
    let (here, there) = (here.await.expect("it is there"), there.await.expect("it is there"));
    assert_eq!(here.join(person(2), name(2), None).await, Ok(seat(2)));
    // This copy knows nothing of them.
    let leave = Command::Leave { player: person(2) };
    assert_eq!(there.execute(leave.clone()).await, Ok(Reply::Done));
    // What is still refused by the newest version is told.
    let refused = here.execute(leave).await.map_err(|fault| fault.code);
    assert_eq!(refused, Err(Code::NOT_YOURS));
    assert_eq!(here.look(|table| table.taken_seats()).await, 1);
    storage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_sent_to_two_servers_counts_once() {
    let folder = Folder::new("twice");
    let storage = folder.open().await;
    let hubs = [hub(&storage), hub(&storage)];
    let table = open_table(&hubs[0], r#"{"game":"limes","seats":2}"#).await.id();
    let (here, there) =
        (hubs[0].table(table).await.expect("it"), hubs[1].table(table).await.expect("it"));
    here.join(person(2), name(2), None).await.expect("a seat is free");
    let mut decided = 0;
    for round in 0..4 {
        for player in [1, 2].map(person) {
            // This storage is not known to be shared, so both must know the question.
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
    let storage = folder.open().await;
    let hubs = [hub(&storage), hub(&storage)];
    let options = r#"{"game":"limes","seats":61,"clock":{"turn_h":1}}"#;
    let table = open_table(&hubs[0], options).await.id();
    let joining = (2..=60).map(|number| {
        let hub = hubs[usize::from(number % 2)].clone();
        tokio::spawn(async move {
            let live = hub.table(table).await?;
            // Busy means: try again.
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
