-- Times are milliseconds since the beginning of 1970. Identifiers are the twenty letters of the protocol.

-- A table as lists show it. What happened at it is in `events`; nothing here changes more often than lists need.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    free INTEGER NOT NULL,
    wake_at INTEGER,
    created_at INTEGER NOT NULL,
    options TEXT NOT NULL
);

-- Answers which tables are due without looking at the many that wait for nothing.
CREATE INDEX tables_by_wake_at ON tables (wake_at) WHERE wake_at IS NOT NULL;

-- Pages of the lobby, newest first.
CREATE INDEX listed_tables ON tables (game, stage, created_at, id) WHERE listed = 1;

-- What happened at each table, in order. The primary key is the order on disk, so a table is read in one go.
CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, version)
) WITHOUT ROWID;

-- An event follows the newest one of its table: neither an older one, nor one that is missing.
CREATE TRIGGER events_follow BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE table_key = NEW.table_key), 0)
BEGIN
    SELECT RAISE(ABORT, 'the event does not follow the newest one of its table');
END;

-- Who has ever sat at a table. Without a seat: they have left. Their name is in its events all the same.
CREATE TABLE members (
    player TEXT NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat INTEGER,
    PRIMARY KEY (player, table_key)
) WITHOUT ROWID;

-- Commands that made a table, so that one sent twice makes one.
CREATE TABLE creations (
    player TEXT NOT NULL,
    command TEXT NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    content TEXT NOT NULL,
    PRIMARY KEY (player, command)
) WITHOUT ROWID;

-- `folded` is the name as it is compared. A player with a password has claimed it.
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    password TEXT
) WITHOUT ROWID;

-- A name is claimed once.
CREATE UNIQUE INDEX claimed_names ON players (folded) WHERE password IS NOT NULL;

-- What proves who somebody is, hashed.
CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE INDEX tokens_of_a_player ON tokens (player);
