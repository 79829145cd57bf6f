//! Whole clients with a small game of their own: each rule by hand, and whole games against a world that breaks everything.

mod bots;
mod decisions;
mod gems;
mod page;
mod storage;
mod take_back;
