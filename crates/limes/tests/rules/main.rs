//! The rules of Limes, one test a sentence of the rulebook: pictures in, expectation out.

mod kit;
mod laying;
mod rounds;
mod scoring;
mod territories;
mod variants;
mod winning;
mod workers;
