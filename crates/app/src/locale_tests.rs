//! Tests that compare the five languages with each other and with the sources.

pub(crate) mod kit;
mod locales;
mod samples;
mod sources;
