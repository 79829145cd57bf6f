//! Scratch folders.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is removed with this value.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// A new folder, open to every user: the servers run as another one.
    pub(crate) fn new(name: &str) -> io::Result<Scratch> {
        use std::os::unix::fs::PermissionsExt;
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let unique = format!("limes-{name}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(unique);
        // An earlier process may have had the same number and have been killed.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir(&path)?;
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o777))?;
        Ok(Scratch(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
