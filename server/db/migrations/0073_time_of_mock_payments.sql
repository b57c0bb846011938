-- When the shopper paid at the mock gateway, which the shop may learn later.
alter table mock_charges add column paid_at timestamptz;
