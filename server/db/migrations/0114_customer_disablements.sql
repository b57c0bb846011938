-- Customers whom operators disabled. They have no activation meanwhile, so that no version signs them in; enabling restores the earlier one.
create table customer_disablements (
  customer_disablement_id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  activated_at timestamptz not null,
  disabled_at timestamptz not null,
  disabled_by text not null check (length(disabled_by) between 1 and 100),
  disable_reason text not null check (length(disable_reason) between 1 and 500),
  -- Null while the customer is disabled.
  enabled_at timestamptz,
  enabled_by text check (length(enabled_by) between 1 and 100),
  enable_reason text check (length(enable_reason) between 1 and 500),
  check (num_nulls(enabled_at, enabled_by, enable_reason) in (0, 3))
);
create unique index customer_disablements_current on customer_disablements (customer_id) where enabled_at is null;
create index customer_disablements_customer on customer_disablements (customer_id, customer_disablement_id);
