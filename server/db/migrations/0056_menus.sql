-- The menus of header and footer.

create table menu_items (
  menu text not null check (menu in ('header-left', 'header-right', 'footer')),
  item text not null check (item ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null check (position >= 0),
  name localised not null check (name ->> 'th' <> '' and name ->> 'en' <> ''),
  -- A storefront path without the language, or another site.
  link text check (link ~ '^(/([^/]|$)|https://)'),
  menu_type text not null default 'link' check (menu_type in ('link', 'brand', 'categories')),
  -- How many top-level categories an item of the type `categories` lists.
  max_categories integer not null default 6 check (max_categories between 1 and 20),
  -- [{"name": {"th", "en"}, "link"}]
  menus jsonb not null default '[]' check (jsonb_typeof(menus) = 'array'),
  visible boolean not null default true,
  primary key (menu, item),
  constraint menu_items_header_has_links check (menu = 'footer' or link is not null)
);

create function announce_menus() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'menus');
  return null;
end $$;

create trigger menu_items_changed after insert or update or delete on menu_items for each statement execute function announce_menus();

-- The menus before they were content, and two more groups of the footer.
insert into menu_items (menu, item, position, name, link, menu_type, max_categories, menus) values
  ('header-left', 'categories', 1, '{"th": "หมวดสินค้า", "en": "Categories"}', '/product-category', 'categories', 5, '[]'),
  ('header-right', 'flash-sale', 1, '{"th": "แฟลชเซลล์", "en": "Flash sale"}', '/flash-sale', 'link', 6, '[]'),
  ('header-right', 'coupons', 2, '{"th": "คูปอง", "en": "Coupons"}', '/coupon', 'link', 6, '[]'),
  ('header-right', 'newest', 3, '{"th": "สินค้ามาใหม่", "en": "New arrivals"}', '/product-category?sort=newest', 'link', 6, '[]'),
  ('header-right', 'special', 4, '{"th": "ราคาพิเศษ", "en": "Special prices"}', '/product-category?sort=discount', 'link', 6, '[]'),
  ('header-right', 'brands', 5, '{"th": "แบรนด์", "en": "Brands"}', '/brand', 'brand', 6, '[]'),
  ('footer', 'shop', 1, '{"th": "เลือกซื้อ", "en": "Shop"}', null, 'categories', 6, '[
    {"name": {"th": "แบรนด์ทั้งหมด", "en": "All brands"}, "link": "/brand"},
    {"name": {"th": "แฟลชเซลล์", "en": "Flash sale"}, "link": "/flash-sale"},
    {"name": {"th": "ศูนย์รวมคูปอง", "en": "Coupons"}, "link": "/coupon"}
  ]'),
  ('footer', 'account', 2, '{"th": "บัญชีของฉัน", "en": "Your account"}', null, 'link', 6, '[
    {"name": {"th": "บัญชีของฉัน", "en": "Account"}, "link": "/account"},
    {"name": {"th": "ประวัติการสั่งซื้อ", "en": "Order history"}, "link": "/account/my-order"},
    {"name": {"th": "คูปองของฉัน", "en": "My coupons"}, "link": "/account/my-discount-code"},
    {"name": {"th": "ที่อยู่จัดส่ง", "en": "Shipping addresses"}, "link": "/account/my-shipping-address"}
  ]'),
  ('footer', 'help', 3, '{"th": "ช่วยเหลือ", "en": "Help"}', null, 'link', 6, '[
    {"name": {"th": "การจัดส่ง", "en": "Delivery"}, "link": "/help/delivery"},
    {"name": {"th": "การคืนสินค้า", "en": "Returns"}, "link": "/help/returns"},
    {"name": {"th": "การรับประกัน", "en": "Warranty"}, "link": "/help/warranty"},
    {"name": {"th": "การผ่อนชำระ", "en": "Installments"}, "link": "/help/installment"},
    {"name": {"th": "ใบกำกับภาษี", "en": "Tax invoices"}, "link": "/help/tax-invoice"},
    {"name": {"th": "ติดต่อเรา", "en": "Contact us"}, "link": "/help-contact-us"}
  ]'),
  ('footer', 'about', 4, '{"th": "เกี่ยวกับเรา", "en": "About us"}', null, 'link', 6, '[
    {"name": {"th": "สาขาของเรา", "en": "Our stores"}, "link": "/store"},
    {"name": {"th": "บทความ", "en": "Blog"}, "link": "/blog"},
    {"name": {"th": "ข้อกำหนดและเงื่อนไข", "en": "Terms and conditions"}, "link": "/help/terms"},
    {"name": {"th": "นโยบายความเป็นส่วนตัว", "en": "Privacy policy"}, "link": "/help/privacy"},
    {"name": {"th": "นโยบายคุกกี้", "en": "Cookie policy"}, "link": "/help/cookie-policy"}
  ]');
