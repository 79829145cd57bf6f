-- The newest version of each table, beside its pending decisions: both change with nearly every decision, and so they do in one
-- row. An append changes it only from the version that it follows.
ALTER TABLE pending ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

INSERT INTO pending (table_key, current_round)
SELECT key, 0 FROM tables WHERE key NOT IN (SELECT table_key FROM pending);

UPDATE pending SET version = coalesce((SELECT max(version) FROM events WHERE events.table_key = pending.table_key), 0);

DROP TRIGGER events_follow;
