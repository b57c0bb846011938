import type { Locale } from '#contract/locale.ts';
import type { SeedProduct } from '../types.ts';

/** Which products a shopper means: all that is given must fit. */
export interface Wanted {
  /** Category paths, any of them, with all below. */
  in?: string | readonly string[];
  /** Slug. */
  brand?: string;
  /** Of the English name. */
  name?: RegExp;
  /** Of one line of its specification, or of an attribute of it or of its SKUs, in English: `Refresh rate: 144Hz`. */
  has?: RegExp;
  /** Baht, of its cheapest SKU without a special price. */
  upTo?: number;
}

/** A query with what a shopper who types it hopes for, judged before any result was seen. */
export interface Judgement {
  locale: Locale;
  query: string;
  /** What is meant: grade 3. */
  perfect: Wanted;
  /** What is welcome besides: grade 1. */
  good?: Wanted;
}

const judge =
  (locale: Locale) =>
  (query: string, perfect: Wanted, good?: Wanted): Judgement => ({ locale, query, perfect, ...(good && { good }) });
export const th = judge('th');
export const en = judge('en');

export const named = (name: RegExp, where?: Wanted['in']): Wanted => ({ name, ...(where && { in: where }) });
export const of = (brand: string, where?: Wanted['in']): Wanted => ({ brand, ...(where && { in: where }) });
export const within = (...paths: string[]): Wanted => ({ in: paths });
export const having = (has: RegExp, ...paths: string[]): Wanted => ({ has, ...(paths.length > 0 && { in: paths }) });

/** Whether a product is one of those. */
export function isWanted(product: SeedProduct, wanted: Wanted): boolean {
  const { category, brand, name, skus } = product;
  const paths = wanted.in === undefined ? [''] : [wanted.in].flat();
  return (
    paths.some((path) => path === '' || category === path || category.startsWith(`${path}/`)) &&
    (wanted.brand === undefined || wanted.brand === brand) &&
    (wanted.name === undefined || wanted.name.test(name.en)) &&
    (wanted.has === undefined || linesOf(product).some((line) => wanted.has?.test(line))) &&
    (wanted.upTo === undefined || Math.min(...skus.map(({ price }) => price)) <= wanted.upTo)
  );
}

function linesOf({ specification, attributes, skus }: SeedProduct): string[] {
  return [
    ...specification.map(({ label, value }) => `${label.en}: ${value.en}`),
    ...[...attributes, ...skus.flatMap((sku) => sku.attributes)].map(
      ({ label, valueLabel }) => `${label.en}: ${valueLabel.en}`,
    ),
  ];
}
