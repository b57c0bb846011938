-- When what a product's page says or shows last changed, for search engines; none: not since it came.
alter table products add column changed_at timestamptz;
alter table skus add column changed_at timestamptz;
alter table skus alter column changed_at set default now();

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger products_noted before update on products for each row
  when (
    row (new.brand_id, new.category_id, new.slug, new.name, new.short_description, new.description, new.key_highlight, new.faq,
      new.specification, new.attributes, new.badges, new.visible)
    is distinct from
    row (old.brand_id, old.category_id, old.slug, old.name, old.short_description, old.description, old.key_highlight, old.faq,
      old.specification, old.attributes, old.badges, old.visible)
  ) execute function note_change();
create trigger skus_noted before update on skus for each row
  when (
    row (new.product_id, new.sku, new.attributes, new.images, new.price_satang)
    is distinct from row (old.product_id, old.sku, old.attributes, old.images, old.price_satang)
  ) execute function note_change();
