-- Analyses of finished games, by their depth and seed: they take minutes, and are the same each time.
CREATE TABLE analyses (
    table_id TEXT NOT NULL,
    depth TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, depth)
);
