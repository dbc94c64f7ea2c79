-- What makes a table's future nobody's: a key for the dice of each line, secrets that are committed to before they are
-- used, and where a table comes from. What the server signs with; and why a table was set aside.
ALTER TABLE choices ADD COLUMN dice TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN broken TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

CREATE TABLE epochs (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  line BIGINT NOT NULL,
  secret TEXT NOT NULL,
  why TEXT NOT NULL,
  seat BIGINT NOT NULL,
  contribution TEXT NOT NULL,
  began DOUBLE PRECISION NOT NULL,
  UNIQUE (table_id, number)
);

CREATE TABLE provenance (
  id {serial},
  table_id TEXT NOT NULL REFERENCES tables (id),
  line BIGINT NOT NULL,
  text TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL
);
CREATE INDEX provenance_of_table ON provenance (table_id, id);

CREATE TABLE server_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
