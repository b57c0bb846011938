-- The outbox: a mail is written with what it tells of, in the same transaction, and sent after it.

create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  recipient text not null,
  locale text not null check (locale in ('th', 'en')),
  template text not null,
  content jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz
);
create index mails_unsent on mails (created_at) where sent_at is null;
