//! What is embedded, ready to be handed out.

use axum::body::Bytes;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The files of the web app; empty if it was not built.
static EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The page, asked for as `/`.
const PAGE: &str = "index.html";
/// The names that do not change with their content.
const PLAIN_NAMES: [&str; 2] = [PAGE, "sw.js"];

/// A file as it lies in the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Embedded {
    /// Its name, without a folder.
    pub name: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// Whether that is compressed with brotli.
    pub compressed: bool,
}

/// Files by their names.
#[derive(Debug, Default)]
pub struct Shelf {
    assets: HashMap<&'static str, Asset>,
}

impl Shelf {
    /// The web app that was embedded when this was compiled, if there was one.
    pub fn embedded() -> Shelf {
        Shelf::of(EMBEDDED)
    }

    /// These files.
    pub fn of(files: &[Embedded]) -> Shelf {
        Shelf { assets: files.iter().map(|file| (file.name, Asset::new(*file))).collect() }
    }

    /// Whether there is no app.
    pub fn is_empty(&self) -> bool {
        self.assets.is_empty()
    }

    /// The file at a path such as `/app.js`. All of them lie in one folder, so that no path leads anywhere else.
    pub(super) fn find(&self, path: &str) -> Option<&Asset> {
        match path.strip_prefix('/')? {
            "" => self.assets.get(PAGE),
            name => self.assets.get(name),
        }
    }
}

/// A file on the shelf.
#[derive(Debug)]
pub(super) struct Asset {
    file: Embedded,
    /// Made from the embedded bytes.
    hash: String,
    /// Unpacked for the first client who does not read brotli; `None` inside if it cannot be unpacked.
    unpacked: OnceLock<Option<Bytes>>,
}

/// A file in the form that a client wants.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Copy {
    pub(super) bytes: Bytes,
    /// Names content and form, in quotation marks.
    pub(super) tag: String,
    pub(super) is_compressed: bool,
}

impl Asset {
    fn new(file: Embedded) -> Asset {
        let hash =
            Sha256::digest(file.bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Asset { file, hash, unpacked: OnceLock::new() }
    }

    /// Compressed if it may be and is; `None` if it must be unpacked and cannot.
    pub(super) fn copy(&self, compressed: bool) -> Option<Copy> {
        let embedded = || Bytes::from_static(self.file.bytes);
        let (bytes, mark) = match (self.file.compressed, compressed) {
            (true, true) => (embedded(), "-br"),
            (true, false) => (self.unpacked.get_or_init(|| unpack(self.file.bytes)).clone()?, ""),
            (false, _) => (embedded(), ""),
        };
        Some(Copy {
            bytes,
            tag: format!("\"{}{mark}\"", self.hash),
            is_compressed: !mark.is_empty(),
        })
    }

    /// Whether its name changes with its content.
    pub(super) fn is_lasting(&self) -> bool {
        !PLAIN_NAMES.contains(&self.file.name)
    }

    pub(super) fn content_type(&self) -> &'static str {
        match self.file.name.rsplit_once('.').map(|(_, kind)| kind) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("ftl") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}

fn unpack(bytes: &[u8]) -> Option<Bytes> {
    let mut unpacked = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &bytes[..], &mut unpacked).ok()?;
    Some(unpacked.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_unpacked_is_not_handed_out() {
        let asset = Asset::new(Embedded { name: "a.js", bytes: b"no brotli", compressed: true });
        assert_eq!(asset.copy(false), None);
        assert!(asset.copy(true).is_some());
    }

    /// The folder tests/sample as the build script embeds it: a page with its compressed twin, and a note without.
    static SAMPLE: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/sample.rs"));

    #[test]
    fn a_folder_is_embedded_file_by_file_and_compressed_where_it_can_be() {
        let files: Vec<_> = SAMPLE.iter().map(|file| (file.name, file.compressed)).collect();
        assert_eq!(files, [("index.html", true), ("notes.txt", false)]);
    }

    #[test]
    fn whatever_is_embedded_comes_out_as_it_was() {
        let shelf = Shelf::of(SAMPLE);
        let out =
            |path| shelf.find(path).and_then(|asset| asset.copy(false)).map(|copy| copy.bytes);
        let page = include_bytes!("../../tests/sample/index.html").as_slice();
        assert_eq!(out("/").as_deref(), Some(page));
        assert_eq!(out("/index.html").as_deref(), Some(page));
        let notes = include_bytes!("../../tests/sample/notes.txt").as_slice();
        assert_eq!(out("/notes.txt").as_deref(), Some(notes));
        assert_eq!(out("/index.html.br"), None);
        // The compressed form is another one, and smaller.
        let packed = shelf.find("/").and_then(|asset| asset.copy(true)).map(|copy| copy.bytes);
        assert!(packed.is_some_and(|packed| packed.len() < page.len()));
    }
}
