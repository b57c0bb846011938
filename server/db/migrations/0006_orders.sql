-- Orders: snapshots that no later change of product, price or address touches.

create table order_moves_allowed (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_moves_allowed (from_status, to_status) values
  ('new', 'pending_payment'), ('new', 'confirmed'),
  ('pending_payment', 'paid'), ('pending_payment', 'cancelled'), ('pending_payment', 'expired'),
  ('confirmed', 'preparing'), ('confirmed', 'cancelled'),
  ('paid', 'preparing'), ('paid', 'refund_pending'),
  ('preparing', 'shipped'), ('preparing', 'ready_for_pickup'), ('preparing', 'cancelled'), ('preparing', 'refund_pending'),
  ('shipped', 'delivered'),
  ('ready_for_pickup', 'picked_up'),
  ('cancelled', 'paid'), ('cancelled', 'refund_pending'),
  ('expired', 'paid'), ('expired', 'refund_pending'),
  ('refund_pending', 'refunded');

create sequence order_numbers as bigint start 100001;

create table orders (
  -- SF, then date (yymmdd, Asia/Bangkok) and number: SF261120100001.
  order_id text primary key,
  customer_id uuid not null references customers,
  status text not null check (status in ('pending_payment', 'confirmed', 'paid', 'preparing', 'shipped', 'delivered',
    'ready_for_pickup', 'picked_up', 'cancelled', 'expired', 'refund_pending', 'refunded')),
  locale text not null check (locale in ('th', 'en')),
  payment_method text not null check (payment_method in ('credit_card', 'qr_code', 'cash_on_delivery')),
  delivery_method text not null check (delivery_method in ('shipping')),
  -- {"firstName", "lastName", "mobileNo", "address", "subdistrict", "district", "province": {th, en}, "postcode"}
  delivery_address jsonb not null,
  market_price_satang bigint not null check (market_price_satang >= 0),
  price_satang bigint not null check (price_satang >= 0),
  discount_satang bigint not null check (discount_satang >= 0),
  delivery_fee_satang bigint not null check (delivery_fee_satang >= 0),
  delivery_fee_discount_satang bigint not null check (delivery_fee_discount_satang >= 0),
  payable_satang bigint not null check (payable_satang > 0),
  vat_satang bigint not null check (vat_satang >= 0),
  vat_rate numeric(5, 2) not null,
  -- How often stock was taken for it (`stock_movements.round`).
  stock_round integer not null default 1 check (stock_round > 0),
  -- While unpaid: when it is given up.
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (payable_satang = price_satang - discount_satang + delivery_fee_satang - delivery_fee_discount_satang),
  check (vat_satang < payable_satang),
  check ((status = 'pending_payment') = (expires_at is not null))
);
create index orders_customer on orders (customer_id, created_at desc);
create index orders_overdue on orders (expires_at) where status = 'pending_payment';

create table order_lines (
  order_line_id bigint generated always as identity primary key,
  order_id text not null references orders,
  position integer not null,
  sku_id integer not null,
  product_id integer not null,
  item_type text not null check (item_type in ('ITEM', 'GIFT', 'OPTION')),
  sku text not null,
  slug text not null,
  product_name localised not null,
  attribute_option_name localised not null,
  brand text not null,
  category_name localised not null,
  image text not null,
  quantity integer not null check (quantity > 0),
  -- Whether the pieces come out of pre-order stock.
  pre_order boolean not null default false,
  standard_price_satang bigint not null check (standard_price_satang >= 0),
  unit_price_satang bigint not null check (unit_price_satang >= 0),
  discount_satang bigint not null check (discount_satang >= 0),
  -- unit price × quantity
  total_satang bigint not null check (total_satang = unit_price_satang * quantity),
  unique (order_id, position)
);

-- An order has lines, and they add up to its price and discount: checked when the transaction commits.
create function order_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
begin
  select count(*) as number, coalesce(sum(total_satang), 0) as price, coalesce(sum(discount_satang), 0) as discount,
    coalesce(sum(standard_price_satang * quantity), 0) as market into lines from order_lines where order_id = new.order_id;
  if lines.number = 0 or lines.price <> new.price_satang or lines.discount <> new.discount_satang or lines.market <> new.market_price_satang then
    raise exception 'order % does not add up to its % lines', new.order_id, lines.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_add_up after insert on orders deferrable initially deferred for each row execute function order_adds_up();

-- Each state an order entered; only allowed moves can be written.
create table order_moves (
  order_move_id bigint generated always as identity primary key,
  order_id text not null references orders,
  from_status text not null,
  to_status text not null,
  actor text not null check (actor in ('customer', 'gateway', 'sweeper', 'operator')),
  reason text not null,
  at timestamptz not null,
  foreign key (from_status, to_status) references order_moves_allowed
);
create index order_moves_order on order_moves (order_id, order_move_id);
