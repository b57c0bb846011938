-- Registrations that wait for the mailed link. Several may wait for one e-mail address: a link activates the one it came with. A
-- customer is created when a link is followed.

create table registrations (
  registration_id uuid primary key default gen_random_uuid(),
  -- Lower case.
  email text not null check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  mobile_no text not null,
  subscription_flag boolean not null,
  consent_flag boolean not null,
  -- Language of mails.
  locale text not null check (locale in ('th', 'en')),
  -- SHA-256 of the session id of the browser that registered.
  visitor_hash text,
  created_at timestamptz not null
);
create index registrations_email on registrations (email, created_at desc);
create index registrations_created on registrations (created_at);

-- Tokens of mailed links, as SHA-256. A used one is deleted.
create table activation_tokens (
  token_hash text primary key,
  registration_id uuid not null references registrations on delete cascade,
  expires_at timestamptz not null
);
create index activation_tokens_registration on activation_tokens (registration_id);
create index activation_tokens_expiry on activation_tokens (expires_at);

create table password_reset_tokens (
  token_hash text primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_tokens_customer on password_reset_tokens (customer_id);
create index password_reset_tokens_expiry on password_reset_tokens (expires_at);

insert into registrations (
  registration_id, email, password_hash, first_name, last_name, mobile_no, subscription_flag, consent_flag, locale, created_at
)
select
  customer_id, email, password_hash, first_name, last_name, mobile_no, subscription_flag, consent_flag, locale, created_at
from customers
where activated_at is null and password_hash is not null and mobile_no is not null
  and not exists (select from orders where orders.customer_id = customers.customer_id);

insert into activation_tokens (token_hash, registration_id, expires_at)
select token_hash, customer_id, expires_at
from account_tokens
where used_at is null and customer_id in (select registration_id from registrations);

drop table account_tokens;
delete from customers where customer_id in (select registration_id from registrations);
