import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryWord } from '../analysis/analyser.ts';
import { kindsNamed } from '../analysis/category-lexemes.ts';
import { analysisOf } from '../index/current-analyser.ts';
import { understand } from '../interpretation/interpret-query.ts';
import { isNamed } from '../interpretation/named-category-rules.ts';
import { brandsOf, categoriesAbove } from './label-queries.ts';
import { findBest } from './ranking-queries.ts';
import { everything, priceOf } from './selection-queries.ts';
import { isCalled, longerQueries } from './suggestion-rules.ts';

const mostProducts = 6;
const mostCategories = 4;
const mostBrands = 3;
const mostQueries = 4;

export interface Suggestions {
  productIds: number[];
  categories: { name: string; path: string }[];
  brands: { title: string; slug: string; brandLogoUrl: string | null }[];
  queries: string[];
  correctedQuery: string | null;
  /** What was found by, for highlights. */
  words: readonly QueryWord[];
}

/** What a shopper who typed so much may mean; all of it empty where nothing is found. */
export async function suggest(db: Db, query: string, locale: Locale): Promise<Suggestions> {
  const reading = query.trim() === '' ? null : await understand(db, query, locale);
  if (!reading) return { productIds: [], categories: [], brands: [], queries: [], correctedQuery: null, words: [] };
  const { words, text, head, common, price, corrected } = reading;
  const best = await findBest(db, { ...everything(locale), text, price: priceOf(price) }, common);
  const analysis = await analysisOf(db);
  const categoryIds = best.map(({ categoryId }) => categoryId);
  const categories = await categoriesAbove(db, mostFrequent(categoryIds));
  const brands = await brandsOf(db, mostFrequent(best.map(({ brandId }) => brandId)));
  return {
    productIds: best.slice(0, mostProducts).map(({ productId }) => productId),
    categories: categories
      .map(({ path, name, below }) => ({
        path,
        name: name[locale],
        isWanted: head !== null && isNamed(head, kindsNamed(name, analysis)),
        isCalled: isCalled(name[locale], words, analysis, locale),
        isOwn: categories.every((other) => !other.path.startsWith(`${path}/`)),
        products: categoryIds.filter((id) => below.includes(id)).length,
      }))
      // Those above are of use only where they are what was typed.
      .filter((category) => category.isWanted || category.isCalled || category.isOwn)
      .sort(
        (a, b) =>
          Number(b.isWanted) - Number(a.isWanted) ||
          Number(b.isCalled) - Number(a.isCalled) ||
          b.products - a.products ||
          a.path.length - b.path.length,
      )
      .slice(0, mostCategories)
      .map(({ name, path }) => ({ name, path })),
    brands: brands
      .filter(({ title }) => isCalled(title, words.slice(0, 1), analysis, locale))
      .slice(0, mostBrands)
      .map(({ title, slug, brandLogoUrl }) => ({ title, slug, brandLogoUrl })),
    // They would go on without the price.
    queries: price
      ? []
      : longerQueries(
          best.map(({ name }) => name),
          words,
          analysis,
          locale,
          mostQueries,
        ),
    correctedQuery: corrected,
    words,
  };
}

/** Each number once, the most frequent first. */
function mostFrequent(numbers: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([number]) => number);
}
