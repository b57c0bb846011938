-- Orders in two deliveries have a parcel for each: `carrier` and `tracking_number` are those of the first, or of the only one.

alter table orders
  add column second_carrier text check (second_carrier ~ '^[a-z][a-z0-9_]{0,39}$'),
  add column second_tracking_number text check (length(second_tracking_number) between 1 and 40)
    check ((second_carrier is null) = (second_tracking_number is null)),
  add column first_delivered_at timestamptz check (first_delivered_at is null or carrier is not null),
  add column second_delivered_at timestamptz check (second_delivered_at is null or second_carrier is not null);

-- Whether some goods of an order, other than gifts, are in stock and some are pre-orders.
create function is_in_two_deliveries(id text) returns boolean language sql stable as $$
  select coalesce(bool_or(item_type <> 'GIFT' and kind = 'goods' and not pre_order) and bool_or(pre_order), false)
  from order_lines where order_id = id
$$;

-- Until now one parcel had everything.
update orders set second_carrier = carrier, second_tracking_number = tracking_number
where carrier is not null and is_in_two_deliveries(order_id);

update orders set first_delivered_at = delivered.at, second_delivered_at = case when second_carrier is not null then delivered.at end
from (select order_id, max(at) as at from order_transitions where to_status = 'delivered' group by order_id) as delivered
where orders.order_id = delivered.order_id and carrier is not null;

-- Whether an order in two deliveries has pre-orders that were not refunded.
create function has_second_delivery(id text) returns boolean language sql stable as $$
  select is_in_two_deliveries(id) and exists (
    select from order_lines as line
    where order_id = id and pre_order and quantity > (
      select coalesce(sum(quantity), 0) from refund_lines where order_line_id = line.order_line_id
    )
  )
$$;

-- Orders of early versions were shipped without a tracking number, all of their goods at once.
create function check_second_delivery() returns trigger language plpgsql as $$
begin
  if new.carrier is not null and new.second_carrier is null and has_second_delivery(new.order_id) then
    raise exception 'order % cannot be delivered before its second delivery is shipped', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_second_delivery before update of status on orders for each row
  when (new.status = 'delivered' and new.status <> old.status) execute function check_second_delivery();
