-- When the gateway said that the charge of an attempt has expired or failed: it is not asked again to close that of a cancelled one.
alter table payment_attempts add column charge_closed_at timestamptz;
