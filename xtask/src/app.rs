//! `cargo xtask app`: the web app, from its sources to a folder that any server can serve.
//!
//! [`compile`] makes the WebAssembly, [`bind`] its connection to the page, [`alike`] packs it, [`icons`] draws the pictures;
//! [`bundle`] gives every file its lasting name, [`dist`] writes and weighs them.

mod alike;
mod bind;
mod bundle;
mod compile;
mod dist;
mod icons;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{steps, workspace};
use bundle::Source;

/// What the files come to at most, compressed: they are all fetched on the first visit, though not before the first turn.
const LIMIT: usize = 900_000;

/// The variable that tells the build of the binary which folder to embed.
pub(crate) const DIST: &str = "LIMES_APP_DIST";

/// The text files of the page, in crates/app/web.
const PAGE: [&str; 7] =
    ["index.html", "first.js", "boot.js", "worker.js", "sw.js", "manifest.webmanifest", "icon.svg"];

/// The sheets that make up style.css, in crates/app/web; later ones win.
const STYLE: [&str; 17] = [
    "art.css",
    "base.css",
    "controls.css",
    "board.css",
    "play.css",
    "pages.css",
    "menu.css",
    "keys.css",
    "rules.css",
    "lessons.css",
    "after.css",
    "replay.css",
    "review.css",
    "shelf.css",
    "ask.css",
    "history.css",
    "decks.css",
];

/// How much trouble is taken over a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// Small and fast, as it is shipped.
    Full,
    /// Built in a moment, for somebody who is changing the app and wants to look at it.
    Quick,
}

/// The app, built.
pub(crate) struct Built {
    /// The folder it is in.
    pub(crate) folder: PathBuf,
    /// Whether it is light enough to be shipped. Whoever only wants to play need not care.
    pub(crate) weight: Result<()>,
}

/// Builds the app.
pub(crate) fn build(care: Care) -> Result<Built> {
    let work = folder()?;
    let program = compile::program(&work, care)?;
    let (script, bytes) = bind::bind(&program.bytes)?;
    let bytes = if care == Care::Full { alike::pack(&bytes)? } else { bytes };
    let mut sources = page()?;
    sources.push(("app.js".into(), Source::Done(script.into_bytes())));
    sources.push(("app.wasm".into(), Source::Done(bytes)));
    let files = bundle::bundle(&sources)?;
    // What was built in a moment is never mistaken for what is shipped.
    let folder = work.join(if care == Care::Full { "dist" } else { "dist-quick" });
    let sizes = dist::write(&folder, &files, care)?;
    if care == Care::Quick {
        return Ok(Built { folder, weight: Ok(()) });
    }
    eprint!("{}", dist::table(&sizes));
    let mut weight = dist::check(&sizes, LIMIT);
    if let Err(fault) = &weight {
        eprintln!("warning: {fault}");
        // A machine that cannot make it small says nothing about what is shipped.
        if !program.is_small {
            weight = Ok(());
        }
    }
    Ok(Built { folder, weight })
}

/// The folder of the app, if it has been built.
pub(crate) fn built() -> Result<Option<PathBuf>> {
    let folder = folder()?.join("dist");
    Ok(folder.join("index.html").is_file().then_some(folder))
}

/// Where everything of the app is built, apart from what is built for this machine.
fn folder() -> Result<PathBuf> {
    Ok(workspace::target_directory()?.join("app"))
}

/// Everything of the page but the program.
fn page() -> Result<Vec<(String, Source)>> {
    let web = steps::root().join("crates/app/web");
    let mut sources = Vec::new();
    for name in PAGE {
        sources.push((name.to_owned(), Source::Template(read(&web.join(name))?)));
    }
    let sheets: Vec<String> =
        STYLE.iter().map(|name| read(&web.join(name))).collect::<Result<_>>()?;
    sources.push(("style.css".to_owned(), Source::Template(sheets.concat())));
    let icon = read(&web.join("icon.svg"))?;
    let maskable = read(&web.join("icon-maskable.svg"))?;
    for (name, picture) in icons::all(&icon, &maskable)? {
        sources.push((name.to_owned(), Source::Done(picture)));
    }
    Ok(sources)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
