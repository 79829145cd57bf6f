//! The release as its users meet it: unpacked, installed, upgraded and purged in a scratch root, and run by its unit's own line.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::{CHECKSUMS, Compression, Release, assemble, package};
use crate::steps::{self, program as tool, run as must};
use crate::{browser, workspace};

/// The exposure that `systemd-analyze security` may find, in tenths.
const EXPOSURE: &str = "--threshold=30";
/// The folder of the units in the package.
const UNITS: &str = "usr/lib/systemd/system";
/// The server's folder in the package's units.
const DATA: &str = "/var/lib/limes";
/// A line that an operator adds to the settings.
const OWN_SETTING: &str = "LIMES_PUBLIC_URL=https://games.example.org\n";

/// Builds a release around this binary and tries it, in a folder that is removed afterwards.
pub(crate) fn check(binary: &Path) -> Result<()> {
    let work = std::env::temp_dir().join(format!("limes-release-{}", std::process::id()));
    let outcome = check_in(&work, binary);
    // Nothing depends on it.
    let _ = fs::remove_dir_all(&work);
    outcome
}

fn check_in(work: &Path, binary: &Path) -> Result<()> {
    let version = workspace::version()?;
    let release = assemble(binary, &version, &work.join("release"), Compression::Fast)?;
    must(tool("sha256sum").args(["--check", "--strict", CHECKSUMS]).current_dir(&release.folder))?;
    check_archive(&release, &version, work)?;
    check_package(&release, &version, work)?;
    lint_container_file()
}

fn check_archive(release: &Release, version: &str, work: &Path) -> Result<()> {
    must(
        tool("tar")
            .arg("--extract")
            .arg("--file")
            .arg(&release.archive)
            .arg("--directory")
            .arg(work),
    )?;
    let name = format!("limes-{version}-{}-linux", std::env::consts::ARCH);
    let folder = work.join(name);
    let said = steps::read(Command::new(folder.join("limes")).arg("--version"))?;
    ensure!(said.trim() == format!("limes {version}"), "the archive holds another version: {said}");
    for file in ["packaging/limes.service", "docs/OPERATING.md", "LICENSE-MIT"] {
        ensure!(folder.join(file).is_file(), "the archive lacks {file}");
    }
    Ok(())
}

fn check_package(release: &Release, version: &str, work: &Path) -> Result<()> {
    let root = Root::make(&work.join("root"))?;
    root.dpkg("--install", &release.package)?;
    for file in ["usr/lib/sysusers.d/limes.conf", "usr/share/doc/limes/OPERATING.md"] {
        ensure!(root.path(file).is_file(), "{file} is not installed");
    }
    let users = root.read("etc/passwd")?;
    ensure!(users.lines().any(|user| user.starts_with("limes:")), "there is no user `limes`");
    root.check_units(work)?;
    root.run_units()?;

    // Games and an operator's settings survive an upgrade.
    let settings = root.read("etc/default/limes")? + OWN_SETTING;
    fs::write(root.path("etc/default/limes"), &settings)?;
    fs::create_dir_all(root.path("var/lib/limes"))?;
    fs::write(root.path("var/lib/limes/limes.db"), "games")?;
    fs::create_dir_all(root.path("var/lib/limes-backups"))?;
    fs::write(root.path("var/lib/limes-backups/limes-1.db"), "backup")?;
    root.dpkg("--install", &newer(release, version, work)?)?;
    ensure!(
        root.read("var/lib/dpkg/status")?.contains(&format!("Version: {version}+1")),
        "not upgraded"
    );
    ensure!(root.read("etc/default/limes")? == settings, "the upgrade changed the settings");
    ensure!(root.path("var/lib/limes/limes.db").is_file(), "the upgrade lost the games");

    root.dpkg("--remove", Path::new("limes"))?;
    ensure!(!root.path("usr/bin/limes").exists(), "the binary is still there");
    ensure!(root.path("var/lib/limes/limes.db").is_file(), "removing the package lost the games");
    root.dpkg("--purge", Path::new("limes"))?;
    ensure!(!root.path("var/lib/limes").exists(), "the purge left the games");
    ensure!(!root.path("etc/default/limes").exists(), "the purge left the settings");
    ensure!(root.path("var/lib/limes-backups/limes-1.db").is_file(), "the purge lost a backup");
    Ok(())
}

/// The same package as a later version.
fn newer(release: &Release, version: &str, work: &Path) -> Result<PathBuf> {
    let name = format!("limes-{version}-{}-linux", std::env::consts::ARCH);
    let next = work.join("next");
    fs::create_dir_all(&next)?;
    ensure!(release.package.is_file(), "there is nothing to upgrade");
    package(&work.join(name), &format!("{version}+1"), &next, Compression::Fast)
}

/// A folder that dpkg takes for the root of a system without any other package.
struct Root(PathBuf);

impl Root {
    fn make(folder: &Path) -> Result<Root> {
        for name in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "etc", "var/log"] {
            fs::create_dir_all(folder.join(name))?;
        }
        fs::write(folder.join("var/lib/dpkg/status"), "")?;
        Ok(Root(folder.to_owned()))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn read(&self, name: &str) -> Result<String> {
        fs::read_to_string(self.path(name)).with_context(|| format!("cannot read {name}"))
    }

    /// Runs dpkg. Its scripts run outside of the root, which has no shell, and are told where it is.
    fn dpkg(&self, action: &str, package: &Path) -> Result<()> {
        let is_root = steps::read(tool("id").arg("-u"))?.trim() == "0";
        let mut command = if is_root {
            tool("dpkg")
        } else {
            let mut unshare = tool("unshare");
            unshare.args(["--map-root-user", "dpkg"]);
            unshare
        };
        command.arg(format!("--root={}", self.0.display()));
        // The root has no libraries, and no dpkg to be told of.
        command.args(["--force-script-chrootless", "--force-depends", "--force-confold"]);
        must(command.arg(action).arg(package))
    }

    /// The units, with the binary where it is in the root.
    fn check_units(&self, work: &Path) -> Result<()> {
        let folder = work.join("units");
        fs::create_dir_all(&folder)?;
        let binary = self.path("usr/bin/limes").display().to_string();
        let mut units = Vec::new();
        for name in ["limes.service", "limes-backup.service", "limes-backup.timer"] {
            let unit = self.read(&format!("{UNITS}/{name}"))?.replace("/usr/bin/limes", &binary);
            units.push(folder.join(name));
            fs::write(folder.join(name), unit)?;
        }
        let said = tool("systemd-analyze").arg("verify").args(&units).output()?;
        let complaints = String::from_utf8_lossy(&said.stderr);
        ensure!(
            said.status.success() && complaints.is_empty(),
            "the units are wrong: {complaints}"
        );
        for unit in
            units.iter().filter(|unit| unit.extension().is_some_and(|kind| kind == "service"))
        {
            must(
                tool("systemd-analyze")
                    .args(["security", "--offline=yes", "--no-pager", EXPOSURE])
                    .arg(unit)
                    .stdout(Stdio::null()),
            )?;
        }
        Ok(())
    }

    /// Runs the lines of the server's and the backup's units, with the settings of the package and folders in the root.
    fn run_units(&self) -> Result<()> {
        let data = self.path("data");
        let backups = self.path("data-backups");
        fs::create_dir_all(&backups)?;
        let lines = |unit: &str| -> Result<Vec<String>> {
            let text = self.read(&format!("{UNITS}/{unit}"))?;
            let lines = text.lines().filter_map(|line| line.strip_prefix("ExecStart="));
            let binary = self.path("usr/bin/limes").display().to_string();
            let here = |line: &str| {
                let line = line.replace("/usr/bin/limes", &binary);
                line.replace(DATA, &data.display().to_string()).replace("%%", "%")
            };
            Ok(lines.map(here).collect())
        };
        let settings = self.read("etc/default/limes")?;
        let settings = settings.lines().filter(|line| !line.starts_with('#'));
        let server = Command::new("sh")
            .args(["-c", &format!("exec {}", lines("limes.service")?.concat())])
            .envs(settings.filter_map(|line| line.split_once('=')))
            .env("LIMES_ADDRESS", "127.0.0.1:0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut server = Running(server);
        let mut address = String::new();
        let stdout = server.0.stdout.take().context("nothing to read")?;
        BufReader::new(stdout).read_line(&mut address)?;
        let host = address.trim().strip_prefix("http://").context("the server says no address")?;
        let health = get(host, "/healthz")?;
        ensure!(health.ends_with("ok\n"), "the server is not healthy: {health}");
        for line in lines("limes-backup.service")? {
            must(tool("sh").args(["-c", &line]))?;
        }
        let backups = fs::read_dir(backups)?.count();
        ensure!(backups == 1, "{backups} backups were made");
        must(tool("kill").arg(server.0.id().to_string()))?;
        ensure!(server.0.wait()?.success(), "the server did not end well");
        Ok(())
    }
}

/// A process that does not outlive the check.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended if all went well.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The response to a request, headers included.
fn get(host: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(host)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut response = String::new();
    stream.read_to_string(&mut response)?;
    Ok(response)
}

/// There is no container engine to build the image with, so the file is only checked for mistakes.
fn lint_container_file() -> Result<()> {
    browser::install_packages()?;
    let linter =
        steps::root().join("tests/browser/node_modules/dockerfile-utils/bin/dockerfile-utils");
    let said = steps::read(tool("node").arg(linter).args(["lint", "packaging/Containerfile"]))?;
    ensure!(said.trim().is_empty(), "the container file has mistakes:\n{said}");
    Ok(())
}
