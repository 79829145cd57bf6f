//! Crates drawn in tests: a line `// src/a.rs` begins a file, and the lines up to the next are its text.

use super::tree::Tree;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The files of a drawing.
pub(super) fn files(drawing: &str) -> BTreeMap<PathBuf, String> {
    let mut files: BTreeMap<PathBuf, String> = BTreeMap::new();
    let mut file = None;
    for line in drawing.lines() {
        if let Some(name) = line.trim().strip_prefix("// ") {
            file = Some(PathBuf::from(name));
            files.entry(PathBuf::from(name)).or_default();
        } else if let Some(text) = file.as_ref().and_then(|file| files.get_mut(file)) {
            text.push_str(line);
            text.push('\n');
        }
    }
    files
}

/// Reads a file out of a drawing.
pub(super) fn reader(files: &BTreeMap<PathBuf, String>) -> impl Fn(&Path) -> io::Result<String> {
    move |path| files.get(path).cloned().ok_or_else(|| io::Error::from(ErrorKind::NotFound))
}

/// The modules of a drawn crate, whose root is `src/lib.rs`.
pub(super) fn tree(drawing: &str) -> Tree {
    Tree::read(Path::new("src/lib.rs"), &reader(&files(drawing)))
}
