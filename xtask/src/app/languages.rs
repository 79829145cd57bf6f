//! The texts of each language as two files, which the page fetches: what the first screens say, and what is in the folder
//! `later` for those that come later.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Where texts are that only later screens say.
const LATER: &str = "later";

/// Every language's files, such as `de.ftl` and `de-later.ftl`, with their texts.
pub(super) fn all(locales: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for folder in sorted(locales)? {
        let code = folder.rsplit('/').next().unwrap_or_default().to_owned();
        let folder = Path::new(&folder);
        files.push((format!("{code}.ftl"), texts(folder)?));
        files.push((format!("{code}-{LATER}.ftl"), texts(&folder.join(LATER))?));
    }
    Ok(files)
}

/// The texts of all files in a folder.
fn texts(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for file in sorted(folder)?.iter().filter(|file| file.ends_with(".ftl")) {
        let source = fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?;
        text += &without_comments(&source);
    }
    ensure!(!text.is_empty(), "{} holds no texts", folder.display());
    Ok(text)
}

/// What is in a folder, in an order that does not change.
fn sorted(folder: &Path) -> Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry?.path().to_string_lossy().into_owned());
    }
    paths.sort();
    Ok(paths)
}

/// Comments are meant for translators, and nobody downloads them. A text that goes on in the next line is indented there,
/// so no line of it is taken for a comment.
fn without_comments(source: &str) -> String {
    let said = source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    said.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps;

    #[test]
    fn comments_and_empty_lines_are_left_out() {
        let source =
            "## Group\n\n# About a.\na = A\nb = { $n ->\n    [one] # 1\n   *[other] # { $n }\n}\n";
        let text = "a = A\nb = { $n ->\n    [one] # 1\n   *[other] # { $n }\n}\n";
        assert_eq!(without_comments(source), text);
    }

    #[test]
    fn every_language_is_two_files() -> Result<()> {
        let files = all(&steps::root().join("locales"))?;
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        let codes = ["cs", "de", "en", "fr", "nl"];
        let wanted = codes.map(|code| [format!("{code}.ftl"), format!("{code}-later.ftl")]);
        assert_eq!(names, wanted.concat());
        for (name, text) in &files {
            // One text of the first file, one of the last.
            let keys =
                if name.contains(LATER) { ["lesson-", "rules-"] } else { ["a11y-", "setup-"] };
            for key in keys {
                assert!(text.contains(&format!("\n{key}")) || text.starts_with(key), "{name}");
            }
            assert!(!text.contains("\n#"), "{name}");
        }
        Ok(())
    }

    #[test]
    fn a_folder_without_texts_is_said_by_name() {
        let said = all(Path::new("no such folder")).map_err(|fault| fault.to_string());
        assert_eq!(said, Err("cannot read no such folder".to_owned()));
    }
}
