-- Banners of categories that are shown for a time, and branches that are not shown any more, such as closed ones.
alter table category_banners
  add column starts_at timestamptz,
  add column ends_at timestamptz constraint category_banners_window check (ends_at > starts_at);
alter table stores add column visible boolean not null default true;
