import { z } from 'zod';
import { badges, DescriptionBlock } from '#contract/products.ts';
import {
  baht,
  boolean,
  integer,
  json,
  Localised,
  localised,
  nullable,
  optional,
  type RowOf,
  rowType,
  storedAs,
  storedByQuery,
  text,
  textList,
  textMatching,
  timestamp,
} from '../../import-export/columns.ts';
import type { SkuAttribute } from '../rules.ts';

const slugForm = 'must be words in small Latin letters and digits, joined by dashes';
const longText = { max: 5000, min: 0 };
const SpecificationRow = z.object({ label: Localised, value: Localised });
const Question = z.object({ question: z.string(), answer: z.string() });
const Attribute: z.ZodType<SkuAttribute> = z.object({
  code: z.string().min(1),
  type: z.enum(['integer', 'text']),
  value: z.string().min(1),
  label: Localised,
  name: Localised,
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f2023')
    .optional(),
});

export const brandColumns = {
  type: rowType('brand'),
  id: storedAs('brand_id', integer('number of the brand', { min: 1 })),
  slug: textMatching('its address below /brand', /^[a-z0-9]+(-[a-z0-9]+)*$/, slugForm),
  title: text('its name'),
  logo_image: nullable(text('path or address of its logo')),
  external_link: nullable(text('its own site')),
  pin_flag: optional(boolean('whether it is among the first'), false),
  position: nullable(integer('its place among those')),
  about: nullable(json('a line about the maker: {"th":"…","en":"…"}', Localised)),
};

export const categoryColumns = {
  type: rowType('category'),
  id: storedAs('category_id', integer('number of the category', { min: 1 })),
  path: textMatching(
    'its address below /product-category: slugs from level one down to itself; it never changes',
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/,
    'must be one to four slugs joined by /, such as laptops/macbook',
  ),
  ...localised('name', text('name in Thai'), text('name in English')),
  icon_image: nullable(text('path of its icon')),
  hover_image: nullable(text('path of the picture next to an open menu')),
  position: optional(integer('its place among its siblings'), 0),
  filter_attributes: optional(
    json(
      'by what its listing filters: [{"code":"network","label":{"th":"…","en":"…"}}, …]',
      z.array(z.object({ code: z.string().min(1), label: Localised })),
    ),
    [],
  ),
};

export const productColumns = {
  type: rowType('product'),
  id: storedAs('product_id', integer('number of the product; products and SKUs share one range', { min: 1 })),
  brand: storedByQuery(text('slug of its brand')),
  category: storedByQuery(text('path of its category')),
  ...localised('name', text('name in Thai'), text('name in English; its address is made of it and the id')),
  ...localised('short_description', text('a sentence or two in Thai', longText), text('the same in English', longText)),
  ...localised(
    'description',
    optional(json('blocks in Thai: [{"type":"paragraph","data":{"text":"…"}}, …]', z.array(DescriptionBlock)), []),
    optional(json('blocks in English', z.array(DescriptionBlock)), []),
  ),
  ...localised(
    'key_highlight',
    optional(json('short lines in Thai: ["…", …]', z.array(z.string())), []),
    optional(json('short lines in English', z.array(z.string())), []),
  ),
  ...localised(
    'faq',
    optional(json('[{"question":"…","answer":"…"}, …] in Thai', z.array(Question)), []),
    optional(json('the same in English', z.array(Question)), []),
  ),
  specification: optional(
    json('[{"label":{"th":"…","en":"…"},"value":{"th":"…","en":"…"}}, …]', z.array(SpecificationRow)),
    [],
  ),
  facts: optional(
    storedAs(
      'attributes',
      json("what all its SKUs have in common, in the form of a SKU's attributes with type text", z.array(Attribute)),
    ),
    [],
  ),
  badges: optional(textList(`of ${badges.join(', ')}: ["new", …]`, z.array(z.enum(badges))), []),
  installment_flag: optional(boolean('whether it can be paid by instalments'), false),
  education_flag: optional(boolean('whether students pay less'), false),
  popularity: optional(integer('what sells better has more and is listed first'), 0),
  visible: optional(boolean('whether it is shown and sold; it needs SKUs for that'), true),
  created_at: optional(timestamp('since when it is sold'), (now) => now.toISOString()),
};

export const skuColumns = {
  type: rowType('sku'),
  id: storedAs('sku_id', integer('number of the SKU; products and SKUs share one range', { min: 1 })),
  product_id: integer('number of its product', { min: 1 }),
  sku: text("the merchant's code", { max: 64 }),
  default_flag: optional(boolean('whether it is chosen first; one of each product'), false),
  position: optional(integer('its place among the variants'), 0),
  attributes: optional(
    json(
      '[{"code":"colour","type":"integer","value":"black","label":{"th":"…","en":"…"},"name":{"th":"…","en":"…"},"hex":"#1f2023"}, …]; type integer makes variants',
      z.array(Attribute),
    ),
    [],
  ),
  images: textList('paths of its pictures, the main one first: ["/images/…", …]', z.array(z.string().min(1)).min(1)),
  price: baht('standard price, VAT included'),
  limit_quantity: nullable(integer('units that one order may take; empty without a limit', { min: 1 })),
};

const productIds = z.array(z.int().min(1));

export const relationsColumns = {
  type: rowType('relations'),
  id: storedByQuery(integer('number of the product', { min: 1 })),
  related: optional(
    storedByQuery(json('numbers of the products shown with it, in their order: [1002, …]', productIds)),
    [],
  ),
  fits: optional(storedByQuery(json('numbers of the products that it is made for', productIds)), []),
};

export const landingColumns = {
  type: rowType('landing'),
  id: storedAs('brand_landing_id', integer('number of the page', { min: 1 })),
  brand: storedByQuery(text('slug of its brand')),
  parent: nullable(storedByQuery(text("slug of the brand's own page, where it hangs below one"))),
  slug: textMatching('its address below /brand', /^[a-z0-9]+(-[a-z0-9]+)*$/, slugForm),
  ...localised('title', text('title in Thai'), text('title in English')),
  ...localised('summary', text('a sentence in Thai', longText), text('the same in English', longText)),
  banner_image: nullable(text('path of its picture')),
  ...localised(
    'content',
    optional(json('blocks in Thai, as in a description', z.array(DescriptionBlock)), []),
    optional(json('blocks in English', z.array(DescriptionBlock)), []),
  ),
  products: optional(storedByQuery(json('numbers of the products that it shows, in their order', productIds)), []),
  position: optional(integer('its place among the pages of its brand'), 0),
};

export type RelationsRow = RowOf<typeof relationsColumns>;
export type LandingRow = RowOf<typeof landingColumns>;
export type BrandRow = RowOf<typeof brandColumns>;
export type CategoryRow = RowOf<typeof categoryColumns>;
export type ProductRow = RowOf<typeof productColumns>;
export type SkuRow = RowOf<typeof skuColumns>;
