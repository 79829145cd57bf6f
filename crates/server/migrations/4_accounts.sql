-- A hash of the code that sets a new password when the old one is forgotten.
ALTER TABLE players ADD COLUMN recovery TEXT;

-- The server makes up names that nobody has.
CREATE INDEX players_by_name ON players (folded);
