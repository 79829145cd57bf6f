//! `limes view`: what one seat may see.

mod limes;
mod limits;

use crate::args::ViewArgs;
use crate::{input, legal, output};
use anyhow::Context;
use game::{Position, Seat};
use games::AnyRecord;

/// The answer of the command.
pub(crate) fn run(args: &ViewArgs) -> anyhow::Result<String> {
    let record = input::record(&args.game)?;
    let viewer =
        args.player.as_deref().map(|number| legal::seat(record.position(), number)).transpose();
    let viewer = viewer.with_context(|| input::shown(&args.game))?;
    if args.form.json {
        return output::json(&record.position().view(viewer));
    }
    Ok(text(&record, viewer))
}

/// The view for people.
fn text(record: &AnyRecord, viewer: Option<Seat>) -> String {
    match record {
        AnyRecord::Limes(record) => limes::text(&record.view(viewer)),
        AnyRecord::Limits(record) => limits::text(&record.view(viewer)),
    }
}
