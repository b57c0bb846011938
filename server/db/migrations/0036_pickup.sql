-- Orders that customers pick up at a branch.

alter table carts
  drop constraint carts_delivery_method_check,
  add constraint carts_delivery_method_check check (delivery_method in ('shipping', 'pickup')),
  -- The branch of a pickup; null if it was deleted.
  add column delivery_store_id integer references stores on delete set null,
  -- Who picks it up: {"firstName", "lastName", "mobileNo"}.
  add column pickup_receiver jsonb;
create index carts_delivery_store on carts (delivery_store_id) where delivery_store_id is not null;

alter table orders
  drop constraint orders_delivery_method_check,
  add constraint orders_delivery_method_check check (delivery_method in ('shipping', 'pickup')),
  -- Null for a pickup.
  alter column delivery_address drop not null,
  -- Of a pickup: the branch, which may be deleted later, how it was when the order was placed, and who picks the order up.
  add column store_id integer,
  -- {"storeId", "name", "address", "subdistrict", "district", "province": {th, en}, "postcode", "phone", "location", "hours"}
  add column pickup_branch jsonb,
  add column pickup_receiver jsonb,
  add constraint orders_shipping_or_pickup check (
    (delivery_method = 'shipping' and delivery_address is not null and num_nonnulls(store_id, pickup_branch, pickup_receiver) = 0)
    or (delivery_method = 'pickup' and delivery_address is null and num_nulls(store_id, pickup_branch, pickup_receiver) = 0)
  ),
  add constraint orders_status_of_delivery check (
    case delivery_method
      when 'shipping' then status not in ('ready_for_pickup', 'picked_up')
      else status not in ('shipped', 'delivered')
    end
  ),
  add constraint orders_pickup_is_free check (delivery_method = 'shipping' or delivery_fee_satang = 0),
  add constraint orders_cash_on_delivery_is_shipped check (
    delivery_method = 'shipping' or payment_method is distinct from 'cash_on_delivery'
  );

-- The code that the buyer shows at the counter of the branch.
create table pickup_codes (
  order_id text primary key references orders,
  -- Digits and capital letters without 0, 1, I, L and O.
  code text not null check (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
  created_at timestamptz not null,
  -- Wrong codes in a row, and when the last was given.
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  last_failed_at timestamptz,
  -- When the right code was given.
  redeemed_at timestamptz
);

-- An order that is ready for pickup has a code, and is picked up by whom knows it.
create function check_pickup_code() returns trigger language plpgsql as $$
begin
  if not exists (
    select from pickup_codes
    where order_id = new.order_id and (new.status = 'ready_for_pickup' or redeemed_at is not null)
  ) then
    raise exception 'order % cannot become % without its pickup code', new.order_id, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_pickup_code before update of status on orders for each row
  when (new.status in ('ready_for_pickup', 'picked_up') and new.status <> old.status) execute function check_pickup_code();
