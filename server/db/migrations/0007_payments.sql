-- Attempts to pay through a gateway (cash on delivery makes none), the gateways' events, and the mock gateway's own books.
-- A reference is an order id; opaque here: payments know no orders.

create table payment_attempts (
  payment_id uuid primary key default gen_random_uuid(),
  reference text not null,
  payment_method text not null check (payment_method in ('credit_card', 'qr_code')),
  gateway text not null,
  amount_satang bigint not null check (amount_satang > 0),
  status text not null check (status in ('created', 'pending', 'succeeded', 'failed', 'expired', 'cancelled')),
  -- The gateway's id of the charge, once it has one.
  charge_id text,
  redirect_url text,
  qr_payload text,
  failure_code text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (gateway, charge_id)
);
create index payment_attempts_reference on payment_attempts (reference, created_at desc);
create unique index payment_attempts_one_open on payment_attempts (reference) where status in ('created', 'pending');
create unique index payment_attempts_one_success on payment_attempts (reference) where status = 'succeeded';

create table payment_events (
  gateway text not null,
  event_id text not null,
  charge_id text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);

create table mock_charges (
  charge_id text primary key,
  kind text not null check (kind in ('card', 'promptpay')),
  status text not null check (status in ('pending', 'successful', 'failed', 'expired')),
  amount_satang bigint not null check (amount_satang > 0),
  description text not null,
  return_url text not null,
  failure_code text,
  card_last_digits text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
