-- From which day a pre-order ships, in Bangkok, as its buyer was shown; null if that is not known.
alter table order_lines add column ship_date text constraint order_lines_ship_date
  check (ship_date is null or (pre_order and ship_date ~ '^\d{4}-\d{2}-\d{2}$'));
