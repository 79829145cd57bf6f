//! Which module of a crate may know which.
//!
//! Modules beside each other never need each other in a circle (`cycles`), so that each can be understood before those that need
//! it. Where a crate is divided into layers, no module knows more than its layer may (`layers`). What only tests see does not
//! count, and neither do doc comments.
//!
//! Cargo and the compiler have no opinion about this, so the sources are parsed (`tree`, `names`, `macros`) and paths are followed
//! to the modules they name (`resolve`). Not seen are paths in strings, and what a macro makes up.

mod cycles;
#[cfg(test)]
mod drawing;
mod layers;
mod macros;
mod mention;
mod names;
mod resolve;
mod test_only;
mod tree;

use cycles::Cycle;
use layers::LayerFault;
use std::fmt;
use std::io;
use std::path::Path;
use tree::{SourceFault, Tree};

/// The packages whose modules are checked.
pub(crate) const CHECKED: &[&str] = &[
    "dice",
    "record",
    "game",
    "limits",
    "games",
    "client",
    "thinker",
    "protocol",
    "remote",
    "table",
    "server",
    "limes-cli",
    "app",
];

/// What is wrong with the modules of a crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A source cannot be read.
    Source(SourceFault),
    /// Modules need each other.
    Cycle(Cycle),
    /// A module knows what it may not know.
    Layer(LayerFault),
}

/// Everything that is wrong with the modules of a library or program, whose sources begin in the file `root`. `read` gives the
/// text of a file.
pub(crate) fn faults(
    package: &str,
    root: &Path,
    read: &dyn Fn(&Path) -> io::Result<String>,
) -> Vec<Fault> {
    let tree = Tree::read(root, read);
    let sources = tree.faults.iter().cloned().map(Fault::Source);
    let cycles = cycles::cycles(&tree).into_iter().map(Fault::Cycle);
    let layers = layers::faults(package, &tree).into_iter().map(Fault::Layer);
    sources.chain(cycles).chain(layers).collect()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Source(fault) => fault.fmt(f),
            Fault::Cycle(cycle) => cycle.fmt(f),
            Fault::Layer(fault) => fault.fmt(f),
        }
    }
}
