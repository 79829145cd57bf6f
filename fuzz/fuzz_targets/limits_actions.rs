//! Law: whatever is tried at a table of Limits, it is accepted just if it is legal, and the cards stay 60.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::limits_actions(bytes));
