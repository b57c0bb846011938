import type { Locale } from '#contract/locale.ts';
import type { ProductSort } from '#contract/products.ts';
import type { Facet, QueryPriceRange } from '#contract/search.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { type Availability, availabilities, type Promotion, promotions } from '../index/document-rules.ts';
import { findWithinFilters } from '../interpretation/find-within-filters.ts';
import { interpretQuery } from '../interpretation/interpret-query.ts';
import { sortOf } from '../interpretation/query-interpretation.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';
import { includeChosenValues, noFacetCounts, presentFacets } from './facet-rules.ts';
import {
  type CategoryRow,
  readAttributeValueIds,
  readAttributeValues,
  readBrandIds,
  readBrands,
  readCategoriesAround,
} from './label-queries.ts';
import { findPageWithFacets } from './page-queries.ts';
import { priceRangeInSatang, type Selection, unfiltered } from './selection-queries.ts';

/** The filters of a list as the API names them. What is absent does not filter. */
export interface ListingQuery {
  locale: Locale;
  query?: string;
  /** A category's path in the stored form: lower case, without slashes at the ends. */
  category?: string;
  /** Titles; case is ignored. */
  brands?: readonly string[];
  /** `code:value`. */
  attributes?: readonly string[];
  /** Baht. */
  minPrice?: number;
  maxPrice?: number;
  availability?: readonly Availability[];
  promotion?: readonly Promotion[];
  /** The products that are listed with a free gift, of those whose documents say so. */
  withGift: readonly number[];
  sort: ProductSort;
  limit: number;
  offset: number;
}

export interface FoundListing {
  productIds: number[];
  total: number;
  facets: Facet[];
  correctedQuery: string | null;
  /** The query, if it names a model that is not sold: the nearest are found. */
  notSold: string | null;
  askedPrice: QueryPriceRange | null;
  /** The terms that were searched for, to highlight them. */
  terms: readonly QueryTerm[];
}

const nothing = { facets: noFacetCounts, productIds: [], total: 0 };

/** One page of a list with its facets; null if its category is unknown. */
export async function findListing(db: Db, listing: ListingQuery): Promise<FoundListing | null> {
  const { locale, category = null, sort, limit, offset } = listing;
  const around = await readCategoriesAround(db, category, locale);
  const scope = categoryScope(around, category);
  if (!scope) return null;
  const selection: Selection = {
    ...unfiltered(locale),
    categoryIds: scope.ids,
    facetCategoryIds: scope.facetIds,
    brandIds: listing.brands ? await readBrandIds(db, listing.brands) : null,
    price: priceRangeInSatang(listing),
    availabilities: listing.availability?.map((name) => availabilities[name]) ?? null,
    promotions: listing.promotion?.reduce((bits, name) => bits | promotions[name], 0) ?? null,
    withGift: listing.withGift,
    attributes: listing.attributes ? await chosenAttributes(db, listing.attributes) : [],
  };
  const interpretation = listing.query?.trim() ? await interpretQuery(db, listing.query, locale) : undefined;
  // A chosen price takes precedence over one in the query.
  const askedPrice = selection.price ? null : (interpretation?.price ?? null);
  const price = selection.price ?? (askedPrice && priceRangeInSatang(askedPrice));
  const page = { sort: sortOf(interpretation, sort), limit, offset };
  const attributes = [...scope.attributes, ...chosenAttributesOfOtherCategories(selection, scope.attributes, around)];
  const codes = attributes.map(({ code }) => code);
  const find = (textQuery: TextQuery | null) => findPageWithFacets(db, { ...selection, textQuery, price }, page, codes);
  const {
    page: { facets: counted, ...found },
    interpretation: accepted,
  } = interpretation
    ? await findWithinFilters(db, locale, interpretation, find)
    : { page: interpretation === null ? nothing : await find(null), interpretation };
  const facets = includeChosenValues(counted, selection);
  const labels = {
    within: scope.within,
    categories: around,
    brands: await readBrands(
      db,
      facets.brands.map(([id]) => id),
    ),
    values: await readAttributeValues(
      db,
      facets.values.map(([id]) => id),
      locale,
    ),
    attributes,
  };
  return {
    ...found,
    facets: presentFacets(facets, labels, locale),
    correctedQuery: accepted?.correctedQuery ?? null,
    notSold: accepted?.notSold ?? null,
    askedPrice,
    terms: accepted?.terms ?? [],
  };
}

interface CategoryScope {
  /** The chosen category and all below it; null for all products. */
  ids: number[] | null;
  /** The categories that the category facet counts; null for all. */
  facetIds: number[] | null;
  /** The category whose children the facet offers; null for the top level. */
  within: string | null;
  attributes: CategoryRow['filterAttributes'];
}

/** Undefined if the category is unknown. */
function categoryScope(around: readonly CategoryRow[], category: string | null): CategoryScope | undefined {
  if (category === null) return { ids: null, facetIds: null, within: null, attributes: [] };
  const chosen = around.find(({ path }) => path === category);
  if (!chosen) return undefined;
  const below = (path: string) =>
    around.filter((one) => one.path === path || one.path.startsWith(`${path}/`)).map(({ categoryId }) => categoryId);
  const ids = below(category);
  const parent = category.includes('/') ? category.slice(0, category.lastIndexOf('/')) : null;
  // A category without children offers its siblings.
  const within = ids.length > 1 ? category : parent;
  return { ids, facetIds: within === null ? null : below(within), within, attributes: chosen.filterAttributes };
}

/** Links between categories keep the choices, so some chosen attributes may belong to another category only. */
function chosenAttributesOfOtherCategories(
  selection: Selection,
  own: CategoryRow['filterAttributes'],
  around: readonly CategoryRow[],
): CategoryRow['filterAttributes'] {
  const codes = selection.attributes.map(({ code }) => code).filter((code) => !own.some((one) => one.code === code));
  const known = around.flatMap(({ filterAttributes }) => filterAttributes);
  return codes.flatMap((code) => known.find((attribute) => attribute.code === code) ?? []);
}

/** Chosen values by attribute. An attribute whose values are unknown stays, and matches no product. */
async function chosenAttributes(db: Db, chosen: readonly string[]): Promise<Selection['attributes']> {
  const pairs = chosen.map((pair) => {
    const at = pair.indexOf(':');
    return { code: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const known = await readAttributeValueIds(db, pairs);
  return [...new Set(pairs.map(({ code }) => code))].map((code) => ({
    code,
    valueIds: known.filter((value) => value.code === code).map(({ valueId }) => valueId),
  }));
}
