//! The two programs of the web app, compiled: the page and the thinker. [`library`] finds the standard library for them.
//!
//! They are separate from the tools that make an app of them, which take a while to compile themselves, so that both are built at
//! the same time.

mod compile;
mod library;

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Result, anyhow};

use crate::app_folder::BuildKind;
pub(crate) use compile::{Program, compile};
#[cfg(feature = "app")]
pub(crate) use library::Library;
pub(crate) use library::find as find_library;

/// Compiles both programs at the same time, so that building the app finds them compiled.
pub(crate) fn compile_both(kind: BuildKind, work: &Path) -> Result<[PathBuf; 2]> {
    let library = find_library(kind)?;
    // Each ends with a single thread that links it.
    thread::scope(|scope| {
        let thinker = scope.spawn(|| compile(Program::Thinker, &library, work, kind));
        let page = compile(Program::Page, &library, work, kind)?;
        let thinker = thinker.join().map_err(|_| anyhow!("the thinker cannot be built"))??;
        Ok([page, thinker])
    })
}
