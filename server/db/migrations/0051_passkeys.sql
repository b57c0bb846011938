-- Passkeys: WebAuthn credentials by which customers sign in without a password.

create table passkeys (
  passkey_id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  -- Of the authenticator, in base64url.
  credential_id text not null constraint passkeys_credential unique,
  -- COSE key in base64url.
  public_key text not null,
  -- Uses that the authenticator counted; 0 of those that do not count.
  sign_count bigint not null check (sign_count >= 0),
  -- How the browser reaches the authenticator.
  transports text[] not null,
  -- Whether it can be copied to other devices, which never changes, and whether it is.
  backup_eligible boolean not null,
  backed_up boolean not null check (backup_eligible or not backed_up),
  -- What stores it, such as iCloud Keychain; null if unknown.
  authenticator text,
  -- Of the device on which it was added, such as Chrome and Android; null if unknown.
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer on passkeys (customer_id, created_at desc);

-- Challenges that wait for the signature of a passkey. A row is deleted when it is used.
create table passkey_challenges (
  challenge_hash text primary key,
  -- Of the visitor who signs in, or of the session in which a passkey is added.
  owner_hash text not null,
  purpose text not null check (purpose in ('sign_in', 'registration')),
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
