//! Any bytes as the stored events of a table.

use crate::one_sentence;
use protocol::{CommandId, Decide, PlayerId, TableId};
use table::{Event, Limits, Millis, Table};

/// How many events that cannot follow are left out before the rest is.
const LEFT_OUT: usize = 40;
/// How many people are asked what they see; a file may seat thousands.
const ASKED: usize = 20;

/// Any lines are events or are not; events are a table, or one of them cannot follow and there is a reason; and a table, whatever
/// its events, can be asked and told everything and is the replay of what it has stored.
pub fn table_events(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n');
    let mut events: Vec<(Millis, Event)> =
        lines.filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let text = serde_json::to_string(&events).expect("JSON");
    assert_eq!(serde_json::from_str::<Vec<(Millis, Event)>>(&text).ok().as_ref(), Some(&events));
    let id = TableId::from_random([7; 16]);
    for _ in 0..LEFT_OUT {
        let fault = match Table::replay(id, events.iter().cloned()) {
            Ok(table) => return ask_everything(table, events),
            Err(fault) => fault,
        };
        one_sentence(&fault);
        let place = fault.version as usize - 1;
        if place >= events.len() {
            return;
        }
        events.remove(place);
    }
}

fn ask_everything(mut table: Table, mut events: Vec<(Millis, Event)>) {
    assert_eq!(table.version() as usize, events.len());
    let now = events.last().map_or(0, |&(at, _)| at);
    let stranger = PlayerId::from_random([9; 16]);
    let people: Vec<PlayerId> = table.people().map(|(player, _)| player).take(ASKED).collect();
    for viewer in people.iter().copied().map(Some).chain([None, Some(stranger)]) {
        let state = table.state(viewer, now, |_| true);
        serde_json::to_string(&state).expect("JSON");
        assert_eq!(state.seed.is_some(), table.is_over());
        for number in [None, Some(0), Some(1), Some(2)] {
            if let Err(fault) = table.record_text(viewer, number) {
                one_sentence(fault);
            }
            let _ = table.player(viewer, number.unwrap_or(usize::MAX));
        }
    }
    table.summary();
    let mut told = |table: &mut Table, now: Millis| {
        events.extend(table.take_unstored().into_iter().map(|event| (now, event)));
        let mut again = Table::replay(table.id(), events.iter().cloned()).expect("its own events");
        again.seen(Millis::MAX);
        table.seen(Millis::MAX);
        assert_eq!(again, *table);
    };
    let _ = table.join(stranger, "Somebody", None, now);
    for player in people {
        let command = |asked: String, decision: &str| Decide {
            id: CommandId::new("fuzz").expect("an id"),
            asked,
            decision: decision.to_owned(),
        };
        let _ = table.decide(player, &command(String::new(), ""), now);
        if let Ok(legal) = table.legal(player)
            && let (Some(asked), Some(decision)) = (legal.asked, legal.legal.first())
        {
            let decided = table.decide(player, &command(asked, decision), now);
            assert!(decided.is_ok_and(|version| version <= table.version()));
        }
        let _ = table.leave(player, now);
        let _ = table.start(player, now);
        let _ = table.seat_bot(player, 2, game::Level::Skilled, Limits::default(), now);
        let _ = table.kick(player, 1, false, now);
    }
    told(&mut table, now);
    for due in table.due(Millis::MAX).into_iter().take(ASKED) {
        let seen = table.seen_by(due.seat);
        let legal = seen.last().map(|view| view.legal()).unwrap_or_default();
        let decision = legal.first().expect("whoever is asked can decide");
        table.bot_decided(due, decision, Millis::MAX).expect("it is legal");
    }
    told(&mut table, Millis::MAX);
    table.tick(Millis::MAX);
    table.rematched(TableId::from_random([8; 16]), now);
    told(&mut table, Millis::MAX);
    table.restore_seen(Some(0));
    table.resume(Millis::MAX, Millis::MAX);
    told(&mut table, Millis::MAX);
}
