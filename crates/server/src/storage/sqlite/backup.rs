//! A copy of the database while the server runs.

use super::opening::{self, mark_as_copy, sync_folder};
use super::{Sqlite, part};
use crate::storage::fault::BackupFault;
use sqlx::SqlitePool;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Copies the database of a folder whose server may be running, as [`Storage::backup`](crate::storage::Storage::backup) does.
///
/// # Errors
/// If there is no database of this program in the folder, or the copy cannot be written.
pub async fn copy(folder: &Path, to: &Path) -> Result<(), BackupFault> {
    let reader = opening::reader(folder).await.map_err(failed)?;
    let copied = write_copy(&reader, to).await;
    reader.close().await;
    copied
}

impl Sqlite {
    pub(in crate::storage) async fn backup(&self, to: &Path) -> Result<(), BackupFault> {
        write_copy(&self.readers, to).await
    }
}

async fn write_copy(reader: &SqlitePool, to: &Path) -> Result<(), BackupFault> {
    if to.symlink_metadata().is_ok() {
        return Err(BackupFault::Exists(to.to_owned()));
    }
    // Under another name until it is whole and safe, so that half a backup is never taken for one.
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let name = part.to_str().ok_or_else(|| failed("the name of the file is not UTF-8"))?;
    // SQLite writes into a file that is there as long as it is empty.
    let held = part::create(&part).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupFault::Exists(part.clone()),
        _ => failed(error),
    })?;
    let copied = match sqlx::query("VACUUM INTO ?1").bind(name).execute(reader).await {
        Ok(_) => mark_as_copy(&part).await,
        Err(error) => Err(error),
    };
    let to = to.to_owned();
    let finished = tokio::task::spawn_blocking(move || {
        let finished = copied.map_err(io::Error::other).and_then(|_| finish(&part, &to));
        if finished.is_err() {
            let _ = fs::remove_file(&part);
        }
        drop(held);
        finished
    });
    finished.await.map_err(failed)?.map_err(failed)
}

/// SQLite does not wait for the disk when it writes a copy.
fn finish(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    sync_folder(folder.unwrap_or(Path::new(".")))
}

fn failed(reason: impl ToString) -> BackupFault {
    BackupFault::Failed(reason.to_string())
}
