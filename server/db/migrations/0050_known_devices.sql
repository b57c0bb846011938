-- While somebody guesses the password of an account, it can be signed in to from devices that did before, and by mailed links.
create index sessions_device on sessions (device_hash) where device_hash is not null;

create table sign_in_confirmations (
  -- SHA-256 of the token of the mailed link. A used one is deleted.
  token_hash text primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_confirmations_customer on sign_in_confirmations (customer_id);
