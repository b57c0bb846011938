import type { FileRow } from '#server/import-export/import-export.ts';
import { blocks, type Example, pagesOfProduct } from './example.ts';

const everything = ['everything'];
const pagesOfRelated = [...pagesOfProduct, 'category:2', 'product:21', 'product:31'].sort();
const textAttribute = (value: string) => ({
  code: 'socket',
  type: 'text',
  value,
  label: { th: value, en: value },
  name: { th: 'ขั้ว', en: 'Socket' },
});

const brand = (id: number, slug: string) => ({ type: 'brand', id, slug, title: slug });
const sku = (id: number, product_id: number) => ({
  type: 'sku',
  id,
  product_id,
  sku: `SKU-${id}`,
  position: 9,
  images: ['/images/lamp.svg'],
  price: 2000,
});
const texts = (name: string) => ({
  name_th: name,
  name_en: name,
  short_description_th: name,
  short_description_en: name,
});

/** Catalogue rows that the examples refer to. */
export const otherRows: readonly FileRow[] = [
  brand(2, 'other'),
  brand(3, 'third'),
  { type: 'category', id: 2, path: 'desks', name_th: 'โต๊ะ', name_en: 'Desks' },
  { type: 'product', id: 21, brand: 'third', category: 'desks', ...texts('Desk') },
  sku(22, 21),
  { type: 'product', id: 31, brand: 'third', category: 'desks', ...texts('Table') },
  sku(32, 31),
  {
    type: 'landing',
    id: 3,
    brand: 'third',
    slug: 'third',
    title_th: 'สาม',
    title_en: 'Third',
    summary_th: 'สรุป',
    summary_en: 'Summary',
  },
];

/** By row type; a type comes after those that it refers to. */
export const catalogueExamples: Record<string, Example> = {
  brand: {
    table: 'brands',
    key: { type: 'brand', id: 1 },
    required: { slug: 'maker', title: 'Maker' },
    changes: {
      slug: { to: 'makers', invalidates: everything },
      title: { to: 'Makers', invalidates: everything, search: true },
      logo_image: { to: '/images/maker.svg', invalidates: everything },
      external_link: { to: 'https://maker.example', invalidates: everything },
      pin_flag: { to: true, invalidates: everything },
      position: { to: 3, invalidates: everything },
      about: { to: { th: 'ผู้ผลิต', en: 'A maker' }, invalidates: everything },
    },
  },
  category: {
    table: 'categories',
    derived: ['parent_id', 'slug', 'level'],
    key: { type: 'category', id: 1 },
    required: { path: 'lamps', name_th: 'โคมไฟ', name_en: 'Lamps' },
    changes: {
      path: { to: 'lights', refused: 'path: must stay lamps' },
      name_th: { to: 'ดวงไฟ', invalidates: everything, search: true },
      name_en: { to: 'Lights', invalidates: everything, search: true },
      icon_image: { to: '/images/icon.svg', invalidates: everything },
      hover_image: { to: '/images/hover.svg', invalidates: everything },
      position: { to: 3, invalidates: everything },
      filter_attributes: { to: [{ code: 'socket', label: { th: 'ขั้ว', en: 'Socket' } }], invalidates: everything },
    },
  },
  product: {
    table: 'products',
    derived: ['brand_id', 'category_id', 'slug', 'best_seller', 'changed_at'],
    key: { type: 'product', id: 11 },
    required: {
      brand: 'maker',
      category: 'lamps',
      name_th: 'โคมตั้งโต๊ะ',
      name_en: 'Desk lamp',
      short_description_th: 'สว่าง',
      short_description_en: 'Bright',
    },
    alongside: [sku(14, 11)],
    changes: {
      product_code: { to: 'DL-1', invalidates: pagesOfProduct },
      kind: { to: 'service', invalidates: pagesOfProduct, search: true, lastmod: true },
      brand: { to: 'other', invalidates: pagesOfProduct, search: true, lastmod: true },
      // Both the former and the new category list change.
      category: { to: 'desks', invalidates: [...pagesOfProduct, 'category:2'].sort(), search: true, lastmod: true },
      name_th: { to: 'โคมอ่านหนังสือ', invalidates: pagesOfProduct, search: true, lastmod: true },
      name_en: { to: 'Reading lamp', invalidates: pagesOfProduct, search: true, lastmod: true },
      short_description_th: { to: 'นุ่มนวล', invalidates: pagesOfProduct, search: true, lastmod: true },
      short_description_en: { to: 'Mellow', invalidates: pagesOfProduct, search: true, lastmod: true },
      description_th: { to: blocks, invalidates: pagesOfProduct, lastmod: true },
      description_en: { to: blocks, invalidates: pagesOfProduct, lastmod: true },
      key_highlight_th: { to: ['เบา'], invalidates: pagesOfProduct, search: true, lastmod: true },
      key_highlight_en: { to: ['Light'], invalidates: pagesOfProduct, search: true, lastmod: true },
      faq_th: { to: [{ question: 'ประกัน', answer: 'ปี' }], invalidates: pagesOfProduct, lastmod: true },
      faq_en: { to: [{ question: 'Warranty', answer: 'Year' }], invalidates: pagesOfProduct, lastmod: true },
      specification: {
        to: [{ label: { th: 'น้ำหนัก', en: 'Weight' }, value: { th: 'เบา', en: 'Featherweight' } }],
        invalidates: pagesOfProduct,
        search: true,
        lastmod: true,
      },
      facts: { to: [textAttribute('E27')], invalidates: pagesOfProduct, search: true, lastmod: true },
      badges: { to: ['free-gift'], invalidates: pagesOfProduct, search: true, lastmod: true },
      installment_flag: { to: true, invalidates: pagesOfProduct },
      education_flag: { to: true, invalidates: pagesOfProduct },
      popularity: { to: 7, invalidates: pagesOfProduct, search: true },
      earlier_units_sold: { to: 7, invalidates: pagesOfProduct },
      visible: { to: false, invalidates: pagesOfProduct, search: true, lastmod: true },
      created_at: { to: '2026-01-01T00:00:00.000Z', invalidates: pagesOfProduct, search: true },
    },
  },
  sku: {
    table: 'skus',
    derived: ['changed_at'],
    key: { type: 'sku', id: 12 },
    required: { product_id: 11, sku: 'LAMP', images: ['/images/lamp.svg'], price: 1290 },
    changes: {
      product_id: {
        to: 21,
        invalidates: [...pagesOfProduct, 'category:2', 'product:21'].sort(),
        search: true,
        lastmod: true,
      },
      sku: { to: 'LANTERN', invalidates: pagesOfProduct, search: true, lastmod: true },
      default_flag: { to: true, invalidates: pagesOfProduct },
      position: { to: 3, invalidates: pagesOfProduct },
      attributes: { to: [textAttribute('E14')], invalidates: pagesOfProduct, search: true, lastmod: true },
      images: { to: ['/images/lantern.svg'], invalidates: pagesOfProduct, lastmod: true },
      picture_texts: {
        to: [
          {
            image: '/images/lamp.svg',
            alt: { th: 'ด้านหลัง', en: 'the back' },
            annotations: [{ text: { th: 'สวิตช์', en: 'Switch' }, x: 40, y: 62.5 }],
          },
        ],
        invalidates: pagesOfProduct,
        lastmod: true,
      },
      price: { to: 1190, invalidates: pagesOfProduct, search: true, lastmod: true },
      limit_quantity: { to: 3, invalidates: pagesOfProduct },
      weight_grams: { to: 1800, invalidates: pagesOfProduct },
    },
  },
  relations: {
    key: { type: 'relations', id: 11 },
    required: { related: [21] },
    changes: {
      related: { to: [31], invalidates: pagesOfRelated },
      fits: { to: [31], invalidates: pagesOfRelated },
    },
  },
  landing: {
    table: 'brand_landings',
    derived: ['brand_id', 'parent_id'],
    key: { type: 'landing', id: 1 },
    required: {
      brand: 'maker',
      slug: 'maker',
      title_th: 'ผู้ผลิต',
      title_en: 'Maker',
      summary_th: 'สรุป',
      summary_en: 'Summary',
    },
    changes: {
      brand: { to: 'other', with: { slug: 'other' }, invalidates: ['brands'] },
      parent: { to: 'third', with: { slug: 'maker-sound' }, invalidates: ['brands'] },
      slug: { to: 'maker-sound', with: { parent: 'third' }, invalidates: ['brands'] },
      title_th: { to: 'ใหม่', invalidates: ['brands'] },
      title_en: { to: 'New', invalidates: ['brands'] },
      summary_th: { to: 'ใหม่', invalidates: ['brands'] },
      summary_en: { to: 'New', invalidates: ['brands'] },
      banner_image: { to: '/images/banner.svg', invalidates: ['brands'] },
      content_th: { to: blocks, invalidates: ['brands'] },
      content_en: { to: blocks, invalidates: ['brands'] },
      products: { to: [11], invalidates: ['brands'] },
      position: { to: 3, invalidates: ['brands'] },
    },
  },
};
