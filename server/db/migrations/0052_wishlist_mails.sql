-- What customers asked to be mailed about products on their wishlists, each once, and the links by which they share the lists.

alter table wishlist_items
  -- Null: no mail when the price falls.
  add column price_asked_at timestamptz,
  -- The selling price at that time.
  add column price_asked_satang bigint check (price_asked_satang > 0),
  -- Null: no mail when it is back in stock.
  add column stock_asked_at timestamptz,
  -- The SKUs that have been in stock ever since: if another one is, the product is back.
  add column stock_asked_skus integer[],
  add constraint wishlist_items_price_asked_check check ((price_asked_at is null) = (price_asked_satang is null)),
  add constraint wishlist_items_stock_asked_check check ((stock_asked_at is null) = (stock_asked_skus is null));
create index wishlist_items_price_asked on wishlist_items (product_id, price_asked_satang) where price_asked_at is not null;
create index wishlist_items_stock_asked on wishlist_items (product_id) where stock_asked_at is not null;

create table wishlist_shares (
  customer_id uuid primary key references customers on delete cascade,
  token text not null unique check (length(token) >= 22),
  shared_at timestamptz not null
);
