-- One row a table: what the lobby lists.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    changed_at BIGINT NOT NULL,
    info TEXT NOT NULL
);
CREATE INDEX tables_recent ON tables (listed, changed_at);
-- The truth: every entry of every table, in order.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
-- The latest position of each table: what goes on when the rules change.
CREATE TABLE positions (
    table_id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    position TEXT NOT NULL
);
