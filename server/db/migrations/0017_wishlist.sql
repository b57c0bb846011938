-- What customers want to keep in sight.
create table wishlist_items (
  customer_id uuid not null references customers on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
