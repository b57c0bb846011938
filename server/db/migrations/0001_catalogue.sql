-- Brands, the tree of categories, products and their SKUs.
-- Texts in both languages are jsonb {"th": …, "en": …}; what a product page shows whole is kept whole.

create collation if not exists thai (provider = icu, locale = 'th-TH');

create domain localised as jsonb check (value ? 'th' and value ? 'en');

create table brands (
  brand_id integer primary key,
  slug text not null unique,
  title text not null unique,
  logo_image text,
  external_link text,
  pin_flag boolean not null default false,
  position integer
);

create table categories (
  category_id integer primary key,
  parent_id integer references categories,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Slugs from level one down, joined by '/': the category's address below /product-category/.
  path text not null unique,
  level integer not null check (level between 1 and 4),
  name localised not null,
  icon_image text,
  hover_image text,
  position integer not null default 0,
  unique nulls not distinct (parent_id, slug)
);

-- Products and SKUs share one range of ids: a product id of the wire is either.
create sequence product_ids as integer start 1000000;

create table products (
  product_id integer primary key default nextval('product_ids'),
  brand_id integer not null references brands,
  category_id integer not null references categories,
  slug text not null,
  name localised not null,
  short_description localised not null,
  description localised not null,
  key_highlight localised not null,
  faq localised not null,
  -- [{"label": {th, en}, "value": {th, en}}]
  specification jsonb not null default '[]',
  badges text[] not null default '{}',
  installment_flag boolean not null default false,
  education_flag boolean not null default false,
  popularity integer not null default 0,
  -- Whether it is shown and sold. A product without SKUs must not be.
  visible boolean not null default true,
  created_at timestamptz not null default now()
);
-- Listings count, and page, by these without reading the products themselves.
create index products_category on products (category_id) where visible;
create index products_brand on products (brand_id) where visible;
create index products_by_popularity on products (popularity desc, product_id desc) where visible;
create index products_by_age on products (created_at desc, product_id desc) where visible;

create table skus (
  sku_id integer primary key default nextval('product_ids'),
  product_id integer not null references products on delete cascade,
  sku text not null unique,
  default_flag boolean not null default false,
  position integer not null default 0,
  -- [{"code", "type", "value", "label": {th, en}, "name": {th, en}, "hex"?}]; name is the attribute's own label
  attributes jsonb not null default '[]',
  -- Picture paths, the first is the main one.
  images text[] not null check (cardinality(images) > 0),
  -- Standard price, VAT included.
  price_satang bigint not null check (price_satang > 0),
  -- Pieces one order may take; null without a limit.
  limit_quantity integer check (limit_quantity > 0)
);
create index skus_product on skus (product_id, position);
create unique index skus_one_default on skus (product_id) where default_flag;
