-- Services: products that need no delivery and have no stock. An order of services alone is by appointment: the shop calls to arrange it.

alter table products
  add column kind text not null default 'goods' constraint products_kind_check check (kind in ('goods', 'service'));
alter table order_lines
  add column kind text not null default 'goods' constraint order_lines_kind_check check (kind in ('goods', 'service'));

alter table carts
  drop constraint carts_delivery_method_check,
  add constraint carts_delivery_method_check check (delivery_method in ('shipping', 'pickup', 'appointment')),
  -- Whom the shop calls to arrange an appointment: {"firstName", "lastName", "mobileNo"}.
  add column appointment_contact jsonb;

alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('pending_payment', 'confirmed', 'paid', 'preparing', 'shipped', 'delivered',
    'ready_for_pickup', 'picked_up', 'completed', 'cancelled', 'expired', 'refund_pending', 'refunded')),
  drop constraint orders_delivery_method_check,
  add constraint orders_delivery_method_check check (delivery_method in ('shipping', 'pickup', 'appointment')),
  -- Of an order by appointment; null for any other.
  add column appointment_contact jsonb,
  drop constraint orders_shipping_or_pickup,
  add constraint orders_destination check (
    case delivery_method
      when 'shipping' then
        delivery_address is not null and num_nonnulls(store_id, pickup_branch, pickup_receiver, appointment_contact) = 0
      when 'pickup' then
        num_nulls(store_id, pickup_branch, pickup_receiver) = 0 and num_nonnulls(delivery_address, appointment_contact) = 0
      else
        appointment_contact is not null
        and num_nonnulls(delivery_address, store_id, pickup_branch, pickup_receiver, delivery_dates) = 0
    end
  ),
  drop constraint orders_status_of_delivery,
  add constraint orders_status_of_delivery check (
    case delivery_method
      when 'shipping' then status not in ('ready_for_pickup', 'picked_up', 'completed')
      when 'pickup' then status not in ('shipped', 'delivered', 'completed')
      else status not in ('preparing', 'shipped', 'delivered', 'ready_for_pickup', 'picked_up')
    end
  );

insert into allowed_order_transitions (from_status, to_status) values ('paid', 'completed'), ('completed', 'refund_pending');

-- What is by appointment has no goods that would have to be delivered; gifts are handed over with the service.
create function check_appointment_lines() returns trigger language plpgsql as $$
begin
  if exists (select from order_lines where order_id = new.order_id and kind = 'goods' and item_type <> 'GIFT') then
    raise exception 'order % is by appointment but has goods', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_appointment_lines after insert on orders deferrable initially deferred for each row
  when (new.delivery_method = 'appointment') execute function check_appointment_lines();
