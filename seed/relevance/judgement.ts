import type { Locale } from '#contract/locale.ts';
import type { SeedProduct } from '../types.ts';

/** Selects products that meet every given condition. */
export interface ProductFilter {
  /** Category paths; includes subcategories. */
  in?: string | readonly string[];
  /** Slug. */
  brand?: string;
  /** Matches the English name. */
  name?: RegExp;
  /** Matches a specification row or an attribute of the product or its SKUs, in English: `Refresh rate: 144Hz`. */
  has?: RegExp;
  /** Baht; compared with the cheapest SKU without special prices. */
  maxPrice?: number;
}

/** A query and its relevant products, judged before looking at results. */
export interface Judgement {
  locale: Locale;
  query: string;
  /** Products that the shopper is looking for: grade 3. */
  perfect: ProductFilter;
  /** Other acceptable products: grade 1. */
  good?: ProductFilter;
}

const judgementIn =
  (locale: Locale) =>
  (query: string, perfect: ProductFilter, good?: ProductFilter): Judgement => ({
    locale,
    query,
    perfect,
    ...(good && { good }),
  });
export const th = judgementIn('th');
export const en = judgementIn('en');

export const named = (name: RegExp, where?: ProductFilter['in']): ProductFilter => ({
  name,
  ...(where && { in: where }),
});
export const of = (brand: string, where?: ProductFilter['in']): ProductFilter => ({
  brand,
  ...(where && { in: where }),
});
export const within = (...paths: string[]): ProductFilter => ({ in: paths });
export const having = (has: RegExp, ...paths: string[]): ProductFilter => ({
  has,
  ...(paths.length > 0 && { in: paths }),
});

export function matchesFilter(product: SeedProduct, filter: ProductFilter): boolean {
  const { category, brand, name, skus } = product;
  const paths = filter.in === undefined ? [''] : [filter.in].flat();
  return (
    paths.some((path) => path === '' || category === path || category.startsWith(`${path}/`)) &&
    (filter.brand === undefined || filter.brand === brand) &&
    (filter.name === undefined || filter.name.test(name.en)) &&
    (filter.has === undefined || propertyLines(product).some((line) => filter.has?.test(line))) &&
    (filter.maxPrice === undefined || Math.min(...skus.map(({ price }) => price)) <= filter.maxPrice)
  );
}

function propertyLines({ specification, attributes, skus }: SeedProduct): string[] {
  return [
    ...specification.map(({ label, value }) => `${label.en}: ${value.en}`),
    ...[...attributes, ...skus.flatMap((sku) => sku.attributes)].map(
      ({ label, valueLabel }) => `${label.en}: ${valueLabel.en}`,
    ),
  ];
}
