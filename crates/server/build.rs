//! Embeds the web app, if there is one: every file of the folder that `LIMES_APP_DIST` names, which `cargo xtask`
//! builds. Without it the binary is complete too, and serves a page that says how to build the app.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder of the finished app.
const FOLDER: &str = "LIMES_APP_DIST";
/// A folder that looks like a finished app, for the tests.
const SAMPLE: &str = "tests/sample";
/// What a compressed file's name ends with.
const COMPRESSED: &str = ".br";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let app = match env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
        Some(folder) => files(Path::new(&folder))
            .map_err(|fault| format!("{FOLDER} names {}: {fault}", Path::new(&folder).display()))?,
        None => String::new(),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder for the output")?);
    fs::write(out.join("embedded.rs"), format!("&[{app}]"))?;
    // Only the tests compile the list of the sample in. A test cannot wait for the app, which takes minutes to build.
    fs::write(out.join("sample.rs"), format!("&[{}]", files(&absolute(SAMPLE)?)?))?;
    Ok(())
}

fn absolute(path: &str) -> Result<PathBuf, Box<dyn Error>> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo does not name this folder")?;
    Ok(Path::new(&here).join(path))
}

/// Every file as an expression, compressed where it can be.
fn files(folder: &Path) -> Result<String, Box<dyn Error>> {
    // Also notices files that come or go.
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::new();
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let name = entry.file_name().into_string().map_err(|_| "a name is not UTF-8")?;
        if name.ends_with(COMPRESSED) || !path.is_file() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", path.display());
        let twin = folder.join(format!("{name}{COMPRESSED}"));
        let compressed = twin.is_file();
        let bytes = if compressed { &twin } else { &path };
        list += &format!(
            "EmbeddedFile {{ name: {name:?}, bytes: include_bytes!({bytes:?}), compressed: {compressed} }},\n"
        );
    }
    Ok(list)
}
