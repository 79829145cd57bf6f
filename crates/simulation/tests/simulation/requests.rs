//! Requests, answered as the handlers of the server answer them.

use crate::calls::{Answer, Call, Request};
use crate::invariants::Known;
use crate::outside::{OutsideHandle, Told};
use crate::setting::random_seed;
use protocol::{Code, CommandId, Fault, NewDraw, PlayerId, TableId};
use server::live::{Clock, Hub, LiveTable};
use server::storage::{AppendFault, CreatedBy};
use std::sync::Arc;
use table::{Command, Creation, Limits, Table};

/// The process that requests reach.
#[derive(Clone)]
pub(crate) struct Reached {
    pub(crate) process: u64,
    pub(crate) hub: Hub,
    pub(crate) clock: Arc<Clock>,
    pub(crate) outside: OutsideHandle,
}

/// Serves a call, and tells the answer.
pub(crate) async fn serve(reached: Reached, call: Call) {
    let outside = &reached.outside;
    let (known, before) = {
        let disk = &outside.lock().disk;
        let known = match &call.request {
            Request::Decide(command) => Known::find(&call, command, disk),
            _ => Known::New,
        };
        (known, disk.version(call.table))
    };
    let answer = match answer(&reached, &call).await {
        Ok(answer) => answer,
        Err(fault) => Answer::Refused(id_of(&call.request), fault.code),
    };
    let mut guard = outside.lock();
    let outside = &mut *guard;
    let stored = (before, outside.disk.version(call.table));
    outside.told.push(Told {
        reply: call.reply(answer),
        process: reached.process,
        stored,
        asked: Some((known, call)),
    });
}

async fn answer(reached: &Reached, call: &Call) -> Result<Answer, Fault> {
    let Reached { hub, outside, .. } = reached;
    let nobody = || Fault::new(Code::PLAYER, "who are you?");
    if let Request::Create(creation, command) = &call.request {
        let player = call.player.ok_or_else(nobody)?;
        return create(reached, creation, Some((player, command))).await;
    }
    let live = hub.table(call.table).await?;
    live.check_readable()?;
    if let Some(player) = call.player {
        live.requested_by(player);
    }
    let text = |value: &dyn std::fmt::Debug| Answer::Text(format!("{value:?}"));
    match &call.request {
        Request::Record(seat) => {
            let record = live.look(|table| table.record_text(call.player, *seat)).await?;
            return Ok(Answer::Text(record));
        }
        Request::Player(seat) => {
            return Ok(text(&live.look(|table| table.player(call.player, *seat)).await?));
        }
        _ => {}
    }
    let player = call.player.ok_or_else(nobody)?;
    match call.request.clone() {
        Request::Legal => Ok(text(&live.look(|table| table.legal(player)).await?)),
        Request::Rematch(draw) => rematch(reached, &live, player, &call.name, draw).await,
        Request::Decide(decide) => {
            let version = live.decide(player, decide.clone()).await?;
            Ok(Answer::Done(decide, version))
        }
        Request::Join(seat) => {
            live.join(player, call.name.clone(), seat).await?;
            Ok(Answer::Joined)
        }
        Request::Leave => {
            live.execute(Command::Leave { player }).await?;
            Ok(Answer::Left)
        }
        Request::Start => changed(&live, player, Command::Start { by: player }).await,
        Request::Kick(seat, ban) => {
            changed(&live, player, Command::Kick { by: player, seat, ban }).await
        }
        Request::SeatBot(seat, level) => {
            let limits = Limits::default();
            changed(&live, player, Command::SeatBot { by: player, seat, level, limits }).await
        }
        Request::Substitute(seat) => {
            let before = live.look(Table::version).await;
            live.substitute(player, seat).await?;
            let state = live.state(Some(player)).await;
            outside.lock().tally.substituted += usize::from(state.version > before);
            Ok(Answer::State(Arc::new(state)))
        }
        Request::Create(..) | Request::Watch | Request::Record(_) | Request::Player(_) => {
            Err(Fault::no_table())
        }
    }
}

/// Executes a command that is answered with the new state.
async fn changed(
    live: &Arc<LiveTable>,
    player: PlayerId,
    command: Command,
) -> Result<Answer, Fault> {
    live.execute(command).await?;
    Ok(Answer::State(Arc::new(live.state(Some(player)).await)))
}

/// Makes a table, unless the same command has made one already.
async fn create(
    Reached { hub, clock, outside, .. }: &Reached,
    creation: &Creation,
    by: Option<(PlayerId, &CommandId)>,
) -> Result<Answer, Fault> {
    let busy = || Fault::new(Code::BUSY, "nothing can be stored at the moment");
    // Each request makes a table of its own; the database takes the first.
    let id = TableId::from_random(outside.lock().dice.bytes());
    let creation = Creation { id, ..creation.clone() };
    let created = CreatedBy {
        player: creation.maker,
        command: by.map(|(_, command)| command.clone()),
        content: String::new(),
    };
    let (table, _) = Table::create(creation, clock.now())?;
    let room = hub.room_for(&table)?;
    match hub.add(table, room, created).await {
        Ok(live) => Ok(Answer::Created(live.id())),
        Err(AppendFault::CommandUsed) => {
            let (player, command) = by.ok_or_else(busy)?;
            let made = outside.lock().disk.made_by(player, command);
            made.map(Answer::Created).ok_or_else(busy)
        }
        Err(AppendFault::Conflict | AppendFault::Failed(_)) => Err(busy()),
    }
}

/// The first call makes the table, and every caller sits down there.
async fn rematch(
    reached: &Reached,
    live: &Arc<LiveTable>,
    player: PlayerId,
    name: &str,
    draw: NewDraw,
) -> Result<Answer, Fault> {
    let Reached { hub, outside, .. } = reached;
    let (again, made) = live.look(|table| (table.again(player, draw), table.rematch())).await;
    let again = again?;
    let table = match made {
        Some(table) => table,
        None => {
            let creation = {
                let dice = &mut outside.lock().dice;
                Creation {
                    id: TableId::from_random(dice.bytes()),
                    options: again.options,
                    maker: player,
                    name: name.to_owned(),
                    seed: again.seed.unwrap_or_else(|| random_seed(dice)),
                    luck: dice.roll(),
                    invited: again.invited,
                    reservations: again.reservations,
                    seat: Some(again.seat.number()),
                }
            };
            let Answer::Created(new) = create(reached, &creation, None).await? else {
                return Err(Fault::no_table());
            };
            let made = live.rematched(new).await?;
            if made != new {
                hub.table(new).await?.close().await?;
            }
            outside.lock().tally.rematches += 1;
            made
        }
    };
    let live = hub.table(table).await?;
    live.requested_by(player);
    let command = Command::JoinAgain { player, name: name.to_owned(), seat: again.seat };
    // Those who cannot sit down can still watch.
    let _ = live.execute(command).await;
    Ok(Answer::Rematch(table))
}

fn id_of(request: &Request) -> Option<CommandId> {
    match request {
        Request::Decide(command) => Some(command.id.clone()),
        _ => None,
    }
}
