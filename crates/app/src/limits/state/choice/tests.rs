use super::*;
use crate::limits::state::kit::{deal, view};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

#[test]
fn a_card_is_hidden_then_one_is_laid() {
    let mut game = deal(2);
    let ada = view(&game, 1);
    let choice = Choice::default().tap(&ada, 2).expect("a card");
    assert!(choice.holds(&ada, 2) && !choice.holds(&ada, 1));
    assert_eq!(choice.decision(&ada), Ok(Decision::Hide(Colour::Yellow)));
    assert_eq!(choice.tap(&ada, 2), Ok(Choice::Nothing), "tapped again it is put back");
    game.hide(seat(1), Colour::Yellow).expect("legal");
    let ada = view(&game, 1);
    assert_eq!(choice.tap(&ada, 0), Err(ChoiceRefusal::Rule(Refusal::AlreadyHidden)));
    game.hide(seat(2), Colour::Green).expect("legal");
    let ada = view(&game, 1);
    assert_eq!(Choice::Card(0).decision(&ada), Ok(Action::Play(Colour::Red).into()));
    assert_eq!(
        Choice::Card(0).decision(&view(&game, 2)),
        Err(ChoiceRefusal::Rule(Refusal::NotYourTurn(seat(1))))
    );
}

#[test]
fn arrows_go_around_the_hand() {
    let ada = view(&deal(2), 1);
    let step = |choice: Choice, direction| choice.step(&ada, direction).expect("a hand");
    assert_eq!(step(Choice::Nothing, Direction::Right), Choice::Card(0));
    assert_eq!(step(Choice::Nothing, Direction::Left), Choice::Card(4));
    assert_eq!(step(Choice::Card(4), Direction::Right), Choice::Card(0));
    assert_eq!(step(Choice::Card(0), Direction::Left), Choice::Card(4));
    assert_eq!(step(Choice::Card(3), Direction::Left), Choice::Card(2));
    assert_eq!(step(Choice::Card(usize::MAX), Direction::Left), Choice::Card(4));
}

#[test]
fn what_is_not_there_cannot_be_chosen() {
    let ada = view(&deal(2), 1);
    for place in [5, 6, usize::MAX] {
        assert_eq!(Choice::Nothing.tap(&ada, place), Err(ChoiceRefusal::NoCard));
        assert_eq!(Choice::Card(place).decision(&ada), Err(ChoiceRefusal::NoCard));
    }
    assert_eq!(Choice::Nothing.decision(&ada), Err(ChoiceRefusal::NothingChosen));
    let watching = deal(2).view(None);
    assert_eq!(Choice::Nothing.tap(&watching, 0), Err(ChoiceRefusal::Watching));
    assert_eq!(suspected_top(&watching), Err(ChoiceRefusal::Watching));
    assert_eq!(hand(&watching).count(), 0);
}

#[test]
fn four_of_a_colour_are_chosen_together() {
    let mut game = deal(2);
    let ada = view(&game, 1);
    assert_eq!(Choice::Nothing.exchange(&ada), Err(ChoiceRefusal::Rule(Refusal::NotAllHidden)));
    game.hide(seat(1), Colour::Yellow).expect("legal");
    game.hide(seat(2), Colour::Green).expect("legal");
    let mut ada = view(&game, 1);
    assert_eq!(Choice::Nothing.exchange(&ada), Err(ChoiceRefusal::NoFour));
    let own = ada.own.as_mut().expect("a hand");
    own.hand = "rgggg".chars().filter_map(Colour::from_letter).collect();
    let choice = Choice::Card(0).exchange(&ada).expect("four greens");
    assert_eq!(choice, Choice::Exchange(Colour::Green));
    assert_eq!(
        [0, 1, 2, 3, 4].map(|place| choice.holds(&ada, place)),
        [false, true, true, true, true]
    );
    assert_eq!(choice.decision(&ada), Ok(Action::Exchange(Colour::Green).into()));
    assert_eq!(choice.exchange(&ada), Ok(Choice::Nothing));
}

#[test]
fn what_is_advised_is_chosen_if_it_can_be() {
    let ada = view(&deal(2), 1);
    let of = |decision| Choice::of(&ada, decision);
    assert_eq!(of(Decision::Hide(Colour::Yellow)), Some(Choice::Card(2)));
    assert_eq!(of(Action::Play(Colour::Red).into()), Some(Choice::Card(0)));
    assert_eq!(of(Action::Play(Colour::Blue).into()), None, "there is none in the hand");
    let exchange = Action::Exchange(Colour::Green);
    assert_eq!(of(exchange.into()), Some(Choice::Exchange(Colour::Green)));
    assert_eq!(of(Action::Suspect(seat(2)).into()), None, "that is a button of its own");
}

#[test]
fn only_who_has_laid_a_card_can_be_suspected() {
    let mut game = deal(3);
    for number in 1..=3 {
        let colour =
            view(&game, number).own.expect("a hand").hand.colours().next().expect("a card");
        game.hide(seat(number), colour).expect("legal");
    }
    let Phase::Act { seat: first } = game.phase() else { panic!("all have hidden a card") };
    let begins = game.view(Some(first));
    assert_eq!(suspected_top(&begins), Err(ChoiceRefusal::EmptyPile));
    assert!(suspects(&begins).iter().all(|&(_, can_be)| !can_be));
    let colour = hand(&begins).next().expect("a card");
    game.act(first, Action::Play(colour)).expect("legal");
    assert!(is_top_own(&game.view(Some(first))) && !is_top_own(&game.view(None)));
    let second = first.next(3);
    let next = game.view(Some(second));
    assert!(!is_top_own(&next));
    assert_eq!(suspected_top(&next), Ok(Laid { colour, by: first }));
    let mut expected = vec![(first, true), (second.next(3), false)];
    expected.sort_unstable();
    assert_eq!(suspects(&next), expected);
    assert_eq!(
        suspicion(&next, second.next(3)),
        Err(ChoiceRefusal::Rule(Refusal::NothingLaid(second.next(3))))
    );
    assert_eq!(
        suspicion(&next, seat(99)),
        Err(ChoiceRefusal::Rule(Refusal::NothingLaid(seat(99))))
    );
}

#[test]
fn only_a_colour_with_a_limit_can_be_broken() {
    let ada = view(&deal(2), 1);
    let unlimited: Vec<Colour> =
        Colour::ALL.into_iter().filter(|&colour| is_unlimited(&ada, colour)).collect();
    assert_eq!(unlimited, [Colour::Purple]);
}

#[test]
fn a_card_is_dragged_to_where_it_may_lie() {
    let mut game = deal(2);
    let ada = view(&game, 1);
    assert_eq!(dropped(&ada, 0, DropTarget::Hidden), Ok(Decision::Hide(Colour::Red)));
    let refused = Err(ChoiceRefusal::Rule(Refusal::NotAllHidden));
    assert_eq!(dropped(&ada, 0, DropTarget::Pile), refused);
    game.hide(seat(1), Colour::Yellow).expect("legal");
    game.hide(seat(2), Colour::Green).expect("legal");
    let ada = view(&game, 1);
    assert_eq!(dropped(&ada, 0, DropTarget::Pile), Ok(Action::Play(Colour::Red).into()));
    let refused = Err(ChoiceRefusal::Rule(Refusal::AlreadyHidden));
    assert_eq!(dropped(&ada, 0, DropTarget::Hidden), refused);
}

/// Whatever the choice offers, the rules take, and the other way round.
#[test]
fn what_can_be_chosen_is_what_is_legal() {
    let mut game = deal(4);
    for turn in 0..400 {
        if game.is_over() {
            break;
        }
        for player in game.seats() {
            let view = game.view(Some(player));
            let mut offered: Vec<Decision> = (0..9)
                .filter_map(|place| Choice::Card(place).decision(&view).ok())
                .chain(Choice::Nothing.exchange(&view).and_then(|choice| choice.decision(&view)))
                .chain(
                    suspects(&view).into_iter().filter_map(|(seat, _)| suspicion(&view, seat).ok()),
                )
                .collect();
            offered.sort_unstable();
            offered.dedup();
            let mut legal = view.legal();
            legal.sort_unstable();
            assert_eq!(offered, legal, "{player} in round {}", view.round);
        }
        let player = game.seats().find(|&seat| game.asked(seat).is_some()).expect("somebody");
        let legal = game.view(Some(player)).legal();
        game.decide(player, legal[turn * 7 % legal.len()]).expect("legal");
    }
}
