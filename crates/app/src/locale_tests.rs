//! Tests that compare the five languages with each other and with the sources.

mod kit;
mod locales;
mod samples;
mod sources;
