-- Whose turn it is, as seats with blanks between: what people see of their own tables.
ALTER TABLE positions ADD COLUMN to_act TEXT NOT NULL DEFAULT '';
