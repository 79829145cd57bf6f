//! Games for tests.

use limits::{Deal, Game, Mode, Seat, View};

/// A game of so many in which nothing has happened; always the same.
pub(crate) fn deal(players: usize) -> Game {
    let names = ["Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn"];
    let names = names.into_iter().take(players).map(str::to_owned).collect();
    let seed = record::Seed::new("limits").expect("a seed");
    Game::new(Deal::from_seed(&seed, names, Mode::Memory).expect("enough players"))
}

/// What the player with this number sees.
pub(crate) fn view(game: &Game, number: usize) -> View {
    game.view(Seat::new(number))
}

/// A game of two whose first round was ended by a suspicion.
pub(crate) fn judged() -> Game {
    use limits::{Action, Colour};
    let mut game = deal(2);
    let [ada, ben] = [0, 1].map(Seat::from_index);
    let actions = [
        (ada, Action::Play(Colour::Red)),
        (ben, Action::Play(Colour::Yellow)),
        (ada, Action::Play(Colour::Purple)),
        (ben, Action::Play(Colour::Blue)),
        (ada, Action::Suspect(ben)),
    ];
    game.hide(ben, Colour::Green).expect("legal");
    game.hide(ada, Colour::Yellow).expect("legal");
    for (seat, action) in actions {
        game.act(seat, action).expect("legal");
    }
    game
}
