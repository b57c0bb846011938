-- The search index: what listings filter and sort by, the words of each language, and the queue of products to index.
-- It holds nothing that cannot be built again (`npm run shop -- reindex`); every visible product with SKUs has a document.

create table search_products (
  product_id integer primary key,
  brand_id integer not null,
  category_id integer not null,
  created_at timestamptz not null,
  -- Of the SKU that the product's card shows.
  selling_satang bigint not null,
  -- The share that is saved, 0 to 1.
  discount double precision not null,
  -- 0 out of stock, 1 pre-order, 2 in stock.
  availability smallint not null,
  -- Bits: 1 special price, 2 flash sale, 4 instalments, 8 free gift.
  promotions smallint not null,
  -- What a listing goes by unless told: the popularity, far below zero while there is nothing to sell.
  standing integer not null,
  -- Of search_values.
  value_ids integer[] not null
);
create index search_products_category on search_products (category_id);
create index search_products_brand on search_products (brand_id);
create index search_products_standing on search_products (standing desc, product_id desc);
create index search_products_age on search_products (created_at desc, product_id desc);
create index search_products_price on search_products (selling_satang, product_id desc);
create index search_products_price_down on search_products (selling_satang desc, product_id desc);
create index search_products_discount on search_products (discount desc, product_id desc);

-- Words by weight: A what the product is called, B its brand, its category and its name in the other language, C what it is for
-- and its attributes, D words that are typed as one though not written so. A lexeme with # before it is a merchant code, letters
-- and digits only.
create table search_texts_th (
  product_id integer primary key,
  words tsvector not null,
  -- How many words its name has: the fewer, the more a word that is found says.
  name_words smallint not null
);
create index search_texts_th_words on search_texts_th using gin (words);

create table search_texts_en (like search_texts_th including all);

-- Values of attributes, numbered for the documents.
create table search_values (
  value_id integer primary key generated always as identity,
  code text not null,
  value text not null,
  label localised not null,
  unique (code, value)
);

-- Which words of weights A to C there are in the documents of a language, and in how many.
create table search_words (
  locale text not null,
  word text not null collate "C",
  documents integer not null,
  -- Tells which words are new to a process that knows the older ones.
  word_id bigint not null generated always as identity,
  primary key (locale, word)
);
create index search_words_by_age on search_words (locale, word_id);

-- Products whose document may be old. Rows are only added and taken away, so that writers never wait for each other.
create table search_queue (
  queue_id bigint primary key generated always as identity,
  product_id integer not null
);

create table search_state (
  only_row boolean primary key default true check (only_row),
  -- Which analysis made the documents; null before the first.
  analysis text,
  -- A rebuild goes on behind this product; null where none runs.
  rebuild_after integer,
  -- Price windows that begin or end up to here are in the documents or in the queue.
  windows_until timestamptz not null,
  -- Grows when synonyms change.
  synonyms_version integer not null default 0
);
insert into search_state (windows_until) values (now());

-- Words that mean the same to shoppers; operators may change them. A group of no other words is one that was ended.
create table search_synonyms (
  synonym text primary key,
  words text[] not null
);

-- Where words begin and end in Thai depends on which ones are known: the documents are built anew.
create function synonyms_changed() returns trigger language plpgsql as $$
begin
  update search_state set synonyms_version = synonyms_version + 1, rebuild_after = 0;
  perform pg_notify('search_queue', '');
  return null;
end $$;
create trigger search_synonyms_changed after insert or update or delete or truncate on search_synonyms
  for each statement execute function synonyms_changed();

-- Puts products in the queue in the transaction of the change, and wakes who works it off when that commits.
create function queue_for_search(changed integer[]) returns void language plpgsql as $$
begin
  if cardinality(changed) > 0 then
    insert into search_queue (product_id) select distinct id from unnest(changed) as id where id is not null;
    perform pg_notify('search_queue', '');
  end if;
end $$;

create function queue_changed_products() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(select product_id from changed));
  return null;
end $$;

-- A SKU can change its product.
create function queue_updated_skus() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(select product_id from before union select product_id from changed));
  return null;
end $$;

create function queue_changed_skus() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(select s.product_id from changed join skus s using (sku_id)));
  return null;
end $$;

create function queue_sold_out() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(
    select s.product_id from before b join changed c using (sku_id) join skus s using (sku_id)
    where (b.stock > 0) <> (c.stock > 0) or (b.pre_order_stock > 0) <> (c.pre_order_stock > 0) or b.pre_order_flag <> c.pre_order_flag
  ));
  return null;
end $$;

create function queue_flash_sale_sold_out() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(
    select s.product_id from before b join changed c using (flash_sale_id, sku_id) join skus s using (sku_id)
    where (b.sold < b.quota) <> (c.sold < c.quota) or b.price_satang <> c.price_satang
  ));
  return null;
end $$;

create function queue_changed_flash_sales() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(
    select s.product_id from changed join flash_sale_items i using (flash_sale_id) join skus s on s.sku_id = i.sku_id
  ));
  return null;
end $$;

create function queue_renamed_brands() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(
    select p.product_id from before b join changed c using (brand_id) join products p using (brand_id) where b.title <> c.title
  ));
  return null;
end $$;

-- Names of categories are words of all products below them.
create function queue_changed_categories() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(
    select p.product_id
    from before b
    join changed c using (category_id)
    join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
    join products p on p.category_id = below.category_id
    where b.name <> c.name or b.parent_id is distinct from c.parent_id or b.path <> c.path
  ));
  return null;
end $$;

-- Cached lists that show one of these products, or could, are made anew: the documents come a moment after the product.
create function announce_listings(changed integer[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(changed), 0) = 0 then
    return;
  end if;
  perform pg_notify('page_tags', 'category:' || category_id) from (
    with recursive above as (
      select c.category_id, c.parent_id from categories c
      where c.category_id in (select category_id from products where product_id = any (changed))
      union
      select c.category_id, c.parent_id from categories c join above on c.category_id = above.parent_id
    )
    select distinct category_id from above
  ) as named;
  perform pg_notify('page_tags', 'catalogue');
end $$;

create trigger products_inserted_search after insert on products referencing new table as changed for each statement execute function queue_changed_products();
create trigger products_updated_search after update on products referencing new table as changed for each statement execute function queue_changed_products();
create trigger products_deleted_search after delete on products referencing old table as changed for each statement execute function queue_changed_products();
create trigger skus_inserted_search after insert on skus referencing new table as changed for each statement execute function queue_changed_products();
create trigger skus_updated_search after update on skus referencing old table as before new table as changed for each statement execute function queue_updated_skus();
create trigger skus_deleted_search after delete on skus referencing old table as changed for each statement execute function queue_changed_products();
create trigger special_prices_inserted_search after insert on special_prices referencing new table as changed for each statement execute function queue_changed_skus();
create trigger special_prices_updated_search after update on special_prices referencing new table as changed for each statement execute function queue_changed_skus();
create trigger special_prices_deleted_search after delete on special_prices referencing old table as changed for each statement execute function queue_changed_skus();
create trigger stocks_inserted_search after insert on stocks referencing new table as changed for each statement execute function queue_changed_skus();
create trigger stocks_updated_search after update on stocks referencing old table as before new table as changed for each statement execute function queue_sold_out();
create trigger stocks_deleted_search after delete on stocks referencing old table as changed for each statement execute function queue_changed_skus();
create trigger flash_sale_items_inserted_search after insert on flash_sale_items referencing new table as changed for each statement execute function queue_changed_skus();
create trigger flash_sale_items_updated_search after update on flash_sale_items referencing old table as before new table as changed for each statement execute function queue_flash_sale_sold_out();
create trigger flash_sale_items_deleted_search after delete on flash_sale_items referencing old table as changed for each statement execute function queue_changed_skus();
create trigger flash_sales_updated_search after update on flash_sales referencing new table as changed for each statement execute function queue_changed_flash_sales();
create trigger brands_updated_search after update on brands referencing old table as before new table as changed for each statement execute function queue_renamed_brands();
create trigger categories_updated_search after update on categories referencing old table as before new table as changed for each statement execute function queue_changed_categories();
