-- How the holder of a seat wants to be told that it is their turn: by what, where, and up to which line they have been.
CREATE TABLE notices (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat BIGINT NOT NULL,
  kind TEXT NOT NULL,
  address TEXT NOT NULL,
  secret TEXT NOT NULL,
  confirmed INTEGER NOT NULL,
  told BIGINT NOT NULL,
  failures BIGINT NOT NULL,
  UNIQUE (table_id, seat, kind)
);
