//! The rules of **Limits**, a game of bluff and memory for 2 to 6 players, and its record format.
//!
//! Each round turns up a limit card: so many red, yellow, green, blue and purple cards may lie in the
//! pile. Everybody hides a card, which secretly raises the limit of its colour. Then cards are laid in
//! turn until somebody suspects another of having broken a limit.
//!
//! The crate is pure: no clock, no I/O, no randomness.
#![forbid(unsafe_code)]

mod colour;
mod deal;
mod hand;
mod limit_card;
mod seat;
pub use colour::{ByColour, Colour};
pub use deal::{
    CARDS_OF_A_COLOUR, COLOUR_CARDS, Deal, DealDraft, DealFault, MIN_PLAYERS, Mode,
    limit_cards_used,
};
pub use hand::Hand;
pub use limit_card::{
    LIMIT_CARDS, Limit, LimitCard, LimitCardFault, LimitCardNumber, LimitDeck, LimitDeckFault,
};
pub use seat::{MAX_PLAYERS, Seat};
