//! Every seed in `fuzz/seeds` passes the law of its target, on any toolchain.

use std::fs;
use std::path::{Path, PathBuf};

fn seeds(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    let mut seeds: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    seeds.sort();
    seeds
}

#[test]
fn every_seed_passes_the_law_of_its_target() {
    for (target, law) in fuzz::TARGETS {
        let seeds = seeds(target);
        assert!(!seeds.is_empty(), "{target} has no seeds");
        for seed in seeds {
            eprintln!("{target}: {}", seed.display());
            law(&fs::read(&seed).expect("a seed"));
        }
    }
}

#[test]
fn every_folder_of_seeds_belongs_to_a_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    for entry in fs::read_dir(folder).expect("the seeds") {
        let name = entry.expect("a folder").file_name();
        assert!(fuzz::TARGETS.iter().any(|&(target, _)| name == target), "{name:?}");
    }
}
