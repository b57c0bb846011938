-- Carts. Prices are never kept: they are worked out at each read.

create table carts (
  cart_id uuid primary key default gen_random_uuid(),
  -- Null for a guest's: it belongs to whoever holds the id.
  customer_id uuid references customers on delete cascade,
  delivery_method text check (delivery_method in ('shipping')),
  -- An address of the customer, or gone.
  delivery_address_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index carts_one_per_customer on carts (customer_id);
create index carts_guests_by_age on carts (updated_at) where customer_id is null;

create table cart_items (
  cart_item_id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  sku_id integer not null references skus on delete cascade,
  item_type text not null default 'ITEM' check (item_type in ('ITEM', 'GIFT', 'OPTION')),
  -- The line that an OPTION or GIFT hangs on.
  parent_item_id uuid references cart_items on delete cascade,
  quantity integer not null check (quantity between 1 and 9999),
  selected boolean not null default true,
  -- Tells lines of the same moment apart, in the order in which they came.
  position bigint generated always as identity,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique nulls not distinct (cart_id, sku_id, item_type, parent_item_id)
);

-- The guest carts that went into a customer's: merging twice finds the cart that took them.
create table merged_carts (
  guest_cart_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  merged_at timestamptz not null
);
