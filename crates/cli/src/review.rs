//! `limes review`: what each decision cost, and how much was luck.

mod limes;
mod limits;

use crate::args::ReviewArgs;
use crate::{input, legal};
use anyhow::Context;
use game::Seat;
use games::AnyRecord;

pub(crate) fn run(args: &ReviewArgs) -> anyhow::Result<String> {
    let record = input::record(&args.game)?;
    review(args, &record).with_context(|| input::shown(&args.game))
}

fn review(args: &ReviewArgs, record: &AnyRecord) -> anyhow::Result<String> {
    let position = record.position();
    let seats: Vec<Seat> = match &args.player {
        Some(number) => vec![legal::seat(position, number)?],
        None => Seat::first(position.players()).collect(),
    };
    match record {
        AnyRecord::Limes(record) => limes::run(args, &record.game, &seats),
        AnyRecord::Limits(record) => limits::run(args, &record.game, &seats),
    }
}
