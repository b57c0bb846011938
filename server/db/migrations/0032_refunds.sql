-- Money that goes back to customers, and the refunds in the books of the mock gateway.

create table refunds (
  -- The gateway's refund refers to it: reading it back shows whether it was made.
  refund_id uuid primary key default gen_random_uuid(),
  -- What was paid for: the id of an order.
  reference text not null,
  -- The payment that the gateway refunds; null if the operator sends the money.
  payment_id uuid references payment_attempts,
  -- Whether it refunds a payment that pays for nothing, such as a second one. Others refund what the order was paid for.
  is_excess boolean not null default false,
  amount_satang bigint not null check (amount_satang > 0),
  reason localised not null,
  -- failed: the gateway refused it; the money is still owed.
  status text not null default 'requested' check (status in ('requested', 'succeeded', 'failed')),
  gateway_refund_id text,
  failure_code text,
  -- The operator's statement that the money was sent.
  sent_on date,
  sent_reference text,
  -- How often the gateway was asked, and when it may be asked next: whoever asks first moves it into the future.
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz,
  requested_at timestamptz not null,
  -- When the gateway confirmed it, or the operator stated it.
  succeeded_at timestamptz,
  check (not is_excess or payment_id is not null),
  check ((status = 'succeeded') = (succeeded_at is not null)),
  check ((next_try_at is not null) = (status = 'requested' and payment_id is not null)),
  check ((sent_on is null) = (sent_reference is null)),
  check (sent_on is null or status = 'succeeded')
);
create index refunds_reference on refunds (reference, requested_at);
create unique index refunds_excess on refunds (payment_id) where is_excess;
create index refunds_due on refunds (next_try_at) where next_try_at is not null;

-- All refunds of a payment stay within what was paid, and those of an order within what it cost. The rows that are locked let
-- concurrent refunds wait for each other. A refund is never given up: each one counts, whatever its status.
create function refund_is_covered() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  if new.payment_id is not null then
    select amount_satang into paid from payment_attempts
    where payment_id = new.payment_id and reference = new.reference and (status = 'succeeded' or failure_code = 'paid_twice')
    for no key update;
    select sum(amount_satang) into refunded from refunds where payment_id = new.payment_id;
    if coalesce(paid, 0) < coalesce(refunded, 0) + new.amount_satang then
      raise exception 'the payment % does not cover a refund of % satang', new.payment_id, new.amount_satang using errcode = 'check_violation';
    end if;
  end if;
  if not new.is_excess then
    select payable_satang into paid from orders where order_id = new.reference for no key update;
    select sum(amount_satang) into refunded from refunds where reference = new.reference and not is_excess;
    if coalesce(paid, 0) < coalesce(refunded, 0) + new.amount_satang then
      raise exception 'the order % does not cover a refund of % satang', new.reference, new.amount_satang using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger refund_is_covered before insert on refunds for each row execute function refund_is_covered();

create function refuse_refund_change() returns trigger language plpgsql as $$
begin
  raise exception 'a refund keeps what it refunds, and is final once it succeeded' using errcode = 'check_violation';
end $$;
create trigger refund_is_final before update on refunds for each row
  when (
    old.status = 'succeeded'
    or row (new.refund_id, new.reference, new.payment_id, new.is_excess, new.amount_satang, new.requested_at)
      is distinct from row (old.refund_id, old.reference, old.payment_id, old.is_excess, old.amount_satang, old.requested_at)
  ) execute function refuse_refund_change();
create trigger refund_is_not_deleted before delete on refunds for each row execute function refuse_refund_change();

create table mock_refunds (
  mock_refund_id text primary key default 'rfnd_mock_' || replace(gen_random_uuid()::text, '-', ''),
  charge_id text not null references mock_charges,
  -- The shop's id of it, as requested.
  refund_id text not null,
  amount_satang bigint not null check (amount_satang > 0),
  status text not null default 'succeeded' check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null
);
create index mock_refunds_refund on mock_refunds (refund_id);
create index mock_refunds_charge on mock_refunds (charge_id);

-- The lines of an order that a refund gives back. What a refund gives back besides them is delivery fee.
create table refund_lines (
  refund_id uuid not null references refunds,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity > 0),
  -- After its share of the line's discount.
  amount_satang bigint not null check (amount_satang >= 0),
  -- Whether this refund returned the units to stock. Those of an order that is closed return when its reservations are released.
  restocked boolean not null,
  primary key (refund_id, order_line_id)
);
create index refund_lines_order_line on refund_lines (order_line_id);

-- No unit of a line is refunded twice, and no line by more than it cost.
create function refund_line_is_covered() returns trigger language plpgsql as $$
declare
  line record;
  refunded record;
begin
  select order_lines.* into line from order_lines join refunds on refunds.reference = order_lines.order_id
  where order_line_id = new.order_line_id and refund_id = new.refund_id and not is_excess
  for no key update of order_lines;
  select coalesce(sum(quantity), 0) as quantity, coalesce(sum(amount_satang), 0) as amount into refunded
  from refund_lines where order_line_id = new.order_line_id;
  if line is null or refunded.quantity + new.quantity > line.quantity
    or refunded.amount + new.amount_satang > line.total_satang - line.discount_satang then
    raise exception 'the order line % does not cover a refund of % units', new.order_line_id, new.quantity using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_line_is_covered before insert on refund_lines for each row execute function refund_line_is_covered();
create trigger refund_line_is_final before update or delete on refund_lines for each row execute function refuse_refund_change();

-- What was delivered can be refunded as a whole.
insert into allowed_order_transitions (from_status, to_status) values
  ('shipped', 'refund_pending'), ('delivered', 'refund_pending'), ('ready_for_pickup', 'refund_pending'), ('picked_up', 'refund_pending')
on conflict do nothing;

-- Units of a reservation that ended before the rest of it: a refund by line returned them to stock, or wrote them off.
alter table reservations add column withdrawn integer not null default 0;
alter table reservations add constraint reservations_withdrawn check (withdrawn between 0 and quantity);
drop trigger reservations_released_once on reservations;
create trigger reservations_released_once before update on reservations for each row
  when (
    old.released_at is not null
    or (new.released_at is null and new.withdrawn <= old.withdrawn)
    or (new.released_at is not null and new.withdrawn <> old.withdrawn)
    or row (new.kind, new.resource, new.quantity, new.reference, new.attempt, new.reserved_at)
      is distinct from row (old.kind, old.resource, old.quantity, old.reference, old.attempt, old.reserved_at)
  ) execute function refuse_reservation_change();

-- All credit notes of a tax invoice stay within it.
create function credit_note_is_covered() returns trigger language plpgsql as $$
declare
  invoice record;
  credited record;
begin
  select total_satang, vat_satang into invoice from invoices
  where invoice_number = new.corrects and reference = new.reference and series <> 'CN' for no key update;
  select coalesce(sum(total_satang), 0) as total, coalesce(sum(vat_satang), 0) as vat into credited
  from invoices where corrects = new.corrects;
  if invoice is null or credited.total + new.total_satang > invoice.total_satang or credited.vat + new.vat_satang > invoice.vat_satang then
    raise exception 'the credit notes of % would exceed it', new.corrects using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger credit_note_is_covered before insert on invoices for each row when (new.series = 'CN')
  execute function credit_note_is_covered();
