//! Nobody is told what they may not know: what is hidden from them is changed, and what they are told must stay the same.

use crate::dice::Dice;
use crate::tally::Tally;
use game::Seat;
use games::DealtGame;
use protocol::{PlayerId, Stage, State, Turns};
use record::Seed;
use serde_json::Value;
use table::{Event, Millis, Table};

/// How many seeds are tried to find one whose draw begins in the same way.
const MOST_SEEDS: usize = 1500;

/// Changes what is hidden from a viewer of this table, whose events these are.
pub(crate) fn check_hidden(
    table: &Table,
    viewer: Option<PlayerId>,
    events: &[(Millis, Event)],
    dice: &mut Dice,
    tally: &mut Tally,
) {
    let Some(game) = table.game().filter(|_| table.stage() == Stage::Playing) else { return };
    let own = viewer.and_then(|player| table.seat_of(player));
    let changed = match game {
        DealtGame::Limes(game) => {
            if dice.chance(100) {
                check_draw_to_come(table, viewer, events, dice, tally);
            }
            let sees_all = table.options().turns == Some(Turns::Open)
                || own.is_some_and(|seat| game.game().has_moved(seat));
            if sees_all { None } else { with_other_turns(table, events, own, dice) }
        }
        DealtGame::Limits(_) => with_another_card_hidden(table, events, own, dice),
    };
    let Some(changed) = changed else { return };
    let Ok(other) = Table::replay(table.id(), changed) else { return };
    tally.secrets_changed += 1;
    assert_eq!(told(table, viewer), told(&other, viewer));
    if let Some(seat) = own {
        assert_eq!(table.seen_by(seat), other.seen_by(seat), "what a bot in this seat is shown");
    }
}

/// What a viewer can ask of a table, as it is sent.
fn told(table: &Table, viewer: Option<PlayerId>) -> Vec<String> {
    let mut told = vec![
        serde_json::to_string(&table.state(viewer, 0, |_| true)).expect("it serialises"),
        format!("{:?}", table.record_text(viewer, None)),
        format!("{:?}", table.summary()),
    ];
    for number in 1..=table.seats().min(3) {
        let player = table.player(viewer, number).ok();
        told.push(serde_json::to_string(&player).expect("it serialises"));
        told.push(format!("{:?}", table.record_text(viewer, Some(number))));
    }
    if let Some(player) = viewer {
        told.push(serde_json::to_string(&table.legal(player).ok()).expect("it serialises"));
    }
    told
}

/// Others made other turns in this round of Limes.
fn with_other_turns(
    table: &Table,
    events: &[(Millis, Event)],
    own: Option<Seat>,
    dice: &mut Dice,
) -> Option<Vec<(Millis, Event)>> {
    let round = table.game()?.question()?.to_string();
    let is_hidden = |event: &Event| {
        matches!(event, Event::Decided { seat, asked, .. }
            if *asked == round && Some(*seat) != own.map(Seat::number))
    };
    let before = events.iter().filter(|(_, event)| !is_hidden(event)).cloned();
    let before = Table::replay(table.id(), before).ok()?;
    let mut changed = events.to_vec();
    for (_, event) in changed.iter_mut().filter(|(_, event)| is_hidden(event)) {
        if let Event::Decided { seat, decision, .. } = event {
            let legal = before.game()?.any().legal(Seat::new(*seat)?).ok()?;
            *decision = dice.one_of(&legal);
        }
    }
    (changed != events).then_some(changed)
}

/// Somebody else hid another card in this round of Limits, and did the same since.
fn with_another_card_hidden(
    table: &Table,
    events: &[(Millis, Event)],
    own: Option<Seat>,
    dice: &mut Dice,
) -> Option<Vec<(Millis, Event)>> {
    let question = table.game()?.question()?.to_string();
    let hidden = question.split('.').next()?.to_owned() + ".0";
    let colour = dice.one_of(&["r", "y", "g", "b", "p"]);
    let mut changed = events.to_vec();
    let mut others = changed.iter_mut().filter_map(|(_, event)| match event {
        Event::Decided { seat, asked, decision, .. }
            if *asked == hidden && Some(*seat) != own.map(Seat::number) =>
        {
            Some(decision)
        }
        _ => None,
    });
    *others.next()? = format!("hide {colour}");
    (changed != events).then_some(changed)
}

/// Another seed whose draw begins with the same cards, so that only what is to come differs.
fn check_draw_to_come(
    table: &Table,
    viewer: Option<PlayerId>,
    events: &[(Millis, Event)],
    dice: &mut Dice,
    tally: &mut Tally,
) {
    let Some(DealtGame::Limes(game)) = table.game() else { return };
    let drawn = game.game().drawn();
    if drawn.len() > 2 {
        return;
    }
    let seeds = (0..MOST_SEEDS).filter_map(|_| Seed::new(&dice.roll().to_string()).ok());
    let fits = |seed: &Seed| limes::draw(seed).starts_with(drawn);
    let Some(other_seed) = seeds.into_iter().find(fits) else { return };
    let mut changed = events.to_vec();
    if let Some((_, Event::Created { seed, .. })) = changed.first_mut() {
        *seed = other_seed.as_str().to_owned();
    }
    let other = Table::replay(table.id(), changed).expect("the same cards so far");
    tally.draws_changed += 1;
    let (one, other_commitment) = (table.commitment(), other.commitment());
    let other: Vec<String> =
        told(&other, viewer).iter().map(|text| text.replace(other_commitment, one)).collect();
    assert_eq!(told(table, viewer), other);
}

/// What the rules of Limits hide has no place in a view, and what is to come in Limes has no order.
pub(crate) fn check_shape(state: &State) {
    let Some(view) = &state.view else { return };
    let view = serde_json::to_value(view).expect("it serialises");
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    if view["game"] == "limes" {
        let pile = numbers(&view["pile"]);
        assert!(pile.is_sorted(), "{pile:?}");
        let round = view["round"].as_u64().expect("a number") as usize;
        assert_eq!(pile.len(), 24 - round, "the cards that nobody has drawn");
        return;
    }
    let is_seated = state.you.is_some();
    assert_eq!(view["hand"].is_null(), !is_seated, "only the own hand");
    assert!(is_seated || view["face_down"].is_null() && view["since"] == Value::Array(Vec::new()));
    let round = view["round"].as_u64().expect("a number") as usize;
    assert_eq!(numbers(&view["turned_up"]).len(), round, "no limit card to come");
    let is_open = view["mode"] == "open";
    assert_eq!(view["pile"]["cards"].is_null(), !is_open);
    let deeds = view["deeds"].as_array().expect("a list");
    for covered in deeds.iter().rev().skip(1) {
        assert!(is_open || covered["colour"].is_null(), "{covered}");
    }
    let is_acting = view["phase"] == "act";
    let judged = &view["judged"];
    let is_shown = !judged["pile"].is_null() || !judged["face_down"].is_null();
    assert!(!(is_acting && is_shown), "{judged}");
    for player in view["players"].as_array().expect("a list") {
        let keys: Vec<&String> = player.as_object().expect("a player").keys().collect();
        assert_eq!(keys, ["hand", "hidden", "name", "points", "seat"]);
        assert!(player["hand"].is_u64(), "how many cards, and not which");
    }
}
