//! Cuts the page's program in two: what everybody waits for, and the screens that come after the first turn
//! (`crates/app/src/later.rs`).

use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::Module;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

/// The part that is fetched later, as the cutter names it after the part's name in the program.
const LATER: &str = "split_later.wasm";
/// The script that fetches it, as the cutter names it.
const LINK: &str = "./link.js";
/// What that script has for the program.
const LOADER: &str = "__wasm_split_load_later";
/// Where that script finds the program.
const MAIN: &str = "./app.js";

/// The parts.
pub(super) struct Parts {
    /// What everybody waits for, not yet bound to its script.
    pub(super) first: Vec<u8>,
    /// What is fetched later.
    pub(super) later: Vec<u8>,
    /// The script that fetches it.
    pub(super) link: String,
}

/// Cuts a program, with a folder for what is made on the way.
pub(super) fn split(program: &[u8], work: &Path) -> Result<Parts> {
    let folder = work.join("parts");
    // What an earlier program was cut into is no part of this one.
    let _ = fs::remove_dir_all(&folder);
    let first = folder.join("first.wasm");
    let mut options = Options::new(program);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = LINK;
    options.main_module = MAIN;
    let parts =
        transform(options).map_err(|fault| anyhow!("the program cannot be cut: {fault:#}"))?;
    let read =
        |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
    let later = folder.join(LATER);
    ensure!(
        parts.split_modules == [later.clone()],
        "the program falls into other parts: {:?}",
        parts.split_modules
    );
    let link = String::from_utf8(read(&folder.join(LINK))?).context("the script is no text")?;
    Ok(Parts { first: read(&first)?, later: bare(&read(&later)?)?, link })
}

/// A program without the names of its functions and whatever else no browser needs. The first part loses them with wasm-bindgen.
fn bare(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    Bare.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

struct Bare;

impl Reencode for Bare {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

/// The script that loads the program, with the one in it that fetches the rest: they need each other, and a file's name depends on
/// its content.
pub(super) fn join(script: &str, link: &str) -> Result<String> {
    let import = script
        .lines()
        .find(|line| line.starts_with("import ") && line.contains(LINK))
        .context("the program does not ask for its later part")?;
    let name = import
        .strip_prefix("import * as ")
        .and_then(|rest| rest.split(' ').next())
        .context("the program asks for its later part in an unknown way")?;
    let link: String = link
        .lines()
        .filter(|line| !line.starts_with("import "))
        .map(|line| line.replace("export const ", "const ").replace(LATER, "{{later.wasm}}") + "\n")
        .collect();
    let rest = script.replacen(import, "", 1);
    Ok(format!("{rest}\n{link}\nconst {name} = {{ {LOADER} }};\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_program_cannot_be_cut() {
        let work = std::env::temp_dir().join("limes-split-test");
        for rubbish in [&b""[..], b"<!doctype html>"] {
            let fault = split(rubbish, &work).err().expect("refused").to_string();
            assert!(fault.starts_with("the program cannot be cut"), "{fault}");
        }
    }

    #[test]
    fn both_scripts_become_one() {
        let script = "import * as import1 from \"./link.js\"\nexport { initSync };\n";
        let link = "import { initSync } from \"./app.js\";\n\
                    export const __wasm_split_load_later = load(\"./split_later.wasm\");\n";
        assert_eq!(
            join(script, link).expect("joined"),
            "\nexport { initSync };\n\n\
             const __wasm_split_load_later = load(\"./{{later.wasm}}\");\n\n\
             const import1 = { __wasm_split_load_later };\n"
        );
        assert!(join("export { initSync };", link).is_err());
    }
}
