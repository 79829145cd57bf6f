-- The pending decisions of each game, which change with nearly every decision. Dozens of these rows share a page of the database;
-- those of `tables` are so wide that each decision would write a page of its own. The columns of `tables` from which they come
-- are not used any more.
CREATE TABLE pending (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    current_round INTEGER NOT NULL,
    current_question TEXT,
    -- JSON; NULL at large tables, where `members.answered` has the others.
    asked_seats TEXT
);

INSERT INTO pending SELECT key, round, question, asked FROM tables WHERE people IS NOT NULL;
