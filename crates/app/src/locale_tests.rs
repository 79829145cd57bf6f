//! What holds the five languages and the sources together.

mod kit;
mod locales;
mod samples;
mod sources;
