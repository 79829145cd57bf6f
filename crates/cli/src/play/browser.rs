//! The app in the browser, served to this machine alone.

use crate::output;
use anyhow::Context;
use server::Assets;
use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::{select, signal, time};

/// Where the app is if nobody asks for another port: LIME on the keys of a telephone.
const PORT: u16 = 5463;
/// How many ports after it are tried.
const TRIES: u16 = 20;
/// How long a download may still take once it is time to stop.
const PATIENCE: Duration = Duration::from_secs(1);

/// Serves the app until somebody presses Ctrl-C, and opens the browser if that is wanted and there is one.
pub(super) fn run(port: Option<u16>, open: bool) -> anyhow::Result<()> {
    let listener = listen(port)?;
    let assets = Assets::embedded();
    let address = format!("http://{}/", listener.local_addr().context("no address")?);
    let mut text = format!("Limes is at {address} until you press Ctrl-C.\n");
    if assets.is_empty() {
        text += "This binary was built without the web app: `cargo xtask play` builds both.\n";
    }
    let runtime = Builder::new_current_thread().enable_all().build().context("no runtime")?;
    runtime.block_on(async {
        // Watched before the address is known, so that nobody can be too quick.
        let stop = stop_asked_for()?;
        output::print(&text)?;
        if open {
            open_browser(&address);
        }
        serve(listener, assets, stop).await
    })
}

async fn serve(
    listener: TcpListener,
    assets: Assets,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let stop = async {
        stop.await;
        // The other end waits as long as this is served.
        let _ = stopping.send(());
    };
    let serving = server::serve(listener, server::routes(assets), stop);
    let too_long = async {
        let _ = stopped.await;
        time::sleep(PATIENCE).await;
    };
    select! {
        served = serving => served.context("the app can no longer be served"),
        () = too_long => Ok(()),
    }
}

/// The port that was asked for, or else the first that is free.
fn listen(port: Option<u16>) -> anyhow::Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = port {
        return bind(port).with_context(|| format!("--port: {port} cannot be used"));
    }
    let free = (PORT..PORT + TRIES).find_map(|port| bind(port).ok());
    free.map_or_else(|| bind(0), Ok).context("no port is free")
}

/// Ctrl-C, or the end of the session it runs in.
fn stop_asked_for() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        let mut interrupt = signal::unix::signal(signal::unix::SignalKind::interrupt())?;
        let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
        Ok(async move {
            select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Opens the browser where there is a display; otherwise the address has been said and must do.
fn open_browser(address: &str) {
    if !has_display() {
        return;
    }
    if let Err(fault) = open::that_detached(address) {
        eprintln!("The browser does not open ({fault}); please open the address yourself.");
    }
}

/// Without one, a browser for terminals might take this terminal over.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_passed_over_unless_it_was_asked_for() -> anyhow::Result<()> {
        let first = listen(None)?;
        let taken = first.local_addr()?.port();
        let second = listen(None)?;
        assert_ne!(second.local_addr()?.port(), taken);
        let said = listen(Some(taken)).map(|_| ()).map_err(|fault| format!("{fault:#}"));
        let said = said.expect_err("the port is taken");
        assert!(said.starts_with(&format!("--port: {taken} cannot be used: ")), "{said}");
        Ok(())
    }
}
