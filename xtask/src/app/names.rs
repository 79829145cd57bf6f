//! Gives short names to what a program and its script hand each other.
//!
//! wasm-bindgen names a function after what it does and adds a hash of sixteen digits. The name is in both files, nobody reads
//! it, and no digit of a hash can be compressed away.

use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::{Result, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, ImportSectionReader, Parser, Payload};

/// What short names begin with; a number follows.
const MARK: char = '$';
/// What the names begin with that wasm-bindgen makes up. All others are part of a program's own surface.
const MADE_UP: [&str; 3] = ["__wbg_", "__wbindgen_", "wasm_bindgen_"];

/// The same script and program with short names between them.
pub(super) fn shorten(script: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    let taken =
        script.split(MARK).skip(1).any(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()));
    ensure!(!taken, "the script uses short names itself");
    let mut names = Names::of(program)?;
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), program)?;
    let script: String = words(script).map(|word| names.get(word)).collect();
    Ok((script, module.finish()))
}

/// The long names, each with the number that becomes its short one.
struct Names {
    short: HashMap<String, usize>,
}

impl Names {
    fn of(program: &[u8]) -> Result<Names> {
        let mut long: Vec<String> = Vec::new();
        for part in Parser::new(0).parse_all(program) {
            match part? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        long.push(import?.name.to_owned());
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        long.push(export?.name.to_owned());
                    }
                }
                _ => {}
            }
        }
        long.retain(|name| MADE_UP.iter().any(|start| name.starts_with(start)));
        let mut names = Names { short: HashMap::new() };
        for name in long {
            let number = names.short.len();
            names.short.entry(name).or_insert(number);
        }
        Ok(names)
    }

    fn get(&self, name: &str) -> String {
        self.short.get(name).map_or_else(|| name.to_owned(), |number| short(*number))
    }
}

fn short(number: usize) -> String {
    format!("{MARK}{number}")
}

/// A script cut into words and what is between them.
fn words(script: &str) -> impl Iterator<Item = &str> {
    let in_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut rest = script;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|sign| in_word(sign) != in_word(first)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some(word)
    })
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for import in section.into_imports() {
            let import = import?;
            imports.import(import.module, &self.get(import.name), self.entity_type(import.ty)?);
        }
        Ok(())
    }

    fn parse_export(
        &mut self,
        exports: &mut ExportSection,
        export: Export<'_>,
    ) -> Result<(), Error<Infallible>> {
        let kind = self.export_kind(export.kind)?;
        let index = self.external_index(export.kind, export.index)?;
        exports.export(&self.get(export.name), kind, index);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, EntityType, ExportKind, Function, FunctionSection, TypeSection,
    };

    const SCRIPT: &str =
        "const imports = { __wbg_add_0123456789abcdef: (a) => wasm.start(a), __wbg_add_0: 1 };
export function start() { wasm.__wbindgen_start(); __wbg_init(); wasm.memory }";

    /// A program that imports and exports functions of these names.
    fn program(imported: &[&str], exported: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in imported {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        let mut exports = ExportSection::new();
        for (number, name) in (imported.len() as u32..).zip(exported) {
            functions.function(0);
            exports.export(name, ExportKind::Func, number);
            let mut function = Function::new([]);
            function.instructions().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn both_sides_get_the_same_names_and_the_surface_keeps_its_own() {
        let long = program(&["__wbg_add_0123456789abcdef"], &["start", "__wbindgen_start"]);
        let (script, short) = shorten(SCRIPT, &long).expect("a program");
        assert_eq!(short, program(&["$0"], &["start", "$1"]));
        assert_eq!(
            script,
            SCRIPT.replace("__wbg_add_0123456789abcdef", "$0").replace("__wbindgen_start", "$1")
        );
    }

    #[test]
    fn a_script_with_names_of_that_kind_is_refused() {
        assert!(shorten("const $0 = 1;", &program(&[], &[])).is_err());
        assert!(shorten("const a = `${b}`;", &program(&[], &[])).is_ok());
        assert!(shorten("", b"<!doctype html>").is_err());
    }
}
