//! The rules of Limes, exact and fast, and the formats that carry its games.
//!
//! Everyone lays the same card each round into a display of their own, 4×4 cards in the end, and places
//! or moves a worker. What follows plays two rounds of a solo game and asks why it scores as it does:
//!
//! ```
//! use limes::{CardNumber, Deck, Game, Phase, Seat, Variants};
//!
//! let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"])?;
//! let ada = Seat::new(1).unwrap();
//!
//! // Card 5 is «# = =h ~». Turned right it lies as «=h # / ~ =»; Ada places a farmer north-west.
//! game.draw(CardNumber::new(5).unwrap())?;
//! game.play(ada, "d4> +nw".parse()?)?;
//!
//! // Card 21 is «= =h ~ ~». Upside down above the first it would make the field larger:
//! game.draw(CardNumber::new(21).unwrap())?;
//! let preview = game.preview(ada, "d3v +ne".parse()?)?;
//! assert_eq!(preview.picture(), "\
//! ~    ~@
//! =h   =
//! =h@  #
//! ~    =
//! ");
//! // Every point has its reason: the farmer's zones, and the hut on the new fisherman's shore.
//! assert_eq!(preview.score().to_string(), "\
//! d4nw farmer 3: d3sw, d3se, d4nw
//! d3ne fisherman 1: d3sw");
//!
//! // A preview changes nothing. What breaks a rule is refused with the reason, and changes nothing too.
//! let refusal = game.play(ada, "d4^".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "a card lies on d4 already");
//!
//! // So she does it.
//! game.play(ada, "d3v +ne".parse()?)?;
//! assert_eq!(game.players()[0].display().total(), 4);
//! assert_eq!(game.phase(), Phase::Draw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A newcomer reads on in [`Display`] (one player's landscape), [`Game`] (the table) and [`Record`]
//! (the text that outlives the program).
#![forbid(unsafe_code)]

mod after;
#[cfg(feature = "playout")]
mod bits;
mod card;
mod cell;
mod contract;
mod dealt;
mod deck;
mod display;
mod game;
mod laid_card;
mod landscape;
mod legal;
mod map;
#[cfg(feature = "naive")]
pub mod naive;
mod picture;
mod pile;
#[cfg(feature = "playout")]
mod playout;
mod ranking;
mod record;
mod refusal;
mod score;
mod standing;
mod territories;
mod territory;
mod territory_cache;
mod turn;
mod variants;
mod view;
mod worth;
mod zones;

pub use ::game::Seat;
pub use card::{Card, CardFault, Quarter, Rotation};
pub use cell::{Cell, Cells, PlaceFault, ZoneId};
pub use dealt::{DealtGame, DrawFault};
pub use deck::{CardNumber, DECK, Deck, DeckFault};
pub use display::{CARDS, Display, WORKERS};
pub use game::{Game, Phase, Player};
pub use laid_card::{LaidCard, TerritoryState, TurnGroup};
pub use landscape::{Landscape, MAX_HUTS, Profession, Zone, ZoneFault};
pub use map::Map;
pub use picture::PictureFault;
pub use pile::{CardSet, draw};
#[cfg(feature = "playout")]
pub use playout::{Playouts, random_game, random_rounds};
pub use record::{Record, RecordFault, RecordFaultKind};
pub use refusal::{Refusal, TurnRefusal};
pub use score::{Counting, Earned, Score, WorkerScore};
pub use standing::{Band, Outcome, Standing, Tie};
pub use territories::Territories;
pub use territory::Territory;
pub use turn::{Action, Turn, TurnFault};
pub use variants::{UnknownVariant, Variants};
pub use view::{FULL_VIEW, LaidView, PlayerView, TurnVisibility, View};
pub use zones::Zones;
