//! The unfinished file of a backup. One that was cut off leaves it behind, and the next to the same name replaces it.

use super::opening::private;
use std::fs::File;
use std::io;
use std::path::Path;

/// Makes an empty file that only its owner can read, and holds it: as long as this is kept, no other backup takes the file for
/// a remnant.
///
/// # Errors
/// If it cannot be made. [`io::ErrorKind::AlreadyExists`] if there is one that is not the remnant of a backup.
pub(super) fn create(part: &Path) -> io::Result<File> {
    match private().create_new(true).open(part) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => remnant(part),
        made => hold(made?, part),
    }
}

/// The file is left alone elsewhere, because locks there keep SQLite out of it.
#[cfg(not(unix))]
fn hold(file: File, _: &Path) -> io::Result<File> {
    Ok(file)
}

#[cfg(not(unix))]
fn remnant(_: &Path) -> io::Result<File> {
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Locks the file, unless another backup was quicker. SQLite has locks of another kind.
#[cfg(unix)]
fn hold(file: File, part: &Path) -> io::Result<File> {
    use std::os::unix::fs::MetadataExt as _;
    let taken = || io::Error::from(io::ErrorKind::AlreadyExists);
    file.try_lock().map_err(|_| taken())?;
    // The other backup may have ended, and renamed the file, since it was opened.
    let (about, there) = (file.metadata()?, part.symlink_metadata()?);
    let is_still_there = (there.dev(), there.ino()) == (about.dev(), about.ino());
    if is_still_there { Ok(file) } else { Err(taken()) }
}

/// Empties what a backup has left behind that was cut off.
#[cfg(unix)]
fn remnant(part: &Path) -> io::Result<File> {
    use std::os::unix::fs::PermissionsExt as _;
    if !part.symlink_metadata()?.is_file() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let file = hold(private().read(true).open(part)?, part)?;
    if !is_database(&file)? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    file.set_len(0)?;
    Ok(file)
}

/// Whether SQLite has begun to write into a file: its first page may come last.
#[cfg(unix)]
fn is_database(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::FileExt as _;
    let mut head = [0; 16];
    let is_empty = file.metadata()?.len() == 0;
    let has_head = !is_empty && file.read_exact_at(&mut head, 0).is_ok();
    Ok(is_empty || (has_head && (&head == b"SQLite format 3\0" || head == [0; 16])))
}
