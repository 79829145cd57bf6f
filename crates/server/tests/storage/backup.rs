//! A copy while others write.

use crate::kit::{Folder, events, expected, first, next, player, table, token};
use server::storage::{BackupFault, Storage};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_opens_and_holds_what_was_stored() {
    let folder = Folder::new("backup");
    let storage = folder.open().await;
    storage.add_player(player(1), "Ada", token(1)).await.expect("they are stored");
    for number in 0..50 {
        storage.append(first(table(number))).await.expect("it is stored");
        storage.append(next(table(number), 1)).await.expect("it is stored");
    }
    // Somebody goes on while the copy is made.
    let writing = tokio::spawn({
        let storage = storage.clone();
        async move {
            for version in 2..60 {
                storage.append(next(table(0), version)).await.expect("it is stored");
            }
        }
    });
    let copy = Folder::new("backup-copy");
    storage.backup(&copy.join("limes.db")).await.expect("it is copied");
    writing.await.expect("the writer ends");
    assert_eq!(events(&storage, table(0)).await, expected(60));

    let restored = Storage::open(copy.path()).await.expect("it opens");
    for number in 1..50 {
        assert_eq!(restored.load(table(number)).await, storage.load(table(number)).await);
    }
    let begun = events(&restored, table(0)).await;
    assert!((2..=60).contains(&begun.len()));
    assert_eq!(begun, expected(begun.len() as u64));
    let known = restored.player_of_token(token(1)).await.expect("it is read");
    assert_eq!(known.map(|player| player.name).as_deref(), Some("Ada"));
    let version = begun.len() as u64;
    restored.append(next(table(0), version)).await.expect("a copy can be played on");
    let epoch = restored.epoch();
    assert!(epoch != storage.epoch() && epoch < 1 << 53);
    restored.close().await;
    let again = Storage::open(copy.path()).await.expect("it opens");
    assert_eq!(again.epoch(), epoch, "it is restored once");
    again.close().await;
    assert!(!copy.join("limes.db.part").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn what_a_backup_left_that_was_cut_off_does_not_stop_the_next() {
    use std::fs::{File, write};
    use std::os::unix::fs::{MetadataExt as _, symlink};
    let folder = Folder::new("backup-remnant");
    let storage = folder.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    let remnants: [&[u8]; 3] = [b"", b"SQLite format 3\0and half of a page", &[0; 8192]];
    for (number, remnant) in remnants.into_iter().enumerate() {
        let copies = Folder::new("backup-remnant-copy");
        let (copy, part) = (copies.join("limes.db"), copies.join("limes.db.part"));
        write(&part, remnant).expect("it is written");
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o644);
        std::fs::set_permissions(&part, mode).expect("its mode");
        // Another backup is still writing it.
        let held = File::open(&part).expect("it is there");
        held.try_lock().expect("nobody else holds it");
        assert_eq!(storage.backup(&copy).await, Err(BackupFault::Exists(part.clone())));
        assert_eq!(std::fs::read(&part).expect("it is there"), remnant, "{number}");
        drop(held);
        storage.backup(&copy).await.expect("it is copied");
        assert!(!part.exists(), "{number}");
        assert_eq!(copy.metadata().expect("it is there").mode() & 0o777, 0o600);
        let restored = Storage::open(copies.path()).await.expect("it opens");
        assert_eq!(restored.load(table(1)).await, storage.load(table(1)).await);
        restored.close().await;
    }
    let elsewhere = folder.join("elsewhere.db");
    write(&elsewhere, "").expect("it is written");
    let link = folder.join("linked.db.part");
    symlink(&elsewhere, &link).expect("a link");
    let linked = storage.backup(&folder.join("linked.db")).await;
    assert_eq!(linked, Err(BackupFault::Exists(link)), "a link is not followed");
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let folder = Folder::new("backup-exists");
    let storage = folder.open().await;
    for name in ["notes.txt", "copy.db.part"] {
        std::fs::write(folder.join(name), "mine").expect("it is written");
    }
    let notes = folder.join("notes.txt");
    assert_eq!(storage.backup(&notes).await, Err(BackupFault::Exists(notes.clone())));
    let part = folder.join("copy.db.part");
    assert_eq!(
        storage.backup(&folder.join("copy.db")).await,
        Err(BackupFault::Exists(part.clone()))
    );
    for file in [notes, part] {
        assert_eq!(std::fs::read_to_string(file).expect("it is there"), "mine");
    }
    let nowhere = storage.backup(&folder.join("no/such/folder.db")).await;
    assert!(matches!(nowhere, Err(BackupFault::Failed(_))), "{nowhere:?}");
}
