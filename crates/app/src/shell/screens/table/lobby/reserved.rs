//! Seats of a rematch that are kept for the people who played before and have not come yet.

use super::change;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, TableFollow};
use crate::shell::screens::table::people::of;
use crate::shell::texts::without_marks;
use leptos::prelude::*;
use protocol::{Kick, Reserved, Stage, State};

/// The reservation of a free seat.
pub(super) fn reservation(state: &State, seat: usize) -> Option<&Reserved> {
    state.reserved.iter().find(|reserved| reserved.seat == seat)
}

/// Whether a seat may be reserved for the reader: it has their name, or they played the game before.
pub(super) fn is_expected(online: Online, state: &State) -> bool {
    let Some(me) = online.player() else { return false };
    state.reserved.iter().any(|reserved| reserved.name == me.name)
        || me.tables.iter().any(|table| table.rematch == Some(state.table))
}

/// Tells the players who wait when one for whom a seat was reserved has given it up.
pub(super) fn tell_declined(app: AppContext, follow: TableFollow) {
    Effect::new(move |before: Option<Vec<Reserved>>| {
        let now = of(follow, |state| state.reserved.clone());
        if of(follow, |state| state.you.is_some() && state.state == Stage::Open) {
            for name in of(follow, |state| declined(&before.unwrap_or_default(), state)) {
                app.tell(app.texts_now().say_with("table-declined", &[("name", name.into())]));
            }
        }
        now
    });
}

/// The names of those whose seats were reserved before and are free for anyone now.
fn declined(before: &[Reserved], state: &State) -> Vec<String> {
    let is_taken = |seat: usize| state.seats.iter().any(|it| it.seat == seat);
    // Of a large table the state lists a few.
    let is_listed = state.free.is_none();
    let has_given_up = |kept: &&Reserved| {
        is_listed && !is_taken(kept.seat) && reservation(state, kept.seat).is_none()
    };
    before.iter().filter(has_given_up).map(|kept| kept.name.clone()).collect()
}

/// A reserved seat in the list, with the way to release it for the host.
pub(super) fn row(
    app: AppContext,
    follow: TableFollow,
    reserved: &Reserved,
    confirm: Option<Confirm>,
) -> AnyView {
    let texts = app.texts();
    let Reserved { seat, name } = reserved.clone();
    let named = |key| texts.say_with(key, &[("name", name.as_str().into())]);
    let words = named("table-reserved");
    let release = confirm.map(|confirm| {
        let label = without_marks(named("table-release-for"));
        let mut question = named("table-release-ask");
        // With cards that are known, a seat is only for those who know them.
        if of(follow, |state| state.options.draw.is_none()) {
            question = format!("{question} {}", texts.say("table-release-about"));
        }
        let act = Callback::new(move |()| {
            // Its player may have come while the question was open.
            let is_reserved = |state: &State| reservation(state, seat).is_some();
            match of(follow, is_reserved) {
                true => change(app, follow, "kick", Kick { seat, ban: false }),
                false => app.tell(app.texts_now().say("table-seat-changed")),
            }
        });
        let ask = move |_| {
            confirm.ask([question.clone(), app.texts_now().say("table-release")], act);
        };
        view! { <button class="quiet" aria-label=label on:click=ask>{app.say("table-release")}</button> }
    });
    view! { <li class="free reserved"><span class="seat-name">{words}</span>{release}</li> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::screens::table::people::only_for;
    use crate::shell::texts::{Language, Texts};
    use protocol::FreeSeats;

    /// An open table for three, with Ada in the first seat.
    fn table(reserved: &[(usize, &str)]) -> State {
        let seats = r#"[{"seat":1,"name":"Ada","kind":"person","level":null,"here":true,"waiting":false,"stood_in":[]}]"#;
        let options = r#"{"game":"limes","seats":3,"clock":null,"bots":[],"listed":false}"#;
        let text = format!(
            r#"{{"table":"0123456789abcdefghjk","game":"limes","state":"open","version":2,"you":null,"seats":{seats},"options":{options},"commitment":"","clock":null,"view":null,"seed":null,"rematch":null}}"#
        );
        let mut state: State = serde_json::from_str(&text).expect("a state");
        state.reserved =
            reserved.iter().map(|&(seat, name)| Reserved { seat, name: name.to_owned() }).collect();
        state
    }

    #[test]
    fn others_can_sit_down_as_long_as_a_seat_is_for_nobody() {
        let words =
            |state: &State| only_for(state).words(&Texts::new(Language::En), "table-all-reserved");
        assert!(only_for(&table(&[])).is_nobody());
        assert!(only_for(&table(&[(2, "Ben")])).is_nobody());
        let mut state = table(&[(2, "Ben"), (3, "Cleo")]);
        let said = words(&state);
        assert!(said.contains("reserved for Ben and Cleo"), "{said}");
        // A large table names only some of those for whom its seats are reserved.
        state.options.seats = 24;
        state.others = Some(1);
        state.free = Some(FreeSeats { reserved: 22, last: 24 });
        let said = words(&state);
        assert!(said.contains("reserved for Ben, Cleo and 20 more players"), "{said}");
        state.free = Some(FreeSeats { reserved: 21, last: 24 });
        assert!(only_for(&state).is_nobody());
    }

    #[test]
    fn a_seat_that_is_free_again_was_declined() {
        let before = table(&[(1, "Ada"), (2, "Ben"), (3, "Cleo")]).reserved;
        // Ada sits in hers by now.
        assert_eq!(declined(&before, &table(&[(3, "Cleo")])), ["Ben"]);
        assert!(declined(&before, &table(&[(2, "Ben"), (3, "Cleo")])).is_empty());
    }

    #[test]
    fn a_seat_is_reserved_by_its_number() {
        let state = table(&[(3, "Cleo")]);
        let name = |seat| reservation(&state, seat).map(|it| it.name.as_str());
        assert_eq!((name(2), name(3)), (None, Some("Cleo")));
    }
}
