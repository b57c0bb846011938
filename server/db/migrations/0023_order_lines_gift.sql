-- The gifts of a promotion in orders: imports of promotions compare quotas with them.
create index order_lines_gift on order_lines (gift_by, sku_id) where gift_by is not null;
