-- Where a branch left the table it comes from.
ALTER TABLE tables ADD COLUMN parent_at BIGINT NOT NULL DEFAULT 0;
