-- E-mail addresses that operators changed, and those that a code was mailed to first.
create table email_changes (
  email_change_id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  old_email text not null,
  new_email text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  -- Null until the code is confirmed.
  changed_at timestamptz,
  operator text not null check (length(operator) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500)
);
create index email_changes_customer on email_changes (customer_id, email_change_id);
