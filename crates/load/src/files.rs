//! How many files a process may have open: each connection is one.

use std::io;

/// Raises the limit of this process, and of those that it starts, as far as the system allows.
pub(crate) fn allow_many() -> io::Result<()> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum })?;
    }
    Ok(())
}
