//! The script between the page and the program, and the program made ready for it.

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// What wasm-bindgen makes of a compiled program: the script that loads it, and the program as it is loaded.
pub(super) fn bind(name: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    eprintln!("writing the script that loads `{name}` (wasm-bindgen)");
    let mut output = Bindgen::new()
        .input_bytes(name, program.to_vec())
        .web(true)?
        .typescript(false)
        // A part that is fetched later shares memory and table with the program.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen cannot read the program")?;
    // They would be files of their own, with names of their own.
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of the app brings scripts of its own, which the bundle does not know"
    );
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_program_is_refused() {
        for rubbish in [&b""[..], b"\0asm", b"<!doctype html>"] {
            let said = bind("app", rubbish).map_err(|fault| fault.to_string());
            assert_eq!(said, Err("wasm-bindgen cannot read the program".to_owned()));
        }
    }
}
