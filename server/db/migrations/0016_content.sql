-- What the shop says of its own pages: words for search engines, text below a listing, banners of categories.

create table link_contents (
  -- A storefront path in its one spelling, without the language: `/`, `/product-category/laptops`.
  path text primary key check (path = '/' or path ~ '^(/[^/?#[:space:][:upper:]]+)+$'),
  -- Of the page's head; the shop's name is added where it is shown.
  title localised not null check (title ->> 'th' <> '' and title ->> 'en' <> ''),
  description localised not null check (description ->> 'th' <> '' and description ->> 'en' <> ''),
  -- Blocks as in a product's description, by language.
  content localised not null default '{"th": [], "en": []}'
    check (jsonb_typeof(content -> 'th') = 'array' and jsonb_typeof(content -> 'en') = 'array')
);

create table category_banners (
  category_path text not null references categories (path) on update cascade on delete cascade,
  position integer not null check (position >= 0),
  -- What the banner says, for who does not see it.
  title localised not null check (title ->> 'th' <> '' and title ->> 'en' <> ''),
  -- Paths at the image handler; a phone without a picture of its own is shown the wide one.
  image text not null check (image <> ''),
  mobile_image text check (mobile_image <> ''),
  -- A storefront path without the language, or another site.
  link text check (link ~ '^(/([^/]|$)|https://)'),
  primary key (category_path, position)
);

create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'content');
  return null;
end $$;

create trigger link_contents_changed after insert or update or delete on link_contents for each statement execute function announce_content();
create trigger category_banners_changed after insert or update or delete on category_banners for each statement execute function announce_content();
