//! Everything around a game: addresses, storage, settings, texts, thinkers and the furniture of a page. It knows no game.
//!
//! The server allows no style from within the markup: looks belong in `web/*.css`, and what must be computed is
//! set with `style:name=…`, never as one `style="…"`.

pub mod art;
pub(crate) mod confirm;
pub(crate) mod context;
pub(crate) mod files;
pub mod host;
pub(crate) mod notices;
pub(crate) mod page;
pub(crate) mod press;
pub mod route;
pub(crate) mod screens;
pub mod settings;
pub(crate) mod sound;
pub mod storage;
pub mod texts;
pub(crate) mod thinkers;
