import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { Facet } from '#contract/search.ts';
import { availabilities, promotions } from '../index/document-rules.ts';
import { bySize } from './facet-order.ts';
import type { AttributeValueRow, BrandRow, CategoryRow } from './label-queries.ts';
import type { FacetCounts } from './page-queries.ts';
import type { Selection } from './selection-queries.ts';

/** The names of ids and codes in facet counts. */
export interface FacetLabels {
  /** The path of the category whose children the facet offers; null for the top level. */
  within: string | null;
  categories: readonly CategoryRow[];
  brands: readonly BrandRow[];
  values: readonly AttributeValueRow[];
  attributes: CategoryRow['filterAttributes'];
}

const facetNames = {
  category: { th: 'หมวดหมู่', en: 'Category' },
  brand: { th: 'แบรนด์', en: 'Brand' },
  price: { th: 'ราคา', en: 'Price' },
  availability: { th: 'สถานะสินค้า', en: 'Availability' },
  promotion: { th: 'โปรโมชัน', en: 'Offers' },
} satisfies Record<string, Localised>;

const availabilityNames: Record<keyof typeof availabilities, Localised> = {
  'in-stock': { th: 'พร้อมส่ง', en: 'In stock' },
  'pre-order': { th: 'สั่งจองล่วงหน้า', en: 'Pre-order' },
  'out-of-stock': { th: 'สินค้าหมด', en: 'Out of stock' },
};

const promotionNames: Record<keyof typeof promotions, Localised> = {
  special: { th: 'ราคาพิเศษ', en: 'Special price' },
  'flash-sale': { th: 'แฟลชเซลล์', en: 'Flash sale' },
  installment: { th: 'ผ่อนชำระ', en: 'Installments' },
  'free-gift': { th: 'มีของแถม', en: 'Free gift' },
};

type Value = Facet['values'][number];

export const noFacetCounts: FacetCounts = {
  categories: [],
  brands: [],
  availabilities: [],
  promotions: [],
  values: [],
  price: null,
};

/** Adds the chosen values that no product has, with a count of 0. */
export function includeChosenValues(found: FacetCounts, chosen: Selection): FacetCounts {
  const all = (counts: FacetCounts['brands'], ids: readonly number[] | null): FacetCounts['brands'] => {
    const counted = new Set(counts.map(([id]) => id));
    const missing = (ids ?? []).filter((id) => !counted.has(id));
    return [...counts, ...missing.map((id): [number, number] => [id, 0])];
  };
  return {
    ...found,
    brands: all(found.brands, chosen.brandIds),
    availabilities: all(found.availabilities, chosen.availabilities),
    promotions: all(found.promotions, chosen.promotions === null ? null : [chosen.promotions]),
    values: all(
      found.values,
      chosen.attributes.flatMap(({ valueIds }) => valueIds),
    ),
  };
}

/** The facets as the API returns them; those without values are left out. */
export function presentFacets(found: FacetCounts, labels: FacetLabels, locale: Locale): Facet[] {
  const valuesFacet = (code: string, label: string, values: Value[]): Facet => ({
    code,
    label,
    type: 'values',
    values,
  });
  const builtIn = (code: keyof typeof facetNames, values: Value[]) =>
    valuesFacet(code, facetNames[code][locale], values);
  const facets = [
    builtIn('category', categoryValues(found.categories, labels)),
    builtIn('brand', brandValues(found.brands, labels.brands)),
    priceFacet(found.price, locale),
    ...labels.attributes.map(({ code, label }) =>
      valuesFacet(code, label[locale], attributeValues(code, found.values, labels.values)),
    ),
    builtIn('availability', namedValues(availabilities, availabilityNames, found.availabilities, locale)),
    builtIn('promotion', namedValues(promotions, promotionNames, countPerBit(found.promotions), locale)),
  ];
  return facets.filter(({ type, values, min }) => (type === 'range' ? min !== null : values.length > 0));
}

function priceFacet(price: FacetCounts['price'], locale: Locale): Facet {
  const baht = (satang: number | undefined) => (satang === undefined ? null : bahtFromSatang(satang));
  return {
    code: 'price',
    label: facetNames.price[locale],
    type: 'range',
    values: [],
    min: baht(price?.from),
    max: baht(price?.to),
  };
}

/** The categories one level below, each with the counts of all below it. */
function categoryValues(found: FacetCounts['categories'], { within, categories }: FacetLabels): Value[] {
  const paths = new Map(categories.map(({ categoryId, path }) => [categoryId, path]));
  const depth = within === null ? 1 : within.split('/').length + 1;
  const sums = new Map<string, number>();
  for (const [id, count] of found) {
    const segments = paths.get(id)?.split('/') ?? [];
    if (segments.length < depth) continue;
    const path = segments.slice(0, depth).join('/');
    sums.set(path, (sums.get(path) ?? 0) + count);
  }
  return categories.flatMap(({ path, name }) => {
    const count = sums.get(path);
    return count ? [{ value: path, label: name, count }] : [];
  });
}

function brandValues(found: FacetCounts['brands'], brands: readonly BrandRow[]): Value[] {
  const titles = new Map(brands.map(({ brandId, title }) => [brandId, title]));
  return found
    .flatMap(([id, count]) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ value: title, label: title, count }];
    })
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

function attributeValues(code: string, found: FacetCounts['values'], values: readonly AttributeValueRow[]): Value[] {
  const numbers = new Map(found);
  return values
    .filter((value) => value.code === code)
    .map(({ valueId, value, label }) => ({ value, label, count: numbers.get(valueId) ?? 0 }))
    .sort((a, b) => bySize(a.label, b.label));
}

function namedValues<Name extends string>(
  numbers: Record<Name, number>,
  labels: Record<Name, Localised>,
  found: ReadonlyArray<readonly [number, number]>,
  locale: Locale,
): Value[] {
  const counts = new Map(found);
  return (Object.keys(labels) as Name[]).flatMap((name) => {
    const count = counts.get(numbers[name]);
    return count === undefined ? [] : [{ value: name, label: labels[name][locale], count }];
  });
}

/** Counts per bit, from counts per combination of bits. */
function countPerBit(found: FacetCounts['promotions']): [number, number][] {
  return Object.values(promotions).flatMap((bit): [number, number][] => {
    const sets = found.filter(([set]) => (set & bit) > 0);
    return sets.length > 0 ? [[bit, sets.reduce((sum, [, count]) => sum + count, 0)]] : [];
  });
}
