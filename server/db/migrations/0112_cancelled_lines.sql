-- Units that cost nothing and are not delivered, such as a gift that never arrives, are refunds of 0 baht: no money goes back.
alter table refunds
  drop constraint refunds_amount_satang_check,
  add constraint refunds_amount_satang_check
    check (amount_satang > 0 or (amount_satang = 0 and status = 'succeeded' and payment_id is null));

-- An order of goods and services whose goods are all refunded or cancelled has nothing to ship: it is delivered when its services are done.
insert into allowed_order_transitions (from_status, to_status) values ('preparing', 'delivered') on conflict do nothing;

create function check_nothing_to_ship() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_lines as line
    where order_id = new.order_id and kind = 'goods' and quantity > (
      select coalesce(sum(quantity), 0) from refund_lines where order_line_id = line.order_line_id
    )
  ) then
    raise exception 'order % cannot be delivered before its goods are shipped', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_nothing_to_ship before update of status on orders for each row
  when (old.status = 'preparing' and new.status = 'delivered') execute function check_nothing_to_ship();
