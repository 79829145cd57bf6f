//! `cargo xtask app`: the web app, from its sources to a folder that any server can serve.
//!
//! [`crate::programs`] compiles the two programs, and [`bind`] makes the scripts that load them; [`names`] and [`function_order`] pack them, and [`strip`] packs every other script, sheet and page. [`languages`] makes
//! a file of each language, [`icons`] draws the pictures. [`bundle`] gives every file its lasting name, [`dist`] writes and weighs
//! them. [`simd`] and [`weights`] see to it that the thinker is fast and that the page does not carry it along.

mod bind;
mod bundle;
mod dist;
mod function_order;
mod icons;
mod languages;
mod names;
mod simd;
mod split;
mod strip;
mod weights;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, anyhow};

use crate::app_folder::{self, BuildKind};
use crate::programs::{self, Library, Program};
use crate::steps;
use bundle::Source;
use split::Parts;

/// What all files come to at most, compressed, in bytes.
const ALL: usize = 1_200_000;
/// What the page requests before the first decision of either game comes to at most, compressed, in bytes.
const BEFORE_FIRST_TURN: usize = 450_000;

/// The files that the page requests before the first turn, beside one language.
const FIRST_FILES: [&str; 8] = [
    "index.html",
    "first.js",
    "style.css",
    "boot.js",
    "app.js",
    "app.wasm",
    "icon.svg",
    "manifest.webmanifest",
];

/// What the names of the files with texts end with.
const LANGUAGE: &str = ".ftl";

/// The text files of the page, in crates/app/web.
const PAGE: [&str; 8] = [
    "index.html",
    "first.js",
    "boot.js",
    "worker.js",
    "thinker-loop.js",
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
];

/// The sheets that make up style.css, in crates/app/web; later ones win.
const STYLE: &[&str] = &[
    "art.css",
    "base.css",
    "controls.css",
    "board.css",
    "play.css",
    "others.css",
    "hand.css",
    "play-small.css",
    "motion.css",
    "limits-art.css",
    "limits-table.css",
    "limits-small.css",
    "pages.css",
    "menu.css",
    "sharing.css",
    "window.css",
    "advice.css",
    "keys.css",
    "table-menu.css",
    "ask.css",
];

/// The sheets of screens that nobody sees before the first turn. They make up later.css, which comes after the first screen.
const LATER_STYLE: &[&str] = &[
    "rules.css",
    "lessons.css",
    "limits-learn.css",
    "result.css",
    "after.css",
    "replay.css",
    "review.css",
    "history.css",
    "today.css",
    "limits-after.css",
    "decks.css",
    "limits-drama.css",
    "online.css",
    "large-table.css",
];

/// The app, built.
pub(crate) struct Built {
    /// The folder it is in.
    pub(crate) folder: PathBuf,
    /// Whether it is light and fast enough to be shipped. Whoever only wants to play need not mind.
    pub(crate) fitness: Result<()>,
}

/// Builds the app.
pub(crate) fn build(kind: BuildKind) -> Result<Built> {
    let work = app_folder::folder()?;
    let library = programs::find_library(kind)?;
    // Each is linked by a single thread for a while.
    let (page, thinker) = thread::scope(|scope| {
        let thinker = scope.spawn(|| program(Program::Thinker, &library, &work, kind));
        let page = program(Program::Page, &library, &work, kind);
        (page, thinker.join())
    });
    let (page, thinker) = (page?, thinker.map_err(|_| anyhow!("the thinker cannot be built"))??);
    let wide = simd::count(&thinker.wasm)?;
    let apart = weights::check(&steps::root().join("crates/bots"), &page.wasm, &thinker.wasm);
    let mut sources = page_files(kind)?;
    for (name, Compiled { script, wasm, later }) in [("app", page), ("thinker", thinker)] {
        sources.push((format!("{name}.js"), Source::Template(script)));
        sources.push((format!("{name}.wasm"), Source::Done(wasm)));
        sources.extend(later.map(|later| ("later.wasm".to_owned(), Source::Done(later))));
    }
    let files = bundle::bundle(&sources)?;
    let folder = kind.dist()?;
    let sizes = dist::write(&folder, &files, kind)?;
    if kind != BuildKind::Full {
        return Ok(Built { folder, fitness: Ok(()) });
    }
    eprint!("{}", dist::table(&sizes));
    let first = dist::before_first_turn(&sizes, &FIRST_FILES, LANGUAGE);
    eprintln!(
        "before the first turn: {first} bytes compressed, of which {BEFORE_FIRST_TURN} are allowed"
    );
    eprintln!("instructions for wide registers in the thinker: {wide}");
    let light = dist::check("before the first turn", first, BEFORE_FIRST_TURN)
        .and_then(|()| dist::check("in all", dist::in_all(&sizes), ALL));
    // A machine that cannot make it small says nothing about what is shipped.
    let light = warned(light)
        .or_else(|fault| if library == Library::Rebuilt { Err(fault) } else { Ok(()) });
    let fitness = warned(simd::check(wide)).and(warned(apart)).and(light);
    Ok(Built { folder, fitness })
}

/// The same, after what is wrong was said.
fn warned(fitness: Result<()>) -> Result<()> {
    fitness.inspect_err(|fault| eprintln!("warning: {fault}"))
}

/// A program that can be loaded, and the script that loads it.
struct Compiled {
    script: String,
    wasm: Vec<u8>,
    /// What of it is fetched later.
    later: Option<Vec<u8>>,
}

fn program(program: Program, library: &Library, work: &Path, kind: BuildKind) -> Result<Compiled> {
    let path = programs::compile(program, library, work, kind)?;
    let compiled = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let (script, wasm, later) = match program {
        Program::Page => {
            let Parts { first, later, link } = split::split(&compiled, work)?;
            let (script, wasm) = bind::bind(program.package(), &first)?;
            (split::join(&script, &link)?, wasm, Some(later))
        }
        Program::Thinker => {
            let (script, wasm) = bind::bind(program.package(), &compiled)?;
            (script, wasm, None)
        }
    };
    if kind != BuildKind::Full {
        return Ok(Compiled { script, wasm, later });
    }
    let (script, wasm) = names::shorten(&strip::strip("program.js", &script)?, &wasm)?;
    let later = later.map(|later| function_order::pack(&later)).transpose()?;
    Ok(Compiled { script, wasm: function_order::pack(&wasm)?, later })
}

/// Everything but the programs.
fn page_files(kind: BuildKind) -> Result<Vec<(String, Source)>> {
    let web = steps::root().join("crates/app/web");
    let mut sources = Vec::new();
    for name in PAGE {
        sources.push((name.to_owned(), read(&web.join(name))?));
    }
    for (name, sheets) in [("style.css", STYLE), ("later.css", LATER_STYLE)] {
        let sheets: Vec<String> =
            sheets.iter().map(|name| read(&web.join(name))).collect::<Result<_>>()?;
        sources.push((name.to_owned(), sheets.concat()));
    }
    let template = |(name, text): (String, String)| {
        // Whoever looks at the app while it changes wants to read it.
        let text = match kind {
            BuildKind::Full => strip::strip(&name, &text)?,
            BuildKind::Play => without_pictures(&text),
            BuildKind::Quick => text,
        };
        Ok((name, Source::Template(text)))
    };
    let mut sources: Vec<(String, Source)> =
        sources.into_iter().map(template).collect::<Result<_>>()?;
    for (name, text) in languages::all(&steps::root().join("locales"))? {
        sources.push((name, Source::Done(text.into_bytes())));
    }
    let icon = read(&web.join("icon.svg"))?;
    let maskable = read(&web.join("icon-maskable.svg"))?;
    for (name, picture) in icons::all(&icon, &maskable, kind)? {
        sources.push((name.to_owned(), Source::Done(picture)));
    }
    Ok(sources)
}

/// The text without the lines that name a picture, which nobody needs who plays on this machine.
fn without_pictures(text: &str) -> String {
    text.lines().filter(|line| !line.contains(".png}}")).flat_map(|line| [line, "\n"]).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
