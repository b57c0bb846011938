-- Also charges whose responses were lost and that were not found before their attempts ended.
create index payment_attempts_ended on payment_attempts (expires_at)
  where status in ('expired', 'cancelled') and (charge_id is not null or charge_requested_at is not null);
drop index payment_attempts_late;
