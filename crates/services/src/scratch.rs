//! Scratch folders, each locked by the process that made it, so that the next one can remove what a dead one has left.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The user of the services when the caller is root, who may not run some of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub(crate) uid: u32,
    pub(crate) gid: u32,
}

impl User {
    /// A user without rights, if the caller is root.
    pub(crate) fn unprivileged() -> Option<User> {
        if !rustix::process::geteuid().is_root() {
            return None;
        }
        let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
        let find = |name: &str| {
            let line = accounts.lines().find(|line| line.split(':').next() == Some(name))?;
            let mut fields = line.split(':').skip(2);
            let (uid, gid) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
            Some(User { uid, gid })
        };
        find("postgres").or_else(|| find("nobody"))
    }
}

/// A folder that goes away with its value.
#[derive(Debug)]
pub(crate) struct Scratch {
    path: PathBuf,
    /// Locked as long as the folder is in use.
    _lock: File,
}

impl Scratch {
    /// Makes a folder that belongs to a user, and removes those of processes that are dead.
    pub(crate) fn new(user: Option<User>) -> io::Result<Scratch> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let own = rustix::process::geteuid().as_raw();
        // Short: the path of a socket in it may have a hundred bytes.
        let parent = std::env::temp_dir().join(format!("limes-services-{own}"));
        match DirBuilder::new().mode(0o755).create(&parent) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ if parent.symlink_metadata()?.uid() != own => {
                return Err(io::Error::other(format!("{} is somebody else's", parent.display())));
            }
            _ => {}
        }
        // One process at a time, so that none takes a lock for a remnant that another is about to hold.
        let guard = File::create(parent.join("guard"))?;
        guard.lock()?;
        remove_remnants(&parent);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = parent.join(format!("{}-{number}", std::process::id()));
        let lock = File::create(path.with_extension("lock"))?;
        lock.lock()?;
        DirBuilder::new().mode(0o700).create(&path)?;
        if let Some(User { uid, gid }) = user {
            chown(&path, Some(uid), Some(gid))?;
        }
        Ok(Scratch { path, _lock: lock })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Removes the folders of processes that are dead. Their services died with them.
fn remove_remnants(parent: &Path) {
    let files = fs::read_dir(parent).into_iter().flatten().flatten();
    for lock in
        files.map(|file| file.path()).filter(|path| path.extension() == Some(OsStr::new("lock")))
    {
        let is_remnant = File::open(&lock).is_ok_and(|file| file.try_lock().is_ok());
        if is_remnant {
            remove(&lock.with_extension(""));
        }
    }
}

fn remove(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    for beside in ["log", "lock"] {
        let _ = fs::remove_file(folder.with_extension(beside));
    }
}
