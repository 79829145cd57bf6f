//! Law: any lines are the events of a table or are refused, and a table can be asked everything.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::table_events(bytes));
