-- The operator's lists and exports of orders read them by the time at which they were placed.
create index orders_created on orders (created_at, order_id);
