-- Sign-in with accounts of other providers. A customer who came by one may have no password and no mobile number yet.

alter table customers alter column password_hash drop not null;
alter table customers alter column mobile_no drop not null;

create table linked_accounts (
  provider text not null check (provider in ('line', 'google', 'facebook', 'apple')),
  -- The person's id at the provider.
  subject text not null,
  customer_id uuid not null references customers on delete cascade,
  -- E-mail address or name at the provider, by which the customer recognises it.
  label text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  constraint linked_accounts_customer unique (customer_id, provider)
);

-- Visitors who were sent to a provider. A row is deleted when they return.
create table sign_in_attempts (
  state_hash text primary key,
  visitor_hash text not null,
  provider text not null check (provider in ('line', 'google', 'facebook', 'apple')),
  purpose text not null check (purpose in ('sign_in', 'link')),
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Persons whom a provider has identified and who have no session yet, one per visitor.
create table pending_identities (
  visitor_hash text primary key,
  provider text not null check (provider in ('line', 'google', 'facebook', 'apple')),
  subject text not null,
  purpose text not null check (purpose in ('sign_in', 'link')),
  -- What the provider said; its e-mail address is not verified.
  email text,
  first_name text not null,
  last_name text not null,
  -- What the person filled in; the code was mailed to its address.
  profile jsonb,
  code_hash text,
  code_expires_at timestamptz,
  -- Wrong codes since the mail.
  misses integer not null default 0,
  expires_at timestamptz not null
);
create index pending_identities_expiry on pending_identities (expires_at);

-- For the limit of mails per recipient.
create index mails_recipient on mails (recipient, created_at);
