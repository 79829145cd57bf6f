//! Law: any lines said to an engine are messages or are refused, and what it is asked it answers legally.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::engine_lines(bytes));
