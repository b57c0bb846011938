import { z } from 'zod';
import { badges, DescriptionBlock } from '#contract/products.ts';
import {
  baht,
  boolean,
  integer,
  json,
  Localised,
  nullable,
  oneOf,
  type RowOf,
  text,
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
  type: oneOf('brand', ['brand']),
  id: integer('number of the brand', { min: 1 }),
  slug: textMatching('its address below /brand', /^[a-z0-9]+(-[a-z0-9]+)*$/, slugForm),
  title: text('its name'),
  logo_image: nullable(text('path or address of its logo')),
  external_link: nullable(text('its own site')),
  pin_flag: boolean('whether it stands among the first'),
  position: nullable(integer('its place among those')),
  about: nullable(json('a line about the maker: {"th":"…","en":"…"}', Localised)),
};

export const categoryColumns = {
  type: oneOf('category', ['category']),
  id: integer('number of the category', { min: 1 }),
  path: textMatching(
    'its address below /product-category: slugs from level one down to itself; it never changes',
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/,
    'must be one to four slugs joined by /, such as laptops/macbook',
  ),
  name_th: text('name in Thai'),
  name_en: text('name in English'),
  icon_image: nullable(text('path of its icon')),
  hover_image: nullable(text('path of the picture beside an open menu')),
  position: integer('its place among its siblings'),
  filter_attributes: json(
    'by what its listing filters: [{"code":"network","label":{"th":"…","en":"…"}}, …]',
    z.array(z.object({ code: z.string().min(1), label: Localised })),
  ),
};

export const productColumns = {
  type: oneOf('product', ['product']),
  id: integer('number of the product; products and SKUs share one range', { min: 1 }),
  brand: text('slug of its brand'),
  category: text('path of its category'),
  name_th: text('name in Thai'),
  name_en: text('name in English; its address is made of it and the id'),
  short_description_th: text('a sentence or two in Thai', longText),
  short_description_en: text('the same in English', longText),
  description_th: json('blocks in Thai: [{"type":"paragraph","data":{"text":"…"}}, …]', z.array(DescriptionBlock)),
  description_en: json('blocks in English', z.array(DescriptionBlock)),
  key_highlight_th: json('short lines in Thai: ["…", …]', z.array(z.string())),
  key_highlight_en: json('short lines in English', z.array(z.string())),
  faq_th: json('[{"question":"…","answer":"…"}, …] in Thai', z.array(Question)),
  faq_en: json('the same in English', z.array(Question)),
  specification: json('[{"label":{"th":"…","en":"…"},"value":{"th":"…","en":"…"}}, …]', z.array(SpecificationRow)),
  facts: json("what all its SKUs have in common, in the form of a SKU's attributes with type text", z.array(Attribute)),
  badges: json(`of ${badges.join(', ')}: ["new", …]`, z.array(z.enum(badges))),
  installment_flag: boolean('whether it can be paid by instalments'),
  education_flag: boolean('whether students pay less'),
  popularity: integer('what sells better has more and is listed first'),
  visible: boolean('whether it is shown and sold; it needs SKUs for that'),
  created_at: timestamp('since when it is sold'),
};

export const skuColumns = {
  type: oneOf('sku', ['sku']),
  id: integer('number of the SKU; products and SKUs share one range', { min: 1 }),
  product_id: integer('number of its product', { min: 1 }),
  sku: text("the merchant's code", { max: 64 }),
  default_flag: boolean('whether it is chosen first; one of each product'),
  position: integer('its place among the variants'),
  attributes: json(
    '[{"code":"colour","type":"integer","value":"black","label":{"th":"…","en":"…"},"name":{"th":"…","en":"…"},"hex":"#1f2023"}, …]; type integer makes variants',
    z.array(Attribute),
  ),
  images: json('paths of its pictures, the main one first: ["/images/…", …]', z.array(z.string().min(1)).min(1)),
  price: baht('standard price, VAT included'),
  limit_quantity: nullable(integer('pieces that one order may take; empty without a limit', { min: 1 })),
};

const productIds = z.array(z.int().min(1));

export const relationsColumns = {
  type: oneOf('relations', ['relations']),
  id: integer('number of the product', { min: 1 }),
  related: json('numbers of the products shown beside it, in their order: [1002, …]', productIds),
  fits: json('numbers of the products that it is made for', productIds),
};

export const landingColumns = {
  type: oneOf('landing', ['landing']),
  id: integer('number of the page', { min: 1 }),
  brand: text('slug of its brand'),
  parent: nullable(text("slug of the brand's own page, where it hangs below one")),
  slug: textMatching('its address below /brand', /^[a-z0-9]+(-[a-z0-9]+)*$/, slugForm),
  title_th: text('title in Thai'),
  title_en: text('title in English'),
  summary_th: text('a sentence in Thai', longText),
  summary_en: text('the same in English', longText),
  banner_image: nullable(text('path of its picture')),
  content_th: json('blocks in Thai, as in a description', z.array(DescriptionBlock)),
  content_en: json('blocks in English', z.array(DescriptionBlock)),
  products: json('numbers of the products that it shows, in their order', productIds),
  position: integer('its place among the pages of its brand'),
};

export type RelationsRow = RowOf<typeof relationsColumns>;
export type LandingRow = RowOf<typeof landingColumns>;
export type BrandRow = RowOf<typeof brandColumns>;
export type CategoryRow = RowOf<typeof categoryColumns>;
export type ProductRow = RowOf<typeof productColumns>;
export type SkuRow = RowOf<typeof skuColumns>;
