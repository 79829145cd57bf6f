//! The contract that every game of this house fulfils. It knows no game.
//!
//! A [`Position`] is a game as far as its record tells: who is asked what, what they may decide, what each seat may see,
//! who leads. A [`Game`] is a position that also knows what is to come, such as the order of the cards, and so can go on
//! after a decision. Players have [`Seat`]s, what they are asked has a name ([`Question`]), and what the rules do not
//! allow comes back as a [`Refusal`] with a stable code. Where a bot sits, its [`Level`] says how well it plays.
//!
//! Server, storage, game clients and the command line are written against these traits; the rules stay in the crate of
//! each game. Choosing among legal decisions, chance and permuting secrets belong to tests and bots, so none of it is here.
#![forbid(unsafe_code)]

mod contract;
mod level;
mod question;
mod refusal;
mod seat;

pub use contract::{Decision, Game, Position};
pub use level::{Level, UnknownLevel};
pub use question::{NotAQuestion, Question};
pub use refusal::{NOTATION, Refusal};
pub use seat::{NotASeat, Seat};
