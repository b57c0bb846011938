-- Promotions (cart rules) and coupons. Both have conditions and one action as JSON, which server/promotions validates and
-- evaluates; amounts in it are baht, references are the merchant's own: SKU codes, brand slugs, category paths, product ids.

create table promotions (
  promotion_id integer generated always as identity primary key,
  -- The merchant's key of it in files.
  promotion text not null unique,
  name localised not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- [{"kind": …, …}, …]; all must hold.
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  -- {"kind": …, …}
  action jsonb not null check (jsonb_typeof(action) = 'object' and action ? 'kind'),
  -- Higher ones are evaluated first; of equal ones, the one with the smaller id.
  priority integer not null default 0,
  -- Whether no other promotion is evaluated after it applied.
  ends_evaluation boolean not null default false,
  -- Whether it also applies to carts with a coupon.
  combines_with_coupons boolean not null default true,
  -- Maximum number of orders, in total and per customer; null without a limit.
  total_limit integer check (total_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  -- Orders that reserved a use, counted while there is a total limit.
  used integer not null default 0 check (used >= 0),
  constraint promotions_window check (ends_at > starts_at),
  constraint promotions_total_limit check (total_limit is null or used <= total_limit)
);
create index promotions_by_end on promotions (ends_at);

-- The uses of a promotion that has a limit per customer.
create table promotion_customers (
  promotion_id integer not null references promotions on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  used integer not null default 0 check (used >= 0),
  primary key (promotion_id, customer_id)
);
create index promotion_customers_customer on promotion_customers (customer_id);

-- The gifts of a promotion with the action `free_gift`, from its action; null without a quota.
create table promotion_gifts (
  promotion_id integer not null references promotions on delete cascade,
  sku_id integer not null references skus on delete cascade,
  quota integer check (quota > 0),
  given integer not null default 0 check (given >= 0),
  primary key (promotion_id, sku_id),
  constraint promotion_gifts_quota check (quota is null or given <= quota)
);

create table coupons (
  coupon_id integer generated always as identity primary key,
  -- The merchant's key of it in files.
  coupon text not null unique,
  -- `code`: applied by one of its codes; `collectible`: kept by a customer first, then applied.
  type text not null check (type in ('code', 'collectible')),
  name localised not null,
  -- A picture of the shop, for lists.
  image text,
  -- When it can be used.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When a collectible one can be kept, how many customers can, how many did, and for how many days it is valid after that.
  keep_starts_at timestamptz,
  keep_ends_at timestamptz,
  keep_limit integer check (keep_limit > 0),
  kept integer not null default 0 check (kept >= 0),
  valid_days integer check (valid_days > 0),
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  action jsonb not null check (jsonb_typeof(action) = 'object' and action ? 'kind'),
  -- Maximum number of orders, in total and per customer; null without a limit.
  total_limit integer check (total_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  used integer not null default 0 check (used >= 0),
  -- Whether lists show it to everybody.
  listed boolean not null default true,
  position integer not null default 0,
  constraint coupons_window check (ends_at > starts_at),
  constraint coupons_keep_window check (
    case type
      when 'collectible' then keep_starts_at is not null and keep_ends_at > keep_starts_at
      else keep_starts_at is null and keep_ends_at is null and keep_limit is null and valid_days is null
    end
  ),
  constraint coupons_keep_limit check (keep_limit is null or kept <= keep_limit),
  constraint coupons_total_limit check (total_limit is null or used <= total_limit)
);
create index coupons_by_end on coupons (ends_at);

-- The codes of coupons of type `code`: one for many uses, or a batch of codes for one use each.
create table coupon_codes (
  -- As compared: upper-case letters and digits without spaces and hyphens, Thai digits as Arabic ones.
  code text primary key check (code <> '' and code = upper(code)),
  coupon_id integer not null references coupons on delete cascade,
  -- Maximum number of orders with this code; null if only the coupon's limits count.
  use_limit integer check (use_limit > 0),
  used integer not null default 0 check (used >= 0),
  constraint coupon_codes_use_limit check (use_limit is null or used <= use_limit)
);
create index coupon_codes_coupon on coupon_codes (coupon_id);
create index coupon_codes_shared on coupon_codes (coupon_id) where use_limit is null;

-- The coupons that customers kept or used.
create table customer_coupons (
  coupon_id integer not null references coupons on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  -- Null if it is not kept: a code has been used, or a kept coupon was removed.
  kept_at timestamptz,
  -- When a kept coupon stops being valid for this customer.
  expires_at timestamptz,
  -- Orders that reserved a use.
  used integer not null default 0 check (used >= 0),
  primary key (coupon_id, customer_id),
  check ((kept_at is null) = (expires_at is null))
);
create index customer_coupons_customer on customer_coupons (customer_id);

-- Limits per customer hold in the database, too.
create function check_customer_use_limit() returns trigger language plpgsql as $$
declare
  use_limit integer;
begin
  if tg_table_name = 'promotion_customers' then
    select per_customer_limit into use_limit from promotions where promotion_id = new.promotion_id;
  else
    select per_customer_limit into use_limit from coupons where coupon_id = new.coupon_id;
  end if;
  if new.used > use_limit then
    raise exception 'more than % uses by customer %', use_limit, new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger promotion_customers_use_limit before update on promotion_customers for each row
  when (new.used > old.used) execute function check_customer_use_limit();
create trigger customer_coupons_use_limit before update on customer_coupons for each row
  when (new.used > old.used) execute function check_customer_use_limit();

-- Every process reads promotions and coupons again, and public pages that show them are invalidated. Counting uses is no change.
create function announce_promotions() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'promotions');
  return null;
end $$;
create trigger promotions_inserted_or_deleted after insert or delete on promotions for each statement execute function announce_promotions();
create trigger promotions_updated after update of promotion, name, starts_at, ends_at, conditions, action, priority, ends_evaluation,
  combines_with_coupons, total_limit, per_customer_limit on promotions for each statement execute function announce_promotions();
create trigger promotion_gifts_inserted_or_deleted after insert or delete on promotion_gifts for each statement execute function announce_promotions();
create trigger promotion_gifts_updated after update of quota on promotion_gifts for each statement execute function announce_promotions();
create trigger coupons_inserted_or_deleted after insert or delete on coupons for each statement execute function announce_promotions();
create trigger coupons_updated after update of coupon, type, name, image, starts_at, ends_at, keep_starts_at, keep_ends_at, keep_limit,
  valid_days, conditions, action, total_limit, per_customer_limit, listed, position on coupons
  for each statement execute function announce_promotions();

-- Pages and calls that list flash sales; pages of their products are announced already.
create function announce_flash_sales() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'flash-sales');
  return null;
end $$;
create trigger flash_sales_changed after insert or update or delete on flash_sales
  for each statement execute function announce_flash_sales();
create trigger flash_sale_items_changed after insert or delete or update of price_satang, quota, position on flash_sale_items
  for each statement execute function announce_flash_sales();

alter table carts
  -- A code as in `coupon_codes`, which may be gone.
  add column coupon_code text,
  add column collectible_coupon_id integer references coupons on delete set null;

-- An order of 0 baht is possible: it is paid when it is placed, by no payment method.
alter table orders
  alter column payment_method drop not null,
  drop constraint orders_payable_satang_check,
  add constraint orders_payable_satang_check check (payable_satang >= 0),
  drop constraint orders_check1,
  add constraint orders_vat_within_payable check (vat_satang < payable_satang or payable_satang = 0 and vat_satang = 0),
  add constraint orders_payment_method_unless_free check ((payment_method is null) = (payable_satang = 0)),
  add column cashback_satang bigint not null default 0 check (cashback_satang >= 0),
  add column coupon_code text,
  add column collectible_coupon_id integer;
insert into allowed_order_transitions (from_status, to_status) values ('new', 'paid'), ('paid', 'cancelled');

alter table order_lines
  -- The promotion that gave a GIFT line.
  add column gift_by integer,
  add column applied_rule_ids integer[] not null default '{}',
  add column applied_rule_name localised;

-- The promotions and coupons that applied to an order, as they were.
create table order_discounts (
  order_id text not null references orders,
  position integer not null,
  promotion_id integer,
  coupon_id integer,
  name localised not null,
  -- What it does, as a sentence.
  description localised not null,
  -- On lines; part of the order's discount.
  discount_satang bigint not null check (discount_satang >= 0),
  -- Part of the order's delivery fee discount.
  delivery_discount_satang bigint not null check (delivery_discount_satang >= 0),
  cashback_satang bigint not null check (cashback_satang >= 0),
  -- The payment methods that it requires; null if it does not depend on the method. The order cannot be paid by any other.
  payment_methods text[],
  primary key (order_id, position),
  check ((promotion_id is null) <> (coupon_id is null))
);
create index order_discounts_promotion on order_discounts (promotion_id) where promotion_id is not null;
create index order_discounts_coupon on order_discounts (coupon_id) where coupon_id is not null;

create or replace function order_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
  discounts record;
begin
  select count(*) as number, coalesce(sum(total_satang), 0) as price, coalesce(sum(discount_satang), 0) as discount,
    coalesce(sum(standard_price_satang * quantity) filter (where item_type <> 'GIFT'), 0) as market
    into lines from order_lines where order_id = new.order_id;
  if lines.number = 0 or lines.price <> new.price_satang or lines.discount <> new.discount_satang or lines.market <> new.market_price_satang then
    raise exception 'order % does not add up to its % lines', new.order_id, lines.number using errcode = 'check_violation';
  end if;
  select coalesce(sum(discount_satang), 0) as discount, coalesce(sum(delivery_discount_satang), 0) as delivery,
    coalesce(sum(cashback_satang), 0) as cashback into discounts from order_discounts where order_id = new.order_id;
  if discounts.discount <> new.discount_satang or discounts.delivery > new.delivery_fee_discount_satang
    or discounts.cashback <> new.cashback_satang then
    raise exception 'order % does not add up to its promotions and coupons', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- A discount of a line never exceeds its price.
alter table order_lines add constraint order_lines_discount_within_total check (discount_satang <= total_satang);
