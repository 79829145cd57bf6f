//! A view of Limits, read back from its JSON.
//!
//! Whoever gets one may rely on it: everything that can be checked within one view has been, so that no player has to
//! wonder how a hand of nine cards came about.

use super::{Card, DeedName, DeedView, JudgedView, Limits, LimitsView, ModeName, PhaseName};
use crate::view_fault::{ViewFault, agree};
use game::Question;
use limits::{
    COLOUR_CARDS, Colour, Deed, DeedKind, EXCHANGE, HAND, Judged, LIMIT_CARD_POINTS, Laid, Limit,
    LimitCardNumber, LimitDeck, Mode, Own, Phase, PileView, PlayerView, Seat, Shown, SinceDeed,
    Standing, View, limit_cards_used,
};

impl LimitsView {
    /// The view that is written like this.
    ///
    /// # Errors
    /// If there is none: a key holds what it cannot hold, or the view contradicts itself.
    pub fn read(&self) -> Result<View, ViewFault> {
        let players = self.players.len();
        let rounds =
            limit_cards_used(players).ok_or_else(|| ViewFault::value("players", players))?;
        agree(self.rounds == rounds, "so many players use another number of limit cards")?;
        agree((1..=rounds).contains(&self.round), "there is no such round")?;
        let start = self.seat("start", self.start)?;
        let deeds = self.deeds(start)?;
        let own = self.own()?;
        let turned_up = self.turned_up()?;
        let view = View {
            asked: self.asked(own.as_ref())?,
            phase: self.phase(start)?,
            mode: match self.mode {
                ModeName::Memory => Mode::Memory,
                ModeName::Open => Mode::Open,
            },
            round: self.round,
            rounds,
            start,
            limit_card: self.limit_card(&turned_up)?,
            draw_pile: self.draw_pile,
            pile: self.pile(&deeds)?,
            since: self.since(own.as_ref(), &deeds)?,
            players: self.players()?,
            judged: self.judged(start, &turned_up)?,
            own,
            turned_up,
            deeds,
        };
        let in_hands = self.players.iter().map(|player| player.hand + usize::from(player.hidden));
        let cards = (in_hands.sum::<usize>()).saturating_add(self.draw_pile);
        let cards = cards.saturating_add(self.pile.size);
        agree(cards == COLOUR_CARDS, "there are not 60 colour cards in all")?;
        Ok(view)
    }

    /// A seat at which somebody sits.
    fn seat(&self, key: &'static str, number: usize) -> Result<Seat, ViewFault> {
        let seat = Seat::new(number).filter(|seat| seat.index() < self.players.len());
        seat.ok_or_else(|| ViewFault::value(key, number))
    }

    fn players(&self) -> Result<Vec<PlayerView>, ViewFault> {
        let most = i32::try_from(COLOUR_CARDS * self.rounds).unwrap_or(i32::MAX);
        let fewest = LIMIT_CARD_POINTS * i32::try_from(self.rounds).unwrap_or(i32::MAX);
        let mut players = Vec::with_capacity(self.players.len());
        for (player, number) in self.players.iter().zip(1..) {
            agree(player.seat == number, "the players are not in the order of their seats")?;
            record::check_name(&player.name).map_err(|_| ViewFault::value("name", &player.name))?;
            if !(fewest..=most).contains(&player.points) {
                return Err(ViewFault::value("points", player.points));
            }
            if player.hand > HAND {
                return Err(ViewFault::value("hand", player.hand));
            }
            agree(
                player.hand + usize::from(player.hidden) <= HAND,
                "a player has more cards than a hand has",
            )?;
            players.push(PlayerView {
                name: player.name.clone(),
                points: player.points,
                hand: player.hand,
                has_hidden: player.hidden,
            });
        }
        Ok(players)
    }

    fn own(&self) -> Result<Option<Own>, ViewFault> {
        let Some(you) = self.you else {
            let has_cards = self.hand.is_some() || self.face_down.is_some();
            agree(!has_cards, "somebody without a seat has cards")?;
            return Ok(None);
        };
        let seat = self.seat("you", you)?;
        let Some(cards) = &self.hand else {
            return Err(ViewFault::Contradiction("a player has no hand"));
        };
        let public = &self.players[seat.index()];
        agree(
            public.hand == cards.len() && public.hidden == self.face_down.is_some(),
            "the cards of this seat are not as many as all see",
        )?;
        agree(cards.len() <= HAND, "a player has more cards than a hand has")?;
        Ok(Some(Own {
            seat,
            hand: cards.iter().map(|&card| colour("hand", card)).collect::<Result<_, _>>()?,
            face_down: self.face_down.map(|card| colour("face_down", card)).transpose()?,
        }))
    }

    /// Who begins, clockwise from there one deed each.
    fn deeds(&self, start: Seat) -> Result<Vec<Deed>, ViewFault> {
        let all = self.deeds.len() <= COLOUR_CARDS;
        agree(all, "more cards were laid than there are")?;
        let mut deeds = Vec::with_capacity(self.deeds.len());
        let mut seat = start;
        for DeedView { seat: number, did, colour: laid } in &self.deeds {
            agree(self.seat("deeds", *number)? == seat, "somebody acted out of turn")?;
            let colour = laid.map(|laid| colour("deeds", laid)).transpose()?;
            deeds.push(Deed { seat, kind: kind(*did), colour });
            seat = seat.next(self.players.len());
        }
        Ok(deeds)
    }

    fn phase(&self, start: Seat) -> Result<Phase, ViewFault> {
        let players = self.players.len();
        let still_to_hide: Vec<Seat> =
            Seat::first(players).filter(|seat| !self.players[seat.index()].hidden).collect();
        let waiting = self.waiting.iter().map(|&number| self.seat("waiting", number));
        let waiting: Vec<Seat> = waiting.collect::<Result<_, _>>()?;
        let is_begun = !self.deeds.is_empty();
        match self.phase {
            PhaseName::Hide => {
                agree(!is_begun, "somebody acted before all had hidden a card")?;
                agree(
                    !waiting.is_empty() && waiting == still_to_hide,
                    "others are to hide a card than those who have not",
                )?;
                Ok(Phase::Hide { waiting })
            }
            PhaseName::Act => {
                agree(still_to_hide.is_empty(), "somebody acts before all have hidden a card")?;
                let seat =
                    start.clockwise(players).nth(self.deeds.len() % players).unwrap_or(start);
                agree(waiting == [seat], "it is the turn of another player")?;
                Ok(Phase::Act { seat })
            }
            PhaseName::Over => {
                let is_over = self.round == self.rounds && !is_begun && waiting.is_empty();
                agree(is_over && still_to_hide.len() == players, "the game is not over")?;
                let points = self.players.iter().map(|player| player.points);
                let points: Vec<(Seat, i32)> = Seat::first(players).zip(points).collect();
                Ok(Phase::Over(Standing::new(&points)))
            }
        }
    }

    fn asked(&self, own: Option<&Own>) -> Result<Option<Question>, ViewFault> {
        let is_asked = own.is_some_and(|own| self.waiting.contains(&own.seat.number()));
        let action = match self.phase {
            PhaseName::Hide => 0,
            PhaseName::Act | PhaseName::Over => self.deeds.len() + 1,
        };
        let asked = is_asked.then(|| Question::action(self.round, action));
        let text = asked.map(|question| question.to_string());
        agree(self.asked == text, "\"asked\" is not what this seat is asked")?;
        Ok(asked)
    }

    fn turned_up(&self) -> Result<Vec<LimitCardNumber>, ViewFault> {
        agree(self.turned_up.len() == self.round, "not one limit card was turned up each round")?;
        let mut turned_up = Vec::with_capacity(self.round);
        for &number in &self.turned_up {
            let card = limit_card("turned_up", number)?;
            agree(!turned_up.contains(&card), "a limit card was turned up twice")?;
            turned_up.push(card);
        }
        Ok(turned_up)
    }

    fn limit_card(
        &self,
        turned_up: &[LimitCardNumber],
    ) -> Result<Option<LimitCardNumber>, ViewFault> {
        let card = self.limit_card.map(|number| limit_card("limit_card", number)).transpose()?;
        let last = turned_up.last().copied().filter(|_| self.phase != PhaseName::Over);
        agree(card == last, "the limit card is not the one that was turned up last")?;
        agree(self.limits == card.map(Limits::of), "the limits are not those of the limit card")?;
        Ok(card)
    }

    fn pile(&self, deeds: &[Deed]) -> Result<PileView, ViewFault> {
        let size: usize = deeds.iter().map(|deed| laid_by(deed.kind)).sum();
        agree(self.pile.size == size, "the pile has not the cards that were laid this round")?;
        let top = self.pile.top.as_ref().map(|card| self.laid(card)).transpose()?;
        let last = deeds.last().and_then(|deed| Some(Laid { colour: deed.colour?, by: deed.seat }));
        agree(top == last && top.is_some() == (size > 0), "the top card is not the last one laid")?;
        match (self.mode, &self.pile.cards) {
            (ModeName::Memory, None) => Ok(PileView::Memory { size, top }),
            (ModeName::Open, Some(cards)) => {
                let cards = cards.iter().map(|card| self.laid(card));
                let cards: Vec<Laid> = cards.collect::<Result<_, _>>()?;
                let laid = deeds.iter().flat_map(|deed| {
                    std::iter::repeat_n((deed.seat, deed.colour), laid_by(deed.kind))
                });
                let is_same = laid.eq(cards.iter().map(|card| (card.by, Some(card.colour))));
                agree(is_same, "the pile has not the cards that were laid this round")?;
                Ok(PileView::Open(cards))
            }
            (ModeName::Memory, Some(_)) => {
                Err(ViewFault::Contradiction("the pile of a memory game lies open"))
            }
            (ModeName::Open, None) => {
                Err(ViewFault::Contradiction("the pile of an open game is hidden"))
            }
        }
    }

    fn laid(&self, card: &Card) -> Result<Laid, ViewFault> {
        Ok(Laid { colour: colour("pile", card.colour)?, by: self.seat("pile", card.seat)? })
    }

    /// What others did since this seat's own last decision, which is in this round once it has hidden a card.
    fn since(&self, own: Option<&Own>, deeds: &[Deed]) -> Result<Vec<SinceDeed>, ViewFault> {
        agree(self.since.len() <= COLOUR_CARDS, "more cards were laid than there are")?;
        let mut since = Vec::with_capacity(self.since.len());
        for deed in &self.since {
            since.push(SinceDeed {
                round: deed.round,
                seat: self.seat("since", deed.seat)?,
                kind: kind(deed.did),
                colour: colour("since", deed.colour)?,
            });
        }
        let Some(own) = own else {
            agree(since.is_empty(), "somebody without a seat has decided something")?;
            return Ok(since);
        };
        let round = match (own.face_down, self.phase) {
            (None, PhaseName::Over) => self.round,
            (None, _) => self.round - 1,
            (Some(_), _) => self.round,
        };
        let by_others = since.iter().all(|deed| deed.seat != own.seat && deed.round == round);
        agree(by_others, "\"since\" holds what others did not do since")?;
        if own.face_down.is_some() {
            let last = deeds.iter().rposition(|deed| deed.seat == own.seat);
            let later = &deeds[last.map_or(0, |place| place + 1)..];
            let is_same = |(since, deed): (&SinceDeed, &Deed)| {
                let is_colour = deed.colour.is_none_or(|colour| colour == since.colour);
                since.seat == deed.seat && since.kind == deed.kind && is_colour
            };
            let agrees = since.len() == later.len() && since.iter().zip(later).all(is_same);
            agree(agrees, "\"since\" holds what others did not do since")?;
        }
        Ok(since)
    }

    fn judged(
        &self,
        start: Seat,
        turned_up: &[LimitCardNumber],
    ) -> Result<Option<Judged>, ViewFault> {
        let ended = if self.phase == PhaseName::Over { self.round } else { self.round - 1 };
        let Some(json) = &self.judged else {
            agree(ended == 0, "no suspicion ended the round before")?;
            return Ok(None);
        };
        agree(json.round == ended, "the suspicion did not end the round before")?;
        let [by, suspect] = [self.seat("by", json.by)?, self.seat("suspect", json.suspect)?];
        agree(by != suspect, "somebody suspected themselves")?;
        let number = limit_card("limit_card", json.limit_card)?;
        let is_turned_up = ended.checked_sub(1).and_then(|place| turned_up.get(place));
        agree(is_turned_up == Some(&number), "the suspicion is about another limit card")?;
        let colour = colour("colour", json.colour)?;
        let printed = LimitDeck::built_in().card(number).limits[colour];
        agree(json.printed == super::number(printed), "another limit is printed on the card")?;
        if !(1..=COLOUR_CARDS).contains(&json.count) {
            return Err(ViewFault::value("count", json.count));
        }
        let judged = Judged {
            round: json.round,
            limit_card: number,
            by,
            suspect,
            colour,
            count: json.count,
            printed,
            right: json.right,
            shown: self.shown(json, colour, printed)?,
        };
        agree(judged.loser() == start, "another player took the limit card and begins")?;
        Ok(Some(judged))
    }

    fn shown(
        &self,
        json: &JudgedView,
        suspected: Colour,
        printed: Limit,
    ) -> Result<Option<Shown>, ViewFault> {
        let (face_down, pile) = match (&json.face_down, &json.pile) {
            (Some(face_down), Some(pile)) => (face_down, pile),
            (None, None) => return Ok(None),
            _ => return Err(ViewFault::Contradiction("only half of the cards are counted openly")),
        };
        agree(pile.len() <= COLOUR_CARDS, "more cards were laid than there are")?;
        agree(face_down.len() == self.players.len(), "not everybody has hidden one card")?;
        let face_down = face_down.iter().map(|&card| colour("face_down", card));
        let face_down: Vec<Colour> = face_down.collect::<Result<_, _>>()?;
        let pile = pile.iter().map(|&card| colour("pile", card));
        let pile: Vec<Colour> = pile.collect::<Result<_, _>>()?;
        let of_colour = |cards: &[Colour]| cards.iter().filter(|&&card| card == suspected).count();
        let limit = printed.raised_by(of_colour(&face_down));
        let is_counted = pile.last() == Some(&suspected) && of_colour(&pile) == json.count;
        agree(is_counted, "the pile was counted wrongly")?;
        agree(limit.is_broken_by(json.count) == json.right, "the suspicion was judged wrongly")?;
        Ok(Some(Shown { face_down, pile }))
    }
}

/// How many cards a deed lays on the pile.
fn laid_by(kind: DeedKind) -> usize {
    match kind {
        DeedKind::Play => 1,
        DeedKind::Exchange => usize::from(EXCHANGE / 2),
    }
}

fn kind(did: DeedName) -> DeedKind {
    match did {
        DeedName::Play => DeedKind::Play,
        DeedName::Exchange => DeedKind::Exchange,
    }
}

fn colour(key: &'static str, letter: char) -> Result<Colour, ViewFault> {
    Colour::from_letter(letter).ok_or_else(|| ViewFault::value(key, letter))
}

fn limit_card(key: &'static str, number: usize) -> Result<LimitCardNumber, ViewFault> {
    LimitCardNumber::new(number).ok_or_else(|| ViewFault::value(key, number))
}
