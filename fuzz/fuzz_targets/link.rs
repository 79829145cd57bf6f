//! Law: any text can be shared by a link, and any link is opened or refused in one sentence.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::link(bytes));
