use super::*;
use crate::shell::registry::GameMode;
use crate::shell::storage::write_history;
use crate::shell::texts::Language;
use std::cell::Cell;
use std::collections::BTreeMap;

/// A game for tests. Its documents and its records are a name and the number of decisions, such as `ada 3`; after nine it is
/// over.
const COUNTING: RegisteredGame = RegisteredGame {
    name: "counting",
    path: "counting",
    title: "Counting",
    describe,
    import: |texts, record, _| {
        let record = String::from_utf8_lossy(record).into_owned();
        let described = describe(texts, &record)?;
        Ok((record, described))
    },
    take_over: |_, text, _| {
        let (text, draft) = text.split_once('+').map_or((text, None), |(a, b)| (a, Some(b)));
        let (_, decisions) = read(text)?;
        Ok(TakenOver {
            document: text.to_owned(),
            draft: draft.map(str::to_owned),
            is_over: decisions == 9,
            decisions,
        })
    },
    compare: |one, other| {
        let (one, other) = (read(one).ok()?, read(other).ok()?);
        (one.0 == other.0).then(|| one.1.cmp(&other.1))
    },
    write_points: |points| points.to_string(),
};

fn read(text: &str) -> Result<(String, u64), String> {
    let (name, number) = text.split_once(' ').ok_or("no name")?;
    Ok((name.to_owned(), number.parse().map_err(|_| "no number")?))
}

fn describe(_: &Texts, document: &str) -> Result<Description, String> {
    let (_, decisions) = read(document)?;
    Ok(Description {
        identity: document.to_owned(),
        record: document.to_owned(),
        is_begun: decisions > 0,
        is_over: decisions == 9,
        counts: true,
        mode: GameMode::Solo,
        progress: String::new(),
        points: 0,
        grade: String::new(),
        company: String::new(),
        date: None,
        parts: Vec::new(),
        rivals: Vec::new(),
        review: None,
    })
}

fn stored(id: &str, version: u64, document: &str) -> StoredGame {
    StoredGame {
        id: GameId::new(id).expect("an id"),
        game: "counting".to_owned(),
        version,
        is_over: document.ends_with('9'),
        changed: 7.0,
        document: document.to_owned(),
    }
}

fn local(texts: &[(&str, &str)]) -> LocalTexts<BTreeMap<String, String>> {
    let named = |(kind, text): &(&str, &str)| (format!("limes.{kind}"), (*text).to_owned());
    LocalTexts::new(texts.iter().map(named).collect())
}

fn take_over_with_draft(
    local: &mut LocalTexts<BTreeMap<String, String>>,
    stored: &[StoredGame],
    has_draft: bool,
) -> Takeover {
    let count = Cell::new(0);
    let around = Surroundings {
        game: &COUNTING,
        texts: &Texts::new(Language::En),
        stored,
        has_draft: &|_| has_draft,
        fresh_id: &|| {
            count.set(count.get() + 1);
            GameId::new(&format!("new{}", count.get())).expect("an id")
        },
        now: 7.0,
        today: "2026-05-01",
    };
    Takeover::read(local, &around)
}

fn take_over(texts: &[(&str, &str)], stored: &[StoredGame]) -> Takeover {
    take_over_with_draft(&mut local(texts), stored, false)
}

fn draft(game: &str, text: &str) -> Item {
    let (name, text) = (game.to_owned(), text.to_owned());
    Item { kind: ItemKind::DecisionDraft, name, text }
}

#[test]
fn a_game_is_taken_over_with_its_draft() {
    let taken = take_over(&[("game", "ada 3+begun")], &[]);
    assert_eq!(taken.games, [stored("new1", 4, "ada 3")]);
    assert_eq!(taken.items, [draft("new1", "begun")]);
    assert_eq!(taken.sources, [("game", "ada 3+begun".to_owned())]);
    assert!(taken.faults.is_empty());
}

#[test]
fn an_old_tab_that_goes_on_does_not_make_a_second_game() {
    let known = [stored("x", 5, "ben 1"), stored("a", 4, "ada 3")];
    assert_eq!(take_over(&[("game", "ada 5")], &known).games, [stored("a", 5, "ada 5")]);
    // What is stored has gone on already.
    let behind = take_over(&[("game", "ada 2+begun")], &known);
    assert_eq!((behind.games, behind.items), (vec![], vec![]));
    // Only its draft is new; one that was begun here is not overwritten.
    let same = take_over(&[("game", "ada 3+begun")], &known);
    assert_eq!((same.games, same.items), (vec![], vec![draft("a", "begun")]));
    let mut texts = local(&[("game", "ada 3+begun")]);
    let same = take_over_with_draft(&mut texts, &known, true);
    assert_eq!((same.games, same.items), (vec![], vec![]));
}

#[test]
fn a_history_is_taken_over_once() {
    let records = ["ada 9", "ben 9", "ada 9"].map(str::to_owned);
    let history = write_history(&records);
    let taken = take_over(&[("history", &history)], &[stored("a", 1, "ben 9")]);
    assert_eq!(taken.games, [stored("new1", 1, "ada 9")]);
    let again =
        take_over(&[("history", &history)], &[stored("a", 1, "ben 9"), stored("b", 1, "ada 9")]);
    assert_eq!(again.games, []);
    assert_eq!(again.sources.len(), 1, "it is removed all the same");
}

#[test]
fn the_last_game_of_a_history_is_not_taken_over_twice() {
    let history = write_history(&["ada 9".to_owned()]);
    let taken = take_over(&[("history", &history), ("game", "ada 9")], &[]);
    assert_eq!(taken.games, [stored("new1", 1, "ada 9")]);
    assert_eq!(taken.sources.len(), 2);
}

#[test]
fn later_games_of_a_history_are_newer() {
    let records = ["ada 9", "ben 9", "cleo 9"].map(str::to_owned);
    let taken = take_over(&[("history", &write_history(&records))], &[]);
    assert!(taken.games.is_sorted_by(|a, b| a.changed < b.changed));
}

#[test]
fn decks_drafts_and_lessons_are_taken_over_by_their_names() {
    let head = |kind: &str| format!("limes = '{kind}'\nversion = 1\n");
    let taken = take_over(
        &[
            ("decks", &(head("decks") + "decks = ['lakes', 'a', 'hills', 'b']")),
            ("deck-drafts", &(head("deck-drafts") + "drafts = ['lakes', 'c']")),
            ("lessons", &(head("lessons") + "done = ['farmer']")),
        ],
        &[],
    );
    let names: Vec<_> =
        taken.items.iter().map(|item| (item.kind.word(), &item.name[..], &item.text[..])).collect();
    let expected = [
        ("deck", "lakes", "a"),
        ("deck", "hills", "b"),
        ("deck-draft", "lakes", "c"),
        ("lesson", "farmer", ""),
    ];
    assert_eq!(names, expected);
    assert_eq!(taken.sources.len(), 3);
}

#[test]
fn what_is_broken_is_reported_and_set_aside_and_the_rest_is_taken_over() {
    let history = write_history(&["ada 9".to_owned(), "rubbish".to_owned(), "ben 3".to_owned()]);
    let texts = [
        ("game", "rubbish"),
        ("history", &history[..]),
        ("decks", "limes = 'decks'\nversion = 1\ndecks = ['a', 'x', 'a', 'y']"),
        ("lessons", "{ rubbish"),
    ];
    let mut local = local(&texts);
    let taken = take_over_with_draft(&mut local, &[], false);
    assert_eq!(taken.games, [stored("new1", 1, "ada 9")]);
    assert_eq!(taken.faults.len(), 5, "{:?}", taken.faults);
    for (kind, text) in texts {
        assert_eq!(local.text(&format!("{kind}.aside.1")).as_deref(), Some(text), "{kind}");
    }
}

#[test]
fn without_anything_there_is_nothing_to_do() {
    assert!(!Takeover::is_due(&local(&[("settings", "x"), ("last", "a")])));
    assert!(Takeover::is_due(&local(&[("lessons", "x")])));
    assert_eq!(take_over(&[], &[]), Takeover::default());
}

#[test]
fn a_large_history_is_not_compared_game_by_game() {
    // Ten thousand beside ten thousand would be a hundred million comparisons.
    let stored: Vec<StoredGame> =
        (0..10_000).map(|n| stored(&format!("g{n}"), 1, &format!("old{n} 9"))).collect();
    let records: Vec<String> = (0..10_000).map(|n| format!("new{n} 9")).collect();
    let start = std::time::Instant::now();
    let taken = take_over(&[("history", &write_history(&records))], &stored);
    assert_eq!(taken.games.len(), 10_000);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
