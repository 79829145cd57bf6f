-- The name as it looks (`name_skeleton`). NULL in players of an older version, until they are filled in when the database is
-- opened. It is not unique among claimed names: older versions did not compare them by it, and their owners keep them.
ALTER TABLE players ADD COLUMN skeleton TEXT;

CREATE INDEX claimed_skeletons ON players (skeleton) WHERE password IS NOT NULL;
CREATE INDEX skeletons_to_fill_in ON players (id) WHERE skeleton IS NULL;
