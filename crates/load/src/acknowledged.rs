//! What was acknowledged, and whether it is in the database.

use crate::api::Told;
use anyhow::{Context as _, ensure};
use game::Seat;
use protocol::{CommandId, PlayerId, State, TableId};
use server::storage::Storage;
use std::collections::HashMap;
use std::path::Path;
use table::{By, Event, Millis, Table};

/// A decision that the server says is safe on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Acknowledged {
    pub(crate) table: TableId,
    pub(crate) player: PlayerId,
    pub(crate) id: CommandId,
    pub(crate) version: u64,
}

/// What the database of a server must hold when it has ended.
#[derive(Debug, Default)]
pub(crate) struct Expected {
    /// Every decision of these, exactly once.
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// Tables of which these are the states.
    pub(crate) told: Vec<Told>,
    /// Whether every stored decision was acknowledged to somebody: nobody was cut off.
    pub(crate) is_complete: bool,
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Checked {
    /// Tables that were replayed.
    pub(crate) tables: usize,
    /// Decisions that are where they should be.
    pub(crate) decisions: usize,
    /// States that are those of the replay.
    pub(crate) states: usize,
}

impl Expected {
    /// Compares with the database in a folder that no server uses any more.
    pub(crate) async fn check(self, folder: &Path) -> anyhow::Result<Checked> {
        let storage = Storage::open(folder).await?;
        let mut by_table: HashMap<TableId, (Vec<Acknowledged>, Vec<Told>)> = HashMap::new();
        for acknowledged in self.acknowledged {
            by_table.entry(acknowledged.table).or_default().0.push(acknowledged);
        }
        for told in self.told {
            by_table.entry(told.state.table).or_default().1.push(told);
        }
        let mut checked = Checked::default();
        for (table, (acknowledged, told)) in by_table {
            let check = || format!("table {table}");
            let events = stored_events(&storage, table).await.with_context(check)?;
            let replayed = Table::replay(table, events.iter().cloned())?;
            check_decisions(&events, &replayed, &acknowledged, self.is_complete)
                .with_context(check)?;
            for told in &told {
                check_state(&replayed, told).with_context(check)?;
            }
            checked.tables += 1;
            checked.decisions += acknowledged.len();
            checked.states += told.len();
        }
        storage.close().await;
        Ok(checked)
    }
}

async fn stored_events(storage: &Storage, table: TableId) -> anyhow::Result<Vec<(Millis, Event)>> {
    let stored = storage.load(table).await?.context("it is not stored")?;
    let read = |event: server::storage::StoredEvent| {
        Ok((event.at, serde_json::from_str(&event.body).context("an event cannot be read")?))
    };
    stored.events.into_iter().map(read).collect()
}

/// Every acknowledged decision is there once, as the version that was told.
fn check_decisions(
    events: &[(Millis, Event)],
    table: &Table,
    acknowledged: &[Acknowledged],
    is_complete: bool,
) -> anyhow::Result<()> {
    let mut stored: HashMap<(usize, &CommandId), Vec<u64>> = HashMap::new();
    for (version, (_, event)) in (1..).zip(events) {
        if let Event::Decided { seat, by: By::Person(id), .. } = event {
            stored.entry((*seat, id)).or_default().push(version);
        }
    }
    for Acknowledged { player, id, version, .. } in acknowledged {
        let seat = table.seat_of(*player).context("nobody of this name sits there")?;
        let versions = stored.remove(&(seat.number(), id)).unwrap_or_default();
        ensure!(
            versions == [*version],
            "decision {id:?} was acknowledged as version {version} and is stored as {versions:?}"
        );
    }
    ensure!(
        !is_complete || stored.is_empty(),
        "{} decisions are stored that nobody was told of",
        stored.len()
    );
    Ok(())
}

/// What the server said is what the stored events say: every score among it.
fn check_state(table: &Table, told: &Told) -> anyhow::Result<()> {
    let everybody = |_: Seat| true;
    let replayed = table.state(Some(told.viewer), 0, everybody);
    let compared = |state: &State| {
        let State { version, you, state: stage, view, commitment, seed, .. } = state.clone();
        (version, you, stage, view, commitment, seed)
    };
    ensure!(
        compared(&replayed) == compared(&told.state),
        "the server says {:?}, and a replay {replayed:?}",
        told.state
    );
    Ok(())
}
