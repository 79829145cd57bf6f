-- Enough of each game to list a player's tables without loading any.

-- `people` is JSON: the host and the players, each with identifier and name. NULL in tables of version 1, until they are
-- filled in.
ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ends INTEGER;
ALTER TABLE tables ADD COLUMN question TEXT;
ALTER TABLE tables ADD COLUMN asked TEXT;
ALTER TABLE tables ADD COLUMN people TEXT;
ALTER TABLE tables ADD COLUMN rematch TEXT;

CREATE INDEX tables_to_fill_in ON tables (id) WHERE people IS NULL;

-- The question that a seat of a large table has answered; at small tables `tables.asked` has the seats that are asked.
ALTER TABLE members ADD COLUMN answered TEXT;
ALTER TABLE members ADD COLUMN rank INTEGER;
-- When the game ended.
ALTER TABLE members ADD COLUMN over_at INTEGER;

UPDATE members SET over_at = (
    SELECT at FROM events WHERE events.table_key = members.table_key ORDER BY version DESC LIMIT 1
) WHERE table_key IN (SELECT key FROM tables WHERE stage IN ('over', 'closed'));

-- A player's tables: those that are not over, and the others from the last that ended.
CREATE INDEX members_by_end ON members (player, over_at, table_key);
