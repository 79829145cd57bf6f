//! The C libraries between the storage and the system.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

/// Compiles the library with this name for `LD_PRELOAD`.
pub(crate) fn compile(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/disk/{name}.c"));
    // Tests run side by side, and none may see half of another's library.
    let unique = format!("{name}-{}-{:?}.so", std::process::id(), thread::current().id());
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(unique);
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
        .args([&library, &source])
        .arg("-ldl")
        .status()
        .expect("a C compiler, which Rust needs too");
    assert!(compiled.success(), "the library does not compile");
    library
}
