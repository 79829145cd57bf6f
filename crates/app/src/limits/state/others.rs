//! The others at the table, as a player sees them.

use limits::{Colour, DeedKind, Phase, Seat, SinceDeed, View};

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Other {
    /// Where they sit.
    pub(crate) seat: Seat,
    /// Their name.
    pub(crate) name: String,
    /// Their points.
    pub(crate) points: i32,
    /// How many cards they have in hand.
    pub(crate) hand: usize,
    /// Whether a card lies face down before them.
    pub(crate) has_hidden: bool,
    /// Whether the game waits for them.
    pub(crate) is_awaited: bool,
    /// What they did since the player's own last decision.
    pub(crate) deed: Option<(DeedKind, Colour)>,
}

/// Everybody but the player, clockwise from the player's left; for one who watches, everybody.
pub(crate) fn others(view: &View) -> Vec<Other> {
    let own = view.own.as_ref().map(|own| own.seat);
    let players = view.players.len();
    let around = own.unwrap_or(Seat::from_index(0)).clockwise(players);
    around.filter(|&seat| Some(seat) != own).filter_map(|seat| other(view, seat)).collect()
}

fn other(view: &View, seat: Seat) -> Option<Other> {
    let player = view.players.get(seat.index())?;
    let deed = view.since.iter().rfind(|deed| deed.seat == seat);
    Some(Other {
        seat,
        name: player.name.clone(),
        points: player.points,
        hand: player.hand,
        has_hidden: player.has_hidden,
        is_awaited: awaited(view).contains(&seat),
        deed: deed.map(|deed| (deed.kind, deed.colour)),
    })
}

/// The colour of the card that a player laid last, as far as it is still in sight: what they did since this player's own last
/// decision, in this round. An exchange lays two cards of its colour.
pub(crate) fn last_laid(view: &View, seat: Seat) -> Option<Colour> {
    let is_theirs = |deed: &&SinceDeed| deed.round == view.round && deed.seat == seat;
    view.since.iter().rfind(is_theirs).map(|deed| deed.colour)
}

/// Whom the game waits for.
pub(crate) fn awaited(view: &View) -> Vec<Seat> {
    match &view.phase {
        Phase::Hide { waiting } => waiting.clone(),
        Phase::Act { seat } => vec![*seat],
        Phase::Over(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::choice::hand;
    use crate::limits::state::kit::{deal, view};
    use limits::Action;

    #[test]
    fn they_sit_clockwise_and_show_what_they_did_since() {
        let mut game = deal(4);
        let names = |number| -> Vec<String> {
            others(&view(&game, number)).into_iter().map(|other| other.name).collect()
        };
        assert_eq!(names(3), ["Dirk", "Ada", "Ben"]);
        assert_eq!(others(&game.view(None)).len(), 4);
        for seat in game.seats() {
            let colour = game.hand(seat).colours().next().expect("a card");
            game.hide(seat, colour).expect("legal");
        }
        let Phase::Act { seat: first } = game.phase() else { panic!("all have hidden a card") };
        let laid = hand(&game.view(Some(first))).next().expect("a card");
        game.act(first, Action::Play(laid)).expect("legal");
        let second = first.next(4);
        let seen = others(&game.view(Some(second)));
        let deeds: Vec<_> = seen.iter().map(|other| (other.seat, other.deed)).collect();
        assert!(deeds.contains(&(first, Some((DeedKind::Play, laid)))));
        assert_eq!(deeds.iter().filter(|(_, deed)| deed.is_some()).count(), 1);
        let second_view = game.view(Some(second));
        assert_eq!(last_laid(&second_view, first), Some(laid));
        assert_eq!(last_laid(&second_view, second.next(4)), None);
        assert!(seen.iter().all(|other| other.has_hidden && !other.is_awaited && other.hand == 4));
        let third = others(&game.view(Some(second.next(4))));
        assert!(third.iter().all(|other| other.is_awaited == (other.seat == second)));
    }
}
