//! Disks that lose power and disks that fail.
//!
//! Each test runs the storage in a process of its own, with a library between that process and the system, and kills it.
#![cfg(target_os = "linux")]

mod appends;
mod failing;
mod library;
mod power_cut;
