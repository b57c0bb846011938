-- A customer who stops keeping a coupon and keeps it again gets no new days: the end of the first time stays.
alter table customer_coupons
  drop constraint customer_coupons_check,
  add constraint customer_coupons_expires_at check (kept_at is null or expires_at is not null);
