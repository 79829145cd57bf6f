//! Law: any bytes are a record of Limits or are refused in one sentence; a record comes back from its text.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::limits_record(bytes));
