-- Orders of early versions were shipped without a tracking number, all of their goods at once: nothing of them is to be shipped later.

create or replace function check_second_delivery() returns trigger language plpgsql as $$
begin
  if new.carrier is not null and new.second_carrier is null and has_second_delivery(new.order_id) then
    raise exception 'order % cannot be delivered before its second delivery is shipped', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
