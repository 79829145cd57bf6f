//! The texts of each language as one file, which the page fetches.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Every language's file, such as `de.ftl`, with its text.
pub(super) fn all(locales: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for folder in sorted(locales)? {
        let code = folder.rsplit('/').next().unwrap_or_default().to_owned();
        let mut text = String::new();
        for file in sorted(Path::new(&folder))? {
            let source =
                fs::read_to_string(&file).with_context(|| format!("cannot read {file}"))?;
            text += &without_comments(&source);
        }
        ensure!(!text.is_empty(), "{folder} holds no texts");
        files.push((format!("{code}.ftl"), text));
    }
    Ok(files)
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
    fn every_language_is_one_file() -> Result<()> {
        let files = all(&steps::root().join("locales"))?;
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["cs.ftl", "de.ftl", "en.ftl", "fr.ftl", "nl.ftl"]);
        for (name, text) in &files {
            // One text of the first file, one of the last.
            assert!(text.contains("\na11y-") || text.starts_with("a11y-"), "{name}");
            assert!(text.contains("\nsetup-") && !text.contains("\n#"), "{name}");
        }
        Ok(())
    }

    #[test]
    fn a_folder_without_texts_is_said_by_name() {
        let said = all(Path::new("no such folder")).map_err(|fault| fault.to_string());
        assert_eq!(said, Err("cannot read no such folder".to_owned()));
    }
}
