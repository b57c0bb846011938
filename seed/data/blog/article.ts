import { productSlug } from '#server/catalogue/rules.ts';
import type { ProductSelection } from '#server/content/blocks/fields.ts';
import type { StoredBlock } from '#server/content/blocks/stored-block.ts';
import type { Localised, Question } from '../../types.ts';
import { products } from '../catalogue.ts';
import { text } from '../text.ts';

/** An article of the blog, a page of blocks. */
export interface SeedArticle {
  slug: string;
  title: Localised;
  description: Localised;
  /** Slug of its category. */
  category: string;
  /** Slugs of its tags. */
  tags: string[];
  author: Localised;
  /** Days before the day of the seed. */
  publishedDaysAgo: number;
  /** Whether it is among the top articles. */
  isTop?: boolean;
  blocks: StoredBlock[];
}

/** Pen names of the shop's editors. */
export const editors = {
  team: text('กองบรรณาธิการสายฟ้า', 'Saifah editorial team'),
  mobile: text('ทีมมือถือและแกดเจ็ต สายฟ้า', 'Saifah mobile desk'),
  computers: text('ทีมคอมพิวเตอร์ สายฟ้า', 'Saifah computer desk'),
  home: text('ทีมบ้าน ภาพ และเสียง สายฟ้า', 'Saifah home, audio and photo desk'),
} satisfies Record<string, Localised>;

/** Text as HTML in both languages. */
export const section = (id: string, th: string, en: string): StoredBlock => ({
  id,
  type: 'rich_text',
  data: { html: text(th.trim(), en.trim()) },
});

interface TableInOneLanguage {
  caption: string;
  headings: string[];
  rows: string[][];
}

/** A table, written whole in each language; both have the same rows. */
export function comparison(id: string, th: TableInOneLanguage, en: TableInOneLanguage): StoredBlock {
  return {
    id,
    type: 'table',
    data: {
      caption: text(th.caption, en.caption),
      headings: paired(th.headings, en.headings),
      rows: th.rows.map((row, index) => paired(row, en.rows[index] ?? [])),
    },
  };
}

const paired = (th: string[], en: string[]): Localised[] =>
  th.map((cell, index) => {
    const english = en[index];
    if (english === undefined || th.length !== en.length) throw new Error(`The table has no English for ${cell}.`);
    return text(cell, english);
  });

/** Products in a row that scrolls, with a link to all of them. */
export const productRow = (id: string, title: Localised, chosen: ProductSelection, link?: string): StoredBlock => ({
  id,
  type: 'product_row',
  data: { title, products: chosen, ...(link ? { link } : {}) },
});

/** A few products in a grid. */
export const productGrid = (id: string, title: Localised, ids: number[]): StoredBlock => ({
  id,
  type: 'product_grid',
  data: { title, products: { ids } },
});

export const questions = (...items: Question[]): StoredBlock => ({
  id: 'questions',
  type: 'faq',
  data: { title: text('คำถามที่พบบ่อย', 'Questions and answers'), items },
});

const names = new Map(products.map(({ productId, name }) => [productId, name.en]));

/** The path of a product's page. */
export function productPath(productId: number): string {
  const name = names.get(productId);
  if (name === undefined) throw new Error(`There is no product ${productId}.`);
  return `/product/${productSlug(name, productId)}`;
}
