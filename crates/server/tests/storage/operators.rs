//! What operators look for and do.

use crate::kit::{NOW, Place, events, first, on_both, player, table, token};
use server::storage::{Append, Ban, BanSubject, Member, PlayerFault, Secrets, Storage};

on_both! {
    bans_are_kept_until_they_end
    players_are_found_by_a_part_of_their_name_or_among_some
    a_name_is_replaced_in_events_of_its_player_alone
    a_password_is_replaced_and_a_name_freed
    a_removed_table_leaves_nothing
}

fn ban(subject: BanSubject, ends: Option<u64>) -> Ban {
    Ban { subject, reason: Some("why".to_owned()), since: NOW, ends }
}

fn network(text: &str) -> BanSubject {
    BanSubject::Network(text.parse().expect("a network"))
}

async fn added(storage: &Storage, number: u8, name: &str) {
    let added = storage.add_player(player(number.into()), name, token(number)).await;
    added.expect("they are stored");
}

async fn bans_are_kept_until_they_end(place: Place) {
    let storage = place.open().await;
    let somebody = BanSubject::Player(player(1));
    for ban in [
        ban(somebody, None),
        ban(network("192.0.2.0/24"), Some(NOW + 5)),
        ban(network("2001:db8::1"), None),
    ] {
        storage.ban(ban).await.expect("it is stored");
    }
    storage.close().await;
    let storage = place.open().await;
    let again = ban(somebody, Some(NOW + 9));
    storage.ban(again.clone()).await.expect("it takes the place of the other one");
    assert_eq!(storage.bans().await.map(|bans| bans.len()), Ok(3));
    storage.unban(network("2001:db8::")).await.expect("it is removed");
    // Bans that have ended go with the next one.
    let later = Ban { since: NOW + 6, ..ban(network("198.51.100.7"), None) };
    storage.ban(later.clone()).await.expect("it is stored");
    assert_eq!(storage.bans().await, Ok(vec![again, later]));
}

async fn players_are_found_by_a_part_of_their_name_or_among_some(place: Place) {
    let storage = place.open().await;
    for (number, name) in [(1, "Zoë"), (2, "ZOË 2"), (3, "100% %"), (4, "Ben")] {
        added(&storage, number, name).await;
    }
    let found = async |part: Option<&str>, among: Option<&[_]>, limit| {
        let players = storage.players(part, among, limit).await.expect("they are read");
        let mut ids: Vec<_> = players.iter().map(|known| known.player.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(found(Some("zoë"), None, 9).await, [player(1), player(2)]);
    assert_eq!(found(Some("%"), None, 9).await, [player(3)]);
    assert_eq!(found(None, None, 3).await.len(), 3);
    assert_eq!(found(None, Some(&[player(4), player(8)]), 9).await, [player(4)]);
    assert!(found(None, Some(&[]), 9).await.is_empty());
    let named = storage.players_named("zoË", 9).await.expect("they are read");
    assert_eq!(named.iter().map(|known| known.id).collect::<Vec<_>>(), [player(1)]);
}

async fn a_name_is_replaced_in_events_of_its_player_alone(place: Place) {
    let storage = place.open().await;
    added(&storage, 1, "Rude").await;
    added(&storage, 2, "Rude").await;
    let joined = |number| {
        format!(r#"{{"joined":{{"name":"Rude","player":"{}","seat":{number}}}}}"#, player(number))
    };
    let members = [(1, 1), (2, 2)].map(|(number, seat)| Member::new(player(number), Some(seat)));
    let append =
        Append { events: vec![joined(1), joined(2)], members: members.into(), ..first(table(1)) };
    storage.append(append).await.expect("it is stored");
    storage.rename_everywhere(player(1), "Quiet").await.expect("it is free");
    let texts: Vec<String> =
        events(&storage, table(1)).await.into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, [joined(1).replace("Rude", "Quiet"), joined(2)]);
    let known = storage.player(player(1)).await.expect("it is read");
    assert_eq!(known.map(|known| known.name).as_deref(), Some("Quiet"));
    let unknown = storage.rename_everywhere(player(9), "Quiet").await;
    assert_eq!(unknown, Err(PlayerFault::Unknown));
}

async fn a_password_is_replaced_and_a_name_freed(place: Place) {
    let storage = place.open().await;
    added(&storage, 1, "Mayor").await;
    let unclaimed = storage.set_password(player(1), "x".to_owned()).await;
    assert_eq!(unclaimed, Err(PlayerFault::Unknown));
    let secrets = Secrets { password_hash: "one".to_owned(), recovery_hash: "code".to_owned() };
    storage.claim_name(player(1), secrets, None, Some(token(1))).await.expect("it is free");
    storage.set_password(player(1), "two".to_owned()).await.expect("it is claimed");
    let account = storage.claimed_name("mayor").await.expect("it is read").expect("it is claimed");
    assert_eq!((account.password_hash.as_str(), account.recovery_hash), ("two", None));
    assert_eq!(storage.player_of_token(token(1)).await, Ok(None));
    storage.free_name(player(1)).await.expect("there is a player");
    assert_eq!(storage.claimed_name("mayor").await, Ok(None));
    added(&storage, 2, "Mayor").await;
}

async fn a_removed_table_leaves_nothing(place: Place) {
    let storage = place.open().await;
    for number in [1, 2] {
        storage.append(first(table(number))).await.expect("it is stored");
    }
    storage.remove_table(table(1)).await.expect("it is removed");
    assert_eq!(storage.has_table(table(1)).await, Ok(false));
    assert_eq!(storage.load(table(1)).await, Ok(None));
    let left = storage.tables(false, None, 9).await.expect("they are read");
    assert_eq!(left.iter().map(|left| left.table).collect::<Vec<_>>(), [table(2)]);
}
