//! The table with all cards open: everybody's hand and hidden card, the limit card, the pile with its counts, and what is drawn next.

use crate::limits::art;
use crate::limits::state::replay::{Moment, Step, colour_counts};
use crate::limits::texts::{after, card, limit_card, points};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Action, Colour, Seat};

/// How many cards of the draw pile are shown.
const TO_COME: usize = 10;

/// The whole table.
pub(in crate::limits::screens) fn stage(texts: &Texts, moment: &Moment) -> impl IntoView + use<> {
    let game = &moment.game;
    let lit = moment.suspicion.as_ref().map(|suspicion| suspicion.colour);
    let printed = game.limit_card().map(|(_, printed)| {
        let name = limit_card(texts, printed);
        let picture = art::limit_card(printed, lit);
        view! { <div class="limit-card-place" role="img" aria-label=name inner_html=picture></div> }
    });
    let counts = colour_counts(game);
    let count = |colour: Colour| {
        let count = counts[colour];
        let limit = count.limit.map(art::sign).unwrap_or_default();
        view! {
            <li class:broken=count.is_broken() class:lit=lit == Some(colour)>
                <span class="spoken">{after::colour_count(texts, colour, count)}</span>
                <span aria-hidden="true" inner_html=art::chip(colour)></span>
                <b aria-hidden="true">{count.laid}<small>" / "{limit}</small></b>
            </li>
        }
    };
    let players = game.seats().map(|seat| player(texts, moment, seat)).collect_view();
    view! {
        <div class="limits-stage">
            <ul class="open-hands">{players}</ul>
            <section class="open-middle">
                {printed}
                <ul class="colour-counts">{Colour::ALL.map(count).into_iter().collect_view()}</ul>
                {pile(texts, moment)}
                {to_come(texts, moment)}
            </section>
        </div>
    }
}

/// A player with all their cards.
fn player(texts: &Texts, moment: &Moment, seat: Seat) -> impl IntoView + use<> {
    let game = &moment.game;
    let hand: Vec<Colour> = game.hand(seat).cards().collect();
    let named: Vec<String> = hand.iter().map(|&colour| card(texts, colour)).collect();
    let hand_name = match named.is_empty() {
        true => texts.say("limits-hand-empty"),
        false => texts.say_with("limits-hand-of", &[("cards", texts.list(&named).into())]),
    };
    let hidden = game.face_down(seat).map(|colour| {
        let name = texts.say_with("limits-hidden-of", &[("card", card(texts, colour).into())]);
        let is_counted = moment.suspicion.as_ref().is_some_and(|it| it.colour == colour);
        view! {
            <div class="open-hidden" class:lit=is_counted role="img" aria-label=name inner_html=art::card(colour)></div>
        }
    });
    let is_acting = matches!(moment.step, Step::Acted(by, _) if by == seat);
    let is_suspected =
        matches!(moment.step, Step::Acted(_, Action::Suspect(suspect)) if suspect == seat);
    let cards = hand.into_iter().map(|colour| view! { <span inner_html=art::card(colour)></span> });
    let total = moment.points.get(seat.index()).copied().unwrap_or_default();
    view! {
        <li class="open-hand" class:acting=is_acting class:suspected=is_suspected>
            <p class="open-name"><span class="name">{game.name(seat).unwrap_or_default().to_owned()}</span><b>{points(total)}</b></p>
            <div class="open-cards" role="img" aria-label=hand_name>{cards.collect_view()}</div>
            {hidden}
        </li>
    }
}

/// The pile as it was laid, first card first. What a suspicion counts is lit.
fn pile(texts: &Texts, moment: &Moment) -> impl IntoView + use<> {
    let counted = moment.suspicion.as_ref().map(|it| (it.colour, it.pile.len()));
    let one = |(place, laid): (usize, &limits::Laid)| {
        let is_counted =
            counted.is_some_and(|(colour, cards)| colour == laid.colour && place < cards);
        let by = moment.game.name(laid.by).unwrap_or_default();
        let name = format!("{} ({by})", card(texts, laid.colour));
        view! {
            <li class:lit=is_counted>
                <span role="img" aria-label=name title=by.to_owned() inner_html=art::chip(laid.colour)></span>
            </li>
        }
    };
    let cards = moment.game.pile().cards().iter().enumerate().map(one).collect_view();
    let laid = moment.game.pile().cards().len();
    let words = texts.say_with("limits-in-pile", &[("cards", laid.into())]);
    view! {
        <div class="shown-cards">
            <p class="open-title">{texts.say("limits-pile")}</p>
            <ol class="card-row">{cards}</ol>
            <p class="aside">{words}</p>
        </div>
    }
}

/// The cards that are drawn next.
fn to_come(texts: &Texts, moment: &Moment) -> impl IntoView + use<> {
    let all = moment.game.draw_pile().len();
    let one = |colour: Colour| {
        let name = card(texts, colour);
        view! { <li><span role="img" aria-label=name inner_html=art::chip(colour)></span></li> }
    };
    let cards = moment.game.draw_pile().take(TO_COME).map(one).collect_view();
    let words = texts.say_with("limits-to-draw", &[("cards", all.into())]);
    view! {
        <div class="shown-cards">
            <p class="open-title">{texts.say("limits-replay-to-come")}</p>
            <ol class="card-row">{cards}</ol>
            <p class="aside">{words}</p>
        </div>
    }
}
