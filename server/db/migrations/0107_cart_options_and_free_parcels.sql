-- Deleting a line of a cart looks for its options: without an index it reads all lines of all carts.
create index cart_items_parent on cart_items (parent_item_id) where parent_item_id is not null;

-- A parcel with nothing to pay can come back as well: there is nothing to refund, so its order is cancelled.
create or replace function only_cash_on_delivery_is_refused() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders where order_id = new.order_id and (payment_method is null or payment_method = 'cash_on_delivery')
  ) then
    raise exception 'order % is paid: it cannot be cancelled after it was shipped', new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
