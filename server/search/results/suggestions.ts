import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { categoryNameLexemes } from '../analysis/category-lexemes.ts';
import { currentAnalyser } from '../index/current-analyser.ts';
import { interpretQuery } from '../interpretation/interpret-query.ts';
import { mentionsCategory } from '../interpretation/named-category-rules.ts';
import { readAncestorCategories, readBrands } from './label-queries.ts';
import { findPage } from './page-queries.ts';
import { findBestProducts } from './ranking-queries.ts';
import { priceRangeInSatang, unfiltered } from './selection-queries.ts';
import { longerQueries, titleMatches } from './suggestion-rules.ts';

const maxProducts = 6;
const maxCategories = 4;
const maxBrands = 3;
const maxQueries = 4;

export interface Suggestions {
  productIds: number[];
  categories: { name: string; path: string }[];
  brands: { title: string; slug: string; brandLogoUrl: string | null }[];
  queries: string[];
  correctedQuery: string | null;
  /** The query, if it names a model that is not sold: the nearest are found. */
  notSold: string | null;
  /** The terms that were searched for, to highlight them. */
  terms: readonly QueryTerm[];
}

/** Suggestions for an unfinished query; all of them empty if it finds nothing. */
export async function suggest(db: Db, query: string, locale: Locale): Promise<Suggestions> {
  const interpretation = query.trim() === '' ? null : await interpretQuery(db, query, locale);
  const none = { categories: [], brands: [], queries: [], correctedQuery: null, notSold: null, terms: [] };
  if (!interpretation) return { productIds: [], ...none };
  if (interpretation.textQuery === null) {
    const anyProduct = { ...unfiltered(locale), price: priceRangeInSatang(interpretation.price) };
    const page = { sort: interpretation.sort, limit: maxProducts, offset: 0 };
    return { productIds: (await findPage(db, anyProduct, page)).productIds, ...none };
  }
  const { terms, textQuery, namedCategory, isCommon, price, correctedQuery, notSold } = interpretation;
  const selection = { ...unfiltered(locale), textQuery, price: priceRangeInSatang(price) };
  const best = await findBestProducts(db, selection, isCommon);
  const analyser = await currentAnalyser(db);
  const categoryIds = best.map(({ categoryId }) => categoryId);
  const categories = await readAncestorCategories(db, distinctByFrequency(categoryIds));
  const brands = await readBrands(db, distinctByFrequency(best.map(({ brandId }) => brandId)));
  return {
    productIds: best.slice(0, maxProducts).map(({ productId }) => productId),
    categories: categories
      .map(({ path, name, descendantIds }) => ({
        path,
        name: name[locale],
        isNamed: namedCategory !== null && mentionsCategory(namedCategory, categoryNameLexemes(name, analyser)),
        titleMatches: titleMatches(name[locale], terms, analyser, locale),
        isLowest: categories.every((other) => !other.path.startsWith(`${path}/`)),
        products: categoryIds.filter((id) => descendantIds.includes(id)).length,
      }))
      // Parents of other found categories are suggested only if the query names them.
      .filter((category) => category.isNamed || category.titleMatches || category.isLowest)
      .sort(
        (a, b) =>
          Number(b.isNamed) - Number(a.isNamed) ||
          Number(b.titleMatches) - Number(a.titleMatches) ||
          b.products - a.products ||
          a.path.length - b.path.length,
      )
      .slice(0, maxCategories)
      .map(({ name, path }) => ({ name, path })),
    brands: brands
      .filter(({ title }) => titleMatches(title, terms.slice(0, 1), analyser, locale))
      .slice(0, maxBrands)
      .map(({ title, slug, brandLogoUrl }) => ({ title, slug, brandLogoUrl })),
    // Longer queries would lose the price.
    queries: price
      ? []
      : longerQueries(
          best.map(({ name }) => name),
          terms,
          analyser,
          locale,
          maxQueries,
        ),
    correctedQuery,
    notSold,
    terms,
  };
}

/** Distinct numbers, the most frequent first. */
function distinctByFrequency(numbers: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([number]) => number);
}
