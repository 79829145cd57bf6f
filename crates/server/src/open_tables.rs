//! Tables that wait for players, by the person who made them and the network they came from.

use crate::config::Limits;
use crate::network::Network;
use crate::storage::{ReadFault, Storage};
use protocol::{Code, Fault, PlayerId, TableId};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Tables that nobody starts are closed by then.
const OPEN_FOR: Duration = Duration::from_secs(24 * 3600);
/// Asking which tables are still open may take as long, for each table.
const PER_TABLE: Duration = Duration::from_millis(1);

/// What a new table adds to those that wait for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) table: TableId,
    pub(crate) maker: PlayerId,
    pub(crate) network: Network,
    pub(crate) seats: usize,
    pub(crate) is_listed: bool,
}

/// The tables that were made since the server started and may still be open.
#[derive(Debug)]
pub(crate) struct OpenTables {
    limits: Limits,
    offers: Mutex<Offers>,
}

#[derive(Debug, Default)]
struct Offers {
    players: HashMap<PlayerId, Held>,
    networks: HashMap<Network, Held>,
    swept: Option<Instant>,
}

/// The tables of one player or network.
#[derive(Debug, Default)]
struct Held {
    tables: HashMap<TableId, HeldTable>,
    seats: usize,
    listed: usize,
    /// When the storage was last asked which of them are open.
    asked: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct HeldTable {
    seats: usize,
    is_listed: bool,
    since: Instant,
    /// Whether the storage knows it.
    is_stored: bool,
}

/// A table that is about to be stored. Without [`Offered::stored`] it does not count.
#[derive(Debug)]
pub(crate) struct Offered<'a> {
    tables: &'a OpenTables,
    offer: Offer,
    is_stored: bool,
}

impl OpenTables {
    pub(crate) fn new(limits: &Limits) -> OpenTables {
        OpenTables { limits: *limits, offers: Mutex::default() }
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// If its maker or their network has too many open ones.
    pub(crate) async fn offer(
        &self,
        storage: &Storage,
        offer: Offer,
    ) -> Result<Offered<'_>, Fault> {
        let now = Instant::now();
        if self.try_offer(offer, now).is_err() {
            self.drop_begun(storage, offer, now).await.map_err(|fault| {
                tracing::error!(%fault, "open tables cannot be read");
                Fault::new(Code::BUSY, "open tables cannot be counted at the moment")
            })?;
            self.try_offer(offer, now)?;
        }
        Ok(Offered { tables: self, offer, is_stored: false })
    }

    fn try_offer(&self, offer: Offer, now: Instant) -> Result<(), Fault> {
        let limits = &self.limits;
        let mut offers = self.lock();
        offers.sweep(now);
        let by_player = offers.players.entry(offer.maker).or_default();
        by_player.check(offer, limits.open_seats, limits.listed_tables)?;
        let by_network = offers.networks.entry(offer.network).or_default();
        let most_listed = limits.listed_tables_per_address;
        by_network.check(offer, limits.open_seats_per_address, most_listed)?;
        by_network.add(offer, now);
        offers.players.entry(offer.maker).or_default().add(offer, now);
        Ok(())
    }

    /// Stops counting tables of this player and network that have begun or were closed.
    async fn drop_begun(
        &self,
        storage: &Storage,
        offer: Offer,
        now: Instant,
    ) -> Result<(), ReadFault> {
        let mut asked = self.lock().players.entry(offer.maker).or_default().askable(now);
        asked.extend(self.lock().networks.entry(offer.network).or_default().askable(now));
        if asked.is_empty() {
            return Ok(());
        }
        let open: HashSet<TableId> = storage.still_open(&asked).await?.into_iter().collect();
        asked.retain(|table| !open.contains(table));
        let mut offers = self.lock();
        for held in offers.players.get_mut(&offer.maker).into_iter() {
            asked.iter().for_each(|&table| held.remove(table));
        }
        for held in offers.networks.get_mut(&offer.network).into_iter() {
            asked.iter().for_each(|&table| held.remove(table));
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Offers> {
        self.offers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Offers {
    /// Forgets tables that are too old to be open, from time to time.
    fn sweep(&mut self, now: Instant) {
        let swept = *self.swept.get_or_insert(now);
        if now.saturating_duration_since(swept) < OPEN_FOR / 24 {
            return;
        }
        self.swept = Some(now);
        sweep(&mut self.players, now);
        sweep(&mut self.networks, now);
    }
}

fn sweep<K: Eq + Hash>(all: &mut HashMap<K, Held>, now: Instant) {
    all.retain(|_, held| {
        let is_old = |since| now.saturating_duration_since(since) >= OPEN_FOR;
        let tables = held.tables.iter().filter(|(_, table)| is_old(table.since));
        let old: Vec<TableId> = tables.map(|(&table, _)| table).collect();
        old.into_iter().for_each(|table| held.remove(table));
        !held.tables.is_empty()
    });
}

impl Held {
    fn check(&self, offer: Offer, most_seats: usize, most_listed: usize) -> Result<(), Fault> {
        if self.seats + offer.seats > most_seats {
            let why = format!("open tables offer at most {most_seats} seats");
            return Err(Fault::new(Code::TOO_MANY, why));
        }
        if offer.is_listed && self.listed >= most_listed {
            let why = format!("at most {most_listed} open tables are listed");
            return Err(Fault::new(Code::TOO_MANY, why));
        }
        Ok(())
    }

    fn add(&mut self, offer: Offer, now: Instant) {
        let Offer { table, seats, is_listed, .. } = offer;
        self.tables.insert(table, HeldTable { seats, is_listed, since: now, is_stored: false });
        self.seats += seats;
        self.listed += usize::from(is_listed);
    }

    fn remove(&mut self, table: TableId) {
        if let Some(HeldTable { seats, is_listed, .. }) = self.tables.remove(&table) {
            self.seats -= seats;
            self.listed -= usize::from(is_listed);
        }
    }

    /// The tables about which the storage may be asked now: not more often than the answer is worth.
    fn askable(&mut self, now: Instant) -> Vec<TableId> {
        let stored = self.tables.iter().filter(|(_, table)| table.is_stored);
        let tables: Vec<TableId> = stored.map(|(&table, _)| table).collect();
        let pause = PER_TABLE * u32::try_from(tables.len()).unwrap_or(u32::MAX);
        let is_early = |asked| now.saturating_duration_since(asked) < pause;
        if tables.is_empty() || self.asked.is_some_and(is_early) {
            return Vec::new();
        }
        self.asked = Some(now);
        tables
    }
}

impl Offered<'_> {
    /// The table is stored, and counts until it begins or is closed.
    pub(crate) fn stored(mut self) {
        self.is_stored = true;
        let Offer { table, maker, network, .. } = self.offer;
        let mut offers = self.tables.lock();
        let of_player = offers.players.get_mut(&maker).and_then(|held| held.tables.get_mut(&table));
        of_player.into_iter().for_each(|held| held.is_stored = true);
        let of_network = offers.networks.get_mut(&network);
        let of_network = of_network.and_then(|held| held.tables.get_mut(&table));
        of_network.into_iter().for_each(|held| held.is_stored = true);
    }
}

impl Drop for Offered<'_> {
    fn drop(&mut self) {
        if self.is_stored {
            return;
        }
        let Offer { table, maker, network, .. } = self.offer;
        let mut offers = self.tables.lock();
        offers.players.get_mut(&maker).into_iter().for_each(|held| held.remove(table));
        offers.networks.get_mut(&network).into_iter().for_each(|held| held.remove(table));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(limits: Limits) -> OpenTables {
        OpenTables::new(&limits)
    }

    fn offer(table: u8, maker: u8, host: u8, seats: usize, is_listed: bool) -> Offer {
        Offer {
            table: TableId::from_random([table; 16]),
            maker: PlayerId::from_random([maker; 16]),
            network: Network::of([192, 0, 2, host].into()),
            seats,
            is_listed,
        }
    }

    #[test]
    fn seats_count_per_player_and_per_network() {
        let limits = Limits { open_seats: 10, open_seats_per_address: 15, ..Limits::default() };
        let (tables, now) = (tables(limits), Instant::now());
        assert_eq!(tables.try_offer(offer(1, 1, 1, 6, false), now), Ok(()));
        assert!(tables.try_offer(offer(2, 1, 1, 5, false), now).is_err(), "the player");
        assert_eq!(tables.try_offer(offer(2, 1, 1, 4, false), now), Ok(()));
        assert!(tables.try_offer(offer(3, 2, 1, 6, false), now).is_err(), "the network");
        assert_eq!(tables.try_offer(offer(3, 2, 1, 5, false), now), Ok(()));
        assert_eq!(tables.try_offer(offer(4, 3, 2, 10, false), now), Ok(()), "somebody else");
    }

    #[test]
    fn a_table_that_is_not_stored_does_not_count() {
        let limits = Limits { open_seats: 10, ..Limits::default() };
        let (tables, now) = (tables(limits), Instant::now());
        let offer = |table| offer(table, 1, 1, 10, true);
        tables.try_offer(offer(1), now).expect("the first");
        drop(Offered { tables: &tables, offer: offer(1), is_stored: false });
        tables.try_offer(offer(2), now).expect("the first was not stored");
        Offered { tables: &tables, offer: offer(2), is_stored: false }.stored();
        assert!(tables.try_offer(offer(3), now).is_err());
        assert_eq!(tables.lock().players.values().map(|held| held.listed).sum::<usize>(), 1);
    }

    #[test]
    fn tables_of_yesterday_do_not_count() {
        let limits = Limits { open_seats: 10, ..Limits::default() };
        let (tables, now) = (tables(limits), Instant::now());
        tables.try_offer(offer(1, 1, 1, 10, false), now).expect("the first");
        tables.try_offer(offer(2, 2, 1, 10, false), now + OPEN_FOR / 2).expect("the first");
        tables.try_offer(offer(3, 1, 1, 10, false), now + OPEN_FOR).expect("the old one is closed");
        assert!(tables.try_offer(offer(4, 2, 1, 10, false), now + OPEN_FOR).is_err());
    }

    #[test]
    fn the_storage_is_asked_as_often_as_the_answer_is_worth() {
        let mut held = Held::default();
        let now = Instant::now();
        for table in 0..10 {
            held.add(offer(table, 1, 1, 1, false), now);
        }
        assert!(held.askable(now).is_empty(), "nothing is stored yet");
        held.tables.values_mut().for_each(|table| table.is_stored = true);
        let later = now + Duration::from_millis(1);
        assert_eq!(held.askable(later).len(), 10);
        assert!(held.askable(later + PER_TABLE * 9).is_empty());
        assert_eq!(held.askable(later + PER_TABLE * 10).len(), 10);
    }
}
