//! Everything around a game: addresses, storage, settings, texts, thinkers and the furniture of a page. It knows no game.
//!
//! The server allows no style from within the markup: looks belong in `web/*.css`, and what must be computed is
//! set with `style:name=…`, never as one `style="…"`.

pub(crate) mod address;
pub(crate) mod advice;
pub(crate) mod art;
pub(crate) mod at_work;
pub(crate) mod bars;
pub(crate) mod challenge;
pub(crate) mod chance;
pub(crate) mod clock;
pub(crate) mod confirm;
pub(crate) mod context;
pub(crate) mod curtain;
pub(crate) mod daily;
pub(crate) mod faults;
pub(crate) mod file_field;
pub(crate) mod files;
pub(crate) mod finished;
pub(crate) mod game_id;
pub(crate) mod heading;
pub(crate) mod host;
pub(crate) mod keys;
pub(crate) mod keys_window;
pub(crate) mod lineup;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod online;
pub(crate) mod open_games;
pub(crate) mod packing;
pub(crate) mod page;
pub(crate) mod press;
mod record_faults;
pub(crate) mod refresh;
pub(crate) mod registry;
pub(crate) mod review;
pub(crate) mod route;
pub(crate) mod runner;
pub(crate) mod screen_holder;
pub(crate) mod screens;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod sound;
pub(crate) mod statistics;
pub(crate) mod storage;
pub(crate) mod storage_notice;
pub(crate) mod studies;
pub(crate) mod table_menu;
pub(crate) mod table_slot;
pub(crate) mod takeover;
pub(crate) mod texts;
pub(crate) mod thinkers;
pub(crate) mod timeline;
pub(crate) mod window;
