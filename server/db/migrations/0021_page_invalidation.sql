-- Pages are invalidated when a SKU moves to another product and when a product moves to another category, and every
-- change of a product counts for search engines unless it is of a column that is named here.

-- Both products' pages show the SKU, or did.
create function invalidate_products_of_updated_skus() returns trigger language plpgsql as $$
begin
  perform announce_products(array(select product_id from before union select product_id from changed));
  return null;
end $$;
drop trigger skus_updated on skus;
create trigger skus_updated after update on skus referencing old table as before new table as changed for each statement
  execute function invalidate_products_of_updated_skus();

-- Lists of a category come from the search index, where the product leaves its former category.
create function invalidate_former_categories() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'category:' || category_id) from (
    with recursive above as (
      select category_id, parent_id from categories where category_id = old.category_id
      union
      select c.category_id, c.parent_id from categories c join above on c.category_id = above.parent_id
    )
    select category_id from above
  ) as named;
  return null;
end $$;
create trigger search_products_moved after update of category_id on search_products for each row
  when (old.category_id <> new.category_id) execute function invalidate_former_categories();

drop trigger products_noted on products;
drop trigger skus_noted on skus;
drop function note_change();

-- When what a product's page says or shows last changed. A column counts unless its change is ignored here.
create function set_product_changed_at() returns trigger language plpgsql as $$
begin
  old.installment_flag := new.installment_flag;
  old.education_flag := new.education_flag;
  old.popularity := new.popularity;
  old.created_at := new.created_at;
  old.changed_at := new.changed_at;
  if old is distinct from new then
    new.changed_at := now();
  end if;
  return new;
end $$;
create trigger products_changed_at before update on products for each row execute function set_product_changed_at();

create function set_sku_changed_at() returns trigger language plpgsql as $$
begin
  old.default_flag := new.default_flag;
  old.position := new.position;
  old.limit_quantity := new.limit_quantity;
  old.changed_at := new.changed_at;
  if old is distinct from new then
    new.changed_at := now();
  end if;
  return new;
end $$;
create trigger skus_changed_at before update on skus for each row execute function set_sku_changed_at();
