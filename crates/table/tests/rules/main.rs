//! Every rule of a table, by hand.

mod clocks;
mod deciding;
mod joining;
mod kit;
mod large;
mod records;
mod rematch;
mod replaying;
mod standings;
mod substituting;
mod transferring;
