-- Charges of ended attempts are read again for some hours: a bank may confirm a card after its order was closed.
create index payment_attempts_late on payment_attempts (expires_at)
  where status in ('expired', 'cancelled') and charge_id is not null;
