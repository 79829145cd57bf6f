//! Any game of this house, for those who do not care which one it is.
//!
//! A text becomes an [`AnyRecord`] by its header `Game`. Through [`AnyPosition`] and [`AnyGame`] every game speaks the same
//! three plain languages: decisions are lines of notation, refusals are codes with a sentence, and views are data that
//! serialises to the JSON of docs/FORMATS.md. Server, storage, command line and share links need nothing else. A view that
//! somebody else wrote is read back into the types of its game ([`AnyView::read`], [`SeenView`]), and checked.
//!
//! ```
//! use games::{AnyPosition, AnyRecord};
//! use game::Seat;
//! let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n1. 17\n";
//! let record = AnyRecord::parse(text.as_bytes())?;
//! let position = record.position();
//! assert_eq!(position.asked(Seat::from_index(0)).unwrap().to_string(), "1");
//! assert!(position.legal(Seat::from_index(0)).unwrap().contains(&"d4^ +nw".to_owned()));
//! # Ok::<(), games::RecordFault>(())
//! ```
#![forbid(unsafe_code)]

mod any;
mod dealt;
mod engine;
mod limes_view;
mod limits_view;
mod proof;
mod record;
mod seen;
mod view_fault;

pub use any::{AnyGame, AnyPosition, AnyView, Refused};
pub use dealt::{DealtGame, PlayerSeen, Ranked, Setup, SetupFault};
pub use engine::{Answer, Asked, ToEngine, Told};
pub use limes_view::{LimesPlayer, LimesView, WorkerView};
pub use limits_view::{LimitsPlayer, LimitsView};
pub use record::{AnyRecord, RecordFault};
pub use seen::SeenView;
pub use view_fault::ViewFault;
