-- The first answer to each idempotency key, kept for a day (behaviour 1).

create table idempotency_keys (
  -- Who sent it: a customer id.
  owner text not null,
  endpoint text not null,
  key text not null,
  -- SHA-256 of the parsed request.
  request_hash text not null,
  -- Null only inside the transaction that makes the first answer.
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
