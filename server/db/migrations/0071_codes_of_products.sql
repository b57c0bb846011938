-- Merchants' codes of products, and the ids that the shop gives to imported rows without one.

-- As unique as the id; null if the merchant has none.
alter table products add column product_code text unique;

-- Of products and SKUs, in one range, below those of sequence product_ids.
create sequence imported_product_ids as integer start 100000 maxvalue 999999;
create sequence imported_brand_ids as integer start 1000;
create sequence imported_category_ids as integer start 1000;

-- Pages do not show the code.
create or replace function set_product_changed_at() returns trigger language plpgsql as $$
begin
  old.installment_flag := new.installment_flag;
  old.education_flag := new.education_flag;
  old.popularity := new.popularity;
  old.created_at := new.created_at;
  old.product_code := new.product_code;
  old.changed_at := new.changed_at;
  if old is distinct from new then
    new.changed_at := now();
  end if;
  return new;
end $$;
