//! The rules of **Limits**, a game of bluff and memory for 2 to 6 players, and its record format.
//!
//! Each round turns up a limit card: so many red, yellow, green, blue and purple cards may lie in the
//! pile. Everybody hides a card, which secretly raises the limit of its colour. Then cards are laid in
//! turn until somebody suspects another of having broken a limit.
//!
//! The crate is pure: no clock, no I/O, no randomness.
#![forbid(unsafe_code)]

mod action;
mod colour;
mod deal;
mod game;
mod hand;
mod legal;
mod limit_card;
mod pile;
mod refusal;
mod round;
mod seat;
mod standing;
mod suspicion;
mod view;
pub use action::{Action, Decision, NotationFault};
pub use colour::{ByColour, Colour};
pub use deal::{
    CARDS_OF_A_COLOUR, COLOUR_CARDS, Deal, DealDraft, DealFault, MIN_PLAYERS, Mode,
    limit_cards_used,
};
pub use game::{EXCHANGE, Game, HAND, Phase};
pub use hand::Hand;
pub use limit_card::{
    LIMIT_CARDS, Limit, LimitCard, LimitCardFault, LimitCardNumber, LimitDeck, LimitDeckFault,
};
pub use pile::{Laid, Pile};
pub use refusal::{NothingToDecide, Refusal};
pub use round::Round;
pub use seat::{MAX_PLAYERS, Seat};
pub use standing::{Place, Standing};
pub use suspicion::{LIMIT_CARD_POINTS, Suspicion};
pub use view::{Deed, DeedKind, Own, PileView, PlayerView, View};
