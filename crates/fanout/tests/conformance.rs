//! What both ways between nodes promise, and what only NATS has to survive.

use fanout::{Bus, Fanout, Heard, Listener, NatsServers, NodeId};
use services::Nats;
use std::time::Duration;
use tokio::time::timeout;

type Node = (Fanout<String>, Listener<String>);

/// How long a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(20);

fn text(number: usize) -> String {
    format!("message {number}")
}

fn connect(nats: &Nats, channel: &str, number: u64) -> Node {
    let servers: NatsServers = nats.url().parse().expect("an address");
    Fanout::over_nats(NodeId(number), &servers, channel)
}

/// Nodes that hear each other.
async fn live(nats: &Nats, channel: &str, count: u64) -> Vec<Node> {
    let mut nodes: Vec<Node> = (1..=count).map(|number| connect(nats, channel, number)).collect();
    for (_, listener) in &mut nodes {
        // Nothing that came before is known.
        assert_eq!(next(listener).await, Heard::Gap);
    }
    nodes
}

async fn next(listener: &mut Listener<String>) -> Heard<String> {
    timeout(PATIENCE, listener.next()).await.expect("something is heard").expect("it is open")
}

/// The next message; gaps are skipped.
async fn next_message(listener: &mut Listener<String>) -> (NodeId, String) {
    loop {
        if let Heard::Message(from, message) = next(listener).await {
            return (from, message);
        }
    }
}

async fn everyone_but_the_publisher_hears_all_messages_in_order(mut nodes: Vec<Node>) {
    const COUNT: usize = 500;
    for number in 0..COUNT {
        nodes[0].0.publish(text(number));
    }
    for (_, listener) in &mut nodes[1..] {
        for number in 0..COUNT {
            assert_eq!(next(listener).await, Heard::Message(NodeId(1), text(number)));
        }
    }
    nodes[1].0.publish("an answer".to_owned());
    let answer = Heard::Message(NodeId(2), "an answer".to_owned());
    assert_eq!(next(&mut nodes[0].1).await, answer, "its own messages do not come back");
}

async fn the_listener_ends_with_its_fanout(nodes: Vec<Node>) {
    let (fanout, mut listener) = nodes.into_iter().next().expect("a node");
    drop(fanout);
    let ended = async { while listener.next().await.is_some() {} };
    timeout(PATIENCE, ended).await.expect("it ends");
}

/// Nodes of one process.
fn bus() -> Vec<Node> {
    let bus = Bus::default();
    (1..=3).map(|number| Fanout::in_process(NodeId(number), &bus)).collect()
}

#[tokio::test]
async fn in_process_everyone_hears_all() {
    everyone_but_the_publisher_hears_all_messages_in_order(bus()).await;
}

#[tokio::test]
async fn in_process_the_listener_ends() {
    the_listener_ends_with_its_fanout(bus()).await;
}

#[tokio::test]
async fn in_process_a_slow_node_hears_of_a_gap() {
    let mut nodes = bus();
    for number in 0..10_000 {
        nodes[0].0.publish(text(number));
    }
    let listener = &mut nodes[1].1;
    let mut heard = Vec::new();
    while heard.last() != Some(&Heard::Message(NodeId(1), text(9999))) {
        heard.push(next(listener).await);
    }
    assert!(heard.contains(&Heard::Gap) && heard.len() < 10_000, "{} heard", heard.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_everyone_hears_all() {
    let Some(nats) = nats() else { return };
    let nodes = live(&nats, "all", 3).await;
    assert!(nodes.iter().all(|(fanout, _)| fanout.is_live()));
    everyone_but_the_publisher_hears_all_messages_in_order(nodes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_the_listener_ends() {
    let Some(nats) = nats() else { return };
    the_listener_ends_with_its_fanout(live(&nats, "ends", 1).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_channels_are_apart() {
    let Some(nats) = nats() else { return };
    let (mut here, there) = (live(&nats, "here", 2).await, live(&nats, "there", 1).await);
    there[0].0.publish("of another cluster".to_owned());
    // Long enough for the message to arrive if it did.
    tokio::time::sleep(Duration::from_millis(300)).await;
    here[0].0.publish("of ours".to_owned());
    assert_eq!(next_message(&mut here[1].1).await.1, "of ours");
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_a_restart_of_the_server_is_a_gap_and_nothing_more() {
    let Some(mut nats) = nats() else { return };
    let mut nodes = live(&nats, "restart", 2).await;
    nats.stop();
    let cut_off = async {
        while nodes.iter().any(|(fanout, _)| fanout.is_live()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, cut_off).await.expect("the nodes notice it");
    // Publishing does not wait for a server that is not there.
    nodes[0].0.publish("into the void".to_owned());
    nats.restart().expect("it starts again");
    for (_, listener) in &mut nodes {
        while next(listener).await != Heard::Gap {}
    }
    nodes[0].0.publish("back again".to_owned());
    while next_message(&mut nodes[1].1).await.1 != "back again" {}
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_a_frozen_server_is_noticed() {
    let Some(nats) = nats() else { return };
    let mut nodes = live(&nats, "frozen", 1).await;
    nats.freeze();
    let cut_off = async {
        while nodes[0].0.is_live() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    // No connection is closed, so only the missing heartbeats tell.
    timeout(PATIENCE, cut_off).await.expect("the node notices it");
    nats.thaw();
    assert_eq!(next(&mut nodes[0].1).await, Heard::Gap);
    assert!(nodes[0].0.is_live());
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_lost_messages_are_a_gap() {
    let Some(nats) = nats() else { return };
    let mut nodes = live(&nats, "lost", 2).await;
    // Far more at a time than the queue of a node holds.
    for number in 0..300_000 {
        nodes[0].0.publish(text(number));
    }
    // Sent again and again, because the queue may still be full.
    let publisher = nodes[0].0.clone();
    let last = tokio::spawn(async move {
        loop {
            publisher.publish("the last".to_owned());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let (mut expected, mut is_known_to_be_behind, mut losses) = (0, false, 0);
    loop {
        match next(&mut nodes[1].1).await {
            Heard::Gap => is_known_to_be_behind = true,
            Heard::Message(_, message) if message == "the last" => break,
            Heard::Message(_, message) => {
                let number = message.split(' ').nth(1).and_then(|word| word.parse().ok());
                let number: usize = number.expect("a number");
                assert!(number == expected || is_known_to_be_behind, "a silent loss at {expected}");
                losses += usize::from(number != expected);
                (expected, is_known_to_be_behind) = (number + 1, false);
            }
        }
    }
    last.abort();
    assert!(losses > 0 || expected < 300_000, "nothing was lost, so nothing was tested");
    assert!(expected == 300_000 || is_known_to_be_behind, "the last ones were lost silently");
}

/// Foreign and malformed messages on the channel are ignored.
#[tokio::test(flavor = "multi_thread")]
async fn over_nats_garbage_is_ignored() {
    use std::io::Write as _;
    let Some(nats) = nats() else { return };
    let mut nodes = live(&nats, "garbage", 2).await;
    let address = nats.url().replace("nats://", "");
    let mut stranger = std::net::TcpStream::connect(address).expect("it connects");
    for text in ["", "no JSON", "{}", r#"{"from":7,"first":-1,"messages":3}"#] {
        let line = format!("PUB garbage.nodes {}\r\n{text}\r\n", text.len());
        stranger.write_all(line.as_bytes()).expect("it is sent");
    }
    stranger.write_all(b"PING\r\n").expect("it is sent");
    nodes[0].0.publish("still here".to_owned());
    assert_eq!(next_message(&mut nodes[1].1).await.1, "still here");
}

#[tokio::test(flavor = "multi_thread")]
async fn over_nats_a_node_starts_before_its_server() {
    let Some(mut nats) = nats() else { return };
    nats.stop();
    let mut node = connect(&nats, "early", 1);
    assert!(!node.0.is_live());
    nats.restart().expect("it starts");
    assert_eq!(next(&mut node.1).await, Heard::Gap);
    assert!(node.0.is_live());
}

/// A server, or a line that says what is skipped.
fn nats() -> Option<Nats> {
    match Nats::start() {
        Ok(nats) => Some(nats),
        Err(fault) if std::env::var_os("LIMES_NEEDS_SERVICES").is_none() => {
            eprintln!("skipped: {fault}");
            None
        }
        Err(fault) => panic!("{fault}"),
    }
}
