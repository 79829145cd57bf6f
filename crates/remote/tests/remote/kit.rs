//! Games, messages and a table to try things with.

use client::{GameClient, Output};
use game::{Position, Seat};
use games::AnyView;
use limes::{DealtGame, Deck, Game, Variants};
use protocol::{
    FromServer, GameName, Options, SeatKind, SeatState, Stage, State, TableId, ToServer,
};
use record::Seed;
use remote::{Json, RemoteDriver, TableWatch};

/// Messages as every program but a browser writes and reads them.
pub(crate) const JSON: Json = Json {
    read: |text| serde_json::from_str(text).ok(),
    write: |message| serde_json::to_string(message).expect("messages are written"),
};

pub(crate) const TABLE: &str = "0123456789abcdefghjk";

pub(crate) fn table() -> TableId {
    TABLE.parse().expect("an id")
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// What the server sends, as text.
pub(crate) fn text(message: &FromServer) -> String {
    serde_json::to_string(message).expect("it serialises")
}

/// What the client has sent.
pub(crate) fn read(text: &str) -> ToServer {
    serde_json::from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// A game of Limes for so many players.
pub(crate) fn limes(seed: &str, players: usize) -> DealtGame {
    let names = &["Ada", "Ben", "Cleo", "Dora"][..players];
    let game = Game::new(Deck::classic().clone(), Variants::NONE, names).expect("a game");
    DealtGame::from_seed(game, &Seed::new(seed).expect("a seed"))
}

/// A game of Limits for so many players.
pub(crate) fn limits(seed: &str, players: usize) -> limits::Record {
    let names = ["Ada", "Ben", "Cleo", "Dora"][..players].iter().map(|&name| name.to_owned());
    let seed = Seed::new(seed).expect("a seed");
    let deal = limits::Deal::from_seed(&seed, names.collect(), limits::Mode::Memory);
    limits::Record::new(limits::Game::new(deal.expect("a deal")))
}

/// A game that is on, as the server tells the player in a seat.
pub(crate) fn state<P: Position<View: Into<AnyView>>>(
    game: &P,
    version: u64,
    you: Option<Seat>,
) -> State {
    let seats = game.seats().map(|seat| SeatState {
        seat: seat.number(),
        name: game.name(seat).unwrap_or_default().to_owned(),
        kind: SeatKind::Person,
        level: None,
        here: true,
        left: false,
        substitute: false,
        waiting: game.asked(seat).is_some(),
        stood_in: Vec::new(),
    });
    let name = if P::NAME == "Limes" { GameName::Limes } else { GameName::Limits };
    State {
        table: table(),
        game: name,
        state: if game.is_over() { Stage::Over } else { Stage::Playing },
        epoch: 7,
        version,
        you: you.map(Seat::number),
        seats: seats.collect(),
        maker: None,
        others: None,
        moved: None,
        reserved: Vec::new(),
        free: None,
        options: Options {
            game: name,
            seats: game.players(),
            variants: None,
            deck: None,
            turns: None,
            mode: None,
            clock: None,
            bots: Vec::new(),
            listed: false,
            draw: None,
        },
        commitment: "c0ffee".to_owned(),
        clock: None,
        view: Some(game.view(you).into()),
        seed: game.is_over().then(|| "the seed".to_owned()),
        rematch: None,
    }
}

pub(crate) type LimesClient = GameClient<DealtGame, RemoteDriver<DealtGame>>;

/// A client of a game of Limes that somebody looks at.
pub(crate) fn client(prefix: &str, remembered: Option<&str>) -> LimesClient {
    let watch = TableWatch::new(table(), JSON);
    let mut client = GameClient::new(RemoteDriver::new(watch, prefix, remembered));
    client.open(0);
    client
}

/// Everything that the client wants, until it wants nothing more.
pub(crate) fn outputs(client: &mut LimesClient) -> Vec<Output<DealtGame>> {
    std::iter::from_fn(|| client.poll()).collect()
}

/// What of it goes to the server.
pub(crate) fn sent(client: &mut LimesClient) -> Vec<String> {
    let outputs = outputs(client).into_iter();
    let sent = outputs.filter_map(|output| match output {
        Output::Send(text) => Some(text),
        _ => None,
    });
    sent.collect()
}
