//! Where the NATS servers are.

use async_nats::{ConnectOptions, ServerAddr};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// The addresses of NATS servers: `nats://host:4222`, or `tls://host` for an encrypted connection; several with commas.
///
/// A name and a password may be in the address (`nats://name:password@host`) or be given apart.
#[derive(Clone)]
pub struct NatsServers {
    addresses: Vec<ServerAddr>,
    password: Option<String>,
    certificates: Option<PathBuf>,
}

/// Why an address cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotNats(String);

impl fmt::Display for NotNats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not the address of a NATS server ({}); expected nats://HOST:PORT", self.0)
    }
}

impl std::error::Error for NotNats {}

impl FromStr for NatsServers {
    type Err = NotNats;

    fn from_str(text: &str) -> Result<NatsServers, NotNats> {
        let read = |part: &str| {
            let address: ServerAddr =
                part.trim().parse().map_err(|fault: std::io::Error| NotNats(fault.to_string()))?;
            if address.host().is_empty() {
                return Err(NotNats("it has no host".to_owned()));
            }
            Ok(address)
        };
        let addresses = text.split(',').map(read).collect::<Result<_, _>>()?;
        Ok(NatsServers { addresses, password: None, certificates: None })
    }
}

impl NatsServers {
    /// With the password for the name in the address.
    #[must_use]
    pub fn with_password(mut self, password: String) -> NatsServers {
        self.password = Some(password);
        self
    }

    /// With a file of certificates to trust besides those of the system.
    #[must_use]
    pub fn with_certificates(mut self, file: PathBuf) -> NatsServers {
        self.certificates = Some(file);
        self
    }

    pub(super) fn addresses(&self) -> &[ServerAddr] {
        &self.addresses
    }

    pub(super) fn options(&self) -> ConnectOptions {
        let mut options = ConnectOptions::new();
        let name = self.addresses.iter().find_map(ServerAddr::username);
        if let (Some(name), Some(password)) = (name, &self.password) {
            options = options.user_and_password(name.to_owned(), password.clone());
        }
        if let Some(file) = &self.certificates {
            options = options.add_root_certificates(file.clone());
        }
        options
    }
}

/// Without names and passwords, so that it can be logged.
impl fmt::Debug for NatsServers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts = self.addresses.iter().map(|it| format!("{}:{}", it.host(), it.port()));
        f.debug_list().entries(hosts).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_garbage_is_refused() {
        let servers: NatsServers =
            "nats://ada:secret@one:4222, tls://two".parse().expect("addresses");
        assert_eq!(format!("{servers:?}"), r#"["one:4222", "two:4222"]"#);
        for garbage in ["", "nats://", "http://one", "nats://one:99999", "one,,two", "nats://o ne"]
        {
            assert!(garbage.parse::<NatsServers>().is_err(), "{garbage:?}");
        }
    }
}
