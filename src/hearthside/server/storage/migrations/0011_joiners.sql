-- From where a seat was taken in the lobby (a keyed hash of the address), so that nobody takes too many.
ALTER TABLE seats ADD COLUMN joiner TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_joiner ON seats (joiner);
