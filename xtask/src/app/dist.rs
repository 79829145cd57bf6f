//! The folder with the finished files, each with its compressed twin, and what they weigh.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::bundle::File;
use crate::app_folder::BuildKind;

/// What a compressed file's name ends with.
const COMPRESSED: &str = ".br";

/// What a file weighs, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Size {
    name: String,
    /// The name without the hash in it.
    plain_name: String,
    plain: usize,
    compressed: usize,
}

/// Writes every file and, where it is smaller, its compressed twin; removes what an earlier build left behind.
///
/// Files that have not changed are not touched, so that the binary they are embedded in is not built again.
pub(super) fn write(folder: &Path, files: &[File], kind: BuildKind) -> Result<Vec<Size>> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut sizes = Vec::new();
    let mut kept = BTreeSet::new();
    for file in files {
        let File { name, plain_name, content } = file;
        let twin = format!("{name}{COMPRESSED}");
        put(&folder.join(name), content)?;
        kept.insert(name.clone());
        let compressed = match fs::read(folder.join(&twin)) {
            // The name says what is in it, so what was compressed before is still right.
            Ok(done) if file.is_lasting() => done,
            _ => compress(content, kind).with_context(|| format!("cannot compress {name}"))?,
        };
        let size = compressed.len().min(content.len());
        if compressed.len() < content.len() {
            put(&folder.join(&twin), &compressed)?;
            kept.insert(twin);
        }
        sizes.push(Size {
            name: name.clone(),
            plain_name: plain_name.clone(),
            plain: content.len(),
            compressed: size,
        });
    }
    sweep(folder, &kept)?;
    Ok(sizes)
}

fn put(path: &Path, content: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == content) {
        return Ok(());
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

fn sweep(folder: &Path, kept: &BTreeSet<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !kept.contains(entry.file_name().to_string_lossy().as_ref()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// As small as it gets, if it is done once and downloaded often. What is played on this machine stays as it is.
#[cfg(feature = "all")]
fn compress(content: &[u8], kind: BuildKind) -> io::Result<Vec<u8>> {
    use brotli::enc::BrotliEncoderParams;
    if kind == BuildKind::Play {
        return Ok(content.to_vec());
    }
    let params = BrotliEncoderParams {
        quality: if kind == BuildKind::Full { 11 } else { 1 },
        lgwin: 22,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut compressed, &params)?;
    Ok(compressed)
}

#[cfg(not(feature = "all"))]
fn compress(content: &[u8], _: BuildKind) -> io::Result<Vec<u8>> {
    Ok(content.to_vec())
}

/// The weights, line by line, and their sum.
pub(super) fn table(sizes: &[Size]) -> String {
    let mut table = format!("{:<36}{:>9}{:>12}\n", "bytes", "plain", "compressed");
    let rows = sizes.iter().map(|size| (size.name.as_str(), size.plain, size.compressed));
    let plain = sizes.iter().map(|size| size.plain).sum();
    for (name, plain, compressed) in rows.chain([("in all", plain, in_all(sizes))]) {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{name:<36}{plain:>9}{compressed:>12}");
    }
    table
}

/// What all files weigh, compressed.
pub(super) fn in_all(sizes: &[Size]) -> usize {
    sizes.iter().map(|size| size.compressed).sum()
}

/// What the first files weigh, compressed, with one of those whose names are two letters and end like this: the heaviest.
pub(super) fn before_first_turn(sizes: &[Size], first: &[&str], one_of: &str) -> usize {
    let asked = sizes.iter().filter(|size| first.contains(&size.plain_name.as_str()));
    let is_one = |name: &str| name.strip_suffix(one_of).is_some_and(|code| code.len() == 2);
    let heaviest = sizes.iter().filter(|size| is_one(&size.plain_name));
    let heaviest = heaviest.map(|size| size.compressed).max().unwrap_or(0);
    asked.map(|size| size.compressed).sum::<usize>() + heaviest
}

/// Whether that is light enough.
pub(super) fn check(what: &str, bytes: usize, budget: usize) -> Result<()> {
    ensure!(
        bytes <= budget,
        "the app is too heavy {what}: {bytes} bytes compressed, and {budget} is the most"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn size(name: &str, plain: usize, compressed: usize) -> Size {
        Size { name: name.into(), plain_name: name.into(), plain, compressed }
    }

    #[test]
    fn the_weights_add_up_and_have_a_limit() {
        let sizes = [size("app.wasm", 1_200_000, 300_000), size("index.html", 1_500, 700)];
        expect![[r#"
            bytes                                   plain  compressed
            app.wasm                              1200000      300000
            index.html                               1500         700
            in all                                1201500      300700
        "#]]
        .assert_eq(&table(&sizes));
        assert_eq!(in_all(&sizes), 300_700);
        assert!(check("in all", 300_700, 300_700).is_ok());
        let said = check("in all", 300_700, 300_699).map_err(|fault| fault.to_string());
        assert_eq!(
            said,
            Err("the app is too heavy in all: 300700 bytes compressed, and 300699 is the most"
                .to_owned())
        );
    }

    #[test]
    fn before_the_first_turn_one_language_is_fetched_and_no_thinker() {
        let sizes = [
            size("app.wasm", 9, 100),
            size("index.html", 9, 10),
            size("en.ftl", 9, 5),
            size("cs.ftl", 9, 7),
            size("cs-later.ftl", 9, 8),
            size("thinker.wasm", 9, 1000),
        ];
        assert_eq!(before_first_turn(&sizes, &["app.wasm", "index.html"], ".ftl"), 117);
        assert_eq!(before_first_turn(&[], &["app.wasm"], ".ftl"), 0);
    }

    #[test]
    fn a_folder_holds_the_files_their_twins_and_nothing_else() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("limes-dist-{}", std::process::id()));
        let file = |name: &str, content: &[u8]| File {
            name: name.into(),
            plain_name: name.into(),
            content: content.into(),
        };
        let long = b"limes ".repeat(100);
        write(&folder, &[file("index.html", &long), file("old-1.js", b"x")], BuildKind::Full)?;
        let sizes =
            write(&folder, &[file("index.html", &long), file("tiny.txt", b"x")], BuildKind::Full)?;
        let mut names: Vec<String> = fs::read_dir(&folder)?
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect::<Result<_>>()?;
        names.sort();
        assert_eq!(names, ["index.html", "index.html.br", "tiny.txt"]);
        let mut unpacked = Vec::new();
        let packed = fs::read(folder.join("index.html.br"))?;
        brotli::BrotliDecompress(&mut &packed[..], &mut unpacked)?;
        assert_eq!(unpacked, long);
        assert_eq!(sizes, [size("index.html", 600, packed.len()), size("tiny.txt", 1, 1)]);
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
