//! Whole games, played through a page alone, while everything around it breaks. A failure is a seed.

use crate::kit::{JSON, limes, limits, seat, table};
use crate::network::{Faults, Happened, Network};
use crate::server::Server;
use client::{GameClient, Input, Millis, Output};
use dice::Dice;
use game::{Game, Question, Seat};
use games::AnyView;
use remote::{Link, LinkOutput, RemoteDriver, RemoteView, TableWatch};

const SEEDS: u64 = 150;
/// No game takes nearly as many steps unless it hangs.
const MOST_STEPS: usize = 100_000;

/// What happened in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    done: usize,
    refused: usize,
    reloads: usize,
    resumed: usize,
    left: usize,
}

/// A page with a game, and the player in front of it.
struct Page<G: Game<View: RemoteView>> {
    client: GameClient<G, RemoteDriver<G>>,
    link: Link,
    network: Network<G>,
    dice: Dice,
    now: Millis,
    version: u64,
    /// What a browser keeps while the page is loaded again.
    remembered: Option<String>,
    /// What counts, as the client has said.
    acknowledged: Vec<(Seat, Question, G::Decision)>,
    decided: Option<(Seat, Question, G::Decision)>,
    is_away: bool,
    tally: Tally,
}

impl<G: Game<View: RemoteView + Into<AnyView>>> Page<G> {
    fn new(start: G, you: Option<Seat>, seed: u64) -> Page<G> {
        let network = Network::new(Server::new(start, you), seed);
        let (client, link) = loaded(0, None, seed);
        let mut page = Page {
            client,
            link,
            network,
            dice: Dice::new(seed ^ 0xd1ce),
            now: 0,
            version: 0,
            remembered: None,
            acknowledged: Vec::new(),
            decided: None,
            is_away: false,
            tally: Tally::default(),
        };
        page.link.open(0);
        page.client.open(0);
        page
    }

    /// Plays the game to its end.
    fn play_through(mut self, seed: u64) -> (Tally, Network<G>) {
        for _ in 0..MOST_STEPS {
            self.carry_out();
            self.check(seed);
            let is_over = self.client.state().is_some_and(|state| state.is_over);
            if is_over && self.client.is_settled() && !self.is_away {
                self.check_end(seed);
                return (self.tally, self.network);
            }
            self.act();
            self.carry_out();
            self.wait();
        }
        panic!("seed {seed} hangs: {:?} {:?}", self.client.status(), self.link);
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.dice.below(100) < percent
    }

    fn wait(&mut self) {
        let times = [
            self.network.next_at(),
            self.client.wake_at(),
            self.link.wake_at(),
            Some(self.now + 200),
        ];
        let next = times.into_iter().flatten().min().expect("at least one");
        self.now = next.max(self.now + 1);
        self.link.tick(self.now);
        self.client.handle(Input::Tick, self.now);
        self.carry_out();
        while let Some(happened) = self.network.happen(self.now) {
            match happened {
                Happened::Opened => self.link.opened(self.now),
                Happened::Closed(reason) => self.link.closed(reason, self.now),
                Happened::Received(text) => {
                    self.link.received(&text, self.now);
                    self.client.handle(Input::Received(text), self.now);
                }
            }
            self.carry_out();
        }
    }

    fn carry_out(&mut self) {
        while let Some(output) = self.link.poll() {
            match &output {
                LinkOutput::Connected => self.client.handle(Input::Connected, self.now),
                LinkOutput::Disconnected { reason, retry_at } => {
                    let (reason, retry_at) = (reason.clone(), *retry_at);
                    self.client.handle(Input::Disconnected { reason, retry_at }, self.now);
                }
                _ => {}
            }
            self.network.carry_out(output, self.now);
        }
        while let Some(output) = self.client.poll() {
            match output {
                Output::Send(text) => self.network.send(text, self.now),
                Output::Remember(text) => self.remembered = text,
                Output::Done { seat, question } => {
                    self.tally.done += 1;
                    let decided = self.decided.expect("something was");
                    assert_eq!((decided.0, decided.1), (seat, question), "what counts was decided");
                    self.acknowledged.push(decided);
                }
                Output::Refused { .. } => self.tally.refused += 1,
                Output::Changed => {}
                other => panic!("the game is kept elsewhere: {other:?}"),
            }
        }
    }

    /// The player decides, leaves, comes back, loads the page again, gets impatient.
    fn act(&mut self) {
        if self.chance(2) {
            self.reload();
        }
        if self.chance(3) || (self.is_away && self.chance(30)) {
            self.is_away = !self.is_away;
            self.tally.left += 1;
            match self.is_away {
                true => self.client.close(self.now),
                false => self.client.open(self.now),
            }
        }
        if self.chance(2) {
            self.link.retry(self.now);
            self.client.retry(self.now);
        }
        if self.is_away || !self.chance(50) {
            return;
        }
        if let Some((seat, question)) = self.client.turn() {
            // They see an old state at times, so they may decide what is not legal any more.
            let version = self.client.state().map_or(0, |state| state.version);
            let game = self.network.server.at(version).expect("the server has shown it");
            let legal = game.legal(seat).expect("asked");
            let decision = legal[self.dice.below(legal.len())];
            self.client.decide(seat, question, decision, self.now).expect("it is asked");
            self.decided = Some((seat, question, decision));
        }
    }

    /// The page goes and comes back. Nothing is left of it but what was to be remembered.
    fn reload(&mut self) {
        self.carry_out();
        self.network.drop_socket();
        self.tally.reloads += 1;
        self.tally.resumed += usize::from(self.remembered.is_some());
        let seed = self.dice.roll();
        (self.client, self.link) = loaded(self.tally.reloads, self.remembered.as_deref(), seed);
        self.link.open(self.now);
        self.client.open(self.now);
        self.is_away = false;
        self.version = 0;
    }

    /// What is shown is what the server has at that version, and nothing is under way but answers to what is asked.
    fn check(&mut self, seed: u64) {
        let Some(state) = self.client.state() else { return };
        assert!(state.version >= self.version, "seed {seed}: versions never go back");
        self.version = state.version;
        let truth = self.network.server.at(state.version);
        let truth = truth.unwrap_or_else(|| panic!("seed {seed}: no version {}", state.version));
        for own in &state.own {
            assert_eq!(own.view, truth.view(Some(own.seat)), "seed {seed}");
            assert_eq!(own.asked, truth.asked(own.seat), "seed {seed}");
            if let Some(it) = self.client.under_way(own.seat) {
                assert_eq!(Some(it.question), own.asked, "seed {seed}");
            }
        }
        if let Some(watched) = &state.watched {
            assert_eq!(watched, &truth.view(None), "seed {seed}");
        }
        assert_eq!(state.is_over, truth.is_over(), "seed {seed}");
    }

    fn check_end(&self, seed: u64) {
        assert_eq!(self.remembered, None, "seed {seed}: nothing is left to be sent");
        let server = &self.network.server;
        for &(seat, question, decision) in &self.acknowledged {
            // It was asked until it was decided, once, and as the player had it.
            let games = || (1..).map_while(|version| server.at(version));
            let last = games().filter(|game| game.asked(seat) == Some(question)).last();
            let mut game = last.expect("it was asked").clone();
            game.decide(seat, decision).expect("it was legal");
            let is_next = games().any(|other| *other == game);
            assert!(is_next, "seed {seed}: {question} {decision} was acknowledged");
        }
    }
}

/// What a page begins with.
fn loaded<G: Game<View: RemoteView>>(
    times: usize,
    remembered: Option<&str>,
    seed: u64,
) -> (GameClient<G, RemoteDriver<G>>, Link) {
    let watch = TableWatch::new(table(), JSON);
    let driver = RemoteDriver::new(watch, &format!("page{times}"), remembered);
    (GameClient::new(driver), Link::new(JSON, seed))
}

fn play<G: Game<View: RemoteView + Into<AnyView>>>(deal: impl Fn(u64, usize) -> G, fewest: usize) {
    let (mut tally, mut faults, mut repeated) = (Tally::default(), Faults::default(), 0);
    for seed in 0..SEEDS {
        let mut dice = Dice::new(seed);
        let players = fewest + dice.below(3);
        let you = (dice.below(10) > 0).then(|| seat(1 + dice.below(players)));
        let page = Page::new(deal(seed, players), you, seed);
        let (it, network) = page.play_through(seed);
        tally.done += it.done;
        tally.refused += it.refused;
        tally.reloads += it.reloads;
        tally.resumed += it.resumed;
        tally.left += it.left;
        repeated += network.server.repeated;
        let it = network.faults;
        faults.broken_off += it.broken_off;
        faults.lost += it.lost;
        faults.late += it.late;
        faults.restarts += it.restarts;
        faults.refused_calls += it.refused_calls;
        faults.silences += it.silences;
        faults.busy += it.busy;
        faults.stood_in += it.stood_in;
    }
    // A simulation in which nothing goes wrong shows nothing.
    let Tally { done, refused, reloads, resumed, left } = tally;
    let player = [done, refused, reloads, resumed, left, repeated];
    assert!(player.iter().all(|&count| count > 0), "{tally:?}, {repeated} repeated");
    let Faults { broken_off, lost, late, restarts, refused_calls, silences, busy, stood_in } =
        faults;
    let network = [broken_off, lost, late, restarts, refused_calls, silences, busy, stood_in];
    assert!(network.iter().all(|&count| count > 0), "{faults:?}");
}

#[test]
fn games_of_limes_come_to_their_end_whatever_breaks() {
    play(|seed, players| limes(&format!("remote {seed}"), players), 1);
}

#[test]
fn games_of_limits_come_to_their_end_whatever_breaks() {
    play(|seed, players| limits(&format!("remote {seed}"), players), 2);
}
