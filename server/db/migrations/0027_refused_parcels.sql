-- A parcel that is paid on delivery can be refused: the order is cancelled after it was shipped.

insert into allowed_order_transitions (from_status, to_status) values ('shipped', 'cancelled');

create function only_cash_on_delivery_is_refused() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where order_id = new.order_id and payment_method = 'cash_on_delivery') then
    raise exception 'order % is not paid on delivery: it cannot be cancelled after it was shipped', new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger only_cash_on_delivery_is_refused before insert on order_transitions for each row
  when (new.from_status = 'shipped' and new.to_status = 'cancelled')
  execute function only_cash_on_delivery_is_refused();
