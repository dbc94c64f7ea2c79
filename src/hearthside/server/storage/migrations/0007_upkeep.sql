-- When somebody last came to a table, whether it has been put into storage since, and by whom it was made (a keyed hash
-- of the address); who may not speak there; and why what nobody knows is to be dealt anew before anybody plays on.
ALTER TABLE tables ADD COLUMN visited DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN stored INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN redeal TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET visited = updated;
CREATE INDEX tables_by_visit ON tables (stored, visited);
CREATE INDEX tables_by_maker ON tables (maker, stored);
