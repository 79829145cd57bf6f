//! Law: any lines are messages and requests or are refused, and what was read is written and read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::messages(bytes));
