//! A PostgreSQL server, reached through a socket in its scratch folder: it takes no port from anybody.

use crate::process::{Service, command};
use crate::scratch::{Scratch, User};
use crate::{Fault, process};
use rustix::process::Signal;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long a server may take to start on a busy machine.
const STARTING: Duration = Duration::from_secs(60);
/// The pause between two looks at the server.
const LOOK: Duration = Duration::from_millis(10);
/// Names a folder with the programs of PostgreSQL.
const VARIABLE: &str = "LIMES_POSTGRES";
/// Where Debian has them, one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The administrator of the database, and their password.
const USER: &str = "limes";
const PASSWORD: &str = "correct horse";

/// Whether what is stored survives a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syncing {
    /// It does.
    On,
    /// It does not, which is faster.
    Off,
}

/// A PostgreSQL server with its own data.
#[derive(Debug)]
pub struct Postgres {
    service: Mutex<Option<Service>>,
    programs: PathBuf,
    user: Option<User>,
    syncing: Syncing,
    scratch: Scratch,
}

impl Postgres {
    /// Makes a database cluster and starts its server.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start(syncing: Syncing) -> Result<Postgres, Fault> {
        let programs = programs()?;
        let user = User::unprivileged();
        let scratch = Scratch::new(user)?;
        let server = Postgres { service: Mutex::new(None), programs, user, syncing, scratch };
        server.make_cluster()?;
        server.resume()?;
        Ok(server)
    }

    /// The URL of a database.
    pub fn url(&self, database: &str) -> String {
        self.url_with_password(database, PASSWORD)
    }

    /// The URL of a database with another password.
    pub fn url_with_password(&self, database: &str, password: &str) -> String {
        let path = self.scratch.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://{USER}:{}@{path}/{database}", password.replace(' ', "%20"))
    }

    /// The password of every URL.
    pub fn password(&self) -> &'static str {
        PASSWORD
    }

    /// Makes an empty database.
    ///
    /// # Errors
    /// If there is one of that name, or the server does not run.
    pub fn create_database(&self, name: &str) -> Result<(), Fault> {
        self.run("postgres", &format!("CREATE DATABASE {name}")).map(|_| ())
    }

    /// Runs statements in a database and returns what `psql` prints: rows of values separated by `|`.
    ///
    /// # Errors
    /// If one of them fails.
    pub fn run(&self, database: &str, statements: &str) -> Result<String, Fault> {
        let mut psql = process::command(None, &self.programs.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", USER, "-d", database]);
        psql.arg("-h").arg(self.scratch.path()).args(["-c", statements]);
        psql.env("PGPASSWORD", PASSWORD).current_dir("/");
        let output = psql.output()?;
        succeeded("psql", &output)?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Kills the server as a crash would. Its data stays for [`Postgres::resume`].
    pub fn kill(&self) {
        if let Some(service) = self.lock().take() {
            // The processes of the server notice that their parent is gone, and end.
            service.stop(Signal::QUIT);
        }
    }

    /// Starts the server after [`Postgres::kill`].
    ///
    /// # Errors
    /// If it does not start.
    pub fn resume(&self) -> Result<(), Fault> {
        let (fsync, path) = (self.syncing == Syncing::On, self.scratch.path());
        let switch = |is_on: bool| if is_on { "on" } else { "off" };
        let mut args = vec!["-D".to_owned(), self.data().display().to_string()];
        for setting in [
            "listen_addresses=".to_owned(),
            format!("unix_socket_directories={}", path.display()),
            format!("fsync={}", switch(fsync)),
            format!("full_page_writes={}", switch(fsync)),
            "max_connections=200".to_owned(),
            "shared_buffers=64MB".to_owned(),
        ] {
            args.extend(["-c".to_owned(), setting]);
        }
        let log = path.with_extension("log");
        let service = Service::start(self.user, &self.programs.join("postgres"), &args, &log)?;
        let begin = Instant::now();
        while !self.is_ready() {
            if service.has_ended() || begin.elapsed() > STARTING {
                let said = fs::read_to_string(&log).unwrap_or_default();
                service.stop(Signal::QUIT);
                return Err(Fault::Failed(format!("PostgreSQL does not start: {said}")));
            }
            std::thread::sleep(LOOK);
        }
        *self.lock() = Some(service);
        Ok(())
    }

    /// Stops all processes of the server where they are, connections included. Only on Linux.
    pub fn freeze(&self) {
        self.signal_all(Signal::STOP);
    }

    /// Lets them go on.
    pub fn thaw(&self) {
        self.signal_all(Signal::CONT);
    }

    fn signal_all(&self, signal: Signal) {
        self.lock().iter().for_each(|service| service.signal_all(signal));
    }

    fn make_cluster(&self) -> Result<(), Fault> {
        let password = self.scratch.path().join("password");
        fs::write(&password, PASSWORD)?;
        let mut initdb = command(self.user, &self.programs.join("initdb"));
        initdb.arg("-D").arg(self.data()).arg("--pwfile").arg(&password).current_dir("/");
        initdb.args(["--username", USER, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]);
        initdb.args(["--no-sync", "--no-instructions"]);
        if let Some(User { uid, gid }) = self.user {
            std::os::unix::fs::chown(&password, Some(uid), Some(gid))?;
        }
        succeeded("initdb", &initdb.output()?)
    }

    /// The last line of this file says what the server is doing.
    fn is_ready(&self) -> bool {
        let state = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        state.lines().nth(7).is_some_and(|state| state.trim() == "ready")
    }

    fn data(&self) -> PathBuf {
        self.scratch.path().join("data")
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Service>> {
        self.service.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.thaw();
        self.kill();
    }
}

/// The folder with the programs: the one that was named, the newest of Debian, or the one of another system.
fn programs() -> Result<PathBuf, Fault> {
    if let Some(folder) = std::env::var_os(VARIABLE) {
        return Ok(folder.into());
    }
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|version| version.file_name().to_string_lossy().parse::<u32>().ok())
        .max();
    let elsewhere = std::env::var_os("PATH");
    let elsewhere = elsewhere.iter().flat_map(std::env::split_paths);
    let folders = newest.map(|version| Path::new(DEBIAN).join(format!("{version}/bin")));
    folders
        .into_iter()
        .chain(elsewhere)
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
        .ok_or_else(|| Fault::Unavailable("PostgreSQL is not installed".to_owned()))
}

fn succeeded(program: &str, output: &Output) -> Result<(), Fault> {
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Fault::Failed(format!("{program} failed: {}", said.trim())))
}
