-- When a process last served tables, by the clock of the database. One row. A process that finds it long ago knows that nobody
-- could play meanwhile.
CREATE TABLE serving (
    is_only_row BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (is_only_row),
    at TIMESTAMPTZ NOT NULL
);
