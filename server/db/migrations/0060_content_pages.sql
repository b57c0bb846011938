-- Pages that consist of blocks: the home page and landing pages.

create table content_pages (
  -- A storefront path in its canonical form, without the language: `/`, `/new-year-sale`.
  path text primary key check (path = '/' or path ~ '^(/[^/?#[:space:][:upper:]]+)+$'),
  title localised not null check (title ->> 'th' <> '' and title ->> 'en' <> ''),
  description localised not null check (description ->> 'th' <> '' and description ->> 'en' <> ''),
  -- A path at the image handler, for previews of links to the page.
  image text check (image <> ''),
  -- The page is found from `starts_at` until `ends_at`; null without a limit.
  starts_at timestamptz,
  ends_at timestamptz,
  -- [{"id", "type", "data", "starts_at"?, "ends_at"?}] as editors write them; kinds are in server/content/blocks.
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  check (ends_at > starts_at),
  -- The home page is always found.
  check (path <> '/' or (starts_at is null and ends_at is null))
);

create trigger content_pages_changed after insert or update or delete on content_pages for each statement execute function announce_content();

-- What the home page showed before it was content.
insert into content_pages (path, title, description, blocks)
select '/', title, description, '[
  {"id": "categories", "type": "category_tiles", "data": {"title": {"th": "หมวดสินค้า", "en": "Categories"}}},
  {"id": "flash-sale", "type": "flash_sale", "data": {"title": {"th": "แฟลชเซล", "en": "Flash sale"}}},
  {"id": "special", "type": "product_row", "data": {"title": {"th": "ลดราคาอยู่ตอนนี้", "en": "On offer now"}, "products": {"special": true, "sort": "discount", "limit": 10}, "link": "/product-category?sort=discount"}},
  {"id": "newest", "type": "product_row", "data": {"title": {"th": "มาใหม่", "en": "New arrivals"}, "products": {"sort": "newest", "limit": 10}, "link": "/product-category?sort=newest"}},
  {"id": "popular", "type": "product_row", "data": {"title": {"th": "ขายดี", "en": "Best sellers"}, "products": {"limit": 10}, "link": "/product-category"}}
]'::jsonb
from (
  select coalesce(l.title, '{"th": "หน้าแรก", "en": "Home"}'::jsonb) as title,
    coalesce(l.description, '{"th": "สินค้าไอทีและอิเล็กทรอนิกส์", "en": "Consumer electronics"}'::jsonb) as description
  from (select 1) as one left join link_contents l on l.path = '/'
) as home;
