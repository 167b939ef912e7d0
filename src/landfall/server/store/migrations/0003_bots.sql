-- Whether a bot is to move at a table where somebody plays: such tables go on when a server starts.
ALTER TABLE positions ADD COLUMN bots_turn BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE positions SET bots_turn = TRUE WHERE table_id IN (SELECT id FROM tables WHERE status = 'running' AND info LIKE '%"kind":"bot"%');
CREATE INDEX positions_of_bots ON positions (table_id) WHERE bots_turn;
