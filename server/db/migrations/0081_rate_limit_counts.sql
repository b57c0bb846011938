-- Counts of rate limits for all processes. A crash of the database empties the table, which only begins the windows again.
create unlogged table rate_limit_counts (
  -- of the limit's name and its subject, such as a client address, which is not stored
  key_hash text primary key,
  count integer not null check (count > 0),
  window_ends_at timestamptz not null
) with (fillfactor = 50);
