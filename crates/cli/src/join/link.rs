//! The link of a table.

use protocol::TableId;
use std::fmt;
use std::str::FromStr;

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableLink {
    /// Scheme, host and port.
    pub(super) origin: String,
    /// The table.
    pub(super) table: TableId,
}

/// A text that leads to no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NotALink;

impl fmt::Display for NotALink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "the link of a table looks like https://games.example.org/#/table/0123456789abcdefghjk",
        )
    }
}

impl std::error::Error for NotALink {}

impl fmt::Display for TableLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/#/table/{}", self.origin, self.table)
    }
}

impl FromStr for TableLink {
    type Err = NotALink;

    /// Whatever leads there: the link that the app shows, or the address of the table in the API.
    fn from_str(text: &str) -> Result<TableLink, NotALink> {
        let (scheme, rest) = text.trim().split_once("://").ok_or(NotALink)?;
        let (host, path) = rest.split_once('/').ok_or(NotALink)?;
        if !matches!(scheme, "http" | "https") || host.is_empty() {
            return Err(NotALink);
        }
        let words = path.split(['/', '#', '?', '&', '=']);
        let table = words.filter_map(|word| word.parse().ok()).next_back().ok_or(NotALink)?;
        Ok(TableLink { origin: format!("{scheme}://{host}"), table })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_a_table_leads_there() {
        for text in [
            "http://127.0.0.1:8080/#/table/0123456789abcdefghjk",
            "http://127.0.0.1:8080/api/tables/0123456789abcdefghjk",
            " http://127.0.0.1:8080/#/table/0123456789abcdefghjk?lang=de\n",
        ] {
            let link: TableLink = text.parse().expect(text);
            assert_eq!(link.to_string(), "http://127.0.0.1:8080/#/table/0123456789abcdefghjk");
        }
    }

    #[test]
    fn rubbish_leads_nowhere() {
        for text in [
            "",
            "http://",
            "http://x",
            "http://x/",
            "ftp://x/0123456789abcdefghjk",
            "0123456789abcdefghjk",
            "http:///0123456789abcdefghjk",
            "http://x/#/table/short",
        ] {
            assert_eq!(text.parse::<TableLink>(), Err(NotALink), "{text}");
        }
    }
}
