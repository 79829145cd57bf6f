//! Copies the texts without the comments that are meant for translators, so that nobody downloads them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LOCALES: &str = "../../locales";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for language in fs::read_dir(LOCALES)? {
        let language = language?;
        let folder = out.join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(language.path())? {
            let file = file?;
            copy(&file.path(), &folder.join(file.file_name()))?;
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let text = fs::read_to_string(from)?;
    let said: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    fs::write(to, said.join("\n") + "\n")
}
