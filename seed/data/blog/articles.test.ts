import { describe, expect, test } from 'vitest';
import { productSlug } from '#server/catalogue/rules.ts';
import { blocksSchema } from '#server/content/blocks/blocks-schema.ts';
import { blogCover, demoPictures } from '../../pictures.ts';
import { brands, categories, products } from '../catalogue.ts';
import { contentPages } from '../content-pages.ts';
import type { SeedArticle } from './article.ts';
import { articles } from './articles.ts';
import { blogCategories } from './categories.ts';
import { blogTags } from './tags.ts';

const pathOf = (id: number | null): string => {
  const category = categories.find(({ categoryId }) => categoryId === id);
  return category ? [pathOf(category.parentId), category.slug].filter(Boolean).join('/') : '';
};
const categoryPaths = new Set(categories.map(({ categoryId }) => pathOf(categoryId)));
const productIds = new Set(products.map(({ productId }) => productId));
const brandTitles = new Set(brands.map(({ title }) => title));

const pictures = new Set([...demoPictures().keys()].map((path) => `/images/${path}`));

/** Paths of the shop that articles may link to. */
const pages = new Set([
  ...contentPages(new Date()).map(({ path }) => path),
  ...['/blog', '/brand', '/coupon', '/flash-sale', '/help', '/help-contact-us', '/product-category', '/store'],
  ...[...categoryPaths].map((path) => `/product-category/${path}`),
  ...products.map(({ productId, name }) => `/product/${productSlug(name.en, productId)}`),
  ...brands.map(({ slug }) => `/brand/${slug}`),
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...['delivery', 'installment', 'payment-methods', 'returns', 'tax-invoice', 'warranty'].map(
    (slug) => `/help/${slug}`,
  ),
]);

/** All texts inside a value in one language. */
const textsIn = (value: unknown, language: 'th' | 'en'): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (language in value) return [`${(value as Record<string, unknown>)[language]}`];
  return Object.values(value).flatMap((inner) => textsIn(inner, language));
};

/** All values of a property, at any depth. */
const valuesOf = (value: unknown, name: string): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner].flat() : valuesOf(inner, name)))
    : [];

const wordsOf = (article: SeedArticle, language: 'th' | 'en') =>
  textsIn(article.blocks, language)
    .join(' ')
    .replace(/<[^>]+>/g, ' ');

const hrefs = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the blog', () => {
  test('has articles, categories and tags with slugs of their own', () => {
    expect(repeated(articles.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(blogCategories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(blogTags.map(({ slug }) => slug))).toEqual([]);
    expect(articles.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('has an article in each category and with each tag, and no others', () => {
    expect([...new Set(articles.map(({ category }) => category))].sort()).toEqual(
      blogCategories.map(({ slug }) => slug).sort(),
    );
    expect([...new Set(articles.flatMap(({ tags }) => tags))].sort()).toEqual(blogTags.map(({ slug }) => slug).sort());
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
  test('has valid blocks', () => {
    expect(blocksSchema.safeParse(article.blocks).error?.issues ?? []).toEqual([]);
  });

  test('is worth reading in both languages, with headings, a table and products', () => {
    expect(wordsOf(article, 'th').length).toBeGreaterThan(2100);
    expect(wordsOf(article, 'en').split(/\s+/).length).toBeGreaterThan(430);
    const types = article.blocks.map(({ type }) => type);
    expect(types).toContain('table');
    expect(types.some((type) => /^product_/.test(type))).toBe(true);
    for (const language of ['th', 'en'] as const) {
      const headings = textsIn(article.blocks, language).join('').match(/<h2>/g) ?? [];
      expect(headings.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('links to the same pages of the shop in both languages, and only to pages that exist', () => {
    const [thai, english] = (['th', 'en'] as const).map((language) =>
      textsIn(article.blocks, language).flatMap(hrefs).sort(),
    );
    expect(thai).toEqual(english);
    const links = [...(thai ?? []), ...valuesOf(article.blocks, 'link').map(String)];
    expect(links.filter((link) => !pages.has(link.replace(/[?#].*/, '')))).toEqual([]);
  });

  test('shows products, categories and brands that exist', () => {
    expect(valuesOf(article.blocks, 'ids').filter((id) => !productIds.has(id as number))).toEqual([]);
    expect(valuesOf(article.blocks, 'category').filter((path) => !categoryPaths.has(`${path}`))).toEqual([]);
    expect(valuesOf(article.blocks, 'brand').filter((title) => !brandTitles.has(`${title}`))).toEqual([]);
  });

  test('has a cover of its own', () => {
    expect([...pictures]).toContain(blogCover(article.slug));
  });

  test('has a space on both sides of the repetition mark in Thai', () => {
    const thai = [article.title.th, article.description.th, wordsOf(article, 'th')].join(' ');
    expect(thai.match(/\S{0,10}(?:\Sๆ|ๆ[^\s”)]).{0,10}/g) ?? []).toEqual([]);
  });
});
