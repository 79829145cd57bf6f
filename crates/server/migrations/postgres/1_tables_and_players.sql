-- Times are milliseconds since the beginning of 1970. Identifiers are the twenty letters of the protocol. Texts are compared byte
-- by byte, so that lists have the same order in every database, whatever its locale.

-- A table as lists show it.
CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    stage TEXT COLLATE "C" NOT NULL,
    listed BOOLEAN NOT NULL,
    seats BIGINT NOT NULL,
    free BIGINT NOT NULL,
    wake_at BIGINT,
    created_at BIGINT NOT NULL,
    options TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    ends BIGINT,
    -- JSON; NULL where an older version has stored the table.
    people TEXT,
    rematch TEXT
);

CREATE INDEX tables_by_wake_at ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX listed_tables ON tables (game, stage, created_at, id) WHERE listed;
CREATE INDEX tables_to_fill_in ON tables (id) WHERE people IS NULL;

-- The newest version of each table and its pending decisions, in narrow rows because they change with nearly every decision. An
-- append changes the version only from the one that it follows, and holds this row until it is committed. Whatever else belongs
-- to a table is written by the holder, so nothing there refers to `tables`.
CREATE TABLE pending (
    table_key BIGINT PRIMARY KEY,
    version BIGINT NOT NULL,
    current_round BIGINT NOT NULL,
    current_question TEXT,
    -- JSON; NULL at large tables, where `members.answered` has the others.
    asked_seats TEXT
) WITH (fillfactor = 70);

-- What happened at each table, in order.
CREATE TABLE events (
    table_key BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_key, version)
);

-- Who has ever sat at a table. Without a seat: they have left. Their name is in its events all the same.
CREATE TABLE members (
    player TEXT COLLATE "C" NOT NULL,
    table_key BIGINT NOT NULL,
    seat BIGINT,
    -- The question of a large table that they have answered.
    answered TEXT,
    -- Whether a bot plays for them.
    away BOOLEAN NOT NULL,
    rank BIGINT,
    over_at BIGINT,
    PRIMARY KEY (player, table_key)
) WITH (fillfactor = 90);

CREATE INDEX members_by_end ON members (player, over_at, table_key);
CREATE INDEX members_of_a_table ON members (table_key);

-- Commands that made a table, so that one sent twice makes one.
CREATE TABLE creations (
    player TEXT COLLATE "C" NOT NULL,
    command TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (player, command)
);

CREATE INDEX creations_of_a_table ON creations (table_id);

-- `folded` is the name as it is compared, `skeleton` as it looks. A player with a password has claimed it.
CREATE TABLE players (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL,
    skeleton TEXT COLLATE "C" NOT NULL,
    password TEXT,
    recovery TEXT
);

-- A name is claimed once.
CREATE UNIQUE INDEX claimed_names ON players (folded) WHERE password IS NOT NULL;
-- Not unique: owners of names that look the same, from before these were compared, keep them.
CREATE INDEX claimed_skeletons ON players (skeleton) WHERE password IS NOT NULL;
CREATE INDEX players_by_name ON players (folded);

-- What proves who somebody is, hashed, and when it was last used, to the day.
CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    used_at BIGINT NOT NULL
);

CREATE INDEX tokens_of_a_player ON tokens (player);

-- Players and networks that the operator refuses.
CREATE TABLE bans (
    subject TEXT COLLATE "C" PRIMARY KEY,
    reason TEXT,
    banned_at BIGINT NOT NULL,
    ends_at BIGINT
);

-- Tells apart the histories of a server. Below 2^53, so that every JSON reader can hold it.
CREATE TABLE epoch (
    number BIGINT NOT NULL
);

INSERT INTO epoch (number) VALUES (floor(random() * 9007199254740991)::BIGINT);
