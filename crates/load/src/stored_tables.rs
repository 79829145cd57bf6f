//! Tables that were stored before the server started, written as the server writes them.

use crate::api::{self, Guest};
use anyhow::Context as _;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use protocol::{Clock, CommandId, CreateTable, Decide, PlayerId, TableId};
use record::Seed;
use server::storage::{Append, CreatedBy, Member, Pending, Storage, Summary, TokenHash};
use sha2::{Digest as _, Sha256};
use std::path::Path;
use table::{Creation, Limits, Millis, Table, check_options};

/// One table in so many has a clock, which ran out while the server was off.
const WITH_CLOCK: usize = 10;
/// How much is decided at a table: from nothing to all rounds but one.
const ROUNDS: usize = limes::CARDS;
/// How many appends wait for the disk at once.
const TOGETHER: usize = 512;
/// Players sit at many tables.
const TABLES_A_PLAYER: usize = 500;

/// A stored table, and who sits there.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    pub(crate) table: TableId,
    pub(crate) guests: [Guest; 2],
}

/// Whether the table of this number has a clock.
pub(crate) fn has_clock(number: usize) -> bool {
    number.is_multiple_of(WITH_CLOCK)
}

/// Stores so many tables of two, begun an hour ago, in a folder that no server uses.
pub(crate) async fn store(
    folder: &Path,
    tables: usize,
    now: Millis,
) -> anyhow::Result<Vec<StoredTable>> {
    let storage = Storage::open(folder).await?;
    let pairs: Vec<[Guest; 2]> = (0..tables.div_ceil(TABLES_A_PLAYER))
        .map(|pair| [guest(2 * pair), guest(2 * pair + 1)])
        .collect();
    for guest in pairs.iter().flatten() {
        let token = TokenHash(Sha256::digest(&guest.token).into());
        storage.add_player(guest.player, "Somebody", token).await?;
    }
    let stored = (0..tables).map(|number| {
        let guests = pairs[number / TABLES_A_PLAYER].clone();
        let storage = &storage;
        async move {
            let append = append(number, &guests, now)?;
            let table = append.table;
            storage.append(append).await?;
            anyhow::Ok(StoredTable { table, guests })
        }
    });
    let stored = stream::iter(stored).buffered(TOGETHER).try_collect().await?;
    storage.close().await;
    Ok(stored)
}

fn guest(number: usize) -> Guest {
    let token = format!("token of guest {number}");
    Guest { player: PlayerId::from_random(bytes("player", number)), token }
}

/// Sixteen bytes that are different for every number.
fn bytes(of: &str, number: usize) -> [u8; 16] {
    let digest = Sha256::digest(format!("{of} {number}"));
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    bytes
}

/// A whole table as one append.
fn append(number: usize, guests: &[Guest; 2], now: Millis) -> anyhow::Result<Append> {
    let begun = now.saturating_sub(3_600_000);
    let clock = has_clock(number).then_some(Clock::Seconds(60));
    let asked: CreateTable = api::limes(2, clock);
    let creation = Creation {
        id: TableId::from_random(bytes("table", number)),
        options: check_options(&asked, Limits::default())?,
        maker: guests[0].player,
        name: "Somebody".to_owned(),
        seed: Seed::new(&format!("seed {number}"))?,
        luck: number as u64,
        invited: Vec::new(),
        reservations: Vec::new(),
        seat: None,
    };
    let (mut table, _) = Table::create(creation, begun)?;
    table.join(guests[1].player, "Somebody else", None, begun)?;
    for round in 1..=number % ROUNDS {
        for guest in guests {
            decide(&mut table, guest, round, begun)?;
        }
    }
    let summary = table.summary();
    Ok(Append {
        table: table.id(),
        follows: 0,
        at: begun,
        events: table
            .take_unstored()
            .iter()
            .map(serde_json::to_string)
            .collect::<Result<_, _>>()?,
        summary: Some(Summary::try_from(&summary)?),
        pending: Some(Pending::from(&summary.pending)),
        members: table
            .people()
            .map(|(player, seat)| Member::new(player, Some(seat.number())))
            .collect(),
        created: Some(CreatedBy {
            player: guests[0].player,
            command: None,
            content: String::new(),
        }),
    })
}

fn decide(table: &mut Table, guest: &Guest, round: usize, at: Millis) -> anyhow::Result<()> {
    let legal = table.legal(guest.player)?.legal;
    let decision = legal.into_iter().nth(round % 4).context("nothing is legal")?;
    let id = CommandId::new(&format!("stored {round}"))?;
    table.decide(guest.player, &Decide { id, asked: round.to_string(), decision }, at)?;
    Ok(())
}
