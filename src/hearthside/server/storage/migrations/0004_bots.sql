-- Which server process moves the bots of a table, and until when it may be trusted to.
ALTER TABLE tables ADD COLUMN bot_to_move INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN driver TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN driver_until DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN parent TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_with_bots ON tables (bot_to_move, driver_until);
