-- The category of a shopping site or marketplace for each category of the shop. Subcategories without a row have that of the closest parent.
create table feed_categories (
  feed text not null check (feed in ('google', 'meta', 'line', 'shopee', 'lazada', 'tiktok')),
  category_id integer not null references categories on delete cascade,
  feed_category text not null check (feed_category <> ''),
  primary key (feed, category_id)
);

-- Add-on deals can be taken off.
alter table add_on_deals add column visible boolean not null default true;

create or replace function announce_deal_sold_out() returns trigger language plpgsql as $$
begin
  perform announce_products(array(
    select distinct c.product_id from before b join changed c using (product_id, sku_id)
    where (b.stock > 0) <> (c.stock > 0)
      or (b.price_satang, b.limit_quantity, b.position, b.visible) <> (c.price_satang, c.limit_quantity, c.position, c.visible)
  ));
  return null;
end $$;
