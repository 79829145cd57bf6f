//! The warning for operators whose `--public-url` is missing or wrong.
//!
//! Requests from pages at another address are refused. With a wrong public URL that is every visitor, and the operator learns
//! of it only from the log: each foreign address is named there once, and anybody can make up addresses, so only a few are.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// The most addresses that are logged.
const MOST: usize = 10;
/// The longest address that is logged; host names have at most 253 characters.
const LONGEST: usize = 270;

/// The foreign addresses that were logged.
#[derive(Debug, Default)]
pub(crate) struct ForeignOrigins(Mutex<BTreeSet<String>>);

impl ForeignOrigins {
    /// Logs that a page at `origin` was refused, unless that was said before.
    ///
    /// `public_url` is the configured address; without it, `assumed` is the address at which the server takes itself to be.
    pub(crate) fn refused(&self, origin: &str, public_url: Option<&str>, assumed: Option<&str>) {
        // Sandboxed pages and files have no address; no public URL is wrong because of them.
        if origin == "null" || origin.len() > LONGEST {
            return;
        }
        let count = {
            let mut logged = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if logged.len() == MOST || !logged.insert(origin.to_owned()) {
                return;
            }
            logged.len()
        };
        match (public_url, assumed) {
            (Some(public_url), _) => tracing::warn!(
                "a browser at {origin} was refused; the public URL is {public_url}: is --public-url right?"
            ),
            (None, Some(assumed)) => tracing::warn!(
                "a browser at {origin} was refused; without --public-url the address is {assumed}"
            ),
            (None, None) => tracing::warn!("a browser at {origin} was refused: set --public-url"),
        }
        if count == MOST {
            tracing::warn!("no further addresses of refused browsers are logged");
        }
    }
}
