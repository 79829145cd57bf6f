//! The app in the browser, served to this machine alone or to everybody in its network.

use crate::args::PlayArgs;
use crate::{lan, output, serve};
use anyhow::Context;
use server::Config;
use server::storage::{OpenFault, Storage};
use std::fs::DirBuilder;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

/// Where the app is if nobody asks for another port: LIME on the keys of a telephone.
const PORT: u16 = 5463;
/// How many ports after it are tried.
const TRIES: u16 = 20;

/// Serves the app until somebody presses Ctrl-C, and opens the browser if that is wanted and there is one.
pub(super) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let host = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let listener = listen(host, args.port)?;
    let listening = listener.local_addr().context("no address")?;
    let lan = lan::addresses(listening);
    let config = Config { lan: lan.clone(), ..Config::default() };
    let app = serve::app()?;
    let has_app = !app.is_empty();
    serve::runtime()?.block_on(async {
        let (storage, _passing) = open(args.data.as_ref()).await?;
        let warn = |why: &str| eprintln!("limes: {why}");
        serve::serve(listener, storage, config, app, None, warn, |_| {
            let address = format!("http://{}:{}/", Ipv4Addr::LOCALHOST, listening.port());
            output::print(&greeting(&address, has_app, args.lan.then_some(&lan[..])))?;
            if !args.no_open {
                open_browser(&address);
            }
            Ok(())
        })
        .await
    })
}

/// What is said when everything is ready.
fn greeting(address: &str, has_app: bool, lan: Option<&[String]>) -> String {
    let mut text = format!("Limes is at {address} until you press Ctrl-C.\n");
    if !has_app {
        text += "This binary was built without the web app: `cargo xtask play` builds both.\n";
    }
    match lan {
        None => {}
        Some([]) => text += "This machine is in no network, so nobody else can join.\n",
        Some([first, others @ ..]) => {
            text += &format!("Phones and other computers in this network find it at {first}/\n");
            text += &others.iter().map(|other| format!("or at {other}/\n")).collect::<String>();
            text += &qr_code(&format!("{first}/")).unwrap_or_default();
        }
    }
    text
}

/// An address for the camera of a phone, drawn with blocks.
fn qr_code(address: &str) -> Option<String> {
    let code = fast_qr::QRBuilder::new(address).build().ok()?;
    Some(format!("\n{}\n", code.to_str()))
}

/// What games with others are stored in: the folder that was named, the one of this account, or, if another game is open there
/// already, one that is deleted in the end.
async fn open(data: Option<&PathBuf>) -> anyhow::Result<(Storage, Option<PassingFolder>)> {
    if let Some(data) = data {
        return Ok((serve::open(data).await?, None));
    }
    let own = dirs::data_dir().map(|folder| folder.join("limes"));
    if let Some(own) = own {
        match Storage::open(&own).await {
            Ok(storage) => return Ok((storage, None)),
            Err(OpenFault::InUse { .. }) => {}
            Err(fault) => eprintln!("Games with others are not kept this time: {fault}."),
        }
    }
    let folder = PassingFolder::new().context("there is no place for games with others")?;
    Ok((serve::open(&folder.0).await?, Some(folder)))
}

/// A folder that is deleted in the end.
#[derive(Debug)]
struct PassingFolder(PathBuf);

impl PassingFolder {
    /// Makes one for this user alone. The folder of temporary files belongs to everybody, so its name cannot be guessed, and one
    /// that is there already is not used.
    fn new() -> anyhow::Result<PassingFolder> {
        let mut name = String::from("limes-");
        let mut random = [0; 16];
        getrandom::fill(&mut random).map_err(|fault| anyhow::anyhow!("{fault}"))?;
        random.iter().for_each(|byte| name += &format!("{byte:02x}"));
        PassingFolder::make(std::env::temp_dir().join(name))
    }

    fn make(folder: PathBuf) -> anyhow::Result<PassingFolder> {
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder).with_context(|| folder.display().to_string())?;
        Ok(PassingFolder(folder))
    }
}

impl Drop for PassingFolder {
    fn drop(&mut self) {
        // What cannot be deleted now, the system does some day.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The port that was asked for, or else the first that is free.
fn listen(host: Ipv4Addr, port: Option<u16>) -> anyhow::Result<TcpListener> {
    let bind = |port| TcpListener::bind((host, port));
    if let Some(port) = port {
        return bind(port).with_context(|| format!("--port: {port} cannot be used"));
    }
    let free = (PORT..PORT + TRIES).find_map(|port| bind(port).ok());
    free.map_or_else(|| bind(0), Ok).context("no port is free")
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
        let listen = |port| listen(Ipv4Addr::LOCALHOST, port);
        let first = listen(None)?;
        let taken = first.local_addr()?.port();
        let second = listen(None)?;
        assert_ne!(second.local_addr()?.port(), taken);
        let said = listen(Some(taken)).map(|_| ()).map_err(|fault| format!("{fault:#}"));
        let said = said.expect_err("the port is taken");
        assert!(said.starts_with(&format!("--port: {taken} cannot be used: ")), "{said}");
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_passing_folder_is_new_and_for_its_owner_alone() -> anyhow::Result<()> {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let (folder, other) = (PassingFolder::new()?, PassingFolder::new()?);
        assert_ne!(folder.0, other.0);
        assert_eq!(folder.0.metadata()?.permissions().mode() & 0o777, 0o700);
        let link = folder.0.join("link");
        symlink(&other.0, &link)?;
        for taken in [&folder.0, &link] {
            let said = PassingFolder::make(taken.clone()).map(std::mem::forget);
            let said = said.map_err(|fault| format!("{fault:#}")).expect_err("it is taken");
            assert!(said.contains("exists"), "{said}");
        }
        let path = folder.0.clone();
        drop(folder);
        assert!(!path.exists());
        Ok(())
    }

    #[test]
    fn others_in_the_network_are_told_where_it_is() {
        let address = "http://127.0.0.1:5463/";
        assert!(!greeting(address, true, None).contains("network"));
        assert!(greeting(address, true, Some(&[])).contains("nobody else can join"));
        let lan = ["http://192.168.1.5:5463".to_owned(), "http://10.0.0.2:5463".to_owned()];
        let text = greeting(address, false, Some(&lan));
        assert!(
            text.contains("find it at http://192.168.1.5:5463/\nor at http://10.0.0.2:5463/\n")
        );
        assert!(text.contains('█'), "{text}");
    }
}
