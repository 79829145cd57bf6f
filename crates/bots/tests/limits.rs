//! Players of Limits: fair, the same every time, never against the rules, and as strong as they should be.

use bots::Level;
use bots::limits::{Player, Style};
use limits::{Colour, Deal, DealDraft, Decision, Game, Mode, Seat, View};
use record::{Seed, Stream};

/// Everybody who can be named.
const NAMES: [&str; 10] =
    ["1", "2", "3", "4", "5", "6", "careful", "cautious", "thrifty", "learned"];

fn style(name: &str) -> Style {
    name.parse().expect("a player")
}

fn deal(players: usize, seed: &str, mode: Mode) -> Deal {
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    Deal::from_seed(&Seed::new(seed).expect("a seed"), names, mode).expect("a deal")
}

fn luck(seed: &str) -> Stream {
    Seed::new(seed).expect("a seed").stream("limits-bots-test")
}

/// Plays a game to its end; who is asked decides, in seat order, and everybody sees it. `decided` gets the game after every
/// decision.
fn play(game: &mut Game, seated: &mut [Player], mut decided: impl FnMut(&Game, Seat, Decision)) {
    while !game.is_over() {
        for seat in game.seats().collect::<Vec<_>>() {
            if game.asked(seat).is_some() {
                let decision = seated[seat.index()].decide(&game.view(Some(seat))).expect("asked");
                game.decide(seat, decision).expect("a player decides what is legal");
                for (player, seat) in seated.iter_mut().zip(game.seats()) {
                    player.see(&game.view(Some(seat)));
                }
                decided(game, seat, decision);
            }
        }
    }
}

#[test]
fn players_of_all_kinds_finish_games_of_all_sizes() {
    for players in 2..=6 {
        let mode = if players % 2 == 0 { Mode::Memory } else { Mode::Open };
        let mut game = Game::new(deal(players, "all kinds", mode));
        let mut seated: Vec<Player> = (0..players)
            .map(|seat| Player::new(style(NAMES[(seat + 2 * players) % 10]), seat as u64))
            .collect();
        play(&mut game, &mut seated, |_, _, _| ());
        assert!(game.is_over());
    }
}

/// After a reload a player sees everything again, and decides the same.
#[test]
fn the_same_views_lead_to_the_same_decision() {
    for name in NAMES {
        let mut game = Game::new(deal(3, "again", Mode::Memory));
        let mut seated: Vec<Player> = (0..3).map(|seat| Player::new(style(name), seat)).collect();
        let own = Seat::from_index(1);
        let mut history: Vec<View> = vec![game.view(Some(own))];
        let mut decisions = 0;
        play(&mut game, &mut seated, |game, seat, decision| {
            if seat == own {
                decisions += 1;
                if decisions % 20 == 7 {
                    let mut again = Player::new(style(name), 1);
                    history.iter().for_each(|view| again.see(view));
                    let asked = history.last().expect("a view");
                    assert_eq!(again.decide(asked), Some(decision), "{name}");
                }
            }
            history.push(game.view(Some(own)));
        });
        assert!(decisions > 40, "{name}: {decisions}");
    }
}

/// Whoever comes late, or misses much, still plays by the rules.
#[test]
fn a_player_who_missed_something_plays_on() {
    for name in ["3", "4", "5", "6"] {
        let mut luck = luck("missed");
        let mut game = Game::new(deal(4, "missed", Mode::Memory));
        let mut seated: Vec<Player> = (0..4).map(|seat| Player::new(style(name), seat)).collect();
        while !game.is_over() {
            for seat in game.seats().collect::<Vec<_>>() {
                if game.asked(seat).is_none() {
                    continue;
                }
                // One decision in three is made by a stranger who has seen nothing of it.
                let mut stranger = Player::new(style(name), 99);
                let view = game.view(Some(seat));
                let own = &mut seated[seat.index()];
                let player = if luck.below(3) == 0 { &mut stranger } else { own };
                let decision = player.decide(&view).expect("asked");
                game.decide(seat, decision).expect("legal");
            }
        }
    }
}

#[test]
fn who_is_asked_nothing_decides_nothing() {
    let mut game = Game::new(deal(2, "nothing", Mode::Memory));
    let seat = Seat::from_index(0);
    let mut player = Player::new(style("6"), 1);
    assert_eq!(player.decide(&game.view(None)), None);
    let decision = player.decide(&game.view(Some(seat))).expect("a card to hide");
    game.decide(seat, decision).expect("legal");
    assert_eq!(player.decide(&game.view(Some(seat))), None);
}

/// Changes cards that a seat never saw in its whole history of views: the decision stays the same.
#[test]
fn what_a_seat_never_saw_decides_nothing() {
    let mut changed = 0;
    for number in 0..30 {
        let mode = if number % 3 == 0 { Mode::Open } else { Mode::Memory };
        let players = 2 + number % 3;
        let first = deal(players, &format!("fair {number}"), mode);
        let own = Seat::from_index(number % players);
        let mut luck = luck(&format!("fair {number}"));
        // A game in which everybody decides at random, and what the seat saw of it.
        let mut script: Vec<(Seat, Decision)> = Vec::new();
        let mut game = Game::new(first.clone());
        let length = 3 + luck.below(60);
        while script.len() < length && !game.is_over() {
            let waiting: Vec<Seat> =
                game.seats().filter(|&seat| game.asked(seat).is_some()).collect();
            let seat = waiting[luck.below(waiting.len())];
            let legal = game.legal(seat).expect("asked");
            let decision = legal[luck.below(legal.len())];
            game.decide(seat, decision).expect("legal");
            script.push((seat, decision));
        }
        let Some(views) = follow(&first, &script, own) else { panic!("the script is legal") };
        // Other deals in which the same was done and the seat saw the same.
        for _ in 0..400 {
            let mut colours: Vec<Colour> = first.colours().to_vec();
            for _ in 0..1 + luck.below(6) {
                let [one, two] = [luck.below(colours.len()), luck.below(colours.len())];
                colours.swap(one, two);
            }
            if colours == first.colours() {
                continue;
            }
            let other = with_colours(&first, colours);
            if follow(&other, &script, own).as_ref() == Some(&views) {
                changed += 1;
                for name in ["1", "2", "3", "4", "5", "6"] {
                    let [ours, theirs] = [&first, &other].map(|deal| {
                        let mut player = Player::new(style(name), 5);
                        let views = follow(deal, &script, own).expect("legal");
                        views.iter().for_each(|view| player.see(view));
                        views.last().and_then(|view| player.decide(view))
                    });
                    assert_eq!(ours, theirs, "{name}");
                }
                break;
            }
        }
    }
    assert!(changed > 20, "{changed}");
}

/// What a seat sees of a game in which this is decided; `None` if something is against the rules.
fn follow(deal: &Deal, script: &[(Seat, Decision)], own: Seat) -> Option<Vec<View>> {
    let mut game = Game::new(deal.clone());
    let mut views = vec![game.view(Some(own))];
    for &(seat, decision) in script {
        game.decide(seat, decision).ok()?;
        views.push(game.view(Some(own)));
    }
    Some(views)
}

fn with_colours(deal: &Deal, colours: Vec<Colour>) -> Deal {
    let draft = DealDraft {
        players: deal.players().to_vec(),
        start: deal.start().number(),
        colours,
        limit_cards: deal.limit_cards().iter().map(|card| card.get()).collect(),
        mode: deal.mode(),
    };
    draft.check().expect("the same cards")
}

/// The figures are in docs/BENCHMARKS.md; this only notices if something is broken.
#[test]
fn the_search_beats_the_others() {
    for (rival, at_least) in [("careful", 9.0), ("thrifty", 9.0), ("learned", 8.0)] {
        let mut won = 0.0;
        for number in 0..10 {
            let mut game = Game::new(deal(2, &format!("strength {}", number / 2), Mode::Memory));
            let own = Seat::from_index(number % 2);
            let mut seated: Vec<Player> = (game.seats())
                .map(|seat| {
                    Player::new(style(if seat == own { "6" } else { rival }), number as u64)
                })
                .collect();
            play(&mut game, &mut seated, |_, _, _| ());
            let winners: Vec<Seat> = game.standing().winners().collect();
            won += if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        assert!(won >= at_least, "{rival}: {won} of 10");
    }
}

#[test]
fn a_player_is_named_by_level_or_as_one_of_the_panel() {
    for level in Level::ALL {
        assert_eq!(style(&level.to_string()), Style::of_level(level));
        assert_eq!(style(&level.number().to_string()), Style::of_level(level));
    }
    for name in ["", "0", "7", "Careful", "nobody", "cmd:"] {
        let fault = name.parse::<Style>().expect_err("nobody").to_string();
        assert!(fault.contains(&format!("no player \"{name}\"")), "{fault}");
    }
}
