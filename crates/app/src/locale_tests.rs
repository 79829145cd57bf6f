//! What holds the five languages and the sources together.

pub(crate) mod kit;
mod locales;
mod samples;
mod sources;
