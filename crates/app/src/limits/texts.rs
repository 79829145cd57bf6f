//! What belongs to the rules of Limits, in words.

mod record_faults;
