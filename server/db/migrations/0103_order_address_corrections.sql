-- Who corrected the delivery address of an order, and when. The addresses are not stored: the order has the current one.
create table order_address_corrections (
  order_address_correction_id bigint generated always as identity primary key,
  order_id text not null references orders,
  operator text not null constraint order_address_corrections_operator check (operator <> ''),
  corrected_at timestamptz not null
);
create index order_address_corrections_of_order on order_address_corrections (order_id);
