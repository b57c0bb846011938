-- Units of a product that were sold elsewhere or before the shop opened: they count with those of its orders.
alter table products add column earlier_units_sold integer not null default 0 check (earlier_units_sold >= 0);
-- Whether it is one of the best-selling 5 %: written by the job `update-best-sellers`.
alter table products add column best_seller boolean not null default false;

-- Pages do not show the units.
create or replace function set_product_changed_at() returns trigger language plpgsql as $$
begin
  old.installment_flag := new.installment_flag;
  old.education_flag := new.education_flag;
  old.popularity := new.popularity;
  old.earlier_units_sold := new.earlier_units_sold;
  old.created_at := new.created_at;
  old.product_code := new.product_code;
  old.changed_at := new.changed_at;
  if old is distinct from new then
    new.changed_at := now();
  end if;
  return new;
end $$;
