//! How many appends a second the storage takes, and how long each of them waits.
//!
//! ```sh
//! cargo run --release -p server --example append_speed -- FOLDER|URL CALLERS SECONDS [APPENDS_A_SECOND]
//! ```
//! The storage is a data folder or a PostgreSQL database. Every caller plays at tables of its own and sends the next append when the last one is stored. With a number of appends a
//! second they keep to it together, as players would; without one they go as fast as they can.

use protocol::{GameName, Stage, TableId};
use server::storage::{Append, Pending, Storage, Summary};
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

/// How many tables each caller has, in turn.
const TABLES: usize = 16;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [place, callers, seconds, pace @ ..] = arguments.as_slice() else {
        return Err("append_speed FOLDER|URL CALLERS SECONDS [APPENDS_A_SECOND]".into());
    };
    let (callers, seconds): (u32, u64) = (callers.parse()?, seconds.parse()?);
    let pace = pace.first().map(|pace| pace.parse::<u32>()).transpose()?;
    let storage = match place.starts_with("postgres") {
        true => Storage::connect(&place.parse()?).await?,
        false => Storage::open(Path::new(place)).await?,
    };
    let begin = Instant::now() + Duration::from_millis(500);
    let end = begin + Duration::from_secs(seconds);
    let between = pace.map(|pace| Duration::from_secs(1) * callers / pace);
    let tasks: Vec<_> = (0..callers)
        .map(|caller| {
            // Their first appends are spread over the time that lies between two.
            let first = begin + between.unwrap_or_default() * caller / callers;
            tokio::spawn(call(storage.clone(), caller, first, end, between))
        })
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    storage.close().await;
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!(
        "{callers} callers: {} appends/s, median {:.2?}, p99 {:.2?}, p99.9 {:.2?}, longest {:.2?}",
        waits.len() as u64 / seconds,
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    Ok(())
}

/// How long each append of one caller took.
async fn call(
    storage: Storage,
    caller: u32,
    first: Instant,
    end: Instant,
    between: Option<Duration>,
) -> Result<Vec<Duration>, server::storage::AppendFault> {
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&caller.to_le_bytes());
        bytes[4] = number as u8;
        bytes[5..9].copy_from_slice(&std::process::id().to_le_bytes());
        let table = TableId::from_random(bytes);
        storage.append(append(table, 0, Some(summary()))).await?;
        tables.push(table);
    }
    let mut waits = Vec::new();
    let mut due = first;
    for version in 1.. {
        for &table in &tables {
            tokio::time::sleep_until(due.into()).await;
            if Instant::now() > end {
                return Ok(waits);
            }
            // Whoever is late measures from the moment at which they should have begun.
            let begun = if between.is_some() { due } else { Instant::now() };
            storage.append(append(table, version, None)).await?;
            waits.push(begun.elapsed());
            due += between.unwrap_or_default();
        }
    }
    Ok(waits)
}

fn append(table: TableId, follows: u64, summary: Option<Summary>) -> Append {
    let body = r#"{"decided":{"seat":1,"id":"a7f3c2d9e1","asked":"5","decision":"d4> +se"}}"#;
    Append {
        table,
        follows,
        at: 1_794_927_600_000 + follows,
        events: vec![body.to_owned()],
        summary,
        pending: Some(Pending {
            round: (follows % 16) as usize,
            question: Some("5".to_owned()),
            asked: Some(vec![1]),
        }),
        members: Vec::new(),
        created: None,
    }
}

fn summary() -> Summary {
    Summary {
        game: GameName::Limes,
        stage: Stage::Playing,
        listed: false,
        seats: 2,
        free: 0,
        options: r#"{"game":"limes","seats":2}"#.to_owned(),
        progress: None,
        wake_at: Some(1_794_927_600_000),
    }
}
