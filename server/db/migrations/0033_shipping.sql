-- Delivery fees and days by shipping zone and weight, public holidays, and the promised dates of orders.

-- With packaging; null if unknown.
alter table skus add column weight_grams integer check (weight_grams > 0);

create or replace function set_sku_changed_at() returns trigger language plpgsql as $$
begin
  old.default_flag := new.default_flag;
  old.position := new.position;
  old.limit_quantity := new.limit_quantity;
  old.weight_grams := new.weight_grams;
  old.changed_at := new.changed_at;
  if old is distinct from new then
    new.changed_at := now();
  end if;
  return new;
end $$;

create table shipping_zones (
  shipping_zone text primary key check (shipping_zone ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name localised not null,
  -- Postcodes, and Thai names from the province down joined by '/': ตราด/เกาะกูด.
  areas text[] not null default '{}',
  -- Whether it is the zone of all other addresses.
  default_flag boolean not null default false,
  cash_on_delivery boolean not null default true,
  -- Of zones with the same area, the one that comes first applies.
  position integer not null default 0
);
create unique index shipping_zones_one_default on shipping_zones (default_flag) where default_flag;

create table shipping_rates (
  shipping_zone text not null references shipping_zones on delete cascade,
  -- The weight from which it applies, inclusive.
  from_grams integer not null check (from_grams >= 0),
  fee_satang bigint not null check (fee_satang >= 0),
  -- Working days until delivery.
  minimum_days integer not null check (minimum_days > 0),
  maximum_days integer not null check (maximum_days >= minimum_days),
  primary key (shipping_zone, from_grams)
);

create table public_holidays (
  day date primary key,
  name localised not null,
  -- Announced, but a working day after all.
  cancelled boolean not null default false
);

create function announce_shipping() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'shipping');
  return null;
end $$;
create trigger shipping_zones_changed after insert or update or delete on shipping_zones
  for each statement execute function announce_shipping();
create trigger shipping_rates_changed after insert or update or delete on shipping_rates
  for each statement execute function announce_shipping();
create trigger public_holidays_changed after insert or update or delete on public_holidays
  for each statement execute function announce_shipping();

alter table orders
  -- The days between which what is in stock is promised to arrive; null for orders of pre-orders alone.
  -- {"earliest": "2026-12-07", "latest": "2026-12-09"}, both inclusive.
  add column delivery_dates jsonb check (
    delivery_dates ->> 'earliest' ~ '^\d{4}-\d{2}-\d{2}$' and delivery_dates ->> 'earliest' <= delivery_dates ->> 'latest'
  );
