//! Tests of the files in packaging/, which docs/OPERATING.md shows.

use crate::steps;
use std::fs;

fn read(path: &str) -> String {
    fs::read_to_string(steps::root().join(path)).expect(path)
}

/// The files that the page shows, each with the text it shows.
fn shown(page: &str) -> Vec<(&str, &str)> {
    let quotes = page.split("[packaging/").skip(1);
    quotes
        .filter_map(|quote| {
            let (name, rest) = quote.split_once(']')?;
            let (_, block) =
                rest.split_once("):\n\n```\n").filter(|(link, _)| !link.contains('\n'))?;
            Some((name, block.split_once("\n```\n")?.0))
        })
        .collect()
}

#[test]
fn the_page_for_operators_shows_the_files_as_they_are() {
    let page = read("docs/OPERATING.md");
    let shown = shown(&page);
    let names: Vec<&str> = shown.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["nginx.conf", "limes.service"]);
    for (name, text) in shown {
        assert_eq!(text, read(&format!("packaging/{name}")).trim_end(), "{name}");
    }
}

#[test]
fn every_file_that_the_page_links_to_is_there() {
    let page = read("docs/OPERATING.md");
    let links: Vec<&str> =
        page.split("](../").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect();
    assert!(links.len() >= 4, "{links:?}");
    for link in links {
        assert!(steps::root().join(link).is_file(), "{link}");
    }
}

#[test]
fn a_container_can_be_told_its_address_and_that_there_is_a_proxy() {
    let file = read("packaging/Containerfile");
    for variable in [
        "LIMES_ADDRESS=0.0.0.0:8080",
        "LIMES_DATA=/data",
        "LIMES_PUBLIC_URL=",
        "LIMES_BEHIND_PROXY=",
    ] {
        assert!(file.contains(variable), "{variable}");
    }
}

#[test]
fn a_container_has_a_user_of_its_own_and_says_whether_it_is_well() {
    let file = read("packaging/Containerfile");
    for line in
        ["--uid 990", "--gid 990", "\nUSER limes\n", "\nHEALTHCHECK ", "[\"limes\", \"health\"]"]
    {
        assert!(file.contains(line), "{line}");
    }
    let ignored = read(".dockerignore");
    let ignored: Vec<&str> = ignored.lines().collect();
    assert!([".git", "target", "node_modules"].iter().all(|folder| ignored.contains(folder)));
}

#[test]
fn the_service_has_few_rights_and_bounded_memory() {
    let unit = read("packaging/limes.service");
    for setting in [
        "User=limes",
        "MemoryHigh=",
        "MemoryMax=",
        "CapabilityBoundingSet=\n",
        "LockPersonality=yes",
        "RestrictAddressFamilies=AF_INET AF_INET6 AF_NETLINK AF_UNIX",
        "RestartSec=",
        "SystemCallFilter=@system-service",
        "UMask=0077",
    ] {
        assert!(unit.lines().any(|line| format!("{line}\n").starts_with(setting)), "{setting}");
    }
}
