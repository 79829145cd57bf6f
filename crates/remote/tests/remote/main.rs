//! Whole games at a server, through a socket that breaks off, a server that restarts and a page that is loaded again; and each
//! rule by hand.

mod driver;
mod kit;
mod link;
mod network;
mod server;
mod simulation;
