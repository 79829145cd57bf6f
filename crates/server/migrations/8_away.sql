-- Whether a bot plays for a person who has left the running game.
ALTER TABLE members ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

UPDATE members SET away = 1
WHERE over_at IS NULL AND (
    SELECT body ->> '$.back.seat' IS NULL FROM events
    WHERE events.table_key = members.table_key AND members.seat = CASE
        WHEN json_valid(body) THEN coalesce(body ->> '$.away.seat', body ->> '$.substituted.seat', body ->> '$.back.seat')
    END
    ORDER BY version DESC LIMIT 1
);
