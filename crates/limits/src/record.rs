//! A game as text: reading, and writing in the one canonical way.

use crate::action::Action;
use crate::colour::Colour;
use crate::deal::{Deal, DealDraft, DealFault, Mode};
use crate::game::Game;
use crate::record_fault::{LineFault, RecordFault, ValueFault};
use crate::refusal::Refusal;
use crate::round::Round;
use game::{Position, Seat};
use record::{
    Document, FORMAT, Header, Headers, Line, NOT_YET, check_size_written, is_not_yet, number,
};
use std::fmt;

/// A game with the headers that mean nothing to the rules, such as `Date` and `Seed`.
///
/// Its text is canonical: what was written, read and written again is the same text.
///
/// ```
/// use limits::{Deal, Game, Mode, Record};
/// let seed = record::Seed::new("a seed")?;
/// let names = vec!["Ada".to_owned(), "Ben".to_owned()];
/// let deal = Deal::from_seed(&seed, names, Mode::Memory).expect("two players can play");
/// let mut record = Record::new(Game::new(deal));
/// record.headers.push(record::Header::new("Seed", seed.as_str()));
/// assert_eq!(Record::parse(record.to_string().as_bytes())?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// Other headers, such as `Date` or `Seed`, in their order. None of them has the name of a header of the game.
    pub headers: Vec<Header>,
}

impl Record {
    /// The record of a game, without other headers.
    pub fn new(game: Game) -> Record {
        Record { game, headers: Vec::new() }
    }

    /// Reads a record, and plays its game.
    ///
    /// # Errors
    /// If the text is not a record or the game is against the rules: says where and why.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordFault> {
        let Document { mut headers, lines } = Document::parse(bytes)?;
        let mut reader = Reader { game: Game::new(read_deal(&mut headers)?), begun: 0 };
        for line in lines {
            reader.read(line)?;
        }
        let record = Record { game: reader.game, headers: headers.rest() };
        check_size_written(bytes.len(), || record.to_string())?;
        Ok(record)
    }
}

fn read_deal(headers: &mut Headers) -> Result<Deal, RecordFault> {
    expect_value(&headers.take("Game")?, Record::NAME, ValueFault::OtherGame)?;
    expect_value(&headers.take("Format")?, FORMAT, ValueFault::UnknownFormat)?;
    let players = headers.take_all("Player");
    let start = headers.take("Start")?;
    let colours = headers.take("Colours")?;
    let limit_cards = headers.take("LimitCards")?;
    let mode = headers.take_optional("Mode")?;
    let draft = DealDraft {
        start: read_number(&start, &start.value)?,
        colours: (colours.value.chars())
            .map(|letter| {
                Colour::from_letter(letter)
                    .ok_or_else(|| refuse(&colours, ValueFault::UnknownColour(letter)))
            })
            .collect::<Result<_, _>>()?,
        limit_cards: (limit_cards.value.split_whitespace())
            .map(|word| read_number(&limit_cards, word))
            .collect::<Result<_, _>>()?,
        mode: match &mode {
            None => Mode::Memory,
            Some(header) => match header.value.as_str() {
                "memory" => Mode::Memory,
                "open" => Mode::Open,
                _ => return Err(refuse(header, ValueFault::UnknownMode)),
            },
        },
        players: players.iter().map(|header| header.value.clone()).collect(),
    };
    draft.check().map_err(|faults| {
        let line = faults.first().and_then(|fault| match fault {
            DealFault::Players(_) => players.last().map(|header| header.line),
            DealFault::Name { number, .. } => players.get(number - 1).map(|header| header.line),
            DealFault::Start { .. } => Some(start.line),
            DealFault::ColourCards(_) | DealFault::CardsOfAColour { .. } => Some(colours.line),
            DealFault::LimitCards { .. }
            | DealFault::LimitCardNumber(_)
            | DealFault::LimitCardTwice(_) => Some(limit_cards.line),
        });
        RecordFault::Deal { line, faults }
    })
}

fn expect_value(header: &Header, value: &str, reason: ValueFault) -> Result<(), RecordFault> {
    if header.value == value { Ok(()) } else { Err(refuse(header, reason)) }
}

fn read_number(header: &Header, text: &str) -> Result<usize, RecordFault> {
    number(text).ok_or_else(|| refuse(header, ValueFault::NotANumber))
}

fn refuse(header: &Header, reason: ValueFault) -> RecordFault {
    let Header { line, name, value } = header.clone();
    RecordFault::Value { line, name, value, reason }
}

/// Plays a game line by line.
struct Reader {
    game: Game,
    /// The last round whose first line has been read; the line may leave all cards to choose.
    begun: usize,
}

impl Reader {
    fn read(&mut self, line: Line<'_>) -> Result<(), RecordFault> {
        let digits = line.text.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = line.text.split_at(digits);
        match (number(digits), rest.strip_prefix('.'), rest.strip_prefix(':')) {
            (Some(round), Some(rest), None) => self.read_hide(line, round, rest.trim()),
            (Some(player), None, Some(rest)) => self.read_action(line, player, rest.trim()),
            _ => Err(self.refuse(line, None, line.text, LineFault::NotALine)),
        }
    }

    /// Reads `1. hide r | g`.
    fn read_hide(&mut self, line: Line<'_>, round: usize, text: &str) -> Result<(), RecordFault> {
        let whole = |reader: &Reader, reason| Err(reader.refuse(line, None, line.text, reason));
        let columns: Vec<&str> = match text.strip_prefix("hide") {
            Some(rest) if rest.starts_with(char::is_whitespace) => {
                rest.split('|').map(str::trim).collect()
            }
            _ => return whole(self, LineFault::NotALine),
        };
        let next = self.game.past_rounds().len() + 1;
        if self.game.is_over() {
            return whole(self, LineFault::Refused(Refusal::Over));
        } else if self.begun == next {
            return whole(self, LineFault::RoundNotOver(next));
        } else if round != next {
            return whole(self, LineFault::NextRound(next));
        }
        self.begun = next;
        let players = self.game.players().len();
        let found = columns.len();
        if found != players && !matches!(columns[..], [column] if is_not_yet(column)) {
            return whole(self, LineFault::Columns { players, found });
        }
        for (seat, column) in self.game.seats().zip(columns) {
            if !is_not_yet(column) {
                (column.parse().map_err(LineFault::Notation))
                    .and_then(|colour| self.game.hide(seat, colour).map_err(LineFault::Refused))
                    .map_err(|reason| {
                        self.refuse(line, Some(seat), format!("hide {column}").trim_end(), reason)
                    })?;
            }
        }
        Ok(())
    }

    /// Reads `2: play b`.
    fn read_action(
        &mut self,
        line: Line<'_>,
        player: usize,
        text: &str,
    ) -> Result<(), RecordFault> {
        let Some(seat) = Seat::new(player).filter(|&seat| self.game.sits(seat)) else {
            return Err(self.refuse(line, None, line.text, LineFault::NoSuchPlayer(player)));
        };
        (text.parse::<Action>().map_err(LineFault::Notation))
            .and_then(|action| self.game.act(seat, action).map_err(LineFault::Refused))
            .map_err(|reason| self.refuse(line, Some(seat), text, reason))
    }

    fn refuse(
        &self,
        line: Line<'_>,
        seat: Option<Seat>,
        written: &str,
        reason: LineFault,
    ) -> RecordFault {
        RecordFault::Line {
            line: line.number,
            round: self.game.round_number(),
            player: seat.and_then(|seat| Some((seat, self.game.name(seat)?.to_owned()))),
            written: written.to_owned(),
            reason,
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deal = self.game.deal();
        let limit_cards: Vec<String> = deal.limit_cards().iter().map(ToString::to_string).collect();
        writeln!(f, "{}", Header::new("Game", Record::NAME))?;
        writeln!(f, "{}", Header::new("Format", FORMAT))?;
        for player in deal.players() {
            writeln!(f, "{}", Header::new("Player", player))?;
        }
        writeln!(f, "{}", Header::new("Start", deal.start().to_string()))?;
        let colours: String = deal.colours().iter().map(|colour| colour.letter()).collect();
        writeln!(f, "{}", Header::new("Colours", colours))?;
        writeln!(f, "{}", Header::new("LimitCards", limit_cards.join(" ")))?;
        if deal.mode() == Mode::Open {
            writeln!(f, "{}", Header::new("Mode", "open"))?;
        }
        for header in &self.headers {
            writeln!(f, "{header}")?;
        }
        let begun = self.game.seats().any(|seat| self.game.face_down(seat).is_some());
        let rounds = self.game.past_rounds().iter().chain(begun.then_some(self.game.round()));
        for (round, number) in rounds.zip(1..) {
            if number == 1 {
                writeln!(f)?;
            }
            self.write_round(f, number, round)?;
        }
        Ok(())
    }
}

impl Record {
    fn write_round(&self, f: &mut fmt::Formatter<'_>, number: usize, round: &Round) -> fmt::Result {
        let columns: Vec<String> = (self.game.seats())
            .map(|seat| round.face_down(seat).map_or(NOT_YET.to_owned(), |c| c.to_string()))
            .collect();
        writeln!(f, "{number}. hide {}", columns.join(" | "))?;
        (round.actions().iter()).try_for_each(|(seat, action)| writeln!(f, "{seat}: {action}"))
    }
}
