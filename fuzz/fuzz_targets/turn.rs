//! Law: any text is a turn, a zone or a decision, or is none; what was read is written and read again the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::turn(bytes));
