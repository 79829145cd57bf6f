//! Makes one of functions that are equal, and puts those that resemble each other side by side, so that the program
//! compresses better.
//!
//! The compiler makes thousands of small functions, one for each type that a generic one is used with. Many come out the
//! same, and of the others the compressor finds the likeness best where it need not look far.

use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// The same program with its functions folded and in a better order.
pub(super) fn pack(program: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::of(program).context("the program has no functions to pack")?;
    let mut packing = functions.sorted(functions.folded()?)?;
    let (all, different) = (functions.bodies.len(), packing.order.len());
    eprintln!("{different} of its {all} functions are different");
    let mut module = Module::new();
    packing.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

/// The functions of a program except those that it imports, which come first when functions are counted.
struct Functions<'a> {
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

impl<'a> Functions<'a> {
    fn of(program: &'a [u8]) -> Result<Functions<'a>> {
        let mut functions = Functions { imported: 0, types: Vec::new(), bodies: Vec::new() };
        for part in Parser::new(0).parse_all(program) {
            match part? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body),
                _ => {}
            }
        }
        let (typed, written) = (functions.types.len(), functions.bodies.len());
        ensure!(typed == written, "{typed} functions are announced, and {written} are there");
        Ok(functions)
    }

    /// For each function the first one that it is equal to, be it because those they call are equal.
    fn folded(&self) -> Result<Vec<u32>> {
        let mut firsts: Vec<u32> = (0..).take(self.bodies.len()).collect();
        let mut different = firsts.len();
        loop {
            let mut calls = Packing { imported: self.imported, places: firsts, order: Vec::new() };
            let mut known = HashMap::new();
            firsts = Vec::with_capacity(self.bodies.len());
            for (number, (ty, body)) in (0..).zip(self.types.iter().zip(&self.bodies)) {
                firsts.push(*known.entry((ty, written(&mut calls, body)?)).or_insert(number));
            }
            if known.len() == different {
                return Ok(firsts);
            }
            different = known.len();
        }
    }

    /// Side by side those that differ only in what they call, then those that begin alike.
    fn sorted(&self, firsts: Vec<u32>) -> Result<Packing> {
        let mut shapes = Vec::new();
        for (number, body) in self.bodies.iter().enumerate() {
            if firsts[number] as usize == number {
                shapes.push((written(&mut Deaf, body)?, number));
            }
        }
        shapes.sort();
        let order: Vec<usize> = shapes.into_iter().map(|(_, number)| number).collect();
        let mut places = vec![0; self.bodies.len()];
        for (place, &number) in (0..).zip(&order) {
            places[number] = place;
        }
        let places = firsts.into_iter().map(|first| places[first as usize]).collect();
        Ok(Packing { imported: self.imported, places, order })
    }
}

/// A function's body as it is written with other numbers for the functions it calls.
fn written<R: Reencode<Error = Infallible>>(
    numbers: &mut R,
    body: &FunctionBody<'_>,
) -> Result<Vec<u8>, Error<Infallible>> {
    let mut function = numbers.new_function_with_parsed_locals(body)?;
    let mut instructions = body.get_operators_reader()?;
    while !instructions.eof() {
        function.instruction(&numbers.parse_instruction(&mut instructions)?);
    }
    Ok(function.into_raw_body())
}

/// All functions have the same number: what is called makes no difference.
struct Deaf;

impl Reencode for Deaf {
    type Error = Infallible;

    fn function_index(&mut self, _: u32) -> Result<u32, Error<Infallible>> {
        Ok(0)
    }
}

/// Which functions are written, in which order, and where each of the old ones is found then.
struct Packing {
    imported: u32,
    places: Vec<u32>,
    order: Vec<usize>,
}

impl Reencode for Packing {
    type Error = Infallible;

    fn function_index(&mut self, number: u32) -> Result<u32, Error<Infallible>> {
        let place = number.checked_sub(self.imported).map(|own| self.places.get(own as usize));
        // A number that no function has is left as it is, and whoever reads the program says so.
        Ok(place.flatten().map_or(number, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &number in &self.order {
            functions.function(types[number]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: Vec<FunctionBody<'_>> = section.into_iter().collect::<Result<_, _>>()?;
        for number in self.order.clone() {
            self.parse_function_body(code, bodies[number].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType,
    };
    use wasmparser::Operator;

    const IMPORTED: u32 = 1;

    /// A program that imports a function and has these; each gives a number, and is exported under its letter.
    fn program(functions: &[(char, Gives)]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "number", EntityType::Function(0));
        let (mut announced, mut code) = (FunctionSection::new(), CodeSection::new());
        let mut exports = ExportSection::new();
        for (number, &(letter, gives)) in (IMPORTED..).zip(functions) {
            announced.function(0);
            exports.export(&letter.to_string(), ExportKind::Func, number);
            let mut function = Function::new([]);
            match gives {
                Gives::Number(number) => function.instructions().i32_const(number),
                Gives::WhatGives(called) => function.instructions().call(called),
            };
            function.instructions().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&announced);
        module.section(&exports).section(&code);
        module.finish()
    }

    #[derive(Clone, Copy)]
    enum Gives {
        Number(i32),
        /// What the function with this number gives.
        WhatGives(u32),
    }

    /// What an exported function gives; `None` if the page has to say.
    fn ask(program: &[u8], letter: char) -> Option<i32> {
        let mut number = None;
        for part in Parser::new(0).parse_all(program) {
            let Payload::ExportSection(exports) = part.expect("a program") else { continue };
            for export in exports.into_iter().map(|export| export.expect("an export")) {
                number = number.or((export.name == letter.to_string()).then_some(export.index));
            }
        }
        let functions = Functions::of(program).expect("a program");
        let mut number = number.expect("exported");
        loop {
            let body = &functions.bodies[number.checked_sub(IMPORTED)? as usize];
            let mut instructions = body.get_operators_reader().expect("instructions");
            match instructions.read().expect("an instruction") {
                Operator::I32Const { value } => return Some(value),
                Operator::Call { function_index } => number = function_index,
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_packed_program_does_the_same_with_fewer_functions() {
        use Gives::{Number, WhatGives};
        let plain = program(&[
            ('a', Number(7)),
            ('b', WhatGives(1)),
            ('c', Number(2)),
            ('d', Number(7)),
            ('e', WhatGives(4)),
            ('f', WhatGives(0)),
            ('g', WhatGives(3)),
        ]);
        let packed = pack(&plain).expect("a program");
        // a and d are equal, so b and e are too.
        assert_eq!(Functions::of(&packed).expect("a program").bodies.len(), 5);
        for letter in 'a'..='g' {
            assert_eq!(ask(&packed, letter), ask(&plain, letter), "{letter}");
        }
        assert_eq!(['e', 'f', 'g'].map(|letter| ask(&packed, letter)), [Some(7), None, Some(2)]);
        assert_eq!(pack(&packed).expect("a program"), packed);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        let whole = program(&[('a', Gives::Number(7))]);
        for rubbish in [&b"<!doctype html>"[..], b"", &whole[..whole.len() - 3]] {
            assert!(pack(rubbish).is_err(), "{rubbish:?}");
        }
    }
}
