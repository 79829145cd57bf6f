//! Law: any text is a deck or is refused in one sentence; a deck comes back from its text.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::deck(bytes));
