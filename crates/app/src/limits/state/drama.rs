//! A suspicion, told step by step: what is allowed, what was laid, who was right.

use limits::{Colour, Judged, Limit, Seat, View};

/// A judged suspicion with the cards that are counted openly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drama {
    judged: Judged,
    face_down: Vec<Colour>,
    pile: Vec<Colour>,
}

/// How far it has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// How many hidden cards are turned up.
    pub(crate) turned_up: usize,
    /// How many of them raise the limit.
    pub(crate) raised: usize,
    /// How many cards of the pile have been gone through.
    pub(crate) gone_through: usize,
    /// How many of them have the colour in question.
    pub(crate) counted: usize,
    /// Whether it is told who was right.
    pub(crate) is_judged: bool,
}

impl Drama {
    /// The suspicion that ended the round before, while its cards lie open.
    pub(crate) fn of_view(view: &View) -> Option<Drama> {
        let judged = view.judged.clone()?;
        let shown = judged.shown.clone()?;
        Some(Drama { judged, face_down: shown.face_down, pile: shown.pile })
    }

    /// What was judged.
    pub(crate) fn judged(&self) -> &Judged {
        &self.judged
    }

    /// The hidden cards with their owners, in seat order.
    pub(crate) fn face_down(&self) -> impl Iterator<Item = (Seat, Colour)> + '_ {
        Seat::first(self.face_down.len()).zip(self.face_down.iter().copied())
    }

    /// The pile from the bottom up to and including the card in question. With each card of the colour in question comes its number.
    pub(crate) fn pile(&self) -> impl Iterator<Item = (Colour, Option<usize>)> + '_ {
        let mut counted = 0;
        self.pile.iter().map(move |&colour| {
            let is_counted = colour == self.judged.colour;
            counted += usize::from(is_counted);
            (colour, is_counted.then_some(counted))
        })
    }

    /// How many hidden cards raise the limit.
    pub(crate) fn raised(&self) -> usize {
        self.face_down.iter().filter(|&&colour| colour == self.judged.colour).count()
    }

    /// The limit with the hidden cards.
    pub(crate) fn limit(&self) -> Limit {
        self.judged.printed.raised_by(self.raised())
    }

    /// How many cards were too many.
    pub(crate) fn too_many(&self) -> usize {
        match self.limit() {
            Limit::At(limit) => self.judged.count.saturating_sub(usize::from(limit)),
            Limit::None => 0,
        }
    }

    /// The number of the last step. The first, 0, shows what is printed; then each hidden card is turned up, each card of the colour
    /// is counted, and at last it is told who was right.
    pub(crate) fn last_step(&self) -> usize {
        self.face_down.len() + self.judged.count + 1
    }

    /// How far it has been told at a step; beyond the last it stays as it is.
    pub(crate) fn at(&self, step: usize) -> Moment {
        let turned_up = step.min(self.face_down.len());
        let up = &self.face_down[..turned_up];
        let counted = step.saturating_sub(self.face_down.len()).min(self.judged.count);
        let place = self.pile().position(|(_, number)| number.is_some_and(|n| n == counted));
        Moment {
            turned_up,
            raised: up.iter().filter(|&&colour| colour == self.judged.colour).count(),
            gone_through: place.map_or(0, |place| place + 1),
            counted,
            is_judged: step >= self.last_step(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::kit::{deal, judged, view};

    #[test]
    fn a_suspicion_is_told_card_by_card() {
        let drama = Drama::of_view(&view(&judged(), 1)).expect("just judged");
        let told: Vec<String> = (0..=drama.last_step())
            .map(|step| {
                let Moment { turned_up, raised, gone_through, counted, is_judged } = drama.at(step);
                format!("{turned_up} up, {raised} raise; {gone_through} seen, {counted} blue; {is_judged}")
            })
            .collect();
        assert_eq!(
            told,
            [
                "0 up, 0 raise; 0 seen, 0 blue; false",
                "1 up, 0 raise; 0 seen, 0 blue; false",
                "2 up, 0 raise; 0 seen, 0 blue; false",
                "2 up, 0 raise; 4 seen, 1 blue; false",
                "2 up, 0 raise; 4 seen, 1 blue; true",
            ]
        );
        assert_eq!(drama.at(usize::MAX), drama.at(drama.last_step()));
        assert_eq!((drama.limit(), drama.too_many()), (Limit::At(0), 1));
    }

    #[test]
    fn only_the_colour_in_question_is_counted() {
        let mut game = view(&judged(), 1);
        let judged = game.judged.as_mut().expect("judged");
        let shown = judged.shown.as_mut().expect("shown");
        let cards = |text: &str| text.chars().filter_map(Colour::from_letter).collect::<Vec<_>>();
        shown.pile = cards("rbgbb");
        shown.face_down = cards("byb");
        judged.count = 3;
        let drama = Drama::of_view(&game).expect("shown");
        let numbers: Vec<Option<usize>> = drama.pile().map(|(_, number)| number).collect();
        assert_eq!(numbers, [None, Some(1), None, Some(2), Some(3)]);
        assert_eq!((drama.raised(), drama.limit(), drama.too_many()), (2, Limit::At(2), 1));
        assert_eq!([4, 5, 6].map(|step| drama.at(step).gone_through), [2, 4, 5]);
        assert_eq!([1, 2, 3].map(|step| drama.at(step).raised), [1, 1, 2]);
        let judged = game.judged.as_mut().expect("judged");
        judged.printed = Limit::None;
        let drama = Drama::of_view(&game).expect("shown");
        assert_eq!((drama.limit(), drama.too_many()), (Limit::None, 0), "X is never broken");
    }

    #[test]
    fn there_is_none_before_the_first_suspicion_and_after_all_have_hidden() {
        assert_eq!(Drama::of_view(&view(&deal(2), 1)), None);
        let mut game = judged();
        for seat in game.seats() {
            let colour = game.hand(seat).colours().next().expect("a card");
            game.hide(seat, colour).expect("legal");
        }
        assert_eq!(Drama::of_view(&view(&game, 1)), None);
    }
}
