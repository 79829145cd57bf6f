//! Law: whatever is tried with whatever deck, the fast engine says what the naive one says.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::limes_turns(bytes));
