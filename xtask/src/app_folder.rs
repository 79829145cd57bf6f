//! Where the web app is built.

use std::path::PathBuf;

use anyhow::Result;

use crate::steps;

/// The variable that tells the build of the binary which folder to embed.
pub(crate) const DIST: &str = "LIMES_APP_DIST";

/// What a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuildKind {
    /// Small and fast, as it is shipped.
    Full,
    /// Built within minutes, to be played on this machine and in its network: large, with bots that are as strong.
    Play,
    /// Built in a moment, for somebody who is changing the app and wants to look at it.
    Quick,
}

impl BuildKind {
    /// The folder of the finished files. No kind is ever mistaken for another.
    pub(crate) fn dist(self) -> Result<PathBuf> {
        Ok(folder()?.join(match self {
            BuildKind::Full => "dist",
            BuildKind::Play => "dist-play",
            BuildKind::Quick => "dist-quick",
        }))
    }
}

/// The app as it is shipped, if it has been built.
pub(crate) fn built() -> Result<Option<PathBuf>> {
    let folder = BuildKind::Full.dist()?;
    Ok(folder.join("index.html").is_file().then_some(folder))
}

/// Where everything of the app is built, apart from what is built for this machine.
pub(crate) fn folder() -> Result<PathBuf> {
    Ok(steps::target_directory()?.join("app"))
}
