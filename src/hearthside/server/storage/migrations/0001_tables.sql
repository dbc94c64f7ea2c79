-- Tables, the choices made at them, who sits where, and the links that open seats.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  version TEXT NOT NULL,
  setup TEXT NOT NULL,
  seed TEXT NOT NULL,
  name TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  updated DOUBLE PRECISION NOT NULL,
  archived INTEGER NOT NULL DEFAULT 0,
  over INTEGER NOT NULL DEFAULT 0,
  turn TEXT NOT NULL DEFAULT '[]',
  phase TEXT NOT NULL DEFAULT ''
);

CREATE TABLE choices (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat BIGINT NOT NULL,
  option TEXT NOT NULL,
  made DOUBLE PRECISION NOT NULL,
  UNIQUE (table_id, number)
);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat BIGINT NOT NULL,
  kind TEXT NOT NULL,
  strength TEXT NOT NULL,
  name TEXT NOT NULL,
  claimed INTEGER NOT NULL,
  UNIQUE (table_id, seat)
);

CREATE TABLE links (
  handle TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  role TEXT NOT NULL,
  seat BIGINT NOT NULL,
  hash TEXT NOT NULL,
  made DOUBLE PRECISION NOT NULL
);
CREATE INDEX links_of_table ON links (table_id);

CREATE TABLE chat (
  id {serial},
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat BIGINT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  said DOUBLE PRECISION NOT NULL
);
CREATE INDEX chat_of_table ON chat (table_id, id);
