//! Lists of tables.

use crate::kit::{Folder, NOW, Place, first, next, on_both, player, summary, table};
use protocol::{GameName, Stage, TableId};
use server::storage::{
    Append, Cursor, Member, OwnCursor, Pending, People, Progress, SeatedName, Storage, Summary,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::time::{Duration, Instant};

on_both! {
    tables_are_due_in_order
    the_lobby_is_listed_newest_first_page_by_page
    somebody_s_tables_are_those_at_which_they_sit
    own_tables_come_by_deadline_and_then_by_age
}

async fn store(storage: &Storage, number: u64, at: u64, summary: Summary) {
    let append = Append { at, summary: Some(summary), ..first(table(number)) };
    storage.append(append).await.expect("it is stored");
}

async fn tables_are_due_in_order(place: Place) {
    let storage = place.open().await;
    for (number, wake_at) in [(1, Some(30)), (2, None), (3, Some(10)), (4, Some(20))] {
        store(&storage, number, NOW, Summary { wake_at, ..summary() }).await;
    }
    let all = [(table(3), 10), (table(4), 20), (table(1), 30)];
    assert_eq!(storage.due(u64::MAX, usize::MAX).await.as_deref(), Ok(&all[..]));
    assert_eq!(storage.due(u64::MAX, 1).await.as_deref(), Ok(&all[..1]));
    assert_eq!(storage.due(30, 9).await.as_deref(), Ok(&all[..2]));
    assert_eq!(storage.due(0, 9).await.as_deref(), Ok(&[][..]));
    let later =
        Append { summary: Some(Summary { wake_at: None, ..summary() }), ..next(table(3), 1) };
    storage.append(later).await.expect("it is stored");
    assert_eq!(storage.due(u64::MAX, 9).await.as_deref(), Ok(&all[1..]));
}

/// All pages of a list, as tables.
async fn pages(
    storage: &Storage,
    game: Option<GameName>,
    stage: Option<Stage>,
    limit: usize,
) -> Vec<Vec<TableId>> {
    let mut pages = Vec::new();
    let mut after: Option<Cursor> = None;
    loop {
        let page = storage.listed(game, stage, after, limit).await.expect("it is read");
        pages.push(page.tables.iter().map(|listed| listed.table).collect());
        // A cursor goes to the client and comes back as text.
        after = page.next.map(|next| next.to_string().parse().expect("it is a cursor"));
        if after.is_none() {
            return pages;
        }
    }
}

async fn the_lobby_is_listed_newest_first_page_by_page(place: Place) {
    let storage = place.open().await;
    let limits = Summary { game: GameName::Limits, ..summary() };
    let over = Summary { stage: Stage::Over, ..summary() };
    store(&storage, 1, NOW, summary()).await;
    store(&storage, 2, NOW + 5, limits.clone()).await;
    store(&storage, 3, NOW + 5, summary()).await;
    store(&storage, 4, NOW + 2, over.clone()).await;
    store(&storage, 5, NOW + 9, Summary { listed: false, ..summary() }).await;
    let tables = |numbers: &[u64]| numbers.iter().map(|&number| table(number)).collect::<Vec<_>>();

    let all = [tables(&[3, 2]), tables(&[4, 1])];
    assert_eq!(pages(&storage, None, None, 2).await, all);
    assert_eq!(pages(&storage, None, None, 9).await, [all.concat()]);
    assert_eq!(pages(&storage, None, None, 3).await, [tables(&[3, 2, 4]), tables(&[1])]);
    let (limes, open) = (Some(GameName::Limes), Some(Stage::Open));
    assert_eq!(pages(&storage, limes, None, 9).await, [tables(&[3, 4, 1])]);
    assert_eq!(pages(&storage, None, open, 9).await, [tables(&[3, 2, 1])]);
    assert_eq!(pages(&storage, limes, open, 1).await, [tables(&[3]), tables(&[1])]);
    assert_eq!(pages(&storage, limes, Some(Stage::Closed), 9).await, [tables(&[])]);
    let page = storage.listed(Some(GameName::Limits), None, None, 9).await.expect("it is read");
    assert_eq!((page.tables[0].created, &page.tables[0].summary), (NOW + 5, &limits));

    // A table that changes moves from one list to the other.
    let ended = Append { summary: Some(over), ..next(table(3), 1) };
    storage.append(ended).await.expect("it is stored");
    assert_eq!(pages(&storage, limes, open, 9).await, [tables(&[1])]);
    assert_eq!(pages(&storage, limes, Some(Stage::Over), 9).await, [tables(&[3, 4])]);
}

async fn somebody_s_tables_are_those_at_which_they_sit(place: Place) {
    let storage = place.open().await;
    let ada = player(1);
    for (number, at, stage) in
        [(1, NOW, Stage::Open), (2, NOW + 1, Stage::Playing), (3, NOW + 2, Stage::Over)]
    {
        let summary = Some(Summary { stage, ..summary() });
        let members = vec![Member::new(ada, Some(1)), Member::new(player(2), Some(2))];
        let append = Append { at, summary, members, ..first(table(number)) };
        storage.append(append).await.expect("it is stored");
    }
    let (one, two, three) = (
        (table(1), GameName::Limes, Stage::Open),
        (table(2), GameName::Limes, Stage::Playing),
        (table(3), GameName::Limes, Stage::Over),
    );
    assert_eq!(storage.tables_of(ada).await, Ok(vec![three, two, one]));
    assert_eq!(storage.open_tables_of(ada).await, Ok(2));
    let later = Append { at: NOW + 3, ..next(table(1), 1) };
    storage.append(later).await.expect("it is stored");
    assert_eq!(storage.tables_of(ada).await, Ok(vec![one, three, two]));
    let left = Append { at: NOW + 4, members: vec![Member::new(ada, None)], ..next(table(1), 2) };
    storage.append(left).await.expect("it is stored");
    assert_eq!(storage.tables_of(ada).await, Ok(vec![three, two]));
    assert_eq!(storage.open_tables_of(ada).await, Ok(1));
    assert_eq!(storage.open_tables_of(player(2)).await, Ok(2));
    assert_eq!(storage.tables_of(player(3)).await, Ok(Vec::new()));
}

fn progress(ends: Option<u64>) -> Progress {
    let ada = SeatedName(Some(player(1)), "Ada".to_owned());
    Progress {
        rounds: 16,
        ends,
        people: People { host: Some(ada.clone()), players: vec![ada] },
        rematch: None,
    }
}

fn pending(asked: Option<&[usize]>) -> Pending {
    let asked = asked.map(<[usize]>::to_vec);
    Pending { round: 5, question: Some("5".to_owned()), asked }
}

async fn own_tables_come_by_deadline_and_then_by_age(place: Place) {
    let storage = place.open().await;
    let ada = player(1);
    type Row<'a> = (u64, Stage, Option<u64>, Option<&'a [usize]>);
    let rows: [Row<'_>; 10] = [
        (1, Stage::Over, None, Some(&[])),
        (2, Stage::Open, None, Some(&[])),
        (3, Stage::Playing, None, Some(&[1])),
        (4, Stage::Playing, Some(NOW + 90), Some(&[1, 2])),
        (5, Stage::Playing, Some(NOW + 50), Some(&[1])),
        (6, Stage::Playing, Some(NOW + 10), Some(&[2])),
        // Large tables: everyone who has not answered is asked.
        (7, Stage::Playing, Some(NOW + 70), None),
        (8, Stage::Playing, Some(NOW + 20), None),
        (9, Stage::Closed, None, Some(&[])),
        (10, Stage::Playing, None, Some(&[1])),
    ];
    for (number, stage, ends, asked) in rows {
        let is_over = matches!(stage, Stage::Over | Stage::Closed);
        let member = Member {
            answered: (number == 8).then(|| "5".to_owned()),
            rank: (stage == Stage::Over).then_some(2),
            over_at: is_over.then_some(NOW + number),
            ..Member::new(ada, Some(1))
        };
        let summary = Summary { stage, progress: Some(progress(ends)), ..summary() };
        let append = Append {
            at: NOW + number,
            summary: Some(summary),
            pending: Some(pending(asked)),
            members: vec![member],
            ..first(table(number))
        };
        storage.append(append).await.expect("it is stored");
    }
    let order = [5, 7, 4, 10, 3, 8, 6, 2, 9, 1].map(table);
    for limit in [1, 2, 4, 9, 10, 50] {
        let (mut found, mut after) = (Vec::new(), None::<OwnCursor>);
        loop {
            let page = storage.own_tables(ada, after, limit).await.expect("it is read");
            assert!(page.tables.len() <= limit && page.to_fill_in.is_empty());
            assert_eq!(page.asking, 5);
            found.extend(page.tables);
            // A cursor goes to the client and comes back as text.
            after = page.next.map(|next| next.to_string().parse().expect("it is a cursor"));
            if after.is_none() {
                break;
            }
        }
        assert_eq!(found.iter().map(|own| own.table.table).collect::<Vec<_>>(), order, "{limit}");
        let asked = found.iter().map(|own| own.asked).collect::<Vec<_>>();
        assert_eq!(asked, [[true; 5], [false; 5]].concat());
        assert_eq!((found[9].rank, found[8].rank, found[9].changed), (Some(2), None, NOW + 1));
        let first = &found[0];
        assert_eq!(first.table.summary.progress, Some(progress(Some(NOW + 50))));
        assert_eq!(first.pending, pending(Some(&[1])));
    }
    let answered = Append { pending: Some(pending(Some(&[]))), ..next(table(5), 1) };
    storage.append(answered).await.expect("it is stored");
    let page = storage.own_tables(ada, None, 50).await.expect("it is read");
    let changed = page.tables.iter().find(|own| own.table.table == table(5));
    let changed = changed.expect("it is still there");
    assert_eq!((page.asking, changed.asked), (4, false));
    assert_eq!(changed.table.summary.progress, Some(progress(Some(NOW + 50))));
    let page = storage.own_tables(player(2), None, 50).await.expect("it is read");
    assert_eq!((page.tables.len(), page.asking, page.next), (0, 0, None));
}

/// Makes 100,000 tables, of which one in a thousand is due and open, and one in ten listed.
const MANY: &str = "
    CREATE TEMP TABLE numbers AS
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT 100000)
    SELECT number FROM numbers;
    BEGIN;
    INSERT INTO tables (key, id, game, stage, listed, seats, free, wake_at, created_at, options)
    SELECT number, printf('%020d', number), 'limes', iif(number % 1000 = 0, 'open', 'over'), number % 10 = 0, 2, 1,
        iif(number % 1000 = 0, number, NULL), number, '{}'
    FROM numbers;
    INSERT INTO events (table_key, version, at, body)
    SELECT number, 1, number, '{\"decided\":{\"seat\":1,\"id\":\"a7f3\",\"asked\":\"5\",\"decision\":\"d4> +se\"}}' FROM numbers;
    INSERT INTO members (player, table_key, seat) SELECT printf('%020d', number / 100), number, 1 FROM numbers;
    COMMIT;
";

#[tokio::test]
async fn nothing_waits_for_100_000_stored_tables() {
    let folder = Folder::new("many-tables");
    folder.open().await.close().await;
    let options = SqliteConnectOptions::new().filename(folder.join("limes.db"));
    let mut connection = options.connect().await.expect("it opens");
    sqlx::raw_sql(MANY).execute(&mut connection).await.expect("the tables are made");
    connection.close().await.expect("it closes");

    let begun = Instant::now();
    let storage = folder.open().await;
    assert_eq!(storage.due(50_001, 1000).await.map(|due| due.len()), Ok(50));
    let page = storage.listed(None, Some(Stage::Open), None, 20).await.expect("it is read");
    assert_eq!((page.tables.len(), page.next.is_some()), (20, true));
    let mine: protocol::PlayerId = format!("{:020}", 5).parse().expect("an id");
    assert_eq!(storage.tables_of(mine).await.map(|tables| tables.len()), Ok(100));
    assert_eq!(storage.open_tables_of(mine).await, Ok(0));
    storage.append(first(table(1 << 40))).await.expect("it is stored");
    // A few milliseconds, on a machine that has nothing else to do.
    assert!(begun.elapsed() < Duration::from_millis(500), "{:?}", begun.elapsed());
}
