//! Law: any bytes are a record of Limes or are refused in one sentence; a record comes back from its text.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::limes_record(bytes));
