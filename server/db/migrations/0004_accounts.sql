-- Customers, their single-use tokens, refresh tokens and addresses. Tokens are kept hashed (SHA-256).

create table customers (
  customer_id uuid primary key default gen_random_uuid(),
  -- Lower case.
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  mobile_no text not null,
  subscription_flag boolean not null default false,
  consent_flag boolean not null default false,
  -- Language of mails.
  locale text not null check (locale in ('th', 'en')),
  created_at timestamptz not null default now(),
  -- Null until the mailed link was followed: no sign-in before.
  activated_at timestamptz
);

create table account_tokens (
  token_hash text primary key,
  customer_id uuid not null references customers on delete cascade,
  purpose text not null check (purpose in ('activate')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_customer on account_tokens (customer_id);

create table refresh_tokens (
  token_hash text primary key,
  -- All tokens that came from one sign-in.
  family_id uuid not null,
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was exchanged for the next one.
  rotated_at timestamptz,
  -- When the family was ended: signed out, or a used token came back.
  revoked_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_customer on refresh_tokens (customer_id);

create table customer_addresses (
  address_id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  type text not null check (type in ('shipping', 'billing', 'additional')),
  first_name text not null,
  last_name text not null,
  mobile_no text not null,
  address text not null,
  -- Ids of the address book of `server/addresses`.
  subdistrict_id integer not null,
  district_id integer not null,
  province_id integer not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  default_flag boolean not null default false,
  created_at timestamptz not null default now()
);
create index customer_addresses_customer on customer_addresses (customer_id, created_at);
create unique index customer_addresses_one_default on customer_addresses (customer_id, type) where default_flag;
