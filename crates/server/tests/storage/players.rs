//! Who is who.

use crate::kit::{Folder, Place, events, first, next, on_both, player, table, token};
use crate::opening::run;
use protocol::CommandId;
use serde_json::Value;
use server::storage::{Account, Append, CreatedBy, Member, Player, PlayerFault, Secrets, Storage};

on_both! {
    a_new_password_ends_other_sessions_and_a_recovery_code_is_used_once
    a_token_says_who_somebody_is
    a_claimed_name_is_one_player_s_in_whatever_case
    of_many_who_claim_a_name_at_once_one_gets_it
    a_deleted_player_leaves_no_name_behind
    names_are_only_text
}

async fn named(storage: &Storage, number: u8) -> Option<String> {
    let player = storage.player_of_token(token(number)).await.expect("it is read");
    player.map(|player| player.name)
}

fn secrets(hash: &str) -> Secrets {
    Secrets { password_hash: hash.to_owned(), recovery_hash: format!("recovery of {hash}") }
}

async fn claim(
    storage: &Storage,
    number: u64,
    hash: &str,
    replaces: Option<&str>,
) -> Result<(), PlayerFault> {
    let replaces = replaces.map(str::to_owned);
    let own = u8::try_from(number).ok().map(token);
    storage.claim_name(player(number), secrets(hash), replaces, own).await
}

async fn a_new_password_ends_other_sessions_and_a_recovery_code_is_used_once(place: Place) {
    let storage = place.open().await;
    storage.add_player(player(1), "Ada", token(1)).await.expect("it is added");
    storage.add_player(player(2), "Bob", token(2)).await.expect("it is added");
    storage.add_token(player(1), token(11)).await.expect("it is added");
    let known =
        async |number| storage.player_of_token(token(number)).await.expect("it is read").is_some();
    claim(&storage, 1, "one", None).await.expect("it is free");
    assert!(known(1).await && !known(11).await && known(2).await);
    let code = || "recovery of one".to_owned();
    storage.recover(player(1), code(), secrets("two"), token(3)).await.expect("the code fits");
    assert!(!known(1).await && known(3).await && known(2).await);
    let again = storage.recover(player(1), code(), secrets("three"), token(4)).await;
    assert_eq!(again, Err(PlayerFault::Outdated));
    assert!(known(3).await && !known(4).await);
    // Somebody without a password has no code either.
    let none = storage.recover(player(2), String::new(), secrets("three"), token(4)).await;
    assert_eq!(none, Err(PlayerFault::Outdated));
    storage.remove_tokens(player(1)).await.expect("it is stored");
    assert!(!known(3).await && known(2).await);
    assert_eq!(storage.name_is_used("ADA").await, Ok(true));
    assert_eq!(storage.name_is_used("Eve").await, Ok(false));
}

async fn a_token_says_who_somebody_is(place: Place) {
    let storage = place.open().await;
    storage.add_player(player(1), "Ada", token(1)).await.expect("they are stored");
    storage.add_player(player(2), "Ada", token(2)).await.expect("names need not be unique");
    storage.add_token(player(1), token(3)).await.expect("another device");
    let ada = Player { id: player(1), name: "Ada".to_owned(), claimed: false };
    for number in [1, 3] {
        assert_eq!(storage.player_of_token(token(number)).await, Ok(Some(ada.clone())));
    }
    storage.remove_token(token(3)).await.expect("the device is gone");
    storage.remove_token(token(3)).await.expect("it is gone all the same");
    assert_eq!(named(&storage, 3).await, None);
    assert_eq!(named(&storage, 1).await.as_deref(), Some("Ada"));
    assert_eq!(storage.add_token(player(9), token(9)).await, Err(PlayerFault::Unknown));
    assert_eq!(named(&storage, 9).await, None);
    let twice = storage.add_token(player(2), token(1)).await;
    assert!(matches!(twice, Err(PlayerFault::Failed(_))), "a token belongs to one: {twice:?}");
}

async fn a_claimed_name_is_one_player_s_in_whatever_case(place: Place) {
    let storage = place.open().await;
    for (number, name) in [(1, "Élodie"), (2, "éLODIE"), (3, "Bob")] {
        let added = storage.add_player(player(number), name, token(number as u8)).await;
        added.expect("they are stored");
    }
    assert_eq!(storage.name_is_claimed("Élodie").await, Ok(false));
    claim(&storage, 1, "hash 1", None).await.expect("it is free");
    claim(&storage, 1, "hash 2", Some("hash 1")).await.expect("the password changes");
    assert_eq!(claim(&storage, 1, "hash 3", Some("hash 1")).await, Err(PlayerFault::Outdated));
    assert_eq!(claim(&storage, 1, "hash 3", None).await, Err(PlayerFault::Outdated));
    assert_eq!(claim(&storage, 2, "hash 3", None).await, Err(PlayerFault::Taken));
    assert_eq!(storage.rename_player(player(3), "ÉLODIE").await, Err(PlayerFault::Taken));
    assert_eq!(storage.add_player(player(4), "élodie", token(4)).await, Err(PlayerFault::Taken));
    assert_eq!(named(&storage, 4).await, None);
    assert_eq!(claim(&storage, 9, "hash", None).await, Err(PlayerFault::Unknown));
    assert_eq!(storage.rename_player(player(9), "Eve").await, Err(PlayerFault::Unknown));
    let owner = Player { id: player(1), name: "Élodie".to_owned(), claimed: true };
    let account = Account {
        player: owner,
        password_hash: "hash 2".to_owned(),
        recovery_hash: Some("recovery of hash 2".to_owned()),
    };
    assert_eq!(storage.claimed_name("éLODIE").await, Ok(Some(account)));
    assert_eq!(storage.claimed_name("Bob").await, Ok(None));

    // A claim goes with its player to their new name.
    storage.rename_player(player(1), "élodie").await.expect("it is their own");
    storage.rename_player(player(1), "Ada").await.expect("it is free");
    assert_eq!(storage.name_is_claimed("Élodie").await, Ok(false));
    assert_eq!(storage.name_is_claimed("ada").await, Ok(true));
}

#[tokio::test]
async fn a_name_that_looks_like_a_claimed_one_is_refused_but_owners_of_such_names_keep_them() {
    let folder = Folder::new("skeleton");
    let storage = folder.open().await;
    storage.add_player(player(1), "Otto", token(1)).await.expect("it is added");
    storage.add_player(player(2), "0tto", token(2)).await.expect("nobody has claimed it");
    storage.add_player(player(3), "Eve", token(3)).await.expect("it is added");
    claim(&storage, 1, "one", None).await.expect("it is free");
    assert_eq!(claim(&storage, 2, "two", None).await, Err(PlayerFault::Taken));
    assert_eq!(storage.rename_player(player(3), "Ott\u{43e}").await, Err(PlayerFault::Taken));
    let imitation = storage.add_player(player(4), "\u{41e}tto", token(4)).await;
    assert_eq!(imitation, Err(PlayerFault::Taken));
    assert_eq!(storage.name_is_claimed("0tto").await, Ok(true));
    assert_eq!(storage.name_is_used("OTT0").await, Ok(true));
    assert_eq!(storage.claimed_name("0tto").await, Ok(None));
    storage.close().await;

    // In an older version both could be claimed.
    let file = folder.join("limes.db");
    run(&file, "UPDATE players SET password = 'two', skeleton = NULL WHERE name <> 'Eve'").await;
    let storage = folder.open().await;
    assert_eq!(named(&storage, 2).await.as_deref(), Some("0tto"));
    claim(&storage, 2, "three", Some("two")).await.expect("the password changes");
    storage.rename_player(player(2), "0TTO").await.expect("it is their own");
    assert_eq!(storage.rename_player(player(2), "OTTO").await, Err(PlayerFault::Taken));
    storage.rename_player(player(2), "Bob").await.expect("it is free");
    assert_eq!(storage.rename_player(player(2), "0tto").await, Err(PlayerFault::Taken));
}

async fn of_many_who_claim_a_name_at_once_one_gets_it(place: Place) {
    let storage = place.open().await;
    for number in 0..10 {
        let added = storage.add_player(player(number), "Ada", token(number as u8)).await;
        added.expect("they are stored");
    }
    let tasks: Vec<_> = (0..10)
        .map(|number| {
            let storage = storage.clone();
            tokio::spawn(async move { claim(&storage, number, "hash", None).await })
        })
        .collect();
    let mut claimed = 0;
    for task in tasks {
        match task.await.expect("the task ends") {
            Ok(()) => claimed += 1,
            Err(fault) => assert_eq!(fault, PlayerFault::Taken),
        }
    }
    assert_eq!(claimed, 1);
}

/// What an event says, however it is written.
fn meaning(body: &str) -> Result<Value, &str> {
    serde_json::from_str(body).map_err(|_| body)
}

async fn a_deleted_player_leaves_no_name_behind(place: Place) {
    let storage = place.open().await;
    let (ada, bob) = (player(1), player(2));
    storage.add_player(ada, "Augusta Ada", token(1)).await.expect("they are stored");
    storage.add_player(bob, "Bob", token(2)).await.expect("they are stored");
    claim(&storage, 1, "a secret hash", None).await.expect("it is free");
    let command = CommandId::new("a7f3").expect("an id");
    let created = Append {
        events: vec![
            format!(
                r#"{{"created":{{"game":"limes","maker":"{ada}","name":"Augusta Ada","seats":2}}}}"#
            ),
            format!(r#"{{"joined":{{"seat":2,"player":"{bob}","name":"Bob"}}}}"#),
            r#""started""#.to_owned(),
            format!(r#"{{"left":{{"seat":1,"player":"{ada}"}}}}"#),
            format!("{ada} is not JSON"),
            format!(r#"["{ada}"]"#),
        ],
        members: vec![Member::new(ada, None), Member::new(bob, Some(2))],
        created: Some(CreatedBy {
            player: ada,
            command: Some(command.clone()),
            content: "{}".to_owned(),
        }),
        ..first(table(1))
    };
    storage.append(created.clone()).await.expect("it is stored");
    let joined = format!(r#"{{"joined":{{"seat":1,"player":"{ada}","name":"Augusta Ada"}}}}"#);
    storage.append(first(table(2))).await.expect("it is stored");
    let joined = Append {
        events: vec![joined],
        members: vec![Member::new(ada, Some(1))],
        ..next(table(2), 1)
    };
    storage.append(joined).await.expect("it is stored");

    assert_eq!(storage.delete_player(player(9)).await, Err(PlayerFault::Unknown));
    storage.delete_player(ada).await.expect("they are known");
    assert_eq!(storage.delete_player(ada).await, Err(PlayerFault::Unknown));

    let mut expected = created.events;
    expected[0] = format!(
        r#"{{"created":{{"game":"limes","maker":"{ada}","name":"deleted player","seats":2}}}}"#
    );
    let stored = events(&storage, table(1)).await;
    let stored: Vec<_> = stored.iter().map(|(_, body)| meaning(body)).collect();
    let expected: Vec<_> = expected.iter().map(|body| meaning(body)).collect();
    assert_eq!(stored, expected, "the rest stays as it was");
    let joined = format!(r#"{{"joined":{{"seat":1,"player":"{ada}","name":"deleted player"}}}}"#);
    assert_eq!(meaning(&events(&storage, table(2)).await[1].1), meaning(&joined));

    assert_eq!(named(&storage, 1).await, None);
    assert_eq!(named(&storage, 2).await.as_deref(), Some("Bob"));
    assert_eq!(storage.tables_of(ada).await, Ok(Vec::new()));
    assert_eq!(storage.created_by(ada, &command).await, Ok(None));
    assert_eq!(storage.name_is_claimed("Augusta Ada").await, Ok(false));
    // Games go on, and the seat of somebody who is gone can still be freed.
    let freed = Append { members: vec![Member::new(ada, None)], ..next(table(2), 2) };
    storage.append(freed).await.expect("it is stored");
    storage.close().await;
    // PostgreSQL keeps old rows until it cleans up.
    let Place::Sqlite(folder) = place else { return };
    let bytes = std::fs::read(folder.join("limes.db")).expect("it is there");
    for trace in [b"Augusta Ada".as_slice(), b"augusta ada", b"a secret hash", &token(1).0] {
        assert!(!bytes.windows(trace.len()).any(|window| window == trace), "{trace:?} is left");
    }
    assert!(bytes.windows(3).any(|window| window == b"Bob"), "what is left can be found");
}

async fn names_are_only_text(place: Place) {
    let storage = place.open().await;
    for (number, name) in ["", "'; DROP TABLE players; --", "\u{202e}🐌"].iter().enumerate() {
        let number = number as u8;
        let added = storage.add_player(player(u64::from(number)), name, token(number)).await;
        added.expect("they are stored");
        assert_eq!(named(&storage, number).await.as_deref(), Some(*name));
    }
}
