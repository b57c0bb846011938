-- Payment by transfer to the shop's bank account: the customer uploads a slip, an operator confirms or rejects it.

alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('credit_card', 'qr_code', 'installment', 'bank_transfer', 'cash_on_delivery'));
-- Of an unpaid order with slips: whether the last one waits for an operator or was rejected.
alter table orders add column slip_status text check (slip_status in ('waiting', 'rejected'));
alter table orders add constraint orders_slip_status_of_unpaid check (slip_status is null or status = 'pending_payment');
create index orders_slip_waiting on orders (order_id) where slip_status = 'waiting';

-- A transfer has no gateway.
alter table payment_attempts drop constraint payment_attempts_payment_method_check;
alter table payment_attempts add constraint payment_attempts_payment_method_check
  check (payment_method in ('credit_card', 'qr_code', 'installment', 'bank_transfer'));
alter table payment_attempts alter column gateway drop not null;
alter table payment_attempts add constraint payment_attempts_gateway
  check ((gateway is null) = (payment_method = 'bank_transfer') and (gateway is not null or charge_id is null));

create table bank_transfer_slips (
  slip_id uuid primary key default gen_random_uuid(),
  -- What it pays for, an order id; opaque here.
  reference text not null,
  status text not null check (status in ('waiting', 'accepted', 'rejected')),
  -- JPEG, made from the uploaded file.
  picture bytea not null check (octet_length(picture) between 1 and 8388608),
  -- SHA-256 of the picture.
  picture_hash bytea not null check (octet_length(picture_hash) = 32),
  -- Of the mini QR code; null if it could not be read.
  sending_bank text,
  transaction_reference text,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  -- Why it was rejected.
  reason text,
  check ((sending_bank is null) = (transaction_reference is null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null))
);
create index bank_transfer_slips_reference on bank_transfer_slips (reference, uploaded_at);
-- A transfer pays once: a slip is used unless it was rejected.
create unique index bank_transfer_slips_transfer on bank_transfer_slips (sending_bank, transaction_reference) where status <> 'rejected';
create unique index bank_transfer_slips_picture on bank_transfer_slips (picture_hash) where status <> 'rejected';
