//! Running the real binary.

#![allow(dead_code, reason = "each test file uses its part of the kit")]

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    /// The exit code.
    pub(crate) code: Option<i32>,
    /// What was printed.
    pub(crate) stdout: String,
    /// What was complained about.
    pub(crate) stderr: String,
}

/// Runs `limes` with nothing on standard input.
pub(crate) fn limes(args: &[&str]) -> Ran {
    limes_reading(b"", args)
}

/// Runs `limes` with this on standard input.
pub(crate) fn limes_reading(input: &[u8], args: &[&str]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_limes"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The binary may end before it has read everything, so writing may fail.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

impl Ran {
    /// What was printed by a run that went well.
    pub(crate) fn answer(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// The one JSON document that was printed by a run that went well.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.answer()).expect("one JSON document")
    }

    /// Expects a refusal: exit code 2, nothing printed, and exactly this sentence.
    pub(crate) fn refused(self, sentence: &str) {
        let expected =
            Ran { code: Some(2), stdout: String::new(), stderr: format!("limes: {sentence}\n") };
        assert_eq!(self, expected);
    }
}

/// A directory of records with verdicts.
pub(crate) fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

/// Every record with this extension, with the verdict beside it.
pub(crate) fn cases_of(extension: &str) -> Vec<(PathBuf, Value)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(cases()).expect("the cases") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|e| e == extension) {
            let verdict = json_file(&path.with_extension("json"));
            found.push((path, verdict));
        }
    }
    assert!(found.len() >= 24, "only {} records", found.len());
    found
}

/// A JSON file.
pub(crate) fn json_file(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).expect("a file")).expect("JSON")
}

/// A file of this name and content, in a directory for tests.
pub(crate) fn file(name: &str, content: &[u8]) -> String {
    let path = scratch(name);
    fs::write(&path, content).expect("a file");
    path
}

/// A name for a file in a directory for tests.
pub(crate) fn scratch(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("a name in UTF-8").to_owned()
}
