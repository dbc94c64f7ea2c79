-- Clocks of tables that want them: the rules beside the table, and how its clock stands. It runs out at `ends`, which
-- moves on by as long as no server was there to play on; `beats` says when one last was.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';

CREATE TABLE clocks (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  line BIGINT NOT NULL,
  ends DOUBLE PRECISION,
  state TEXT NOT NULL,
  claimed DOUBLE PRECISION NOT NULL
);
CREATE INDEX clocks_by_end ON clocks (ends);

CREATE TABLE beats (
  name TEXT PRIMARY KEY,
  at DOUBLE PRECISION NOT NULL
);
