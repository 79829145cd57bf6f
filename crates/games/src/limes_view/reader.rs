//! A view of Limes, read back from its JSON.
//!
//! What players have laid is laid again by the rules, so that a view that was read holds no display that cannot be.

use super::{CardView, LimesPlayer, LimesView, PhaseName, WorkerView};
use crate::view_fault::{ViewFault, agree};
use game::Question;
use limes::{
    CARDS, CardNumber, Deck, Display, LaidView, PlayerView, Seat, Turn, Variants, View, WORKERS,
};
use std::collections::BTreeSet;

impl LimesView {
    /// The view that is written like this.
    ///
    /// Somebody who watches a table of more than 16 seats is not told in which order the cards came; they are in the order of
    /// their numbers then, the card of this round last.
    ///
    /// # Errors
    /// If there is none: a key holds what it cannot hold, or the view contradicts itself.
    pub fn read(&self) -> Result<View, ViewFault> {
        let variants = Variants::from_words(self.variants.iter().map(String::as_str))
            .map_err(|unknown| ViewFault::value("variants", unknown.0))?;
        let deck = Deck::new(&self.deck.name, &self.deck.cards).map_err(ViewFault::Deck)?;
        let drawn = self.drawn()?;
        let others = self.others.unwrap_or_default();
        agree(!self.players.is_empty(), "nobody plays")?;
        let mut players = Vec::with_capacity(self.players.len());
        let mut seat_before = 0;
        for player in &self.players {
            agree(player.seat > seat_before, "the players are not in the order of their seats")?;
            seat_before = player.seat;
            players.push(self.player(player, &drawn, &deck, variants)?);
        }
        agree(
            seat_before <= self.players.len().saturating_add(others),
            "somebody has a seat that the table does not have",
        )?;
        let is_over = self.phase == PhaseName::Over;
        let is_full = drawn.len() == CARDS && players.iter().all(|player| player.moved);
        agree(
            is_over == is_full || others > 0 && !is_over,
            "the phase is not that of the rounds played",
        )?;
        let view = View {
            you: self.you()?,
            asked: self.asked()?,
            is_over,
            drawn,
            variants,
            deck,
            players,
            others,
        };
        let has_display = view.own().is_none_or(|own| own.laid.is_some());
        agree(has_display, "a player does not see what they have laid")?;
        Ok(view)
    }

    fn you(&self) -> Result<Option<Seat>, ViewFault> {
        let Some(you) = self.you else { return Ok(None) };
        let is_shown = self.players.iter().any(|player| player.seat == you);
        let seat = Seat::new(you).filter(|_| is_shown);
        seat.map(Some).ok_or_else(|| ViewFault::value("you", you))
    }

    fn asked(&self) -> Result<Option<Question>, ViewFault> {
        let own = self.players.iter().find(|player| Some(player.seat) == self.you);
        let is_asked = self.round > 0 && own.is_some_and(|own| !own.moved);
        let asked = is_asked.then(|| Question::round(self.round));
        let text = asked.map(|question| question.to_string());
        agree(self.asked == text, "\"asked\" is not what this seat is asked")?;
        Ok(asked)
    }

    /// The cards drawn so far, in the order in which somebody laid them.
    fn drawn(&self) -> Result<Vec<CardNumber>, ViewFault> {
        if self.round > CARDS {
            return Err(ViewFault::value("round", self.round));
        }
        let numbers = |cards: &Vec<CardView>| cards.iter().map(|card| card.card).collect();
        let laid = self.players.iter().filter_map(|player| player.cards.as_ref());
        let longest: Option<Vec<u8>> = laid.max_by_key(|cards| cards.len()).map(numbers);
        let mut numbers = longest.unwrap_or_else(|| {
            let is_drawn = |number: &u8| !self.pile.contains(number);
            let earlier = CardNumber::all().map(CardNumber::get).filter(is_drawn);
            earlier.filter(|&number| Some(number) != self.card).collect()
        });
        if numbers.len() + 1 == self.round {
            numbers.extend(self.card);
        }
        agree(
            numbers.len() == self.round && numbers.last() == self.card.as_ref(),
            "not one card was drawn each round",
        )?;
        let drawn: BTreeSet<u8> = numbers.iter().copied().collect();
        agree(drawn.len() == numbers.len(), "a card was drawn twice")?;
        let pile: BTreeSet<u8> = self.pile.iter().copied().collect();
        let rest = CardNumber::all().map(CardNumber::get).filter(|number| !drawn.contains(number));
        let is_rest = pile.len() == self.pile.len() && pile.into_iter().eq(rest);
        agree(is_rest, "the pile does not hold the cards that were not drawn")?;
        numbers.into_iter().map(card_number).collect()
    }

    fn player(
        &self,
        player: &LimesPlayer,
        drawn: &[CardNumber],
        deck: &Deck,
        variants: Variants,
    ) -> Result<PlayerView, ViewFault> {
        agree(!player.moved || self.round > 0, "somebody has moved before the first card")?;
        let seen = player.seen(drawn, deck, variants)?;
        if let Some(laid) = &seen.laid {
            // Of others, the turn of this round may be hidden; one's own never is.
            let turns = laid.turns.len() + usize::from(!player.moved && self.round > 0);
            let is_hidden = player.moved && Some(player.seat) != self.you;
            let is_this_round = turns == self.round || is_hidden && turns + 1 == self.round;
            agree(is_this_round, "a player has not made one turn each round")?;
        }
        Ok(seen)
    }
}

impl LimesPlayer {
    /// A player who was told apart from a view, at the table of this view. The table may have gone on in between.
    ///
    /// # Errors
    /// If a key holds what it cannot hold, or the player's cards, turns and points contradict each other.
    pub fn read(&self, table: &View) -> Result<PlayerView, ViewFault> {
        let numbers = self.cards.iter().flatten().map(|card| card.card);
        let drawn: Vec<CardNumber> = numbers.map(card_number).collect::<Result<_, _>>()?;
        let distinct: BTreeSet<u8> = drawn.iter().map(|card| card.get()).collect();
        agree(distinct.len() == drawn.len(), "a card was drawn twice")?;
        self.seen(&drawn, &table.deck, table.variants)
    }

    fn seen(
        &self,
        drawn: &[CardNumber],
        deck: &Deck,
        variants: Variants,
    ) -> Result<PlayerView, ViewFault> {
        record::check_name(&self.name).map_err(|_| ViewFault::value("name", &self.name))?;
        let seat = Seat::new(self.seat).ok_or_else(|| ViewFault::value("seat", self.seat))?;
        if self.supply > WORKERS {
            return Err(ViewFault::value("supply", self.supply));
        }
        let laid = match (&self.cards, &self.workers, &self.turns) {
            (Some(cards), Some(workers), Some(turns)) => {
                let laid = read_laid(self, cards, turns, drawn, deck, variants)?;
                let score = laid.display.score();
                let is_score = self.total == score.total
                    && self.supply == laid.display.supply()
                    && score.workers.iter().map(WorkerView::from).eq(workers.iter().cloned());
                agree(is_score, "a player's points or workers are not those of their display")?;
                Some(laid)
            }
            (None, None, None) => None,
            _ => return Err(ViewFault::Contradiction("only a part of what was laid is told")),
        };
        Ok(PlayerView {
            seat,
            name: self.name.clone(),
            moved: self.moved,
            total: self.total,
            rank: self.rank,
            supply: self.supply,
            laid,
        })
    }
}

fn card_number(number: u8) -> Result<CardNumber, ViewFault> {
    CardNumber::new(number).ok_or_else(|| ViewFault::value("card", number))
}

/// Lays the cards again, turn by turn.
fn read_laid(
    player: &LimesPlayer,
    cards: &[CardView],
    turns: &[String],
    drawn: &[CardNumber],
    deck: &Deck,
    variants: Variants,
) -> Result<LaidView, ViewFault> {
    agree(
        cards.len() == turns.len() && turns.len() <= drawn.len(),
        "a player has not laid one card each turn",
    )?;
    let mut laid = LaidView { display: Display::new(), turns: Vec::with_capacity(turns.len()) };
    for ((text, card), &number) in turns.iter().zip(cards).zip(drawn) {
        let turn: Turn = text.parse().map_err(|_| ViewFault::value("turns", text))?;
        let told = CardView {
            cell: turn.cell.to_string(),
            card: number.get(),
            rotation: turn.rotation.symbol(),
        };
        agree(*card == told, "a card lies elsewhere than its turn says")?;
        laid.display = (laid.display.after(deck.card(number), turn, variants))
            .map_err(|why| ViewFault::Turn { seat: player.seat, turn: text.clone(), why })?;
        laid.turns.push(turn);
    }
    Ok(laid)
}
