-- Players and networks that the operator refuses. `subject` is a player's identifier or a network such as `192.0.2.0/24`;
-- without `ends_at` the ban has no end.
CREATE TABLE bans (
    subject TEXT NOT NULL PRIMARY KEY,
    reason TEXT,
    banned_at INTEGER NOT NULL,
    ends_at INTEGER
) WITHOUT ROWID;
