-- Each transition says which operator made it, and what the customer or the operator wrote about it. Shipped orders have the
-- carrier (contract/carriers.ts) and the tracking number of their parcel.

alter table order_transitions add column operator text check (length(operator) between 1 and 100);
alter table order_transitions add column comment text check (length(comment) between 1 and 500);
update order_transitions set operator = 'unknown' where actor = 'operator';
alter table order_transitions add constraint order_transitions_operator check ((actor = 'operator') = (operator is not null));

alter table orders add column carrier text check (carrier ~ '^[a-z][a-z0-9_]{0,39}$');
alter table orders add column tracking_number text check (length(tracking_number) between 1 and 40);
alter table orders add constraint orders_tracking check ((carrier is null) = (tracking_number is null));
