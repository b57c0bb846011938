-- Special prices in windows, the VAT rate and the delivery fee by date.

create table special_prices (
  special_price_id bigint generated always as identity primary key,
  sku_id integer not null references skus on delete cascade,
  price_satang bigint not null check (price_satang > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  remark localised,
  promotion_commend localised,
  check (starts_at < ends_at),
  unique (sku_id, starts_at)
);
create index special_prices_ends on special_prices (ends_at);
create index special_prices_starts on special_prices (starts_at);

create table vat_rates (
  valid_from date primary key,
  -- Percent: 7 is 7 %.
  rate numeric(5, 2) not null check (rate >= 0 and rate < 100)
);
insert into vat_rates (valid_from, rate) values ('2000-01-01', 7);

create table delivery_fees (
  valid_from date primary key,
  fee_satang bigint not null check (fee_satang >= 0),
  -- Price of the selected lines from which delivery is free.
  free_from_satang bigint not null check (free_from_satang >= 0),
  minimum_days integer not null check (minimum_days > 0),
  maximum_days integer not null check (maximum_days >= minimum_days)
);
insert into delivery_fees (valid_from, fee_satang, free_from_satang, minimum_days, maximum_days)
values ('2000-01-01', 5000, 80000, 2, 7);

-- What is in force on the day of a moment in Bangkok.
create function pricing_terms(at timestamptz) returns table (
  vat_rate numeric, fee_satang bigint, free_from_satang bigint, minimum_days integer, maximum_days integer
) language sql stable as $$
  select v.rate, d.fee_satang, d.free_from_satang, d.minimum_days, d.maximum_days
  from
    (select rate from vat_rates where valid_from <= (at at time zone 'Asia/Bangkok')::date order by valid_from desc limit 1) v,
    (select * from delivery_fees where valid_from <= (at at time zone 'Asia/Bangkok')::date order by valid_from desc limit 1) d
$$;

-- A change of what public pages show makes their tags fall, in every process, when it commits:
-- product:N, category:N for each category up to level one, and catalogue. Above 200 products at once: everything.
create function announce_products(changed integer[]) returns void language plpgsql as $$
begin
  if coalesce(current_setting('saifah.quiet', true), '') = 'on' or cardinality(changed) is null or cardinality(changed) = 0 then
    return;
  end if;
  if cardinality(changed) > 200 then
    perform pg_notify('page_tags', 'everything');
    return;
  end if;
  perform pg_notify('page_tags', 'product:' || id) from unnest(changed) as id;
  perform pg_notify('page_tags', 'category:' || category_id) from (
    with recursive above as (
      select c.category_id, c.parent_id from categories c join products p using (category_id) where p.product_id = any (changed)
      union
      select c.category_id, c.parent_id from categories c join above on c.category_id = above.parent_id
    )
    select distinct category_id from above
  ) as named;
  perform pg_notify('page_tags', 'catalogue');
end $$;

create function announce_changed_products() returns trigger language plpgsql as $$
begin
  perform announce_products(array(select distinct product_id from changed));
  return null;
end $$;

create function announce_changed_sku_prices() returns trigger language plpgsql as $$
begin
  perform announce_products(array(select distinct s.product_id from changed join skus s using (sku_id)));
  return null;
end $$;

-- Pages show whether there is any; the number comes live.
create function announce_sold_out() returns trigger language plpgsql as $$
begin
  perform announce_products(array(
    select distinct s.product_id from before b join changed c using (sku_id) join skus s using (sku_id)
    where (b.stock > 0) <> (c.stock > 0) or (b.pre_order_stock > 0) <> (c.pre_order_stock > 0) or b.pre_order_flag <> c.pre_order_flag
  ));
  return null;
end $$;

create function announce_categories() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'everything');
  return null;
end $$;

create trigger products_inserted after insert on products referencing new table as changed for each statement execute function announce_changed_products();
create trigger products_updated after update on products referencing new table as changed for each statement execute function announce_changed_products();
create trigger products_deleted after delete on products referencing old table as changed for each statement execute function announce_changed_products();
create trigger skus_inserted after insert on skus referencing new table as changed for each statement execute function announce_changed_products();
create trigger skus_updated after update on skus referencing new table as changed for each statement execute function announce_changed_products();
create trigger skus_deleted after delete on skus referencing old table as changed for each statement execute function announce_changed_products();
create trigger special_prices_inserted after insert on special_prices referencing new table as changed for each statement execute function announce_changed_sku_prices();
create trigger special_prices_updated after update on special_prices referencing new table as changed for each statement execute function announce_changed_sku_prices();
create trigger special_prices_deleted after delete on special_prices referencing old table as changed for each statement execute function announce_changed_sku_prices();
create trigger stocks_updated after update on stocks referencing old table as before new table as changed for each statement execute function announce_sold_out();
create trigger categories_changed after insert or update or delete on categories for each statement execute function announce_categories();
create trigger brands_changed after update or delete on brands for each statement execute function announce_categories();
