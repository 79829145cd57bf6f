//! Limits as the shell knows it.

use crate::limits::address::PATH;
use crate::limits::state::result::{Parts, players};
use crate::limits::state::{game, saved_game};
use crate::limits::texts::points;
use crate::shell::notes;
use crate::shell::registry::{Description, GameMode, RegisteredGame, Rival, TakenOver};
use crate::shell::seats::Seats;
use crate::shell::texts::Texts;
use ::game::Level;
use limits::{Record, Seat};
use std::cmp::Ordering;

/// Limits.
pub(crate) const LIMITS: RegisteredGame = RegisteredGame {
    name: "limits",
    path: PATH,
    title: "Limits",
    describe,
    import,
    take_over,
    compare,
    write_points: points,
};

fn describe(texts: &Texts, document: &str) -> Result<Description, String> {
    let record = saved_game::read_game(document);
    record.map(|record| described(texts, &record)).map_err(|fault| texts.limits_read_fault(&fault))
}

/// A record in words and numbers.
fn described(texts: &Texts, record: &Record) -> Description {
    let rules = &record.game;
    let seats = game::seats(record);
    let only = seats.only_person();
    let own = only.or_else(|| notes::own_seat(&record.headers, rules.seats().count()));
    let best = rules.seats().map(|seat| rules.points(seat)).max();
    let points = own.map(|own| rules.points(own)).or(best).unwrap_or_default();
    let others = rules.seats().filter(|&seat| Some(seat) != own);
    let others: Vec<&str> = others.filter_map(|seat| rules.name(seat)).collect();
    let rounds = rules.deal().limit_cards().len();
    let values = [("round", rules.round_number().min(rounds).into()), ("rounds", rounds.into())];
    Description {
        identity: Record::new(rules.clone()).to_string(),
        record: record.to_string(),
        is_begun: rules.decisions().next().is_some(),
        is_over: rules.is_over(),
        counts: notes::taken_back(&record.headers).is_empty(),
        mode: if only.is_some() { GameMode::Bots } else { GameMode::Together },
        progress: texts.say_with("limits-progress", &values),
        points,
        grade: own.and_then(|own| rank(texts, rules, own)).unwrap_or_default(),
        company: texts.say_with("history-with", &[("names", texts.list(&others).into())]),
        date: notes::date(&record.headers).map(str::to_owned),
        parts: own.map(|own| Parts::of(rules, own).to_list().to_vec()).unwrap_or_default(),
        rivals: own.map(|own| rivals(record, &seats, own)).unwrap_or_default(),
        review: None,
    }
}

/// Where this player came in; nothing before the end.
fn rank(texts: &Texts, game: &limits::Game, seat: Seat) -> Option<String> {
    let players = players(game);
    let own = players.iter().find(|player| player.seat == seat).filter(|_| game.is_over())?;
    let values = [("rank", own.rank.into()), ("players", players.len().into())];
    Some(texts.say_with("limits-rank", &values))
}

/// The bots that one person played against, level by level.
fn rivals(record: &Record, seats: &Seats, own: Seat) -> Vec<Rival> {
    let points = |seat| record.game.points(seat);
    let rival = |(n, level): (usize, Level)| {
        let bots = seats.bots().filter(|bot| bot.1 == level);
        let best = bots.map(|(seat, _)| points(seat)).max()?;
        let lead = i64::from(points(own)) - i64::from(best);
        Some(Rival { level: n, lead, is_beaten: lead >= 0 })
    };
    Level::ALL.into_iter().enumerate().filter_map(rival).collect()
}

fn import(
    texts: &Texts,
    record: &[u8],
    date: Option<&str>,
) -> Result<(String, Description), String> {
    let mut record = game::read_record(record).map_err(|fault| texts.limits_read_fault(&fault))?;
    if let Some(date) = date {
        notes::note_date(&mut record.headers, date);
    }
    let described = described(texts, &record);
    Ok((saved_game::write_game(&described.record), described))
}

/// No earlier version has stored a game of Limits anywhere else.
fn take_over(texts: &Texts, text: &str, date: &str) -> Result<TakenOver, String> {
    let mut record =
        saved_game::read_game(text).map_err(|fault| texts.limits_read_fault(&fault))?;
    notes::note_date(&mut record.headers, date);
    Ok(TakenOver {
        document: saved_game::write_game(&record.to_string()),
        draft: None,
        is_over: record.game.is_over(),
        decisions: record.game.decisions().count() as u64,
    })
}

fn compare(one: &str, other: &str) -> Option<Ordering> {
    game::compare(&saved_game::read_game(one).ok()?, &saved_game::read_game(other).ok()?)
}
