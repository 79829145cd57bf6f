//! Displays as text: rows of tokens, two rows and two columns a card.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::{Cell, ZoneId};
use crate::display::{Display, WORKERS};
use crate::landscape::Zone;
use record::excerpt;
use std::fmt;

/// The most rows and columns of tokens in a picture.
const SIDE: usize = 8;

/// The columns that a token takes at least: `=hhh`, the widest without workers, and a blank.
const NARROWEST: usize = 5;

/// Why a text is not a picture of a display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureFault {
    /// Nothing lies in it.
    Empty,
    /// Rows come in pairs, of one length, that is even.
    Ragged,
    /// More than four cards wide or high.
    TooLarge,
    /// A token that is not a zone.
    Token(String),
    /// A card of which only some zones are there.
    TornCard(Cell),
    /// More workers than a player has.
    TooManyWorkers,
}

impl fmt::Display for PictureFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureFault::Empty => write!(f, "the picture shows no card"),
            PictureFault::Ragged => {
                write!(f, "a picture has two rows and two columns of tokens for each card")
            }
            PictureFault::TooLarge => write!(f, "a display has at most 4×4 cards"),
            PictureFault::Token(token) => write!(f, "\"{}\" is not a zone", excerpt(token)),
            PictureFault::TornCard(cell) => write!(f, "the card on {cell} lacks some of its zones"),
            PictureFault::TooManyWorkers => write!(f, "a player has {WORKERS} workers"),
        }
    }
}

impl std::error::Error for PictureFault {}

/// A token: a zone and how many workers are on it, or nothing.
type Token = Option<(Zone, usize)>;

fn token(text: &str) -> Result<Token, PictureFault> {
    if text == "." {
        return Ok(None);
    }
    let zone = text.trim_end_matches('@');
    let parsed = zone.parse().map_err(|_| PictureFault::Token(text.to_owned()))?;
    Ok(Some((parsed, text.len() - zone.len())))
}

impl Display {
    /// Reads a picture. Its top left card position is `d4`; it need not be reachable by legal turns.
    ///
    /// # Errors
    /// If the text is not a picture of whole cards, at most 4×4, with at most 7 workers.
    ///
    /// ```
    /// let display = limes::Display::from_picture("
    ///     =@ ~   ^ #
    ///     =h #   =  ^h
    /// ").unwrap();
    /// assert_eq!(display.score().to_string(), "d4nw farmer 2: d4nw, d4sw");
    /// ```
    pub fn from_picture(picture: &str) -> Result<Display, PictureFault> {
        let mut rows: Vec<Vec<Token>> = Vec::new();
        for line in picture.lines().filter(|line| !line.trim().is_empty()) {
            rows.push(line.split_whitespace().map(token).collect::<Result<_, _>>()?);
        }
        let width = rows.first().ok_or(PictureFault::Empty)?.len();
        if rows.len() % 2 == 1 || width % 2 == 1 || rows.iter().any(|row| row.len() != width) {
            return Err(PictureFault::Ragged);
        }
        if rows.len() > SIDE || width > SIDE {
            return Err(PictureFault::TooLarge);
        }
        let mut display = Display::new();
        let mut workers = Vec::new();
        for (rows, row) in rows.chunks_exact(2).zip(Cell::START.row()..) {
            for (x, column) in (0..width).step_by(2).zip(Cell::START.column()..) {
                let tokens = [rows[0][x], rows[0][x + 1], rows[1][x], rows[1][x + 1]];
                let Some(cell) = Cell::new(column, row) else { return Err(PictureFault::TooLarge) };
                let zones: Vec<(Zone, usize)> = tokens.into_iter().flatten().collect();
                let Ok(zones) = <[(Zone, usize); 4]>::try_from(zones) else {
                    if tokens == [None; 4] {
                        continue;
                    }
                    return Err(PictureFault::TornCard(cell));
                };
                let card = Card::new(zones.map(|(zone, _)| zone));
                display = display.with_card(&card, cell, Rotation::Up);
                for (quarter, (_, count)) in Quarter::ALL.into_iter().zip(zones) {
                    workers.extend(std::iter::repeat_n(ZoneId { cell, quarter }, count));
                }
            }
        }
        if display.cells().is_empty() {
            return Err(PictureFault::Empty);
        }
        if workers.len() > WORKERS {
            return Err(PictureFault::TooManyWorkers);
        }
        for worker in workers {
            display.put_worker(display.quarter(worker.cell, worker.quarter));
        }
        Ok(display)
    }

    /// The token of one zone: its landscape, huts and workers, or `.` where nothing lies.
    pub fn token(&self, id: ZoneId) -> String {
        match self.zone(id) {
            Some(zone) => {
                format!("{zone}{}", "@".repeat(self.workers().filter(|&w| w == id).count()))
            }
            None => ".".to_owned(),
        }
    }

    /// The picture of the display's bounding box. Tokens are aligned in columns, cards a little apart.
    pub fn picture(&self) -> String {
        let cells = self.cells();
        let columns = || cells.map(Cell::column);
        let rows = || cells.map(Cell::row);
        let (Some(west), Some(east)) = (columns().min(), columns().max()) else {
            return String::new();
        };
        let (Some(north), Some(south)) = (rows().min(), rows().max()) else {
            return String::new();
        };
        let token = |column: u8, row: u8, quarter: Quarter| {
            let cell = Cell::new(column, row).unwrap_or(Cell::START);
            self.token(ZoneId { cell, quarter })
        };
        // Three huts or a crowd of workers make a token wider than the others, and a blank must follow.
        let wide = self.workers().map(|zone| self.token(zone).len() + 1).max();
        let width = wide.unwrap_or(0).max(NARROWEST);
        let mut picture = String::new();
        for row in north..=south {
            for half in [&Quarter::ALL[..2], &Quarter::ALL[2..]] {
                let mut line = String::new();
                for column in west..=east {
                    for &quarter in half {
                        line += &format!("{:<width$}", token(column, row, quarter));
                    }
                    line += " ";
                }
                picture += line.trim_end();
                picture += "\n";
            }
        }
        picture
    }
}
