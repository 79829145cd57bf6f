//! The file that holds the identity of an engine, so that it can come back to its seat.

use anyhow::{Context, anyhow, bail};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The longest token that is believed to be one, in bytes.
const LONGEST: usize = 256;

/// The token in a file; `None` if there is no such file.
pub(super) fn read(path: &Path) -> anyhow::Result<Option<String>> {
    let file = match File::open(path) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file.with_context(|| said(path, "cannot be read"))?,
    };
    let mut text = Vec::new();
    let most = LONGEST as u64 + 3;
    file.take(most).read_to_end(&mut text).with_context(|| said(path, "cannot be read"))?;
    match token(&text) {
        Some(token) => Ok(Some(token.to_owned())),
        None => bail!(said(path, "does not hold a token: one line, as limes join writes it")),
    }
}

/// The one word in a file of a single line.
fn token(text: &[u8]) -> Option<&str> {
    let token = std::str::from_utf8(text).ok()?.trim();
    let is_token = !token.is_empty()
        && token.len() <= LONGEST
        && text.len() <= LONGEST + 2
        && token.bytes().all(|byte| byte.is_ascii_graphic());
    is_token.then_some(token)
}

/// A place for a token, made before there is one: nobody should become a guest whose token cannot be kept.
#[derive(Debug)]
pub(super) struct NewTokenFile {
    path: PathBuf,
    /// The file under another name, so that nobody ever reads half a token.
    draft: PathBuf,
    file: File,
}

impl NewTokenFile {
    /// Creates a file that only its owner may read.
    pub(super) fn create(path: &Path) -> anyhow::Result<NewTokenFile> {
        let name = path.file_name().ok_or_else(|| anyhow!(said(path, "is not a file name")))?;
        let mut draft = name.to_owned();
        draft.push(format!(".{}", std::process::id()));
        let draft = path.with_file_name(draft);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let file = options.open(&draft).with_context(|| said(path, "cannot be created"))?;
        Ok(NewTokenFile { path: path.to_owned(), draft, file })
    }

    /// Writes the token. A file that was created meanwhile by somebody else is left alone.
    pub(super) fn write(mut self, token: &str) -> anyhow::Result<()> {
        let written = writeln!(self.file, "{token}").and_then(|()| self.file.sync_all());
        let written = written.and_then(|()| match fs::hard_link(&self.draft, &self.path) {
            // Not every file system has them.
            Err(fault) if fault.kind() != io::ErrorKind::AlreadyExists => {
                fs::rename(&self.draft, &self.path)
            }
            linked => linked,
        });
        written.with_context(|| said(&self.path, "cannot be written"))
    }
}

/// The draft is another name of the file by then, or of no use.
impl Drop for NewTokenFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.draft);
    }
}

fn said(path: &Path, what: &str) -> String {
    format!("--token-file: {} {what}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_one_word() {
        assert_eq!(token(b"0a1b\n"), Some("0a1b"));
        assert_eq!(token(b"0a1b\r\n"), Some("0a1b"));
        let long = "0".repeat(LONGEST + 1);
        for rubbish in ["", "\n", "two words", "two\nlines\n", "\u{1b}[31m", "ü", long.as_str()] {
            assert_eq!(token(rubbish.as_bytes()), None, "{rubbish:?}");
        }
        assert_eq!(token(b"\xff\xfe"), None);
        assert_eq!(token(&[0; 64]), None);
    }
}
