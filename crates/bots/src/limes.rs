//! Players and judges of Limes.
//!
//! A bot is asked a [`Question`], which is made from what one seat sees ([`::limes::View`]) and so knows neither
//! the order of the cards to come nor what others do in this round. A [`Level`](crate::Level) answers it with a turn:
//!
//! ```
//! use bots::Level;
//! use bots::limes::{Net, Question, choose};
//! use limes::{CardNumber, Deck, Game, Seat, TurnVisibility, Variants};
//!
//! let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Bot"])?;
//! game.draw(CardNumber::new(22).unwrap())?;
//! let question = Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden))?;
//! let turn = choose(Level::Skilled, &question, Net::learned(), 0, 1).unwrap();
//! game.play(Seat::from_index(0), turn)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The strong levels search ([`Thinker`]) with a learned guess ([`Net`]) of what a display will be worth.

mod evaluator;
mod greedy;
pub mod judge;
mod levels;
mod net;
mod objective;
mod pile_shares;
mod question;
mod rollout;
pub mod solve;
mod thinker;
pub mod train;

pub use levels::{choose, usual_work};
pub use net::Net;
pub use question::Question;
pub use thinker::{Effort, Thinker};
