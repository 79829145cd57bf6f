-- Tells apart the histories of a server: another number whenever an older copy is put in place of the database, so that clients
-- do not take versions of the one for versions of the other. Below 2^53, so that every JSON reader can hold it.
CREATE TABLE epoch (
    number INTEGER NOT NULL
);

INSERT INTO epoch (number) SELECT random() & 9007199254740991;
