//! What is shown: the table as the person's seat sees it, and what has happened there.
//!
//! Nothing here knows the game, only a view of it: what the view does not hold cannot be shown.

use super::names::{is_you, name, subject, verb};
use super::table::Table;
use super::verdict::verdict;
use crate::explain::{self, hanging, points};
use crate::paint::Paint;
use limits::{
    Action, Colour, Decision, DeedKind, Hand, LimitDeck, Phase, PileView, Seat, SinceDeed, View,
};

/// Everything one needs to decide.
pub(super) fn round(table: &Table, paint: Paint) -> String {
    let view = table.view();
    let mut text = paint.title(&format!("Round {} of {}", view.round, view.rounds));
    text += "\n";
    text += &limits(&view, paint);
    text += "\n";
    text += &players(table, &view, paint);
    text += "\n";
    text += &hanging("", &pile(&view));
    let since: Vec<SinceDeed> =
        view.since.iter().copied().filter(|deed| deed.round == view.round).collect();
    if !since.is_empty() {
        text += &hanging("", &format!("Since your last decision: {}.", deeds(&view, &since)));
    }
    text += "\n";
    text + &invitation(&view, paint)
}

/// The limits, and how many cards of each colour the person has; in an open game also how many lie in the pile.
fn limits(view: &View, paint: Paint) -> String {
    let (Some(number), Some(own)) = (view.limit_card, &view.own) else { return String::new() };
    let card = LimitDeck::built_in().card(number);
    let row = |title: &str, cell: &dyn Fn(Colour) -> String| {
        let cells = Colour::ALL.map(|colour| format!("{:>8} ", cell(colour)));
        format!("  {title:<11}{}", cells.concat()).trim_end().to_owned() + "\n"
    };
    let heads = Colour::ALL.map(|colour| {
        let head = format!(" {} ", colour.name());
        format!("{}{}", " ".repeat(9_usize.saturating_sub(head.len())), paint.card(colour, &head))
    });
    let mut text = format!("  {:<11}{}", format!("card {number}"), heads.concat());
    text = text.trim_end().to_owned() + "\n";
    text += &row("limit", &|colour| card.limits[colour].to_string());
    if let PileView::Open(laid) = &view.pile {
        let count = |colour| laid.iter().filter(|laid| laid.colour == colour).count();
        text += &row("in the pile", &|colour| count(colour).to_string());
    }
    let held = |colour| match own.hand.count(colour) {
        0 => "–".to_owned(),
        count => count.to_string(),
    };
    text += &row("your hand", &held);
    if let Some(hidden) = own.face_down {
        let mark = |colour| if colour == hidden { "1" } else { "" }.to_owned();
        text += &row("face down", &mark);
    }
    text
}

fn players(table: &Table, view: &View, paint: Paint) -> String {
    let title = |seat: Seat| match table.level(seat) {
        Some(level) => format!("{} ({level})", name(view, seat)),
        None => subject(view, seat).to_owned(),
    };
    let seats = || Seat::first(view.players.len());
    let width = seats().map(|seat| title(seat).chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (seat, player) in seats().zip(&view.players) {
        let begins = if seat == view.start { ", begins this round" } else { "" };
        let hidden = if player.has_hidden { " and 1 face down" } else { "" };
        let line = format!(
            "  {seat} {:<width$}  {:>10}  {} in hand{hidden}{begins}",
            title(seat),
            points(player.points),
            player.hand,
        );
        text += &if is_you(view, seat) { paint.strong(&line) } else { line };
        text += "\n";
    }
    text
}

fn pile(view: &View) -> String {
    let draw_pile = match view.draw_pile {
        0 => "The draw pile is empty.".to_owned(),
        1 => "There is 1 card in the draw pile.".to_owned(),
        cards => format!("There are {cards} cards in the draw pile."),
    };
    let pile = match &view.pile {
        PileView::Memory { size, top: Some(top) } => {
            let cards = if *size == 1 { "1 card".to_owned() } else { format!("{size} cards") };
            let by = name(view, top.by);
            format!("In the pile: {cards}, on top {} laid by {by}.", top.colour.name())
        }
        PileView::Open(laid) if !laid.is_empty() => {
            let cards: Vec<String> = laid.iter().map(|laid| laid.colour.to_string()).collect();
            format!("The pile, first laid first: {}.", cards.join(" "))
        }
        _ => "The pile is empty.".to_owned(),
    };
    format!("{pile} {draw_pile}")
}

/// What others did, one after the other.
fn deeds(view: &View, since: &[SinceDeed]) -> String {
    let told: Vec<String> = (since.iter())
        .map(|deed| {
            let did = match deed.kind {
                DeedKind::Play => "laid",
                DeedKind::Exchange => "exchanged four",
            };
            format!("{} {did} {}", name(view, deed.seat), deed.colour.name())
        })
        .collect();
    told.join(", ")
}

/// What can be decided, as it is typed.
pub(super) fn invitation(view: &View, paint: Paint) -> String {
    let legal = view.legal();
    let mut typed: Vec<String> = legal.iter().map(ToString::to_string).collect();
    for (text, decision) in typed.iter_mut().zip(&legal) {
        if let Decision::Act(Action::Suspect(seat)) = decision {
            *text += &format!(" ({})", name(view, *seat));
        }
    }
    let what = match view.phase {
        Phase::Hide { .. } => "Hide a card: it raises the limit of its colour by 1.",
        _ => "It is your turn.",
    };
    let what = paint.strong(what);
    format!(
        "{what}\n{}Or: help  rules  show  save FILE  quit\n",
        hanging("You can: ", &typed.join(", "))
    )
}

/// What the person has just done.
pub(super) fn done(view: &View, decision: Decision) -> String {
    match decision {
        Decision::Hide(colour) => format!("You hid {}.\n", colour.name()),
        Decision::Act(Action::Play(colour)) => format!("You laid {}.\n", colour.name()),
        Decision::Act(Action::Exchange(colour)) => {
            format!("You exchanged four {} for 1 point.\n", colour.name())
        }
        Decision::Act(Action::Suspect(seat)) => format!("You suspected {}.\n", name(view, seat)),
    }
}

/// What has happened since a decision of the person, if it ended the round: what others laid, and the suspicion.
pub(super) fn end_of_round(before: &View, view: &View, paint: Paint) -> String {
    let judged = view.judged.as_ref().filter(|judged| judged.round == before.round);
    let is_over = matches!(view.phase, Phase::Over(_));
    let Some(judged) = judged.filter(|_| view.round > before.round || is_over) else {
        return String::new();
    };
    let mut text = String::new();
    let since: Vec<SinceDeed> =
        view.since.iter().copied().filter(|deed| deed.round == judged.round).collect();
    if !since.is_empty() {
        text += &hanging("", &format!("Then {}.", deeds(view, &since)));
    }
    text += "\n";
    text += &paint.title(&format!("Round {} is over", judged.round));
    text += "\n";
    text += &verdict(view, judged, paint);
    if !is_over {
        let begins = verb(view, view.start, "begin", "begins");
        text += &format!("{} {begins} the next round.\n", subject(view, view.start));
    }
    text
}

/// The end of a game.
pub(super) fn over(table: &Table, paint: Paint) -> String {
    let view = table.view();
    let mut text = paint.title("The last limit card is taken");
    text += "\n";
    let Phase::Over(standing) = &view.phase else { return text };
    let width = view.players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
    let mut places = standing.places().to_vec();
    places.sort_by_key(|place| (place.rank, place.seat));
    for place in places {
        let name = subject(&view, place.seat);
        text += &format!("  {} {name:<width$}  {:>10}\n", place.rank, points(place.points));
    }
    let winners: Vec<&str> = standing.winners().map(|seat| subject(&view, seat)).collect();
    let verdict = match winners.as_slice() {
        ["You"] => "You win.".to_owned(),
        [one] => format!("{one} wins."),
        several => format!("{} share the win.", explain::listed(several)),
    };
    text + &format!("\n{}\n", paint.strong(&verdict))
}

/// A hand as letters, for short sentences.
pub(super) fn letters(hand: &Hand) -> String {
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
