-- What remains of a customer when the account is erased: the id, to which orders belong that the tax law requires. Everything that
-- references `customers` goes with the account.

create table customer_ids (
  customer_id uuid primary key,
  -- When the account was erased; null as long as it exists.
  erased_at timestamptz,
  -- Null if the customers did it themselves.
  erased_by text check (length(erased_by) between 1 and 100),
  erasure_reason text check (length(erasure_reason) between 1 and 500),
  check (erased_at is not null or (erased_by is null and erasure_reason is null)),
  check ((erased_by is null) = (erasure_reason is null))
);
insert into customer_ids (customer_id) select customer_id from customers;

create function insert_customer_id() returns trigger language plpgsql as $$
begin
  insert into customer_ids (customer_id) values (new.customer_id);
  return null;
end $$;
create trigger customers_id after insert on customers for each row execute function insert_customer_id();

-- An account that was not erased cannot be deleted if it has orders: their foreign key refuses it.
create function delete_customer_id() returns trigger language plpgsql as $$
begin
  delete from customer_ids where customer_id = old.customer_id and erased_at is null;
  return null;
end $$;
create trigger customers_id_deleted after delete on customers for each row execute function delete_customer_id();

alter table customers add constraint customers_customer_id_fkey foreign key (customer_id) references customer_ids
  deferrable initially deferred;
alter table orders drop constraint orders_customer_id_fkey,
  add constraint orders_customer_id_fkey foreign key (customer_id) references customer_ids;
alter table promotion_customers drop constraint promotion_customers_customer_id_fkey,
  add constraint promotion_customers_customer_id_fkey foreign key (customer_id) references customer_ids on delete cascade;
alter table customer_coupons drop constraint customer_coupons_customer_id_fkey,
  add constraint customer_coupons_customer_id_fkey foreign key (customer_id) references customer_ids on delete cascade;

-- Each consent that a customer gave or withdrew: the proof of it, which is never changed.
create table customer_consents (
  consent_id bigint generated always as identity primary key,
  customer_id uuid not null references customer_ids on delete cascade,
  purpose text not null check (purpose in ('terms', 'newsletter')),
  given boolean not null,
  at timestamptz not null,
  policy_version text not null
);
create index customer_consents_customer on customer_consents (customer_id, consent_id);
insert into customer_consents (customer_id, purpose, given, at, policy_version)
select customer_id, purpose, true, created_at, '2022-05-01'
from customers cross join (values ('terms'), ('newsletter')) as purposes (purpose)
where activated_at is not null and case purpose when 'terms' then consent_flag else subscription_flag end;

create function consent_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'consents are never changed: insert the next one';
end $$;
create trigger consent_is_final before update on customer_consents for each row execute function consent_is_final();

-- Mobile numbers that operators changed.
create table mobile_changes (
  mobile_change_id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  -- Null if there was none.
  old_mobile_no text,
  new_mobile_no text not null,
  changed_at timestamptz not null,
  operator text not null check (length(operator) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500)
);
create index mobile_changes_customer on mobile_changes (customer_id, mobile_change_id);
