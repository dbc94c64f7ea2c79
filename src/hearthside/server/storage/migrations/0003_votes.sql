-- Votes on taking back the last choice, counted across server processes.
CREATE TABLE votes (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  yes INTEGER NOT NULL,
  cast_at DOUBLE PRECISION NOT NULL,
  UNIQUE (table_id, number, seat)
);
