//! The workspace as cargo sees it, read into the plain data that [`crate::arrows`], [`crate::modules`] and
//! [`crate::purity`] judge.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use cargo_metadata::camino::Utf8Path;
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, Target};

use crate::arrows::{self, Arrow, ArrowKind, Room};
use crate::modules;
use crate::purity::{self, Impurity, RULES};
use crate::steps;

/// Checks the arrows between crates and between modules and the purity of the rules, and lists every fault.
pub(crate) fn check_arrows() -> Result<()> {
    let metadata = read()?;
    let mut faults: Vec<String> =
        arrows::faults(&rooms(&metadata)).iter().map(ToString::to_string).collect();
    for name in modules::CHECKED {
        faults.extend(module_faults(&metadata, name)?.iter().map(ToString::to_string));
    }
    for package in rules(&metadata) {
        faults.extend(impurities(&metadata, package)?.iter().map(ToString::to_string));
    }
    if faults.is_empty() {
        let count = metadata.workspace_packages().len();
        let checked = modules::CHECKED.len();
        eprintln!("all arrows go up, and the rules are pure ({count} crates)");
        eprintln!("no modules need each other in a circle (looked at in {checked} crates)");
        return Ok(());
    }
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        1 => bail!("there is one fault, listed above"),
        count => bail!("there are {count} faults, listed above"),
    }
}

/// The libraries that can be compiled in more than one way.
pub(crate) fn with_features() -> Result<Vec<String>> {
    let metadata = read()?;
    let packages = metadata.workspace_packages().into_iter();
    let featured = packages.filter(|package| {
        !package.features.is_empty()
            && package.targets.iter().any(|target| target.is_lib() || target.is_rlib())
    });
    Ok(featured.map(|package| package.name.to_string()).collect())
}

/// The version of the game, which is that of every crate.
pub(crate) fn version() -> Result<String> {
    let mut versions = versions()?.into_iter();
    match (versions.next(), versions.next()) {
        (Some(version), None) => Ok(version),
        _ => bail!("the crates have more than one version"),
    }
}

/// Every version that a crate of the workspace has.
pub(crate) fn versions() -> Result<BTreeSet<String>> {
    let metadata = read()?;
    Ok(metadata.workspace_packages().iter().map(|package| package.version.to_string()).collect())
}

/// Reads the manifests of the workspace, and nothing from elsewhere.
fn read() -> Result<Metadata> {
    MetadataCommand::new()
        .manifest_path(steps::root().join("Cargo.toml"))
        .no_deps()
        .exec()
        .context("cargo metadata could not read the workspace")
}

fn rooms(metadata: &Metadata) -> Vec<Room> {
    metadata.workspace_packages().into_iter().map(room).collect()
}

fn room(package: &Package) -> Room {
    let inside = package.dependencies.iter().filter(|dependency| dependency.path.is_some());
    Room {
        name: package.name.to_string(),
        arrows: inside
            .map(|dependency| Arrow { to: dependency.name.clone(), kind: kind(dependency.kind) })
            .collect(),
    }
}

fn kind(kind: DependencyKind) -> ArrowKind {
    match kind {
        DependencyKind::Development => ArrowKind::Dev,
        DependencyKind::Build => ArrowKind::Build,
        _ => ArrowKind::Normal,
    }
}

fn module_faults(metadata: &Metadata, name: &str) -> Result<Vec<modules::Fault>> {
    let mut packages = metadata.workspace_packages().into_iter();
    let package = packages.find(|package| package.name.as_str() == name);
    let package = package.with_context(|| format!("there is no crate `{name}` to check"))?;
    let read = |path: &Path| fs::read_to_string(metadata.workspace_root.as_std_path().join(path));
    let faults = shipped(package)
        .flat_map(|target| modules::faults(name, relative(metadata, target).as_std_path(), &read));
    Ok(faults.collect())
}

/// What leaves the house: everything but tests, examples and build scripts.
fn shipped(package: &Package) -> impl Iterator<Item = &Target> {
    // Libraries have many kinds, so it is easier to say what is none.
    package.targets.iter().filter(|target| {
        !(target.is_test() || target.is_bench() || target.is_example() || target.is_custom_build())
    })
}

/// The source root of a target, from the folder of the workspace.
fn relative<'a>(metadata: &Metadata, target: &'a Target) -> &'a Utf8Path {
    target.src_path.strip_prefix(&metadata.workspace_root).unwrap_or(&target.src_path)
}

fn rules(metadata: &Metadata) -> impl Iterator<Item = &Package> {
    let packages = metadata.workspace_packages().into_iter();
    packages.filter(|package| RULES.contains(&package.name.as_str()))
}

fn impurities(metadata: &Metadata, package: &Package) -> Result<Vec<Impurity>> {
    let mut found = purity::reached(&tree(package)?);
    for target in shipped(package) {
        let path = &target.src_path;
        let source = fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
        if !purity::forbids_unsafe(&source) {
            let root = relative(metadata, target).to_string();
            found.push(Impurity::AllowsUnsafe { name: package.name.to_string(), root });
        }
    }
    Ok(found)
}

/// What the crate is built from, on every platform and with every feature of its own.
///
/// `cargo metadata` would also switch on the features that other crates ask of a shared dependency,
/// and so blame the rules for what the server wants; `cargo tree` looks at the one crate.
fn tree(package: &Package) -> Result<String> {
    let mut command = steps::cargo();
    command
        .args(["tree", "--quiet", "--package", package.name.as_str()])
        .args(["--edges", "normal", "--target", "all", "--all-features"])
        .args(["--prefix", "depth", "--format", " {p}"]);
    steps::read(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cargo_metadata::semver::Version;
    use std::collections::BTreeSet;

    #[test]
    fn this_workspace_is_read_as_it_is() -> Result<()> {
        let rooms = rooms(&read()?);
        let record = rooms.iter().find(|room| room.name == "record");
        assert_eq!(record.map(|room| room.arrows.len()), Some(0));
        let xtask = rooms.iter().find(|room| room.name == "xtask");
        assert_eq!(xtask, Some(&Room { name: "xtask".into(), arrows: Vec::new() }));
        let featured = with_features()?;
        assert!(featured.contains(&"limes".to_owned()), "{featured:?}");
        assert!(!featured.contains(&"xtask".to_owned()), "{featured:?}");
        Ok(())
    }

    /// Every package with the oldest compiler it says it needs, on this machine and in the browser.
    fn compilers_needed() -> Result<Vec<(String, Version)>> {
        let about = steps::read(steps::program("rustc").arg("-vV"))?;
        let host = about.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc does not say what it compiles for")?;
        let mut options = vec!["--locked".to_owned()];
        // Without a filter cargo would fetch what only other systems need.
        for platform in [host, "wasm32-unknown-unknown"] {
            options.extend(["--filter-platform".to_owned(), platform.to_owned()]);
        }
        let metadata = MetadataCommand::new()
            .manifest_path(steps::root().join("Cargo.toml"))
            .other_options(options)
            .exec()?;
        let needed = |package: Package| Some((package.name.to_string(), package.rust_version?));
        Ok(metadata.packages.into_iter().filter_map(needed).collect())
    }

    #[test]
    fn the_compiler_we_ask_for_compiles_every_dependency() -> Result<()> {
        let needed = compilers_needed()?;
        let members: Vec<String> =
            read()?.workspace_packages().iter().map(|package| package.name.to_string()).collect();
        let (ours, theirs): (Vec<_>, Vec<_>) =
            needed.iter().partition(|(name, _)| members.contains(name));
        assert_eq!(ours.len(), members.len(), "every crate says what it needs");
        let stated: BTreeSet<&Version> = ours.iter().map(|(_, version)| version).collect();
        let &[stated] = stated.into_iter().collect::<Vec<_>>().as_slice() else {
            panic!("all crates say the same: {ours:?}");
        };
        let newest = theirs.iter().max_by_key(|(_, version)| version);
        let (name, needed) = newest.context("no dependency says what it needs")?;
        assert!(
            stated >= needed,
            "`{name}` needs Rust {needed}, and rust-version in Cargo.toml says {stated}"
        );
        Ok(())
    }

    #[test]
    fn every_kind_of_library_is_shipped_and_no_build_script() -> Result<()> {
        let metadata = read()?;
        let roots = |name: &str| -> Vec<&str> {
            let package = metadata.packages.iter().find(|package| package.name.as_str() == name);
            let shipped = package.into_iter().flat_map(shipped);
            shipped.map(|target| relative(&metadata, target).as_str()).collect()
        };
        assert_eq!(
            roots("app"),
            ["crates/app/src/lib.rs"],
            "the page is a library for the browser"
        );
        assert_eq!(roots("server"), ["crates/server/src/lib.rs"]);
        assert_eq!(roots("limes-cli"), ["crates/cli/src/main.rs"]);
        Ok(())
    }

    #[test]
    fn the_modules_of_this_workspace_can_be_read() -> Result<()> {
        let metadata = read()?;
        for name in modules::CHECKED {
            assert_eq!(module_faults(&metadata, name)?, [], "{name}");
        }
        let said = module_faults(&metadata, "no-such-crate").map_err(|fault| fault.to_string());
        assert_eq!(said, Err("there is no crate `no-such-crate` to check".to_owned()));
        Ok(())
    }

    #[test]
    fn the_tree_of_a_crate_begins_with_it_and_goes_down() -> Result<()> {
        let metadata = read()?;
        let record = rules(&metadata).find(|package| package.name.as_str() == "record");
        let tree = tree(record.context("there is no crate `record`")?)?;
        assert!(tree.starts_with("0 record v"), "{tree}");
        assert!(tree.contains("\n1 sha2 v"), "{tree}");
        assert!(!tree.contains(" proptest v"), "dev-dependencies do not count: {tree}");
        Ok(())
    }
}
