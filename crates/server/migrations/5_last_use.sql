-- When a token was last used, to the day: tokens of a year ago and guests who never came back are removed.
ALTER TABLE tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET used_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
