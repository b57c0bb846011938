-- Help pages: pages of blocks at `/help/{slug}`, each of a type, and whether they helped.

create table help_types (
  help_type text primary key check (help_type ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label localised not null check (label ->> 'th' <> '' and label ->> 'en' <> ''),
  description localised not null check (description ->> 'th' <> '' and description ->> 'en' <> ''),
  position integer not null default 0 check (position >= 0)
);

create table help_contents (
  path text primary key references content_pages (path) on update cascade on delete cascade
    check (path ~ '^/help/[a-z0-9]+(-[a-z0-9]+)*$'),
  help_type text not null references help_types on update cascade,
  position integer not null default 0 check (position >= 0),
  -- What shoppers often ask and the page answers; null if it is not among the popular questions.
  question localised check (question ->> 'th' <> '' and question ->> 'en' <> ''),
  -- Slugs of other help pages, the most useful first.
  related text[] not null default '{}'
);
create index help_contents_type on help_contents (help_type);

create trigger help_types_changed after insert or update or delete on help_types for each statement execute function announce_content();
create trigger help_contents_changed after insert or update or delete on help_contents for each statement execute function announce_content();

create table help_votes (
  path text not null references help_contents on update cascade on delete cascade,
  -- A keyed hash of visitor and page: it leads neither to the visitor nor to votes on other pages.
  visitor_hash text not null,
  -- The language in which the page was read.
  locale text not null check (locale in ('th', 'en')),
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (path, visitor_hash)
);
