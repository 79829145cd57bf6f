//! Whole clients with a small game of their own: each rule by hand, and whole games against a world that breaks everything.

mod answers;
mod bots;
mod decisions;
mod device;
mod dice;
mod gems;
mod network;
mod page;
mod remote;
mod simulation;
mod storage;
mod take_back;
mod wire;
mod world;
