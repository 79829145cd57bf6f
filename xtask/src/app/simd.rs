//! Counting the instructions for wide registers, so that nobody ships a program without them unawares.

use anyhow::{Context, Result, ensure};
use wasmparser::{Parser, Payload};

/// What every such instruction begins with.
const PREFIX: u8 = 0xfd;

/// How many instructions for wide registers a program holds.
pub(super) fn count(program: &[u8]) -> Result<usize> {
    let mut count = 0;
    for part in Parser::new(0).parse_all(program) {
        let Payload::CodeSectionEntry(body) = part.context("not a program")? else { continue };
        let mut instructions = body.get_operators_reader()?;
        while !instructions.eof() {
            count += usize::from(program.get(instructions.original_position()) == Some(&PREFIX));
            instructions.read()?;
        }
    }
    Ok(count)
}

/// Whether there are any.
pub(super) fn check(count: usize) -> Result<()> {
    ensure!(count > 0, "the program uses no wide registers: it was not compiled with simd128");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{CodeSection, Function, FunctionSection, Module, TypeSection};

    /// A program that multiplies numbers, four at a time or one by one.
    fn program(wide: bool) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut function = Function::new([]);
        if wide {
            function.instructions().v128_const(0xfd).v128_const(1).f32x4_mul().drop();
        } else {
            // The byte alone is not an instruction.
            function.instructions().i32_const(0xfd).i32_const(-3).i32_mul().drop();
        }
        function.instructions().end();
        let mut code = CodeSection::new();
        code.function(&function);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.finish()
    }

    #[test]
    fn only_instructions_for_wide_registers_count() -> Result<()> {
        assert_eq!(count(&program(true))?, 3);
        assert_eq!(count(&program(false))?, 0);
        assert!(check(3).is_ok() && check(0).is_err());
        Ok(())
    }

    #[test]
    fn what_is_no_program_is_refused() {
        let whole = program(true);
        for rubbish in [&b"<!doctype html>"[..], b"", &whole[..whole.len() - 3]] {
            assert!(count(rubbish).is_err(), "{rubbish:?}");
        }
    }
}
