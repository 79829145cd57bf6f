//! Gives every file a name that changes with its content, so that browsers keep it for ever.
//!
//! A template names another file as `{{app.js}}` and gets that file's lasting name. Two files keep their names, since
//! they are asked for by them: the page itself and the service worker, which also knows the whole list
//! (`{{files}}`) and a name for all of it (`{{version}}`).

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

/// The page, asked for as `/`.
const PAGE: &str = "index.html";
/// The service worker, which the browser asks for again and again to see whether there is a new version.
const KEEPER: &str = "sw.js";

/// A file before it is bundled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A text that may name others.
    Template(String),
    /// Anything else.
    Done(Vec<u8>),
}

/// A file as it is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct File {
    /// Its name, with a hash of its content in it unless it is asked for by its plain name.
    pub(super) name: String,
    /// Its name before that.
    pub(super) plain_name: String,
    /// What is in it.
    pub(super) content: Vec<u8>,
}

impl File {
    /// Whether its name changes with its content.
    pub(super) fn is_lasting(&self) -> bool {
        self.name != PAGE && self.name != KEEPER
    }
}

/// Bundles all files, in the order of their names.
pub(super) fn bundle(sources: &[(String, Source)]) -> Result<Vec<File>> {
    let mut sources: BTreeMap<&str, &Source> =
        sources.iter().map(|(name, source)| (name.as_str(), source)).collect();
    let keeper = sources.remove(KEEPER);
    let mut files = settle(&sources)?;
    if let Some(keeper) = keeper {
        let content = keep(keeper, &files)?;
        files.push(File { name: KEEPER.to_owned(), plain_name: KEEPER.to_owned(), content });
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// Names the files that name no others, then those that name only these, and so on.
fn settle(sources: &BTreeMap<&str, &Source>) -> Result<Vec<File>> {
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    let mut files = Vec::new();
    while files.len() < sources.len() {
        let before = files.len();
        for (name, source) in sources {
            if names.contains_key(name) {
                continue;
            }
            if let Some(content) = fill(source, |other| names.get(other).cloned()) {
                let lasting = lasting_name(name, &content);
                names.insert(name, lasting.clone());
                files.push(File { name: lasting, plain_name: (*name).to_owned(), content });
            }
        }
        if files.len() == before {
            let left: Vec<&str> =
                sources.keys().copied().filter(|name| !names.contains_key(name)).collect();
            bail!("these files name others that are missing, or each other: {}", left.join(", "));
        }
    }
    Ok(files)
}

/// The service worker, told what to keep.
fn keep(keeper: &Source, files: &[File]) -> Result<Vec<u8>> {
    let mut version = Sha256::new();
    let mut list: Vec<String> = Vec::new();
    for file in files {
        version.update(Sha256::digest(&file.content));
        // The page is asked for by the name of its folder.
        let address = if file.name == PAGE { "" } else { &file.name };
        list.push(format!("\"./{address}\""));
    }
    // The worker's own text counts too: it decides what the version does.
    if let Source::Template(text) = keeper {
        version.update(Sha256::digest(text));
    }
    let version = short(&version.finalize());
    list.sort();
    let list = format!("[{}]", list.join(", "));
    let filled = fill(keeper, |word| match word {
        "version" => Some(version.clone()),
        "files" => Some(list.clone()),
        _ => None,
    });
    filled.with_context(|| format!("{KEEPER} asks for more than `version` and `files`"))
}

/// Puts in what a template asks for; `None` if something is not known (yet).
fn fill(source: &Source, known: impl Fn(&str) -> Option<String>) -> Option<Vec<u8>> {
    let text = match source {
        Source::Template(text) => text,
        Source::Done(content) => return Some(content.clone()),
    };
    let mut parts = text.split("{{");
    let mut filled = parts.next()?.to_owned();
    for part in parts {
        let (word, rest) = part.split_once("}}")?;
        filled += &known(word)?;
        filled += rest;
    }
    Some(filled.into_bytes())
}

fn lasting_name(name: &str, content: &[u8]) -> String {
    if name == PAGE {
        return name.to_owned();
    }
    let hash = short(&Sha256::digest(content));
    match name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}-{hash}.{kind}"),
        None => format!("{name}-{hash}"),
    }
}

/// The first ten digits: enough to tell versions apart, and all of it stands in the page.
fn short(hash: &[u8]) -> String {
    hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn template(name: &str, text: &str) -> (String, Source) {
        (name.to_owned(), Source::Template(text.to_owned()))
    }

    fn house(style: &str) -> Vec<(String, Source)> {
        vec![
            template("index.html", "<{{boot.js}} {{style.css}}>"),
            template("boot.js", "import {{app.js}}"),
            template("style.css", style),
            template("sw.js", "keep {{files}} as {{version}}"),
            ("app.js".to_owned(), Source::Done(b"no {{template}}".to_vec())),
        ]
    }

    fn check(sources: &[(String, Source)], expected: Expect) {
        let said = match bundle(sources) {
            Ok(files) => {
                let line = |file: &File| {
                    format!("{}: {}", file.name, String::from_utf8_lossy(&file.content))
                };
                files.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            Err(fault) => fault.to_string(),
        };
        expected.assert_eq(&said);
    }

    #[test]
    fn files_get_lasting_names_and_name_each_other_by_them() {
        check(
            &house("ink"),
            expect![[r#"
            app-63b31983bd.js: no {{template}}
            boot-1f65a0b6f3.js: import app-63b31983bd.js
            index.html: <boot-1f65a0b6f3.js style-b728b7e775.css>
            style-b728b7e775.css: ink
            sw.js: keep ["./", "./app-63b31983bd.js", "./boot-1f65a0b6f3.js", "./style-b728b7e775.css"] as 41ee7cf2bc"#]],
        );
    }

    #[test]
    fn a_change_is_seen_in_the_version() -> Result<()> {
        let [one, other] = [bundle(&house("ink"))?, bundle(&house("paper"))?];
        let named = |files: &[File], name: &str| {
            files.iter().find(|file| file.name.starts_with(name)).cloned()
        };
        assert_eq!(named(&one, "app-"), named(&other, "app-"));
        assert_eq!(named(&one, "boot-"), named(&other, "boot-"));
        assert_ne!(named(&one, "style-"), named(&other, "style-"));
        assert_ne!(named(&one, "index.html"), named(&other, "index.html"));
        assert_ne!(named(&one, "sw.js"), named(&other, "sw.js"));
        Ok(())
    }

    #[test]
    fn what_cannot_be_named_is_said() {
        check(
            &[template("a.js", "{{b.js}}"), template("b.js", "{{a.js}}")],
            expect!["these files name others that are missing, or each other: a.js, b.js"],
        );
        check(
            &[template("a.js", "{{gone.js}}"), template("b.js", "")],
            expect!["these files name others that are missing, or each other: a.js"],
        );
        check(
            &[template("a.js", "{{open")],
            expect!["these files name others that are missing, or each other: a.js"],
        );
        check(
            &[template("sw.js", "{{a.js}}"), template("a.js", "")],
            expect!["sw.js asks for more than `version` and `files`"],
        );
    }
}
