-- Tables that look for players, and what people keep here to find their tables again: a text that only they can read.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_listed ON tables (listed, created);

CREATE TABLE keyrings (
  handle TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  content TEXT NOT NULL,
  maker TEXT NOT NULL,
  kept DOUBLE PRECISION NOT NULL
);
CREATE INDEX keyrings_by_maker ON keyrings (maker);
