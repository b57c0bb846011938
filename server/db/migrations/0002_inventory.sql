-- Pieces of each SKU, never below zero, and the log of every change that an order made.

create table stocks (
  sku_id integer primary key references skus on delete cascade,
  stock integer not null check (stock >= 0),
  total_stock integer check (total_stock >= 0),
  pre_order_flag boolean not null default false,
  pre_order_stock integer not null default 0 check (pre_order_stock >= 0),
  updated_at timestamptz not null default now()
);

create table stock_movements (
  stock_movement_id bigint generated always as identity primary key,
  sku_id integer not null references stocks,
  -- Below zero: taken; above: given back.
  quantity integer not null check (quantity <> 0),
  pre_order boolean not null default false,
  reason text not null check (reason in ('taken', 'given_back')),
  -- Who took it, an order id; opaque here.
  reference text not null,
  -- How often this reference has taken this SKU: a dead order that is paid late takes it again.
  round integer not null default 1 check (round > 0),
  created_at timestamptz not null default now(),
  unique (reference, sku_id, pre_order, reason, round)
);
