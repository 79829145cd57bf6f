//! What of a table goes to the storage, and how it comes back.

use super::shared::Shared;
use super::table_store::TableStore;
use crate::check;
use crate::storage::{
    Append, AppendFault, CreatedBy, Member, Pending, People, Progress, SeatedName, Summary,
};
use game::Seat;
use protocol::{Code, Fault, PlayerId, Stage, TableId};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use table::{Event, Millis, Table};

/// What the storage has of a table, as far as it is needed to see what has changed.
#[derive(Debug)]
pub(super) struct Saved {
    /// `None` if the stored summary may be another one.
    row: Option<Row>,
    pending: table::Pending,
    members: BTreeSet<PlayerId>,
}

/// The part of a summary, besides the pending decisions, that decisions and time can change. Everything else changes with other
/// events only, so a summary need not be made and compared for every decision.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    stage: Stage,
    wake_at: Option<Millis>,
    ends: Option<Millis>,
}

impl Row {
    fn of(table: &Table) -> Row {
        Row { stage: table.stage(), wake_at: table.wake_at(), ends: table.ends() }
    }
}

/// What was stored.
#[derive(Debug, Default)]
pub(super) struct Stored {
    pub(super) events: Vec<Event>,
    /// The people who have left the table.
    pub(super) gone: Vec<PlayerId>,
    /// Whether there was anything to store, so that the storage has compared the version.
    pub(super) is_appended: bool,
}

impl Saved {
    /// A table as it is stored.
    pub(super) fn of(table: &Table) -> Saved {
        Saved {
            row: Some(Row::of(table)),
            pending: table.pending(),
            members: table.people().map(|(player, _)| player).collect(),
        }
    }

    /// Stores everything again the next time: what is stored may be older than the table.
    pub(super) fn distrust(&mut self) {
        self.row = None;
    }

    /// Stores what has happened since, and returns it.
    pub(super) async fn store(
        &mut self,
        store: &dyn TableStore,
        table: &mut Table,
        now: Millis,
    ) -> Result<Stored, AppendFault> {
        let events = table.take_unstored();
        let (row, pending) = (Row::of(table), table.pending());
        let is_decision = |event: &Event| matches!(event, Event::Decided { .. });
        let is_row_changed = self.row.as_ref() != Some(&row) || !events.iter().all(is_decision);
        if events.is_empty() && !is_row_changed {
            return Ok(Stored::default());
        }
        let is_pending_changed = is_row_changed || self.pending != pending;
        let (members, gone) = self.member_changes(&events, table);
        let append = Append {
            table: table.id(),
            follows: table.version() - events.len() as u64,
            at: now,
            members,
            events: written(&events)?,
            summary: is_row_changed.then(|| Summary::try_from(&table.summary())).transpose()?,
            pending: is_pending_changed.then(|| Pending::from(&pending)),
            created: None,
        };
        store.append(append).await?;
        (self.row, self.pending) = (Some(row), pending);
        Ok(Stored { events, gone, is_appended: true })
    }

    /// The rows of the people for whom something has changed, and those who have left. At a table of thousands a decision
    /// changes one row; only what happens once in a game changes all.
    fn member_changes(&mut self, events: &[Event], table: &Table) -> (Vec<Member>, Vec<PlayerId>) {
        let is_for_all = |event: &Event| {
            matches!(event, Event::Freed { .. } | Event::Began {} | Event::Transferred { .. })
        };
        let stage = self.row.as_ref().map(|row| row.stage);
        if stage != Some(table.stage()) || events.iter().any(is_for_all) {
            let people: BTreeSet<PlayerId> = table.people().map(|(player, _)| player).collect();
            let gone: Vec<PlayerId> = self.members.difference(&people).copied().collect();
            let known = std::mem::replace(&mut self.members, people);
            let left =
                gone.iter().map(|&player| Member { joins: false, ..Member::new(player, None) });
            let rows = members(table).into_iter();
            let rows = rows.map(|row| Member { joins: !known.contains(&row.player), ..row });
            return (rows.chain(left).collect(), gone);
        }
        // The seats with an event, and whether a bot plays for them now or does so no longer.
        let mut seats = BTreeMap::<Seat, bool>::new();
        for event in events {
            let (seat, comes_or_goes) = match event {
                Event::Joined { seat, .. } | Event::Decided { seat, .. } => (*seat, false),
                Event::Away { seat } | Event::Substituted { seat, .. } | Event::Back { seat } => {
                    (*seat, true)
                }
                _ => continue,
            };
            Seat::new(seat).into_iter().for_each(|seat| {
                *seats.entry(seat).or_default() |= comes_or_goes;
            });
        }
        let mut changes = Vec::new();
        for (seat, comes_or_goes) in seats {
            let Some(player) = table.player_in(seat) else { continue };
            let is_new = self.members.insert(player);
            let row = member(table, None, player, seat);
            if is_new || comes_or_goes || row.answered.is_some() {
                changes.push(Member { joins: is_new, ..row });
            }
        }
        (changes, Vec::new())
    }
}

/// The rows of all people at a table.
fn members(table: &Table) -> Vec<Member> {
    let ranks = table.ranks();
    table.people().map(|(player, seat)| member(table, ranks.as_deref(), player, seat)).collect()
}

/// The people for whom seats are reserved. They do not sit here, but their names are in the events and must be found there
/// when they delete their data.
fn expected(table: &Table) -> impl Iterator<Item = Member> {
    table.reserved_for().map(|player| Member::new(player, None))
}

fn member(table: &Table, ranks: Option<&[usize]>, player: PlayerId, seat: Seat) -> Member {
    Member {
        player,
        seat: Some(seat.number()),
        answered: table.answered(seat),
        away: table.is_away(seat),
        rank: ranks.and_then(|ranks| ranks.get(seat.index()).copied()),
        over_at: table.ended(),
        joins: true,
    }
}

/// Stores a new table, with the time at which it was made.
pub(super) async fn store_new(
    store: &dyn TableStore,
    table: &mut Table,
    created: CreatedBy,
) -> Result<Saved, AppendFault> {
    let events = table.take_unstored();
    let summary = table.summary();
    let append = Append {
        table: table.id(),
        follows: 0,
        at: table.created_at(),
        events: written(&events)?,
        summary: Some(Summary::try_from(&summary)?),
        pending: Some(Pending::from(&summary.pending)),
        members: members(table).into_iter().chain(expected(table)).collect(),
        created: Some(created),
    };
    store.append(append).await?;
    Ok(Saved::of(table))
}

/// Loads a table; `None` if there is none. A deadline that is put off because no server was running is stored before anybody can
/// see it.
pub(super) async fn load(shared: &Shared, id: TableId) -> Result<Option<(Table, Saved)>, Fault> {
    let busy = |why: String| {
        tracing::error!(table = %id, why, "a table does not load");
        Fault::new(Code::BUSY, "the table cannot be read")
    };
    shared.know_outage().await.map_err(|fault| busy(fault.to_string()))?;
    let Some(stored) = shared.store.load(id).await.map_err(|fault| busy(fault.to_string()))? else {
        return Ok(None);
    };
    let is_filled_in = stored.summary.progress.is_some();
    let mut table = check::replay(id, stored).map_err(busy)?;
    let mut saved = Saved::of(&table);
    if !is_filled_in {
        saved.distrust();
    }
    let (version, now) = (table.version(), shared.now());
    table.resume(shared.outage_ended(), now)?;
    table.clamp_clock(now);
    if table.version() != version {
        saved
            .store(&*shared.store, &mut table, now)
            .await
            .map_err(|fault| busy(fault.to_string()))?;
    }
    Ok(Some((table, saved)))
}

impl TryFrom<&table::Summary> for Summary {
    type Error = AppendFault;

    fn try_from(summary: &table::Summary) -> Result<Summary, AppendFault> {
        Ok(Summary {
            game: summary.game,
            stage: summary.stage,
            listed: summary.listed,
            seats: summary.seats,
            free: summary.free,
            options: json(&summary.options)?,
            wake_at: summary.wake_at,
            progress: Some(Progress {
                rounds: summary.rounds,
                ends: summary.ends,
                people: People {
                    host: summary.host.as_ref().map(seated_name),
                    players: summary.players.iter().map(seated_name).collect(),
                },
                rematch: summary.rematch,
            }),
        })
    }
}

impl From<&table::Pending> for Pending {
    fn from(pending: &table::Pending) -> Pending {
        let table::Pending { round, question, asked } = pending.clone();
        Pending { round, question, asked }
    }
}

fn seated_name(seated: &table::SeatedName) -> SeatedName {
    SeatedName(seated.player, seated.name.clone())
}

/// Events in the form that is stored.
fn written(events: &[Event]) -> Result<Vec<String>, AppendFault> {
    events.iter().map(json).collect()
}

fn json(value: &impl Serialize) -> Result<String, AppendFault> {
    serde_json::to_string(value).map_err(|fault| AppendFault::Failed(fault.to_string()))
}
