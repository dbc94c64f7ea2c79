-- Positions kept so that a table begun under older rules goes on under newer ones.
CREATE TABLE snapshots (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  version TEXT NOT NULL,
  position TEXT NOT NULL,
  UNIQUE (table_id, number)
);
