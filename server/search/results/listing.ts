import type { Locale } from '#contract/locale.ts';
import type { ProductSort } from '#contract/products.ts';
import type { AskedPrice, Facet } from '#contract/search.ts';
import type { Db } from '../../db/database.ts';
import type { QueryWord } from '../analysis/analyser.ts';
import { type Availability, availabilities, type Promotion, promotions } from '../index/document-rules.ts';
import { findBy, understand } from '../interpretation/interpret-query.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';
import { noFacets, presentFacets, withChosen } from './facet-rules.ts';
import { brandIdsOf, brandsOf, type CategoryRow, categoriesAround, valueIdsOf, valuesOf } from './label-queries.ts';
import { findPageWithFacets } from './page-queries.ts';
import { everything, priceOf, type Selection } from './selection-queries.ts';

/** A list to find, as the wire names what narrows it. What is absent does not. */
export interface Listing {
  locale: Locale;
  query?: string;
  /** A category's path in its kept form. */
  category?: string;
  /** Titles, in any case. */
  brands?: readonly string[];
  /** `code:value`. */
  attributes?: readonly string[];
  /** Baht. */
  minPrice?: number;
  maxPrice?: number;
  availability?: readonly Availability[];
  promotion?: readonly Promotion[];
  sort: ProductSort;
  limit: number;
  offset: number;
}

export interface FoundListing {
  productIds: number[];
  total: number;
  facets: Facet[];
  correctedQuery: string | null;
  askedPrice: AskedPrice | null;
  /** What was found by, for highlights. */
  words: readonly QueryWord[];
}

/** One page of a list with its facets; null where its category is unknown. */
export async function findListing(db: Db, listing: Listing): Promise<FoundListing | null> {
  const { locale, category = null, sort, limit, offset } = listing;
  const around = await categoriesAround(db, category, locale);
  const scope = scopeOf(around, category);
  if (!scope) return null;
  const selection: Selection = {
    ...everything(locale),
    categoryIds: scope.ids,
    countedCategoryIds: scope.countedIds,
    brandIds: listing.brands ? await brandIdsOf(db, listing.brands) : null,
    price: priceOf(listing),
    availabilities: listing.availability?.map((name) => availabilities[name]) ?? null,
    promotions: listing.promotion?.reduce((bits, name) => bits | promotions[name], 0) ?? null,
    attributes: listing.attributes ? await attributesOf(db, listing.attributes) : [],
  };
  const reading = listing.query?.trim() ? await understand(db, listing.query, locale) : undefined;
  // A price that was chosen is truer than one that was typed.
  const askedPrice = selection.price ? null : (reading?.price ?? null);
  const price = selection.price ?? (askedPrice && priceOf(askedPrice));
  const attributes = [...scope.attributes, ...chosenElsewhere(selection, scope.attributes, around)];
  const codes = attributes.map(({ code }) => code);
  const find = (text: TextQuery | null) =>
    findPageWithFacets(db, { ...selection, text, price }, { sort, limit, offset }, codes);
  const answer =
    reading === undefined
      ? await find(null)
      : reading === null
        ? { facets: noFacets, productIds: [], total: 0 }
        : await findBy(reading, find);
  const { facets: counted, ...found } = answer;
  const facets = withChosen(counted, selection);
  const labels = {
    within: scope.within,
    categories: around,
    brands: await brandsOf(
      db,
      facets.brands.map(([id]) => id),
    ),
    values: await valuesOf(
      db,
      facets.values.map(([id]) => id),
      locale,
    ),
    attributes,
  };
  return {
    ...found,
    facets: presentFacets(facets, labels, locale),
    correctedQuery: reading?.corrected ?? null,
    askedPrice,
    words: reading?.words ?? [],
  };
}

interface Scope {
  /** The wanted category and all below it; null for all products. */
  ids: number[] | null;
  countedIds: number[] | null;
  /** The category whose children can be chosen; null for those at the top. */
  within: string | null;
  attributes: CategoryRow['filterAttributes'];
}

/** What a category stands for among those around it; undefined where it is unknown. */
function scopeOf(around: readonly CategoryRow[], category: string | null): Scope | undefined {
  if (category === null) return { ids: null, countedIds: null, within: null, attributes: [] };
  const wanted = around.find(({ path }) => path === category);
  if (!wanted) return undefined;
  const below = (path: string) =>
    around.filter((one) => one.path === path || one.path.startsWith(`${path}/`)).map(({ categoryId }) => categoryId);
  const ids = below(category);
  const parent = category.includes('/') ? category.slice(0, category.lastIndexOf('/')) : null;
  // One without children shows its siblings.
  const within = ids.length > 1 ? category : parent;
  return { ids, countedIds: within === null ? null : below(within), within, attributes: wanted.filterAttributes };
}

/** Attributes that are chosen, but belong to categories around: links between categories keep what is chosen. */
function chosenElsewhere(
  selection: Selection,
  own: CategoryRow['filterAttributes'],
  around: readonly CategoryRow[],
): CategoryRow['filterAttributes'] {
  const codes = selection.attributes.map(({ code }) => code).filter((code) => !own.some((one) => one.code === code));
  const known = around.flatMap(({ filterAttributes }) => filterAttributes);
  return codes.flatMap((code) => known.find((attribute) => attribute.code === code) ?? []);
}

/** Wanted values by attribute. An unknown one is wanted all the same: no product has it. */
async function attributesOf(db: Db, wanted: readonly string[]): Promise<Selection['attributes']> {
  const pairs = wanted.map((pair) => {
    const at = pair.indexOf(':');
    return { code: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const known = await valueIdsOf(db, pairs);
  return [...new Set(pairs.map(({ code }) => code))].map((code) => ({
    code,
    valueIds: known.filter((value) => value.code === code).map(({ valueId }) => valueId),
  }));
}
