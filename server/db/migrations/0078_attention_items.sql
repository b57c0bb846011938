-- What the operator of the shop has to do or to know.
create table attention_items (
  item_id integer generated always as identity primary key,
  kind text not null,
  -- What it is about, such as an order number.
  subject text not null,
  -- Without data of customers.
  details jsonb not null default '{}',
  created_at timestamptz not null,
  -- When it was logged and mailed to the shop; null until then.
  reported_at timestamptz,
  done_at timestamptz,
  -- The operator's name, or `system` if the cause is gone.
  done_by text,
  constraint attention_items_done_check check ((done_at is null) = (done_by is null))
);
-- A repetition does not add an item.
create unique index attention_items_open on attention_items (kind, subject) where done_at is null;
create index attention_items_unreported on attention_items (item_id) where reported_at is null and done_at is null;
