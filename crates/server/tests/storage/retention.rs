//! What is removed after a while, and what stays.

use crate::kit::{Folder, event, first, next, player, summary, table, token};
use protocol::{CommandId, PlayerId, Stage, TableId};
use server::storage::{Append, CreatedBy, Member, Millis, Pending, Removed, Storage, Summary};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: Millis = 24 * 3_600_000;

fn today() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later");
    u64::try_from(since.as_millis()).expect("a time")
}

/// A table that has ended; `by` is the last decision's `by`.
async fn ended(
    storage: &Storage,
    id: TableId,
    owner: PlayerId,
    stage: Stage,
    by: &str,
    at: Millis,
) {
    let command = CommandId::new("a7f3").expect("an id");
    let created = CreatedBy { player: owner, command: Some(command), content: String::new() };
    let name = r#"{"joined":{"seat":1,"name":"\"by\":{\"person\""}}"#;
    let made = Append {
        at,
        events: vec![event(1), name.to_owned(), format!(r#"{{"decided":{{"seat":1,"by":{by}}}}}"#)],
        summary: Some(Summary { stage, ..summary() }),
        pending: Some(Pending::default()),
        members: vec![Member::new(owner, Some(1))],
        created: Some(created),
        ..first(id)
    };
    storage.append(made).await.expect("it is stored");
}

#[tokio::test]
async fn tables_that_nobody_played_at_and_guests_without_a_table_go_after_a_while() {
    let folder = Folder::new("retention");
    let storage = folder.open().await;
    let now = today();
    for number in 1..=4 {
        let name = format!("Guest {number}");
        storage.add_player(player(number), &name, token(number as u8)).await.expect("it is stored");
    }
    let (bot, person) = (r#""bot""#, r#"{"person":"x"}"#);
    ended(&storage, table(1), player(1), Stage::Closed, bot, now).await;
    ended(&storage, table(2), player(2), Stage::Closed, person, now).await;
    ended(&storage, table(3), player(3), Stage::Playing, bot, now).await;
    let remove = async |at: Millis| storage.remove_old(at, |_| false).await.expect("it runs");
    // Too early, and with a clock that is wrong.
    for at in [now, now + 6 * DAY, now + 400 * DAY] {
        assert_eq!(remove(at).await, Removed::default(), "{at}");
    }
    let in_use = storage.remove_old(now + 8 * DAY, |id| id == table(1)).await.expect("it runs");
    assert_eq!(in_use, Removed::default());
    assert_eq!(remove(now + 8 * DAY).await, Removed { tables: 1, ..Removed::default() });
    assert_eq!(storage.load(table(1)).await, Ok(None));
    for kept in [2, 3] {
        assert!(storage.load(table(kept)).await.expect("it is read").is_some(), "{kept}");
    }
    // Somebody is still here a month later, and the others are not.
    let later = now + 40 * DAY;
    storage.append(Append { at: later, ..next(table(3), 3) }).await.expect("it is stored");
    let file = SqliteConnectOptions::new().filename(folder.join("limes.db"));
    let mut other = file.connect().await.expect("it opens");
    let pending: i64 = sqlx::query_scalar("SELECT count(*) FROM pending")
        .fetch_one(&mut other)
        .await
        .expect("it is read");
    assert_eq!(pending, 2, "nothing is left of the table that was removed");
    sqlx::query("UPDATE tokens SET used_at = ?1 WHERE player = ?2")
        .bind((later - 2 * DAY).cast_signed())
        .bind(player(2).to_string())
        .execute(&mut other)
        .await
        .expect("it is stored");
    let removed = remove(later).await;
    assert_eq!(removed, Removed { guests: 2, ..Removed::default() });
    for (number, is_known) in [(1, false), (2, true), (3, true), (4, false)] {
        let known = storage.player_of_token(token(number)).await.expect("it is read");
        assert_eq!(known.is_some(), is_known, "{number}");
    }
    // Nobody has used the token of the third player for a year. Those who did keep theirs.
    let far = now + 366 * DAY;
    sqlx::query("UPDATE tokens SET used_at = ?1 WHERE player = ?2")
        .bind((far - 2 * DAY).cast_signed())
        .bind(player(2).to_string())
        .execute(&mut other)
        .await
        .expect("it is stored");
    sqlx::query("UPDATE tokens SET used_at = ?1 WHERE player = ?2")
        .bind(now.cast_signed())
        .bind(player(3).to_string())
        .execute(&mut other)
        .await
        .expect("it is stored");
    assert_eq!(remove(far).await, Removed { tokens: 1, ..Removed::default() });
    assert_eq!(storage.player_of_token(token(3)).await, Ok(None));
    assert!(storage.player_of_token(token(2)).await.expect("it is read").is_some());
}

#[tokio::test]
async fn the_use_of_a_token_is_stored_once_a_day() {
    let folder = Folder::new("last-use");
    let storage = folder.open().await;
    storage.add_player(player(1), "Ada", token(1)).await.expect("it is stored");
    let file = SqliteConnectOptions::new().filename(folder.join("limes.db"));
    let mut other = file.connect().await.expect("it opens");
    let now = today();
    for (used, is_renewed) in [(now - DAY / 2, false), (now - 2 * DAY, true)] {
        sqlx::query("UPDATE tokens SET used_at = ?1")
            .bind(used.cast_signed())
            .execute(&mut other)
            .await
            .expect("it is stored");
        assert!(storage.player_of_token(token(1)).await.expect("it is read").is_some());
        // What is stored next comes after it.
        storage.rename_player(player(1), "Ada").await.expect("it is stored");
        let stored: i64 = sqlx::query_scalar("SELECT used_at FROM tokens")
            .fetch_one(&mut other)
            .await
            .expect("it is there");
        assert_eq!(stored.cast_unsigned() >= now, is_renewed);
    }
}
