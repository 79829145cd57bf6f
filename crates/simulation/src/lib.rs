//! Nothing but tests (`tests/`): the server's core, `server::live`, in worlds where its storage, clocks, bots, processes and
//! networks fail. A failure is a seed.
#![forbid(unsafe_code)]
