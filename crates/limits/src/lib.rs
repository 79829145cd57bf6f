//! The rules of **Limits**, a game of bluff and memory for 2 to 6 players, and its record format.
//!
//! Each round turns up a limit card: so many red, yellow, green, blue and purple cards may lie in the
//! pile. Everybody hides a card, which secretly raises the limit of its colour. Then cards are laid in
//! turn until somebody suspects another of having broken a limit.
//!
//! A [`Deal`] holds all that chance decides; a [`Game`] is the deal and the decisions since. Illegal
//! decisions come back as a [`Refusal`]. Players and bots get a [`View`], which holds nothing they may
//! not see. A [`Record`] is a game as text; it fulfils the contract of every game (`game::Game`). The
//! crate is pure: no clock, no I/O, no randomness.
//!
//! ```
//! use limits::{Action, Colour, Deal, Game, Mode, Phase, Record, Seat};
//!
//! let seed = record::Seed::new("limits")?;
//! let players = vec!["Ada".to_owned(), "Ben".to_owned()];
//! let deal = Deal::from_seed(&seed, players, Mode::Memory).expect("two can play");
//! let mut game = Game::new(deal);
//! let [ada, ben] = [1, 2].map(|number| Seat::new(number).expect("a seat"));
//! assert_eq!(game.hand(ada).to_string(), "rrygp");
//! assert_eq!(game.hand(ben).to_string(), "ygggp");
//!
//! // The limits of round 1: 4 red, 2 yellow, 5 green, no blue, any number of purple cards.
//! let (_, limit_card) = game.limit_card().expect("a limit card");
//! assert_eq!(limit_card.to_string(), "4 2 5 0 X");
//!
//! // Both hide a card, in any order. Then Ada begins.
//! game.hide(ben, Colour::Green)?;
//! game.hide(ada, Colour::Yellow)?;
//! assert_eq!(game.phase(), Phase::Act { seat: ada });
//!
//! game.act(ada, Action::Play(Colour::Red))?;
//! game.act(ben, Action::Play(Colour::Yellow))?;
//! game.act(ada, Action::Play(Colour::Purple))?;
//! game.act(ben, Action::Play(Colour::Blue))?;
//! assert_eq!(
//!     game.act(ada, Action::Play(Colour::Blue)).unwrap_err().to_string(),
//!     "there is no blue card in hand"
//! );
//!
//! // Ada thinks that nobody has hidden a blue card.
//! game.act(ada, Action::Suspect(ben))?;
//! assert_eq!(
//!     game.last_suspicion().expect("just made").to_string(),
//!     "1 suspects 2: 1 blue, limit 0 and 0 face down: right"
//! );
//! assert_eq!((game.points(ada), game.points(ben)), (1, -2));
//! assert_eq!(game.start(), ben);
//!
//! // A game is its record.
//! let text = Record::new(game.clone()).to_string();
//! assert!(text.ends_with("
//! 1. hide y | g
//! 1: play r
//! 2: play y
//! 1: play p
//! 2: play b
//! 1: suspect 2
//! "));
//! assert_eq!(Record::parse(text.as_bytes())?.game, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod colour;
mod contract;
mod deal;
mod draw_pile;
mod game;
mod hand;
#[cfg(test)]
mod laws;
mod legal;
mod limit_card;
mod pile;
mod record;
mod record_fault;
mod refusal;
mod round;
mod seat;
mod standing;
mod suspicion;
mod table;
mod view;

pub use self::record::Record;
pub use ::game::{Question, Seat};
pub use action::{Action, Decision, NotationFault};
pub use colour::{ByColour, Colour};
pub use deal::{
    CARDS_OF_A_COLOUR, COLOUR_CARDS, Deal, DealDraft, DealFault, MIN_PLAYERS, Mode,
    limit_cards_used,
};
pub use draw_pile::DrawPile;
pub use game::{Game, Phase};
pub use hand::Hand;
pub use limit_card::{
    LIMIT_CARDS, Limit, LimitCard, LimitCardFault, LimitCardNumber, LimitDeck, LimitDeckFault,
};
pub use pile::{Laid, Pile};
pub use record_fault::{LineFault, RecordFault, ValueFault};
pub use refusal::Refusal;
pub use round::Round;
pub use seat::{BySeat, MAX_PLAYERS};
pub use standing::{Place, Standing};
pub use suspicion::{LIMIT_CARD_POINTS, Suspicion, Verdict};
pub use table::{EXCHANGE, HAND, Table};
pub use view::{Deed, DeedKind, Judged, Own, PileView, PlayerView, Shown, SinceDeed, View};
