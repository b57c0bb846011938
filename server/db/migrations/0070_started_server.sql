-- Settings of the server that started last, which commands elsewhere compare with their own.
create table started_server (
  id boolean primary key default true check (id),
  origin text not null,
  -- Derived from the secret, which it does not reveal.
  secret_fingerprint text not null,
  started_at timestamptz not null
);
