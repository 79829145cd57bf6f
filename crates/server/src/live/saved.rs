//! What of a table goes to the storage, and how it comes back.

use crate::clock;
use crate::storage::{Append, AppendFault, CreatedBy, Storage, Summary};
use protocol::{Code, Fault, PlayerId, TableId};
use std::collections::BTreeSet;
use table::{Event, Millis, Table};

/// What the storage has of a table, as far as it is needed to see what has changed.
#[derive(Debug)]
pub(super) struct Saved {
    summary: table::Summary,
    members: BTreeSet<PlayerId>,
}

impl Saved {
    /// What is stored of a table that was just loaded, or of one that was just made.
    pub(super) fn of(table: &Table) -> Saved {
        Saved {
            summary: table.summary(),
            members: table.people().map(|(player, _)| player).collect(),
        }
    }

    /// Stores what has happened since, and returns it.
    pub(super) async fn store(
        &mut self,
        storage: &Storage,
        table: &mut Table,
        now: Millis,
    ) -> Result<Vec<Event>, AppendFault> {
        let events = table.take_unstored();
        let summary = table.summary();
        let changed = (summary != self.summary).then(|| stored_summary(&summary));
        if events.is_empty() && changed.is_none() {
            return Ok(events);
        }
        let append = Append {
            table: table.id(),
            follows: table.version() - events.len() as u64,
            at: now,
            members: self.member_changes(&events, table),
            events: events.iter().map(written).collect(),
            summary: changed,
            created: None,
        };
        storage.append(append).await?;
        self.summary = summary;
        Ok(events)
    }

    /// Who sat down and who got up. Only while a table is open anybody does.
    fn member_changes(
        &mut self,
        events: &[Event],
        table: &Table,
    ) -> Vec<(PlayerId, Option<usize>)> {
        let mut changes = Vec::new();
        for event in events {
            if let Event::Joined { player, seat, .. } = event {
                self.members.insert(*player);
                changes.push((*player, Some(*seat)));
            }
        }
        if events.iter().any(|event| matches!(event, Event::Freed { .. })) {
            let gone = |player: &&PlayerId| table.seat_of(**player).is_none();
            let gone: Vec<PlayerId> = self.members.iter().filter(gone).copied().collect();
            self.members.retain(|player| !gone.contains(player));
            changes.extend(gone.into_iter().map(|player| (player, None)));
        }
        changes
    }
}

/// Stores a new table.
pub(super) async fn store_new(
    storage: &Storage,
    table: &mut Table,
    created: CreatedBy,
    now: Millis,
) -> Result<Saved, AppendFault> {
    let events = table.take_unstored();
    let append = Append {
        table: table.id(),
        follows: 0,
        at: now,
        events: events.iter().map(written).collect(),
        summary: Some(stored_summary(&table.summary())),
        members: table.people().map(|(player, seat)| (player, Some(seat.number()))).collect(),
        created: Some(created),
    };
    storage.append(append).await?;
    Ok(Saved::of(table))
}

/// Loads a table; `None` if there is none.
pub(super) async fn load(storage: &Storage, id: TableId) -> Result<Option<Table>, Fault> {
    let busy = |why: String| {
        tracing::error!(table = %id, why, "a table does not load");
        Fault::new(Code::BUSY, "the table cannot be read")
    };
    let Some(stored) = storage.load(id).await.map_err(|fault| busy(fault.to_string()))? else {
        return Ok(None);
    };
    let mut events = Vec::with_capacity(stored.events.len());
    for event in stored.events {
        let read = serde_json::from_str(&event.body).map_err(|fault| busy(fault.to_string()))?;
        events.push((event.at, read));
    }
    let mut table = Table::replay(id, events).map_err(|fault| busy(fault.to_string()))?;
    table.resume(clock::now(), stored.summary.wake_at);
    Ok(Some(table))
}

fn stored_summary(summary: &table::Summary) -> Summary {
    Summary {
        game: summary.game,
        stage: summary.stage,
        listed: summary.listed,
        seats: summary.seats,
        free: summary.free,
        options: serde_json::to_string(&summary.options).unwrap_or_default(),
        wake_at: summary.wake_at,
    }
}

fn written(event: &Event) -> String {
    serde_json::to_string(event).unwrap_or_default()
}
