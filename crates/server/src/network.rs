//! The unit in which visitors are counted.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// An IPv4 address, or the /64 network of an IPv6 address: a household or a rented machine has at least one of these to itself,
/// with 2⁶⁴ addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V6(address) => Network(first_bits(address, 64)),
            address => Network(address),
        }
    }

    /// The /48 network around an IPv6 network: many providers give one to a customer.
    pub(crate) fn site(self) -> Option<Network> {
        match self.0 {
            IpAddr::V6(address) => Some(Network(first_bits(address, 48))),
            IpAddr::V4(_) => None,
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V6(address) => write!(f, "{address}/64"),
            IpAddr::V4(address) => address.fmt(f),
        }
    }
}

fn first_bits(address: Ipv6Addr, bits: u32) -> IpAddr {
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_household_are_one_network() {
        let network = |text: &str| Network::of(text.parse().expect("an address"));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::2"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("2001:db8:1:2::1").site(), network("2001:db8:1:3::1").site());
        assert_ne!(network("2001:db8:1:2::1").site(), network("2001:db8:2:2::1").site());
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("192.0.2.1").site(), None);
    }
}
