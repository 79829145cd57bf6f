//! Networks as operators name them: an address, and how many of its bits count.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// Where the IPv4 addresses begin among those of IPv6: `::ffff:0:0/96`.
const IPV4: Subnet = Subnet { bits: 0xffff_0000_0000, prefix: 96 };
/// The networks of the machine itself.
const LOOPBACK: [Subnet; 2] =
    [Subnet { bits: 1, prefix: 128 }, Subnet { bits: 0xffff_7f00_0000, prefix: 104 }];
/// How many bits of an IPv6 address count if the operator does not say: a household or a rented machine has at least these.
const USUAL_IPV6: u8 = 64;
/// The fewest bits that count: a network of fewer has millions of strangers in it.
const FEWEST_IPV4: u8 = 8;
const FEWEST_IPV6: u8 = 16;

/// A network. IPv4 addresses are stored as IPv6 knows them. Invariant: bits that do not count are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subnet {
    bits: u128,
    prefix: u8,
}

/// Why a text does not name a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASubnet {
    /// It is not an address.
    Address,
    /// The prefix is not a number up to this one.
    Prefix(u8),
    /// The prefix is less than this.
    TooWide(u8),
}

impl fmt::Display for NotASubnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotASubnet::Address => {
                f.write_str("not a valid address, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64")
            }
            NotASubnet::Prefix(most) => write!(f, "the prefix must be a number up to {most}"),
            NotASubnet::TooWide(fewest) => {
                write!(f, "the network is too large: the prefix must be at least {fewest}")
            }
        }
    }
}

impl std::error::Error for NotASubnet {}

impl Subnet {
    fn new(bits: u128, prefix: u8) -> Subnet {
        let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
        Subnet { bits: bits & mask, prefix }
    }

    /// The network around an address of which so many bits count, seen as IPv6.
    pub(crate) fn around(address: IpAddr, prefix: u8) -> Subnet {
        Subnet::new(bits(address), prefix.min(128))
    }

    /// Its first address.
    pub(crate) fn first(self) -> IpAddr {
        IpAddr::V6(Ipv6Addr::from_bits(self.bits)).to_canonical()
    }

    /// How many bits count, seen as IPv6.
    pub(crate) fn prefix(self) -> u8 {
        self.prefix
    }

    /// Whether an address is in it.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        Subnet::around(address, self.prefix) == self
    }

    /// Whether any address is in both.
    fn overlaps(self, other: Subnet) -> bool {
        let prefix = self.prefix.min(other.prefix);
        Subnet::new(self.bits, prefix) == Subnet::new(other.bits, prefix)
    }

    /// Whether it has addresses of the machine itself.
    pub(crate) fn has_loopback(self) -> bool {
        LOOPBACK.iter().any(|&loopback| self.overlaps(loopback))
    }
}

fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl FromStr for Subnet {
    type Err = NotASubnet;

    fn from_str(text: &str) -> Result<Subnet, NotASubnet> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NotASubnet::Address)?;
        let (most, usual, fewest) = match address {
            IpAddr::V4(_) => (32, 32, FEWEST_IPV4),
            // An IPv4 address in the clothes of IPv6 is that address.
            IpAddr::V6(address) if address.to_ipv4_mapped().is_some() => {
                (128, 128, IPV4.prefix + FEWEST_IPV4)
            }
            IpAddr::V6(_) => (128, USUAL_IPV6, FEWEST_IPV6),
        };
        let prefix = match prefix {
            None => usual,
            Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                let prefix = digits.parse().ok().filter(|&prefix| prefix <= most);
                prefix.ok_or(NotASubnet::Prefix(most))?
            }
            Some(_) => return Err(NotASubnet::Prefix(most)),
        };
        if prefix < fewest {
            return Err(NotASubnet::TooWide(fewest));
        }
        let shift = if address.is_ipv4() { IPV4.prefix } else { 0 };
        Ok(Subnet::around(address, prefix + shift))
    }
}

impl fmt::Display for Subnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = Ipv6Addr::from_bits(self.bits);
        match address.to_ipv4_mapped().filter(|_| self.prefix >= IPV4.prefix) {
            Some(address) if self.prefix == 128 => write!(f, "{address}"),
            Some(address) => write!(f, "{address}/{}", self.prefix - IPV4.prefix),
            None => write!(f, "{address}/{}", self.prefix),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subnet(text: &str) -> Subnet {
        text.parse().expect("a network")
    }

    #[test]
    fn a_network_reads_as_it_is_written() {
        for (text, written) in [
            ("192.0.2.7", "192.0.2.7"),
            ("192.0.2.7/32", "192.0.2.7"),
            ("192.0.2.7/24", "192.0.2.0/24"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::7/128", "2001:db8:1:2::7/128"),
            ("2001:db8:1:2::7/48", "2001:db8:1::/48"),
        ] {
            assert_eq!(subnet(text).to_string(), written);
            assert_eq!(subnet(written), subnet(text));
        }
        let refused = |text: &str| text.parse::<Subnet>();
        for text in ["", "/24", "192.0.2", "192.0.2.256", "example.org", "2001:db8::/64/64", " ::1"]
        {
            assert!(refused(text).is_err(), "{text}");
        }
        assert_eq!(refused("192.0.2.7/33"), Err(NotASubnet::Prefix(32)));
        assert_eq!(refused("192.0.2.7/+4"), Err(NotASubnet::Prefix(32)));
        assert_eq!(refused("192.0.2.7/"), Err(NotASubnet::Prefix(32)));
        assert_eq!(refused("2001:db8::/129"), Err(NotASubnet::Prefix(128)));
        assert_eq!(refused("0.0.0.0/0"), Err(NotASubnet::TooWide(8)));
        assert_eq!(refused("::/0"), Err(NotASubnet::TooWide(16)));
        assert_eq!(refused("::ffff:0:0/96"), Err(NotASubnet::TooWide(104)));
    }

    #[test]
    fn addresses_are_in_their_networks() {
        let contains = |network: &str, address: &str| {
            subnet(network).contains(address.parse().expect("an address"))
        };
        assert!(contains("192.0.2.0/24", "192.0.2.255"));
        assert!(contains("192.0.2.0/24", "::ffff:192.0.2.255"));
        assert!(!contains("192.0.2.0/24", "192.0.3.0"));
        assert!(contains("2001:db8::1", "2001:db8::ffff:0:0:1"));
        assert!(!contains("2001:db8::1", "2001:db8:0:1::1"));
    }

    #[test]
    fn the_machine_itself_is_recognised() {
        for text in [
            "127.0.0.1",
            "127.5.0.0/16",
            "127.0.0.0/8",
            "::1",
            "::1/128",
            "::/16",
            "::ffff:127.0.0.1",
        ] {
            assert!(subnet(text).has_loopback(), "{text}");
        }
        for text in ["128.0.0.0/8", "126.0.0.0/8", "10.0.0.1", "2001:db8::/16", "fe80::1"] {
            assert!(!subnet(text).has_loopback(), "{text}");
        }
    }
}
