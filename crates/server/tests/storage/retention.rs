//! What is removed after a while, and what stays.

use crate::kit::{Place, event, first, next, on_both, player, summary, table, token};
use protocol::{CommandId, PlayerId, Stage, TableId};
use server::storage::{Append, CreatedBy, Member, Millis, Pending, Removed, Storage, Summary};
use std::time::{SystemTime, UNIX_EPOCH};

on_both! {
    tables_that_nobody_played_at_and_guests_without_a_table_go_after_a_while
    the_use_of_a_token_is_stored_once_a_day
}

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

async fn tables_that_nobody_played_at_and_guests_without_a_table_go_after_a_while(place: Place) {
    let storage = place.open().await;
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
    let pending = place.ask("SELECT count(*) FROM pending").await;
    assert_eq!(pending, Some(2), "nothing is left of the table that was removed");
    let used = async |number, at: Millis| {
        let player = player(number);
        place.run(&format!("UPDATE tokens SET used_at = {at} WHERE player = '{player}'")).await;
    };
    used(2, later - 2 * DAY).await;
    let removed = remove(later).await;
    assert_eq!(removed, Removed { guests: 2, ..Removed::default() });
    for (number, is_known) in [(1, false), (2, true), (3, true), (4, false)] {
        let known = storage.player_of_token(token(number)).await.expect("it is read");
        assert_eq!(known.is_some(), is_known, "{number}");
    }
    // Nobody has used the token of the third player for a year. Those who did keep theirs.
    let far = now + 366 * DAY;
    used(2, far - 2 * DAY).await;
    used(3, now).await;
    assert_eq!(remove(far).await, Removed { tokens: 1, ..Removed::default() });
    assert_eq!(storage.player_of_token(token(3)).await, Ok(None));
    assert!(storage.player_of_token(token(2)).await.expect("it is read").is_some());
}

async fn the_use_of_a_token_is_stored_once_a_day(place: Place) {
    let storage = place.open().await;
    storage.add_player(player(1), "Ada", token(1)).await.expect("it is stored");
    let now = today();
    for (used, is_renewed) in [(now - DAY / 2, false), (now - 2 * DAY, true)] {
        place.run(&format!("UPDATE tokens SET used_at = {used}")).await;
        assert!(storage.player_of_token(token(1)).await.expect("it is read").is_some());
        let stored = async || place.ask("SELECT used_at FROM tokens").await;
        let is_stored = async || stored().await.is_some_and(|stored| stored.cast_unsigned() >= now);
        if is_renewed {
            // It is stored beside the answer.
            while !is_stored().await {
                tokio::task::yield_now().await;
            }
        } else {
            // Whatever is stored next comes after it.
            storage.rename_player(player(1), "Ada").await.expect("it is stored");
            assert!(!is_stored().await);
        }
    }
}
