//! What whoever runs the server can choose.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

/// What whoever runs the server can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address that people type, if it is not the one that the server listens at: behind a proxy, say.
    pub public_url: Option<PublicUrl>,
    /// Addresses at which other devices in the same network reach the server.
    pub lan: Vec<String>,
    /// The operator's legal notice.
    pub imprint: Option<WebPage>,
    /// The operator's privacy policy.
    pub privacy: Option<WebPage>,
    /// A message from the operator to every visitor.
    pub notice: Option<String>,
    /// Whether whoever connects is a proxy that says in `X-Forwarded-For` whom it speaks for.
    pub behind_proxy: bool,
    /// How refused visitors are named in the log.
    pub log_addresses: LogAddresses,
    /// Where figures for operators are told besides to this machine itself.
    pub metrics: Option<SocketAddr>,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How many milliseconds a person must be absent and asked, at a table without a clock, before others may let a bot play
    /// for them.
    pub substitute_after: u64,
    /// What one visitor may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public_url: None,
            lan: Vec::new(),
            imprint: None,
            privacy: None,
            notice: None,
            behind_proxy: false,
            log_addresses: LogAddresses::default(),
            metrics: None,
            bot_threads: 1,
            substitute_after: 600_000,
            limits: Limits::default(),
        }
    }
}

/// How refused visitors are named in the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogAddresses {
    /// By a hash of their address that only this run of the server can make.
    #[default]
    Keyed,
    /// By their address.
    Plain,
    /// Not at all.
    None,
}

/// A text that is not a way to name visitors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAWayToLog;

impl fmt::Display for NotAWayToLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is keyed, plain or none")
    }
}

impl std::error::Error for NotAWayToLog {}

impl FromStr for LogAddresses {
    type Err = NotAWayToLog;

    fn from_str(text: &str) -> Result<LogAddresses, NotAWayToLog> {
        match text {
            "keyed" => Ok(LogAddresses::Keyed),
            "plain" => Ok(LogAddresses::Plain),
            "none" => Ok(LogAddresses::None),
            _ => Err(NotAWayToLog),
        }
    }
}

/// What one visitor may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Guests that one address can be at once.
    pub guests: u32,
    /// Guests that it can be every minute after that.
    pub guests_per_minute: u32,
    /// Requests of one address in a second.
    pub requests_per_second: u32,
    /// Commands of one player in a second.
    pub commands_per_second: u32,
    /// Messages over one socket in a second.
    pub messages_per_second: u32,
    /// Messages over all sockets of one address in a second.
    pub messages_per_second_per_address: u32,
    /// Tables that one player can make at once.
    pub new_tables: u32,
    /// Tables that they can make every hour after that.
    pub new_tables_per_hour: u32,
    /// Tables that can be made from one address at once.
    pub new_tables_per_address: u32,
    /// Tables that can be made from it every hour after that.
    pub new_tables_per_hour_per_address: u32,
    /// Tables of one player that are not over.
    pub open_tables: usize,
    /// Seats of all tables of one player that have not begun.
    pub open_seats: usize,
    /// Seats of all tables that one address has made and that have not begun.
    pub open_seats_per_address: usize,
    /// Listed tables of one player that have not begun.
    pub listed_tables: usize,
    /// Listed tables that one address has made and that have not begun.
    pub listed_tables_per_address: usize,
    /// How long the host of an open table may be away before it is not listed.
    pub listed_away: Duration,
    /// Taken seats of all loaded tables; a table counts as 16 more, and a deck as one for every 512 bytes.
    pub loaded_seats: usize,
    /// Tables that one socket can watch.
    pub watched_tables: usize,
    /// Seats of a table.
    pub seats: usize,
    /// Bots at a table.
    pub bots: usize,
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address at once; behind a proxy its sockets and streams.
    pub connections_per_address: usize,
    /// Sockets and streams without an identity of one address at once.
    pub anonymous_sockets: usize,
    /// How long a socket without an identity may watch nothing.
    pub anonymous_idle: Duration,
    /// How long a client may not read what it is sent.
    pub slow_reader: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let table = table::Limits::default();
        Limits {
            guests: 100,
            guests_per_minute: 10,
            requests_per_second: 500,
            commands_per_second: 50,
            messages_per_second: 100,
            messages_per_second_per_address: 2000,
            new_tables: 500,
            new_tables_per_hour: 120,
            new_tables_per_address: 5000,
            new_tables_per_hour_per_address: 600,
            open_tables: 50,
            open_seats: 20_000,
            open_seats_per_address: 100_000,
            listed_tables: 50,
            listed_tables_per_address: 200,
            listed_away: Duration::from_secs(60),
            loaded_seats: 500_000,
            watched_tables: 32,
            seats: table.seats,
            bots: table.bots,
            connections: 18_000,
            connections_per_address: 1000,
            anonymous_sockets: 300,
            anonymous_idle: Duration::from_secs(60),
            slow_reader: Duration::from_secs(20),
        }
    }
}

impl Limits {
    /// What a table may ask for.
    pub(crate) fn table(&self) -> table::Limits {
        table::Limits { seats: self.seats, bots: self.bots }
    }
}

/// The address that people type: scheme, host and port, and nothing behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    is_https: bool,
    port: u16,
}

/// A text that is no address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAUrl;

impl fmt::Display for NotAUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address looks like https://games.example.org or http://club.local:8080")
    }
}

impl std::error::Error for NotAUrl {}

impl PublicUrl {
    /// As a browser writes it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether the way there is encrypted.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// Its port, the usual one if none is said.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl FromStr for PublicUrl {
    type Err = NotAUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(NotAUrl)?;
        let is_https = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(NotAUrl),
        };
        let host = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        let is_plain =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if host.is_empty() || host.starts_with(':') || !host.chars().all(is_plain) {
            return Err(NotAUrl);
        }
        let usual = if is_https { 443 } else { 80 };
        // The colons inside of [::1] are no port.
        let after_host = host.rfind(']').map_or(&host[..], |end| &host[end..]);
        let port = match after_host.rsplit_once(':') {
            Some((_, port)) => port.parse().map_err(|_| NotAUrl)?,
            None => usual,
        };
        // Browsers leave the usual port out.
        let host = host.strip_suffix(&format!(":{usual}")).unwrap_or(&host);
        Ok(PublicUrl { origin: format!("{scheme}://{host}"), is_https, port })
    }
}

/// The address of a page on the web, for links that visitors follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebPage(String);

impl WebPage {
    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for WebPage {
    type Err = NotAUrl;

    /// Only web addresses: a browser would run a `javascript:` link in our own page.
    fn from_str(text: &str) -> Result<WebPage, NotAUrl> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_plain = |c: char| !c.is_whitespace() && !c.is_control();
        let is_page = |rest: &str| !rest.is_empty() && rest.chars().all(is_plain);
        if rest.is_some_and(is_page) { Ok(WebPage(text.to_owned())) } else { Err(NotAUrl) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_on_the_web() {
        for text in ["https://example.org/imprint?lang=de#top", "http://club.local:8080/privacy"] {
            assert_eq!(text.parse::<WebPage>().as_ref().map(WebPage::as_str), Ok(text));
        }
        for text in
            ["", "example.org", "https://", "javascript:alert(1)", "https://a b", "HTTPS://x"]
        {
            assert_eq!(text.parse::<WebPage>(), Err(NotAUrl), "{text}");
        }
    }

    #[test]
    fn an_address_is_read_as_browsers_write_it() {
        for (text, origin, port) in [
            ("https://games.example.org", "https://games.example.org", 443),
            ("https://Games.Example.org:443/", "https://games.example.org", 443),
            ("http://club.local:8080/", "http://club.local:8080", 8080),
            ("http://[::1]:8080", "http://[::1]:8080", 8080),
            ("http://[::1]", "http://[::1]", 80),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!((url.origin(), url.port()), (origin, port), "{text}");
        }
    }

    #[test]
    fn rubbish_is_no_address() {
        for text in [
            "",
            "games.example.org",
            "ftp://x",
            "https://",
            "https://a b",
            "https://a/b",
            "https://a:x",
            "http://:80",
            "https://u@h",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAUrl), "{text}");
        }
    }
}
