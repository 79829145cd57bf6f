//! The files in the binary, by their names, in the form that a client can read.

use axum::body::Bytes;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;
use std::sync::OnceLock;
use std::{fs, io};

/// The files of the web app; empty if it was not built.
static EMBEDDED: &[EmbeddedFile] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The page, asked for as `/`.
const PAGE: &str = "index.html";
/// The files whose names do not change with their content.
const MUTABLE: [&str; 2] = [PAGE, "sw.js"];

/// A file as it is in the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmbeddedFile {
    /// Its name, without a folder.
    pub name: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// Whether that is compressed with brotli.
    pub compressed: bool,
}

/// The files of the app by their names.
#[derive(Debug, Default)]
pub struct Assets {
    by_name: HashMap<&'static str, Asset>,
}

impl Assets {
    /// The web app that was embedded when this was compiled, if there was one.
    pub fn embedded() -> Assets {
        Assets::of(EMBEDDED)
    }

    /// The web app in a folder, which is read once. Compressed twins are left aside: this is for playing on one machine
    /// with an app that has just been built, and saves building the binary around it.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read.
    pub fn in_folder(folder: &Path) -> io::Result<Assets> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            let Some(name) = name.filter(|name| !name.ends_with(".br") && path.is_file()) else {
                continue;
            };
            files.push(EmbeddedFile {
                // Kept until the program ends, as embedded files are.
                name: name.to_owned().leak(),
                bytes: fs::read(&path)?.leak(),
                compressed: false,
            });
        }
        Ok(Assets::of(&files))
    }

    /// These files.
    pub fn of(files: &[EmbeddedFile]) -> Assets {
        Assets { by_name: files.iter().map(|file| (file.name, Asset::new(*file))).collect() }
    }

    /// Whether there is no app.
    pub fn is_empty(&self) -> bool {
        self.by_name.is_empty()
    }

    /// The file at a path such as `/app.js`. All of them are in one folder, so no path leads anywhere else.
    pub(super) fn find(&self, path: &str) -> Option<&Asset> {
        match path.strip_prefix('/')? {
            "" => self.by_name.get(PAGE),
            name => self.by_name.get(name),
        }
    }
}

/// A file that can be served.
#[derive(Debug)]
pub(super) struct Asset {
    file: EmbeddedFile,
    /// Made from the embedded bytes.
    hash: String,
    /// Unpacked for the first client who does not read brotli; `None` inside if it cannot be unpacked.
    unpacked: OnceLock<Option<Bytes>>,
}

/// A file in the form that a client can read: compressed or not.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Representation {
    pub(super) bytes: Bytes,
    /// Identifies content and form; in quotation marks, as the header wants it.
    pub(super) etag: String,
    pub(super) is_compressed: bool,
}

impl Asset {
    fn new(file: EmbeddedFile) -> Asset {
        let hash =
            Sha256::digest(file.bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Asset { file, hash, unpacked: OnceLock::new() }
    }

    /// Compressed if it is and the client reads brotli; `None` if it has to be unpacked and cannot.
    pub(super) fn representation(&self, brotli: bool) -> Option<Representation> {
        let embedded = || Bytes::from_static(self.file.bytes);
        let (bytes, mark) = match (self.file.compressed, brotli) {
            (true, true) => (embedded(), "-br"),
            (true, false) => (self.unpacked.get_or_init(|| unpack(self.file.bytes)).clone()?, ""),
            (false, _) => (embedded(), ""),
        };
        Some(Representation {
            bytes,
            etag: format!("\"{}{mark}\"", self.hash),
            is_compressed: !mark.is_empty(),
        })
    }

    /// Whether its name changes with its content.
    pub(super) fn is_immutable(&self) -> bool {
        !MUTABLE.contains(&self.file.name)
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
    fn what_cannot_be_unpacked_is_not_served() {
        let asset =
            Asset::new(EmbeddedFile { name: "a.js", bytes: b"no brotli", compressed: true });
        assert_eq!(asset.representation(false), None);
        assert!(asset.representation(true).is_some());
    }

    /// The folder tests/sample as the build script embeds it: a page with its compressed twin, and a note without.
    static SAMPLE: &[EmbeddedFile] = include!(concat!(env!("OUT_DIR"), "/sample.rs"));

    #[test]
    fn a_folder_is_embedded_file_by_file_and_compressed_where_it_can_be() {
        let files: Vec<_> = SAMPLE.iter().map(|file| (file.name, file.compressed)).collect();
        assert_eq!(files, [("index.html", true), ("notes.txt", false)]);
    }

    #[test]
    fn a_folder_is_served_without_being_embedded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sample");
        let assets = Assets::in_folder(&folder).expect("it is there");
        let page = assets.find("/").and_then(|asset| asset.representation(true)).expect("a page");
        assert!(!page.is_compressed);
        assert_eq!(page.bytes, include_bytes!("../../tests/sample/index.html").as_slice());
        assert!(assets.find("/notes.txt").is_some() && assets.find("/index.html.br").is_none());
        assert!(Assets::in_folder(Path::new("no such folder")).is_err());
    }

    #[test]
    fn whatever_is_embedded_comes_out_as_it_was() {
        let assets = Assets::of(SAMPLE);
        let out = |path| {
            assets.find(path).and_then(|asset| asset.representation(false)).map(|form| form.bytes)
        };
        let page = include_bytes!("../../tests/sample/index.html").as_slice();
        assert_eq!(out("/").as_deref(), Some(page));
        assert_eq!(out("/index.html").as_deref(), Some(page));
        let notes = include_bytes!("../../tests/sample/notes.txt").as_slice();
        assert_eq!(out("/notes.txt").as_deref(), Some(notes));
        assert_eq!(out("/index.html.br"), None);
        // The compressed form is another one, and smaller.
        let packed =
            assets.find("/").and_then(|asset| asset.representation(true)).map(|form| form.bytes);
        assert!(packed.is_some_and(|packed| packed.len() < page.len()));
    }
}
