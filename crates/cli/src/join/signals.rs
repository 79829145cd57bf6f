//! Requests to stop: Ctrl-C and SIGTERM.

use std::{io, thread};
use tokio::runtime::Builder;
use tokio::signal;

/// Tells of every signal that asks this program to stop, with its number. None is missed once this has returned.
#[cfg(unix)]
pub(super) fn listen(tell: impl Fn(i32) + Send + 'static) -> io::Result<()> {
    use signal::unix::{SignalKind, signal};
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let entered = runtime.enter();
    let (interrupt, terminate) = (SignalKind::interrupt(), SignalKind::terminate());
    let (mut interrupts, mut terminations) = (signal(interrupt)?, signal(terminate)?);
    drop(entered);
    thread::spawn(move || {
        runtime.block_on(async move {
            loop {
                tokio::select! {
                    _ = interrupts.recv() => tell(interrupt.as_raw_value()),
                    _ = terminations.recv() => tell(terminate.as_raw_value()),
                }
            }
        });
    });
    Ok(())
}

/// Tells of every Ctrl-C.
#[cfg(not(unix))]
pub(super) fn listen(tell: impl Fn(i32) + Send + 'static) -> io::Result<()> {
    const INTERRUPT: i32 = 2;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        runtime.block_on(async move {
            while signal::ctrl_c().await.is_ok() {
                tell(INTERRUPT);
            }
        });
    });
    Ok(())
}
