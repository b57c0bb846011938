-- Add-on deals: what is sold cheaper beside a product, with pieces and a limit of its own, and the log of what orders took.

create table add_on_deals (
  -- Beside which product.
  product_id integer not null references products on delete cascade,
  -- What is added.
  sku_id integer not null references skus on delete cascade,
  price_satang bigint not null check (price_satang > 0),
  -- Pieces left at this price, within those of the SKU itself.
  stock integer not null check (stock >= 0),
  -- Pieces that one line may take.
  limit_quantity integer not null check (limit_quantity > 0),
  position integer not null default 0,
  primary key (product_id, sku_id)
);
create index add_on_deals_sku on add_on_deals (sku_id);

create table add_on_deal_movements (
  add_on_deal_movement_id bigint generated always as identity primary key,
  product_id integer not null,
  sku_id integer not null,
  -- Below zero: taken; above: given back.
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('taken', 'given_back')),
  -- Who took it, an order id; opaque here.
  reference text not null,
  -- How often this reference has taken it: a dead order that is paid late takes it again.
  round integer not null default 1 check (round > 0),
  created_at timestamptz not null default now(),
  unique (reference, product_id, sku_id, reason, round),
  foreign key (product_id, sku_id) references add_on_deals on delete cascade
);

create function announce_changed_deals() returns trigger language plpgsql as $$
begin
  perform announce_products(array(select distinct product_id from changed));
  return null;
end $$;
create function announce_deal_sold_out() returns trigger language plpgsql as $$
begin
  perform announce_products(array(
    select distinct c.product_id from before b join changed c using (product_id, sku_id)
    where (b.stock > 0) <> (c.stock > 0) or b.price_satang <> c.price_satang or b.limit_quantity <> c.limit_quantity
  ));
  return null;
end $$;
create trigger add_on_deals_inserted after insert on add_on_deals referencing new table as changed for each statement execute function announce_changed_deals();
create trigger add_on_deals_updated after update on add_on_deals referencing old table as before new table as changed for each statement execute function announce_deal_sold_out();
create trigger add_on_deals_deleted after delete on add_on_deals referencing old table as changed for each statement execute function announce_changed_deals();
