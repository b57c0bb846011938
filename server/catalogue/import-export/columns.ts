import { z } from 'zod';
import { productKinds } from '#contract/product-kinds.ts';
import { maxAnnotationLength, maxPictureAnnotations } from '#contract/product-pictures.ts';
import { badges, DescriptionBlock } from '#contract/products.ts';
import { placeholderPicture } from '../../images/images.ts';
import {
  baht,
  boolean,
  type Column,
  choice,
  code,
  integer,
  json,
  jsonTextList,
  Localised,
  link,
  localised,
  nullable,
  optional,
  picture,
  type RowOf,
  rowType,
  slug,
  storedAs,
  storedByQuery,
  text,
  textList,
  textMatching,
  timestamp,
  withPictures,
} from '../../import-export/columns.ts';
import type { PictureText, SkuAttribute } from '../rules.ts';

const longText = { max: 5000, mayBeBlank: true };
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

const percent = z.number().min(0).max(100);
const label = z.string().min(1).max(maxAnnotationLength);
const PictureTextRow: z.ZodType<PictureText> = z.strictObject({
  image: z.string().min(1),
  alt: Localised.optional(),
  annotations: z
    .array(z.strictObject({ text: z.object({ th: label, en: label }), x: percent, y: percent }))
    .max(maxPictureAnnotations)
    .optional(),
});

/** Blocks of text, tables and pictures; plain text is a paragraph per line. */
function descriptionBlocks(description: string): Column<DescriptionBlock[]> {
  const column = withPictures(json(description, z.array(DescriptionBlock)), (blocks) =>
    blocks.flatMap((block) => (block.type === 'image' ? [block.data.url] : [])),
  );
  return { ...column, schema: z.preprocess(blocksOfPlainText, column.schema) };
}

function blocksOfPlainText(value: unknown): unknown {
  if (typeof value !== 'string' || value.trimStart().startsWith('[')) return value;
  const lines = value.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).map((text): DescriptionBlock => ({ type: 'paragraph', data: { text } }));
}

export const brandColumns = {
  type: rowType('brand'),
  id: storedAs('brand_id', integer('id of the brand', { min: 1 })),
  slug: slug('last segment of its URL: /brand/SLUG'),
  title: text('its name'),
  logo_image: nullable(picture('path or URL of its logo')),
  external_link: nullable(link('URL of its website')),
  pin_flag: optional(boolean('whether it is one of the pinned brands'), false),
  position: nullable(integer('its position among the pinned brands')),
  about: nullable(json('one line about the brand: {"th":"…","en":"…"}', Localised)),
};

export const categoryColumns = {
  type: rowType('category'),
  id: storedAs('category_id', integer('id of the category', { min: 1 })),
  path: textMatching(
    'path of its URL below /product-category: the slugs from level one down; cannot be changed',
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/,
    'must be one to four slugs joined by /, such as laptops/macbook',
  ),
  ...localised('name', text('name in Thai'), text('name in English')),
  icon_image: nullable(picture('path of its icon')),
  hover_image: nullable(picture('path of the picture next to the open menu')),
  position: optional(integer('its position among its siblings'), 0),
  filter_attributes: optional(
    json(
      'attributes that its listing can be filtered by: [{"code":"network","label":{"th":"…","en":"…"}}, …]',
      z.array(z.object({ code: z.string().min(1), label: Localised })),
    ),
    [],
  ),
};

export const productColumns = {
  type: rowType('product'),
  id: storedAs('product_id', integer('id of the product; unique among products and SKUs', { min: 1 })),
  product_code: nullable(code("the merchant's code of the product")),
  kind: optional(choice('goods; or service, which has no stock and needs no delivery', productKinds), 'goods'),
  brand: storedByQuery(text('slug of its brand')),
  category: storedByQuery(text('path of its category')),
  ...localised('name', text('name in Thai'), text('name in English; the URL is derived from it and the id')),
  ...localised('short_description', text('a sentence or two in Thai', longText), text('the same in English', longText)),
  ...localised(
    'description',
    optional(descriptionBlocks('blocks in Thai: [{"type":"paragraph","data":{"text":"…"}}, …], or plain text'), []),
    optional(descriptionBlocks('blocks in English'), []),
  ),
  ...localised(
    'key_highlight',
    optional(jsonTextList('short lines in Thai: ["…", …]', z.array(z.string())), []),
    optional(jsonTextList('short lines in English', z.array(z.string())), []),
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
      json("attributes common to all its SKUs, in the form of a SKU's attributes with type text", z.array(Attribute)),
    ),
    [],
  ),
  badges: optional(
    textList(
      `of ${badges.join(', ')}: ["new", …]; best-seller has no effect, free-gift only while a promotion gives one`,
      z.array(z.enum(badges)),
    ),
    [],
  ),
  installment_flag: optional(boolean('whether it can be paid by installments'), false),
  education_flag: optional(
    boolean('whether the API marks it as an offer for students; the storefront does not show it'),
    false,
  ),
  popularity: optional(integer('sales rank: higher values are listed first'), 0),
  earlier_units_sold: optional(
    integer('units sold elsewhere or before the shop opened, which count for best sellers', { min: 0 }),
    0,
  ),
  visible: optional(boolean('whether it is shown and sold; requires a SKU'), true),
  created_at: optional(timestamp('when it was first sold'), (now) => now.toISOString()),
};

export const skuColumns = {
  type: rowType('sku'),
  id: storedAs('sku_id', integer('id of the SKU; unique among products and SKUs', { min: 1 })),
  product_id: integer('id of its product', { min: 1 }),
  sku: code("the merchant's code"),
  default_flag: optional(boolean('whether it is shown first among equally cheap ones; one SKU per product'), false),
  position: optional(integer('its position among the variants'), 0),
  attributes: optional(
    json(
      '[{"code":"colour","type":"integer","value":"black","label":{"th":"…","en":"…"},"name":{"th":"…","en":"…"},"hex":"#1f2023"}, …]; type integer marks variant attributes',
      z.array(Attribute),
    ),
    [],
  ),
  images: optional(
    withPictures(
      textList('paths of its pictures, the main one first: ["/images/…", …]', z.array(z.string().min(1)).min(1)),
      (paths) => paths.filter((path) => path !== placeholderPicture),
    ),
    [placeholderPicture],
  ),
  picture_texts: optional(
    json(
      `what its pictures show, without its name, and at most ${maxPictureAnnotations} labels of up to ${maxAnnotationLength} characters at places in percent: [{"image":"/images/…","alt":{"th":"…","en":"…"},"annotations":[{"text":{"th":"…","en":"…"},"x":30,"y":55}]}, …]`,
      z.array(PictureTextRow),
    ),
    [],
  ),
  price: baht('standard price, VAT included'),
  limit_quantity: nullable(integer('maximum units per order; empty without a limit', { min: 1 })),
  weight_grams: nullable(integer('weight with packaging, for the delivery fee; empty if unknown', { min: 1 })),
};

/** Columns that identify by merchant codes what an export identifies by ids. */
const productCode = code("merchant's code of its product, instead of product_id");
const productCodes = (description: string) => jsonTextList(description, z.array(z.string().min(1)));

const productIds = z.array(z.int().min(1));

export const relationsColumns = {
  type: rowType('relations'),
  id: storedByQuery(integer('id of the product', { min: 1 })),
  related: optional(storedByQuery(json('ids of related products in display order: [1002, …]', productIds)), []),
  fits: optional(storedByQuery(json('ids of the products that this accessory fits', productIds)), []),
};

export const landingColumns = {
  type: rowType('landing'),
  id: storedAs('brand_landing_id', integer('id of the landing page', { min: 1 })),
  brand: storedByQuery(text('slug of its brand')),
  parent: nullable(storedByQuery(text("slug of the brand's main landing page, for a page below it"))),
  slug: slug('last segment of its URL'),
  ...localised('title', text('title in Thai'), text('title in English')),
  ...localised('summary', text('a sentence in Thai', longText), text('the same in English', longText)),
  banner_image: nullable(picture('path of its picture')),
  ...localised(
    'content',
    optional(descriptionBlocks('blocks in Thai, as in a description'), []),
    optional(descriptionBlocks('blocks in English'), []),
  ),
  products: optional(storedByQuery(json('ids of its products in display order', productIds)), []),
  position: optional(integer('its position among the pages of its brand'), 0),
};

/** By row type: columns that only imports have. They stand for ids, which exports have. */
export const importedCodes = {
  sku: { product_code: productCode },
  relations: {
    product_code: productCode,
    related_codes: productCodes('codes of related products or their SKUs, instead of related'),
    fits_codes: productCodes('codes of the products that this accessory fits, or of their SKUs, instead of fits'),
  },
  landing: { product_codes: productCodes('codes of its products or their SKUs, instead of products') },
};

export type RelationsRow = RowOf<typeof relationsColumns>;
export type LandingRow = RowOf<typeof landingColumns>;
export type BrandRow = RowOf<typeof brandColumns>;
export type CategoryRow = RowOf<typeof categoryColumns>;
export type ProductRow = RowOf<typeof productColumns>;
export type SkuRow = RowOf<typeof skuColumns>;
