//! `cargo xtask release`: what people install, with checksums. An archive for any Linux, and a Debian package.
//!
//! Both are made from files that are first put together in one folder. [`mod@check`] installs them.

mod check;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

pub(crate) use check::check;

use crate::app_folder::{self, BuildKind};
use crate::requirements::{self, ThisMachine};
use crate::steps::{self, cargo, program as tool, run as must};
use crate::{app, workspace};

/// The files of packaging/ that operators install or read.
const PACKAGING: [&str; 7] = [
    "limes.service",
    "limes-backup.service",
    "limes-backup.timer",
    "limes.sysusers",
    "limes.default",
    "nginx.conf",
    "Containerfile",
];
/// What dpkg runs when it installs and removes the package.
const MAINTAINER_SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];
/// The texts at the top of the tree, and the example that they link to.
const TEXTS: [&str; 7] = [
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "examples/mybot.py",
];
/// The folders whose files are shipped, each with the end of their names.
const FOLDERS: [(&str, &str); 2] = [("docs", ".md"), ("docs/pictures", ".png")];
/// The list of checksums.
const CHECKSUMS: &str = "SHA256SUMS";

/// How packages are compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compression {
    /// For those who download them.
    Best,
    /// For a test, whose binary is large and soon forgotten.
    Fast,
}

/// What was built.
#[derive(Debug)]
pub(crate) struct Release {
    /// The folder with the three files.
    folder: PathBuf,
    archive: PathBuf,
    package: PathBuf,
}

/// Builds everything around a binary, or around one that is built first, and says where it is.
pub(crate) fn run(binary: Option<&Path>, is_check: bool) -> Result<()> {
    requirements::ensure(requirements::RELEASE, &ThisMachine)?;
    let binary = binary.map_or_else(build, |binary| Ok(binary.to_owned()))?;
    if is_check {
        return check(&binary);
    }
    let folder = steps::target_directory()?.join("release-files");
    let release = assemble(&binary, &workspace::version()?, &folder, Compression::Best)?;
    eprint!("{}", fs::read_to_string(release.folder.join(CHECKSUMS))?);
    println!("{}", release.folder.display());
    Ok(())
}

/// The binary as it is shipped, with the app in it.
fn build() -> Result<PathBuf> {
    let app = app::build(BuildKind::Full)?;
    app.fitness?;
    let release = ["build", "--release", "--package", "limes-cli"];
    must(cargo().args(release).env(app_folder::DIST, app.folder))?;
    Ok(steps::target_directory()?.join("release/limes"))
}

/// Puts archive, package and checksums into a folder of their own.
fn assemble(
    binary: &Path,
    version: &str,
    folder: &Path,
    compression: Compression,
) -> Result<Release> {
    // Files of another version are not part of this one.
    let _ = fs::remove_dir_all(folder);
    let name = format!("limes-{version}-{}-linux", std::env::consts::ARCH);
    let work = folder.join("work");
    let files = work.join(&name);
    collect(binary, &files)?;

    let archive = folder.join(format!("{name}.tar.gz"));
    must(
        tool("tar")
            .args([
                "--create",
                "--gzip",
                "--sort=name",
                "--owner=0",
                "--group=0",
                "--numeric-owner",
            ])
            .arg("--file")
            .arg(&archive)
            .arg("--directory")
            .arg(&work)
            .arg(&name),
    )?;
    let package = package(&files, version, &work, compression)?;
    let named = folder.join(package.file_name().context("a package has a name")?);
    fs::rename(package, &named).context("the package cannot be moved")?;
    fs::remove_dir_all(&work)?;
    fs::write(folder.join(CHECKSUMS), checksums(&[&archive, &named])?)?;
    Ok(Release { folder: folder.to_owned(), archive, package: named })
}

/// Copies everything that is shipped into one folder, where it has the same place as in the tree, so that links lead there.
fn collect(binary: &Path, files: &Path) -> Result<()> {
    let root = steps::root();
    let copy = |from: PathBuf, name: &str| {
        let to = files.join(name);
        fs::create_dir_all(to.parent().unwrap_or(files))?;
        fs::copy(&from, to).with_context(|| format!("cannot copy {}", from.display()))
    };
    copy(binary.to_owned(), "limes")?;
    for name in PACKAGING {
        copy(root.join("packaging").join(name), &format!("packaging/{name}"))?;
    }
    for name in TEXTS {
        copy(root.join(name), name)?;
    }
    for (folder, end) in FOLDERS {
        for entry in fs::read_dir(root.join(folder))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.ends_with(end) {
                copy(path, &format!("{folder}/{name}"))?;
            }
        }
    }
    Ok(())
}

/// Lets cargo-deb build the package. It reads a manifest, so it gets one beside a copy of the files.
fn package(files: &Path, version: &str, work: &Path, compression: Compression) -> Result<PathBuf> {
    let folder = work.join("deb");
    must(tool("cp").arg("--recursive").arg(files).arg(&folder))?;
    fs::create_dir_all(folder.join("debian"))?;
    for name in MAINTAINER_SCRIPTS {
        let from = steps::root().join("packaging/debian").join(name);
        fs::copy(&from, folder.join("debian").join(name))?;
    }
    let metadata = fs::read_to_string(steps::root().join("packaging/deb.toml"))?;
    let manifest = format!(
        "[package]\nname = \"limes\"\nversion = \"{version}\"\nedition = \"2024\"\nlicense = \"MIT OR Apache-2.0\"\n\
         description = \"Limes & Limits, a game server with bots\"\n\n[workspace]\n\n{metadata}"
    );
    fs::write(folder.join("Cargo.toml"), manifest)?;
    // A manifest needs a program, which is never compiled.
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("src/main.rs"), "fn main() {}\n")?;
    let output = work.join("packages");
    fs::create_dir_all(&output)?;
    must(
        cargo()
            .args(["deb", "--no-build", "--no-strip", "--deb-revision", "", "--output"])
            .arg(&output)
            .args((compression == Compression::Fast).then_some("--fast"))
            .current_dir(&folder)
            .env_remove("CARGO_TARGET_DIR"),
    )?;
    let mut packages = fs::read_dir(&output)?.collect::<Result<Vec<_>, _>>()?;
    ensure!(packages.len() == 1, "cargo-deb made {} packages", packages.len());
    Ok(packages.remove(0).path())
}

/// The lines of `sha256sum`.
fn checksums(files: &[&Path]) -> Result<String> {
    let mut lines = String::new();
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        for byte in Sha256::digest(bytes) {
            write!(lines, "{byte:02x}")?;
        }
        writeln!(lines, "  {name}")?;
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_changelog_begins_with_the_current_version() -> Result<()> {
        let log = fs::read_to_string(steps::root().join("CHANGELOG.md"))?;
        let heading = log.lines().find_map(|line| line.strip_prefix("## "));
        assert_eq!(heading, Some(workspace::version()?.as_str()));
        Ok(())
    }

    #[test]
    fn every_crate_has_the_version_of_the_workspace() -> Result<()> {
        assert_eq!(workspace::versions()?.len(), 1, "{:?}", workspace::versions()?);
        // The fuzz targets are a workspace of their own, and never released.
        let fuzz = fs::read_to_string(steps::root().join("fuzz/Cargo.toml"))?;
        assert!(fuzz.contains("\nversion = \"0.0.0\"\n"), "the version is repeated");
        Ok(())
    }

    /// What is unpacked from the archive, in a folder that is removed with it.
    struct Unpacked(PathBuf);

    impl Unpacked {
        fn make(name: &str) -> Result<Unpacked> {
            let id = std::process::id();
            let unpacked = Unpacked(std::env::temp_dir().join(format!("limes-{name}-{id}")));
            // Any file will do for the binary.
            collect(&steps::root().join("LICENSE-MIT"), &unpacked.0.join("files"))?;
            Ok(unpacked)
        }
    }

    impl Drop for Unpacked {
        fn drop(&mut self) {
            // Nothing depends on it.
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// All texts in a folder and below.
    fn texts(folder: &Path) -> Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                found.extend(texts(&path)?);
            } else if path.extension().is_some_and(|kind| kind == "md") {
                found.push(path);
            }
        }
        Ok(found)
    }

    #[test]
    fn every_link_between_the_files_of_the_archive_leads_somewhere() -> Result<()> {
        let unpacked = Unpacked::make("links")?;
        let files = unpacked.0.join("files").canonicalize()?;
        let mut count = 0;
        for text in texts(&files)? {
            let page = fs::read_to_string(&text)?;
            let links = page.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
            let inside = links.filter(|link| !link.contains("://") && !link.starts_with('#'));
            for link in inside {
                let path = link.split_once('#').map_or(link, |(path, _)| path);
                let target = text.parent().unwrap_or(&files).join(path).canonicalize();
                let is_there = target.is_ok_and(|target| target.starts_with(&files));
                assert!(is_there, "{}: {link}", text.display());
                count += 1;
            }
        }
        assert!(count >= 30, "only {count} links");
        Ok(())
    }

    #[test]
    fn what_is_installed_by_hand_has_the_page_that_the_units_name() -> Result<()> {
        let unpacked = Unpacked::make("by-hand")?;
        let files = unpacked.0.join("files");
        let root = unpacked.0.join("root");
        for folder in ["usr/bin", "usr/lib/sysusers.d", "etc/default", "etc/systemd/system"] {
            fs::create_dir_all(root.join(folder))?;
        }
        let page = fs::read_to_string(files.join("docs/OPERATING.md"))?;
        let (_, by_hand) = page.split_once("From the archive, as root: ").context("no lines")?;
        let (by_hand, _) = by_hand.split_once("`systemd-sysusers`").context("no end")?;
        for line in by_hand.split('`').skip(1).step_by(2) {
            let line = line.replace(" /", &format!(" {}/", root.display()));
            must(tool("sh").args(["-c", &line]).current_dir(&files))?;
        }
        let unit = fs::read_to_string(root.join("etc/systemd/system/limes.service"))?;
        let named = unit.lines().find_map(|line| line.strip_prefix("Documentation=file:///"));
        assert!(root.join(named.context("no page")?).is_file());
        for file in ["usr/bin/limes", "usr/lib/sysusers.d/limes.conf", "etc/default/limes"] {
            assert!(root.join(file).is_file(), "{file}");
        }
        Ok(())
    }

    #[test]
    fn checksums_are_those_of_sha256sum() -> Result<()> {
        let lines = checksums(&[&steps::root().join("LICENSE-MIT")])?;
        let (sum, name) = lines.split_once("  ").context("two columns")?;
        assert_eq!((sum.len(), name), (64, "LICENSE-MIT\n"));
        Ok(())
    }
}
