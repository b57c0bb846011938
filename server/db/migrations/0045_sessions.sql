-- A session is a sign-in on one device: a row, to which its refresh tokens belong. It has an absolute end, and its access tokens end with it.

create table sessions (
  session_id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null,
  -- When it was last renewed: up to 15 minutes before its last call.
  last_used_at timestamptz not null,
  -- Cannot be renewed beyond this time.
  ends_at timestamptz not null check (ends_at > created_at),
  -- When the customer ended it, or a used refresh token came back.
  ended_at timestamptz,
  -- Of the device, such as Chrome and Android; null if unknown.
  browser text,
  system text,
  -- Hash (SHA-256) of the cookie by which the device is known to have signed in before; null once the customer no longer trusts it.
  device_hash text
);
create index sessions_customer on sessions (customer_id, last_used_at desc);

-- Sessions from before this table stay signed in.
insert into sessions (session_id, customer_id, created_at, last_used_at, ends_at)
select family_id, customer_id, min(created_at), max(created_at), min(created_at) + interval '30 days'
from refresh_tokens group by family_id, customer_id having bool_and(revoked_at is null);
delete from refresh_tokens where family_id not in (select session_id from sessions);
alter table refresh_tokens add foreign key (family_id) references sessions on delete cascade;

-- Processes of the earlier version, which serve until they are replaced, insert refresh tokens alone.
create function insert_session_of_refresh_token() returns trigger language plpgsql as $$
begin
  insert into sessions (session_id, customer_id, created_at, last_used_at, ends_at)
  values (new.family_id, new.customer_id, new.created_at, new.created_at, new.created_at + interval '30 days')
  on conflict do nothing;
  return new;
end $$;
create trigger refresh_tokens_session before insert on refresh_tokens for each row
  execute function insert_session_of_refresh_token();

-- Every process caches which sessions are live.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'session:' || old.session_id);
  return null;
end $$;
create trigger sessions_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function announce_ended_session();
create trigger sessions_deleted after delete on sessions for each row
  when (old.ended_at is null) execute function announce_ended_session();
