//! Appends are stored exactly once, or refused.

use crate::kit::{
    Folder, NOW, Place, event, events, expected, first, next, on_both, player, summary, table,
};
use protocol::{CommandId, Stage};
use server::storage::{Append, AppendFault, CreatedBy, Storage, Summary};
use std::future::{Future as _, poll_fn};
use std::pin::pin;
use std::task::Poll;

on_both! {
    a_table_is_stored_as_it_was_appended
    a_version_is_not_stored_twice
    no_version_is_left_out
    a_table_that_exists_is_not_made_again
    nothing_follows_the_events_of_a_table_that_does_not_exist
    the_first_of_several_events_decides
    a_summary_without_an_event_has_to_follow_too
    a_new_table_needs_a_summary
    one_version_asked_for_by_many_is_stored_for_one
    a_command_makes_one_table
    what_a_reader_lacks_is_loaded_alone
    what_64_tasks_append_at_once_is_there_after_reopening
    an_append_is_stored_although_nobody_waits_for_it
    a_closed_storage_refuses
}

async fn a_table_is_stored_as_it_was_appended(place: Place) {
    let storage = place.open().await;
    let several = Append { events: vec![event(1), event(2), event(3)], ..first(table(1)) };
    storage.append(several).await.expect("it is stored");
    let odd = "\u{1}\"\\'\u{1f40c} é ${}; --".to_owned();
    let playing = Summary { stage: Stage::Playing, free: 0, wake_at: Some(NOW + 9), ..summary() };
    let with_summary =
        Append { events: vec![odd.clone()], summary: Some(playing.clone()), ..next(table(1), 3) };
    storage.append(with_summary).await.expect("it is stored");
    storage.close().await;

    let storage = place.open().await;
    let stored = storage.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!((stored.created, stored.summary), (NOW, playing));
    let (last, before) = stored.events.split_last().expect("it has events");
    assert_eq!((last.version, last.at, &last.body), (4, NOW + 3, &odd));
    let before: Vec<_> = before.iter().map(|event| (event.version, event.body.clone())).collect();
    assert_eq!(before, expected(3));
    assert_eq!(storage.load(table(2)).await, Ok(None));
}

async fn check_refused(place: &Place, append: Append, fault: AppendFault) {
    let place = place.another();
    let storage = place.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    storage.append(next(table(1), 1)).await.expect("it is stored");
    let stored = storage.load(table(1)).await;

    // Alone, and together with others, which are stored all the same.
    assert_eq!(storage.append(append.clone()).await, Err(fault.clone()));
    let (before, refused, after) = tokio::join!(
        storage.append(first(table(7))),
        storage.append(append.clone()),
        storage.append(first(table(8))),
    );
    assert_eq!((before, refused, after), (Ok(()), Err(fault), Ok(())));
    assert_eq!(storage.load(table(1)).await, stored);
    for table in [table(7), table(8)] {
        assert_eq!(events(&storage, table).await, expected(1));
    }
    if append.table != table(1) {
        assert_eq!(storage.load(append.table).await, Ok(None));
    }
}

async fn a_version_is_not_stored_twice(place: Place) {
    check_refused(&place, next(table(1), 1), AppendFault::Conflict).await;
}

async fn no_version_is_left_out(place: Place) {
    check_refused(&place, next(table(1), 3), AppendFault::Conflict).await;
}

async fn a_table_that_exists_is_not_made_again(place: Place) {
    check_refused(&place, first(table(1)), AppendFault::Conflict).await;
}

async fn nothing_follows_the_events_of_a_table_that_does_not_exist(place: Place) {
    let with_summary = Append { summary: Some(summary()), ..next(table(2), 4) };
    check_refused(&place, with_summary, AppendFault::Conflict).await;
    check_refused(&place, next(table(2), 5), AppendFault::Conflict).await;
    check_refused(&place, next(table(2), u64::MAX), AppendFault::Conflict).await;
}

async fn the_first_of_several_events_decides(place: Place) {
    let several = Append { events: vec![event(2), event(3)], ..next(table(1), 1) };
    check_refused(&place, several, AppendFault::Conflict).await;
}

async fn a_summary_without_an_event_has_to_follow_too(place: Place) {
    let closed = Summary { stage: Stage::Closed, ..summary() };
    let silent = Append { events: Vec::new(), summary: Some(closed.clone()), ..next(table(1), 1) };
    check_refused(&place, silent.clone(), AppendFault::Conflict).await;
    check_refused(&place, Append { follows: 0, ..silent.clone() }, AppendFault::Conflict).await;
    check_refused(
        &place,
        Append { table: table(3), follows: 0, ..silent.clone() },
        AppendFault::Conflict,
    )
    .await;

    let storage = place.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    storage.append(silent).await.expect("it follows");
    let stored = storage.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!((stored.summary, stored.events.len()), (closed, 1));
}

async fn a_new_table_needs_a_summary(place: Place) {
    let storage = place.open().await;
    let refused = storage.append(next(table(1), 0)).await;
    assert!(matches!(refused, Err(AppendFault::Failed(_))), "{refused:?}");
    assert_eq!(storage.load(table(1)).await, Ok(None));
}

async fn one_version_asked_for_by_many_is_stored_for_one(place: Place) {
    let storage = place.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let storage = storage.clone();
            let events = vec![format!(r#"{{"from":{number}}}"#)];
            tokio::spawn(async move {
                storage.append(Append { events, ..next(table(1), 1) }).await.map(|()| number)
            })
        })
        .collect();
    let mut stored = Vec::new();
    for task in tasks {
        match task.await.expect("the task ends") {
            Ok(number) => stored.push(number),
            Err(fault) => assert_eq!(fault, AppendFault::Conflict),
        }
    }
    let [number] = stored.as_slice() else { panic!("stored for {stored:?}") };
    let second = (2, format!(r#"{{"from":{number}}}"#));
    assert_eq!(events(&storage, table(1)).await, [expected(1), vec![second]].concat());
}

async fn a_command_makes_one_table(place: Place) {
    let storage = place.open().await;
    let command = CommandId::new("a7f3").expect("an id");
    let making = |number: u64, command: &CommandId| Append {
        created: Some(CreatedBy {
            player: player(1),
            command: Some(command.clone()),
            content: format!("table {number}"),
        }),
        ..first(table(number))
    };
    storage.append(making(1, &command)).await.expect("it is stored");
    assert_eq!(storage.append(making(2, &command)).await, Err(AppendFault::CommandUsed));
    // It is the table that counts, when both could be meant.
    assert_eq!(storage.append(making(1, &command)).await, Err(AppendFault::Conflict));
    let other = CommandId::new("a7f4").expect("an id");
    storage.append(making(3, &other)).await.expect("it is stored");

    let made = storage.created_by(player(1), &command).await.expect("it is read");
    let (made, content) = made.expect("it is there");
    assert_eq!(made, table(1));
    assert!(content == "table 1".to_owned() && content != "table 2".to_owned());
    assert!(!format!("{content:?}").contains("table"), "only a hash is stored");
    assert_eq!(storage.load(table(2)).await, Ok(None));
    assert_eq!(storage.created_by(player(2), &command).await, Ok(None));
}

async fn what_a_reader_lacks_is_loaded_alone(place: Place) {
    let storage = place.open().await;
    for number in [1, 2] {
        storage.append(first(table(number))).await.expect("it is stored");
    }
    for version in 1..4 {
        storage.append(next(table(1), version)).await.expect("it is stored");
    }
    let all = storage.load(table(1)).await.expect("it is read").expect("it is there").events;
    for version in 0..6 {
        let since = storage.load_since(table(1), version).await.expect("it is read");
        assert_eq!(since, all[all.len().min(version as usize)..], "{version}");
    }
    assert_eq!(storage.load_since(table(1), u64::MAX).await, Ok(Vec::new()));
    assert_eq!(storage.load_since(table(3), 0).await, Ok(Vec::new()));
    let asked = [table(2), table(3), table(1)];
    let mut versions = storage.versions(&asked).await.expect("they are read");
    versions.sort_by_key(|&(_, version)| version);
    assert_eq!(versions, [(table(2), 1), (table(1), 4)]);
    assert_eq!(storage.versions(&[]).await, Ok(Vec::new()));
}

async fn what_64_tasks_append_at_once_is_there_after_reopening(place: Place) {
    const TASKS: u64 = 64;
    const EACH: u64 = 40;
    let storage = place.open().await;
    // Each task has a table of its own, and all of them fight for one more.
    storage.append(first(table(999))).await.expect("it is stored");
    let tasks: Vec<_> = (0..TASKS)
        .map(|number| tokio::spawn(fill_and_fight(storage.clone(), number, EACH)))
        .collect();
    let mut won = Vec::new();
    for task in tasks {
        won.extend(task.await.expect("the task ends"));
    }
    storage.close().await;

    let storage = place.open().await;
    for number in 0..TASKS {
        assert_eq!(events(&storage, table(number)).await, expected(EACH));
    }
    won.sort();
    let fought = events(&storage, table(999)).await;
    assert_eq!(fought[1..], won, "what was acknowledged, and nothing else");
}

/// Returns what was acknowledged at the table that all fight for.
async fn fill_and_fight(storage: Storage, number: u64, each: u64) -> Vec<(u64, String)> {
    let mut won = Vec::new();
    let mut fought = 1;
    storage.append(first(table(number))).await.expect("it is stored");
    for version in 1..each {
        storage.append(next(table(number), version)).await.expect("it is stored");
        if version % 8 == 0 {
            let body = format!(r#"{{"from":{number},"try":{version}}}"#);
            let append = Append { events: vec![body.clone()], ..next(table(999), fought) };
            match storage.append(append).await {
                Ok(()) => won.push((fought + 1, body)),
                Err(fault) => assert_eq!(fault, AppendFault::Conflict),
            }
            fought = events(&storage, table(999)).await.len() as u64;
        }
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_does_not_grow_without_end_while_others_read() {
    let folder = Folder::new("log");
    let storage = folder.open().await;
    storage.append(first(table(0))).await.expect("it is stored");
    let readers: Vec<_> = (0..8)
        .map(|_| {
            let storage = storage.clone();
            tokio::spawn(async move {
                while storage.load(table(0)).await.expect("it is read").is_some() {}
            })
        })
        .collect();
    let big = "x".repeat(40_000);
    let mut longest = 0;
    for number in 1..2000 {
        let append = Append { events: vec![big.clone()], ..next(table(number), 0) };
        storage.append(Append { summary: Some(summary()), ..append }).await.expect("it is stored");
        let log = std::fs::metadata(folder.join("limes.db-wal")).expect("the log is there");
        longest = longest.max(log.len());
    }
    readers.iter().for_each(tokio::task::JoinHandle::abort);
    // 80 MB were written, and the log is moved into the database whenever it has 16 MB.
    assert!(longest < 40_000_000, "{longest}");
}

async fn an_append_is_stored_although_nobody_waits_for_it(place: Place) {
    let storage = place.open().await;
    {
        let mut append = pin!(storage.append(first(table(1))));
        let once = poll_fn(|context| Poll::Ready(append.as_mut().poll(context))).await;
        assert!(once.is_pending(), "nothing is stored that fast");
    }
    storage.close().await;
    let storage = place.open().await;
    assert_eq!(events(&storage, table(1)).await, expected(1));
}

async fn a_closed_storage_refuses(place: Place) {
    let storage = place.open().await;
    let other = storage.clone();
    storage.close().await;
    assert!(matches!(other.append(first(table(1))).await, Err(AppendFault::Failed(_))));
    assert!(other.load(table(1)).await.is_err());
    other.close().await;
}
