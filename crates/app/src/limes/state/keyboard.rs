//! Playing by keyboard: something always has the focus, and keys act on it.

use crate::limes::state::keys::{Command, Direction};
use crate::limes::state::{Draft, DraftRefusal, Step};
use limes::{Cell, Quarter, Turn, ZoneId};

/// What has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A cell on which the card in the hand may be laid.
    Cell(Cell),
    /// A quarter of the laid card, or a zone to which the picked worker can go.
    Zone(ZoneId),
}

/// What a key press has done, or asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyOutcome {
    /// The draft changed.
    Changed,
    /// The focus has moved.
    Looked,
    /// It has no meaning here.
    Nothing,
    /// It is not possible.
    Refused(DraftRefusal),
    /// This turn is to be ended.
    EndTurn(Turn),
    /// A hint is asked for.
    Hint,
    /// The list of keys is asked for.
    Help,
}

/// The focus, moved by arrow keys: over legal cells while the card is in the hand, over the zones that a picked worker
/// can reach, otherwise over the quarters of the laid card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keyboard {
    focus: Option<Focus>,
}

impl Keyboard {
    /// What has the focus now; `None` only if there is nothing to decide.
    pub fn focus(&self, draft: &Draft) -> Option<Focus> {
        let choices = choices(draft);
        match self.focus {
            Some(focus) if choices.contains(&focus) => Some(focus),
            // The choice nearest to where the focus was, or else to the middle.
            _ => {
                let start = self.focus.map_or_else(|| middle(draft), place);
                choices.into_iter().min_by_key(|&choice| distance(place(choice), start))
            }
        }
    }

    /// Carries out a command.
    pub fn press(&mut self, draft: &mut Draft, command: Command) -> KeyOutcome {
        let focus = self.focus(draft);
        let before = (draft.step(), draft.picked());
        let done = match command {
            Command::Go(direction) => return self.go(draft, direction),
            Command::Shift(direction) if draft.turn().is_none() => {
                return self.go(draft, direction);
            }
            Command::Hint => return KeyOutcome::Hint,
            Command::Help => return KeyOutcome::Help,
            Command::EndTurn => {
                return draft
                    .turn()
                    .map_or(KeyOutcome::Refused(DraftRefusal::NotLaid), KeyOutcome::EndTurn);
            }
            Command::TurnLeft => {
                draft.turn_left();
                Ok(())
            }
            Command::TurnRight => {
                draft.turn_right();
                Ok(())
            }
            Command::Shift(direction) => shift(draft, direction),
            Command::Confirm => confirm(draft, focus),
            Command::Place(quarter) => draft.place(quarter),
            Command::NextWorker => draft.pick_next(),
            Command::PreviousWorker => draft.pick_previous(),
            Command::Rest => draft.rest(),
            Command::Lift => {
                draft.lift();
                Ok(())
            }
            Command::Cancel => cancel(draft),
            Command::Undo => {
                draft.undo();
                Ok(())
            }
            Command::Redo => {
                draft.redo();
                Ok(())
            }
        };
        // The focus stays where something was done. When a worker is picked, it goes to them.
        self.focus = match draft.picked() {
            Some(home) if before.1 != Some(home) => Some(Focus::Zone(home)),
            _ => focus,
        };
        match done {
            Err(refusal) => KeyOutcome::Refused(refusal),
            Ok(()) if before == (draft.step(), draft.picked()) => KeyOutcome::Nothing,
            Ok(()) => KeyOutcome::Changed,
        }
    }

    fn go(&mut self, draft: &Draft, direction: Direction) -> KeyOutcome {
        let Some(from) = self.focus(draft) else { return KeyOutcome::Nothing };
        match nearest(from, direction, choices(draft)) {
            Some(next) => {
                self.focus = Some(next);
                KeyOutcome::Looked
            }
            None => KeyOutcome::Nothing,
        }
    }
}

/// Lays the laid card on the next legal cell in a direction, if there is one.
fn shift(draft: &mut Draft, direction: Direction) -> Result<(), DraftRefusal> {
    let cell = draft.turn().ok_or(DraftRefusal::NotLaid)?.cell;
    let cells = draft.legal_cells().map(Focus::Cell).collect();
    match nearest(Focus::Cell(cell), direction, cells) {
        Some(Focus::Cell(cell)) => draft.lay(cell),
        _ => Ok(()),
    }
}

fn confirm(draft: &mut Draft, focus: Option<Focus>) -> Result<(), DraftRefusal> {
    match focus {
        Some(Focus::Cell(cell)) => draft.lay(cell),
        Some(Focus::Zone(zone)) if draft.picked().is_some() => draft.move_to(zone),
        Some(Focus::Zone(zone)) => draft.place(zone.quarter),
        None => Ok(()),
    }
}

fn cancel(draft: &mut Draft) -> Result<(), DraftRefusal> {
    if draft.picked().is_some() {
        draft.put_down();
        return Ok(());
    }
    let step = draft.step();
    if draft.turn().is_some() {
        draft.rest()?;
    }
    if draft.step() == step {
        draft.lift();
    }
    Ok(())
}

/// Everything that can have the focus.
fn choices(draft: &Draft) -> Vec<Focus> {
    match (draft.step(), draft.picked()) {
        (Step::InHand(_), _) => draft.legal_cells().map(Focus::Cell).collect(),
        (Step::Laid(_), Some(_)) => {
            draft.destinations().into_iter().map(|d| Focus::Zone(d.zone)).collect()
        }
        (Step::Laid(turn), None) => {
            Quarter::ALL.map(|quarter| Focus::Zone(ZoneId { cell: turn.cell, quarter })).to_vec()
        }
    }
}

/// The middle of a thing, in halves of a zone's side.
type Place = (i32, i32);

fn place(focus: Focus) -> Place {
    match focus {
        Focus::Cell(cell) => (4 * i32::from(cell.column()) + 2, 4 * i32::from(cell.row()) + 2),
        Focus::Zone(ZoneId { cell, quarter }) => {
            let (east, south) = match quarter {
                Quarter::NorthWest => (0, 0),
                Quarter::NorthEast => (1, 0),
                Quarter::SouthWest => (0, 1),
                Quarter::SouthEast => (1, 1),
            };
            let (x, y) = (2 * cell.column() + east, 2 * cell.row() + south);
            (2 * i32::from(x) + 1, 2 * i32::from(y) + 1)
        }
    }
}

fn middle(draft: &Draft) -> Place {
    let range = draft.cell_range();
    let along = |start: u8, length: u8| 4 * i32::from(start) + 2 * i32::from(length);
    (along(range.west, range.columns), along(range.north, range.rows))
}

fn distance(one: Place, other: Place) -> i32 {
    (one.0 - other.0).abs() + (one.1 - other.1).abs()
}

/// What an arrow leads to: the nearest thing in that direction, where a step aside counts three times.
fn nearest(from: Focus, direction: Direction, choices: Vec<Focus>) -> Option<Focus> {
    let (x, y) = place(from);
    let cost = |choice: Focus| {
        let (east, south) = (place(choice).0 - x, place(choice).1 - y);
        let (along, aside) = match direction {
            Direction::North => (-south, east),
            Direction::East => (east, south),
            Direction::South => (south, east),
            Direction::West => (-east, south),
        };
        (along > 0).then_some(along + 3 * aside.abs())
    };
    let ahead = choices.into_iter().filter_map(|choice| Some((cost(choice)?, choice)));
    ahead.min_by_key(|&(cost, _)| cost).map(|(_, choice)| choice)
}

#[cfg(test)]
mod tests;
