//! What a net is told about a decision: numbers of about 1.

use crate::limits::guess::Guess;
use crate::limits::situation::Situation;
use limits::{Action, Colour, Decision, EXCHANGE, Limit, Seat};

/// How many numbers there are.
pub(crate) const INPUTS: usize = 36;

/// What a net is told. The first is always 1.
pub(crate) type Inputs = [f32; INPUTS];

/// What all decisions of a situation share.
pub(super) struct Common {
    guess: Guess,
    /// The best chance to lay something safe, and the highest that a limit was broken, by that guess.
    best_guess: f32,
    worst_guess: f32,
    sure_cards: f32,
    unlimited: f32,
    best_safe: f32,
    worst_broken: f32,
    hand: f32,
    ahead: f32,
    rounds_left: f32,
    pile: f32,
    players: f32,
    is_duel: f32,
}

impl Common {
    pub(super) fn of(situation: &Situation) -> Common {
        let hand = situation.hand;
        let unlimited =
            hand.cards().filter(|&colour| situation.limits[colour] == Limit::None).count();
        let best_safe =
            hand.colours().map(|colour| situation.chance_safe(colour, 1)).fold(0.0, f32::max);
        let worst_broken =
            situation.others().map(|seat| situation.chance_broken(seat)).fold(0.0, f32::max);
        let best_other =
            situation.others().map(|seat| situation.points[seat]).max().unwrap_or_default();
        let guess = Guess::of(situation);
        let best_guess = (hand.colours())
            .map(|colour| guess.chance_safe(situation, colour, 1))
            .fold(0.0, f32::max);
        let worst_guess = (situation.others())
            .map(|seat| guess.chance_broken(situation, seat))
            .fold(0.0, f32::max);
        Common {
            guess,
            best_guess,
            worst_guess,
            sure_cards: situation.sure_cards() as f32 / 4.0,
            unlimited: unlimited as f32 / 4.0,
            best_safe,
            worst_broken,
            hand: hand.len() as f32 / 5.0,
            ahead: (situation.points[situation.own] - best_other) as f32 / 10.0,
            rounds_left: situation.rounds_left as f32 / 18.0,
            pile: f32::from(situation.pile.size) / 20.0,
            players: situation.players as f32 / 6.0,
            is_duel: f32::from(situation.players == 2),
        }
    }
}

/// What the net is told about a decision.
pub(super) fn inputs(situation: &Situation, common: &Common, decision: Decision) -> Inputs {
    let mut inputs = [0.0; INPUTS];
    let shared = [
        1.0,
        common.is_duel,
        common.players,
        common.rounds_left,
        common.ahead,
        common.pile,
        common.hand,
        common.unlimited,
    ];
    inputs[..shared.len()].copy_from_slice(&shared);
    let own = match decision {
        Decision::Hide(colour) => hiding(situation, common, colour),
        Decision::Act(Action::Play(colour)) => laying(situation, common, colour, 1),
        Decision::Act(Action::Exchange(colour)) => {
            laying(situation, common, colour, i32::from(EXCHANGE / 2))
        }
        Decision::Act(Action::Suspect(seat)) => suspecting(situation, common, seat),
    };
    inputs[shared.len()..].copy_from_slice(&own);
    inputs
}

type OwnInputs = [f32; INPUTS - 8];

fn yes(condition: bool) -> f32 {
    f32::from(condition)
}

fn hiding(situation: &Situation, common: &Common, colour: Colour) -> OwnInputs {
    let held = situation.hand.count(colour);
    let most =
        Colour::ALL.into_iter().map(|colour| situation.hand.count(colour)).max().unwrap_or(0);
    let (limit, unlimited) = printed(situation, colour);
    let tighter = |other: &Colour| {
        let (tighter, free) = printed(situation, *other);
        free < unlimited || free == unlimited && tighter < limit
    };
    let dead = hand_with_limit_0(situation);
    let after = {
        let mut after = situation.clone();
        after.face_down = Some(colour);
        after.sure_cards() - i32::from(after.is_sure(colour, held as i32))
    };
    let own = [
        unlimited,
        limit,
        yes(unlimited == 0.0 && limit == 0.0),
        yes(unlimited == 0.0 && limit > 0.0 && limit < 0.25),
        yes(held == 1),
        yes(held == 2),
        yes(held >= 3),
        held as f32 / 4.0,
        yes(held == most),
        f32::from(situation.unseen[colour]) / 12.0,
        after as f32 / 4.0,
        yes(situation.start == situation.own),
        yes(unlimited == 0.0 && held as f32 > 9.0 * limit),
        yes(unlimited == 0.0 && held as f32 > 9.0 * limit + 1.0),
        yes(held >= 2) * (1.0 - unlimited) * (1.0 - limit),
        yes(situation.start == situation.own.next(situation.players)),
        common.guess.usual[colour],
        yes(!situation.hand.colours().any(|other| tighter(&other))),
        dead / 4.0,
        yes(dead > 1.0),
        yes(held >= 2) * yes(unlimited == 0.0 && limit == 0.0),
        common.sure_cards,
    ];
    // There is less to say than about the other decisions.
    let mut inputs = [0.0; INPUTS - 8];
    inputs[..own.len()].copy_from_slice(&own);
    inputs
}

fn laying(situation: &Situation, common: &Common, colour: Colour, cards: i32) -> OwnInputs {
    let room = situation.room(colour).map(|room| room - cards);
    let (limit, unlimited) = printed(situation, colour);
    let held = situation.hand.count(colour);
    let sure = room.is_none_or(|room| room >= 0);
    let others_beyond =
        situation.others().filter(|&seat| situation.pile.beyond[seat][colour] > 0).count();
    let to_others = situation.chance_broken_to_others(colour, cards);
    let own_beyond: u8 =
        situation.pile.beyond[situation.own].iter().map(|(_, &count)| count.min(1)).sum();
    let next = situation.own.next(situation.players);
    let next_laid_it = situation.pile.last[next].is_some_and(|last| last.colour == colour);
    [
        unlimited,
        limit,
        room.map_or(0.0, |room| room.clamp(-3, 6) as f32 / 4.0),
        yes(sure),
        yes(room == Some(0)),
        yes(room == Some(-1)),
        yes(room.is_some_and(|room| room < -1)),
        situation.chance_safe(colour, cards),
        held as f32 / 4.0,
        yes(situation.face_down == Some(colour)),
        f32::from(situation.unseen[colour]) / 12.0,
        others_beyond as f32,
        f32::from(situation.pile.beyond[situation.own][colour]),
        common.sure_cards - yes(sure) / 4.0,
        yes(cards > 1),
        yes(situation.draw_pile == 0),
        common.worst_broken,
        common.best_safe,
        yes(next_laid_it),
        yes(situation.face_down == Some(colour) && matches!(room, Some(-1 | 0))),
        to_others,
        yes(to_others > 0.5),
        common.guess.chance_safe(situation, colour, cards),
        common.best_guess,
        common.worst_guess,
        common.guess.usual[colour],
        yes(room.is_none_or(|room| room >= held as i32 - cards)),
        f32::from(own_beyond) / 2.0,
    ]
}

fn suspecting(situation: &Situation, common: &Common, suspect: Seat) -> OwnInputs {
    let needed = situation.needed(suspect);
    let Some(last) = situation.pile.last[suspect] else { return [0.0; INPUTS - 8] };
    let beyond = situation.pile.beyond[suspect][last.colour];
    let others_beyond = (situation.others())
        .filter(|&seat| seat != suspect && situation.pile.beyond[seat][last.colour] > 0)
        .count();
    let colours_beyond: u8 =
        situation.pile.beyond[suspect].iter().map(|(_, &count)| count.min(1)).sum();
    let chance = situation.chance_broken(suspect);
    let guessed = common.guess.chance_broken(situation, suspect);
    let (limit, _) = printed(situation, last.colour);
    let covered_by = situation.pile.covering(last);
    [
        chance,
        guessed,
        yes(chance >= 0.9999),
        yes(needed == 0),
        yes(needed == 1),
        yes(needed == 2),
        yes(needed >= 3),
        f32::from(beyond) / 2.0,
        yes(beyond == 1),
        others_beyond as f32,
        yes(covered_by == 0),
        f32::from(covered_by) / 6.0,
        common.sure_cards,
        yes(common.sure_cards > 0.0),
        common.best_safe,
        f32::from(situation.unseen[last.colour]) / 12.0,
        situation.hand.count(last.colour) as f32 / 4.0,
        f32::from(situation.pile.counts[last.colour]) / 6.0,
        yes(situation.hand.is_empty()),
        f32::from(situation.pile.beyond[situation.own][last.colour]),
        yes(chance > 0.5),
        yes(chance > 0.9),
        common.guess.usual[last.colour],
        limit,
        yes(needed > 0 && limit == 0.0),
        f32::from(colours_beyond) / 2.0,
        common.best_guess,
        yes(guessed >= common.worst_guess),
    ]
}

/// How many cards in hand have a colour of which none may be laid.
fn hand_with_limit_0(situation: &Situation) -> f32 {
    situation.hand.cards().filter(|&colour| situation.limits[colour] == Limit::At(0)).count() as f32
}

/// The printed limit, and whether there is none.
fn printed(situation: &Situation, colour: Colour) -> (f32, f32) {
    match situation.limits[colour] {
        Limit::At(limit) => (f32::from(limit) / 9.0, 0.0),
        Limit::None => (0.0, 1.0),
    }
}
