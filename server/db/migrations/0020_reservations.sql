-- One table for all that orders reserve, in the place of one for each kind: stock, flash-sale quotas, stock of add-on deals.
create table reservations (
  -- What is reserved: the name of a kind (server/orders/reservation-kinds.ts).
  kind text not null,
  -- Which of them: the columns that name its row in the kind's table, and what is needed to put it back, as {"sku_id": 7, …}.
  resource jsonb not null check (jsonb_typeof(resource) = 'object'),
  quantity integer not null check (quantity > 0),
  -- Who reserved it, an order id; opaque here.
  reference text not null,
  -- Counts how often this reference reserved: an expired order that is paid late reserves again.
  attempt integer not null check (attempt > 0),
  reserved_at timestamptz not null,
  -- Null while it is reserved.
  released_at timestamptz,
  primary key (reference, attempt, kind, resource)
);

-- A reservation ends once, by being released, with the quantity that was reserved.
create function refuse_reservation_change() returns trigger language plpgsql as $$
begin
  raise exception 'the % that % reserved can only be released, and once', old.kind, old.reference using errcode = 'check_violation';
end $$;
create trigger reservations_released_once before update on reservations for each row
  when (
    old.released_at is not null or new.released_at is null
    or row (new.kind, new.resource, new.quantity, new.reference, new.attempt, new.reserved_at)
      is distinct from row (old.kind, old.resource, old.quantity, old.reference, old.attempt, old.reserved_at)
  ) execute function refuse_reservation_change();

insert into reservations (kind, resource, quantity, reference, attempt, reserved_at, released_at)
select 'stock', jsonb_build_object('sku_id', t.sku_id, 'pre_order_flag', t.pre_order), -t.quantity, t.reference, t.round,
  t.created_at, b.created_at
from stock_movements t
left join stock_movements b on b.reason = 'given_back' and b.reference = t.reference and b.round = t.round and b.sku_id = t.sku_id
  and b.pre_order = t.pre_order
where t.reason = 'taken';

insert into reservations (kind, resource, quantity, reference, attempt, reserved_at, released_at)
select 'flash_sale_quota', jsonb_build_object('flash_sale_id', t.flash_sale_id, 'sku_id', t.sku_id), -t.quantity, t.reference,
  t.round, t.created_at, b.created_at
from flash_sale_movements t
left join flash_sale_movements b on b.reason = 'given_back' and b.reference = t.reference and b.round = t.round
  and b.flash_sale_id = t.flash_sale_id and b.sku_id = t.sku_id
where t.reason = 'taken';

insert into reservations (kind, resource, quantity, reference, attempt, reserved_at, released_at)
select 'add_on_deal_stock', jsonb_build_object('product_id', t.product_id, 'sku_id', t.sku_id), -t.quantity, t.reference,
  t.round, t.created_at, b.created_at
from add_on_deal_movements t
left join add_on_deal_movements b on b.reason = 'given_back' and b.reference = t.reference and b.round = t.round
  and b.product_id = t.product_id and b.sku_id = t.sku_id
where t.reason = 'taken';

drop table stock_movements, flash_sale_movements, add_on_deal_movements;
-- What an order has reserved, and in which attempt, is in `reservations`.
alter table orders drop column stock_round;

-- An order's change of status is a transition.
alter table order_moves_allowed rename to allowed_order_transitions;
alter index order_moves_allowed_pkey rename to allowed_order_transitions_pkey;
alter table order_moves rename to order_transitions;
alter table order_transitions rename column order_move_id to order_transition_id;
alter sequence order_moves_order_move_id_seq rename to order_transitions_order_transition_id_seq;
alter index order_moves_pkey rename to order_transitions_pkey;
alter index order_moves_order rename to order_transitions_order;
alter table order_transitions rename constraint order_moves_order_id_fkey to order_transitions_order_id_fkey;
alter table order_transitions rename constraint order_moves_from_status_to_status_fkey to order_transitions_allowed;
alter table order_transitions drop constraint order_moves_actor_check;
update order_transitions set actor = 'system' where actor = 'sweeper';
alter table order_transitions add constraint order_transitions_actor_check
  check (actor in ('customer', 'gateway', 'system', 'operator'));
