-- The lobby asks by status; old tables are found by their latest move too.
CREATE INDEX tables_by_status ON tables (listed, status, changed_at);
ALTER TABLE positions ADD COLUMN changed_at BIGINT NOT NULL DEFAULT 0;
UPDATE positions SET changed_at = (SELECT max(changed_at) FROM tables);
