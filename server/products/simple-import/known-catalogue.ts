import type { Localised } from '#contract/locale.ts';
import { newProductIds } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import type { SimpleProductRow } from './columns.ts';
import {
  type KnownBrand,
  type KnownCategory,
  type KnownProduct,
  knownBrands,
  knownCategories,
  productsOfRows,
} from './queries.ts';

/** What a row can refer to: what is stored, and what the rows above it write. */
export interface KnownCatalogue {
  products: KnownProduct[];
  brands: KnownBrand[];
  categories: KnownCategory[];
  /** Unused ids, enough for the new products of the rows. */
  newProductIds: number[];
}

/** What rows that are written together can refer to. */
export async function readKnownCatalogue(tx: Tx, rows: readonly SimpleProductRow[]): Promise<KnownCatalogue> {
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const thaiNames = [...new Set(rows.flatMap(({ name_th }) => name_th ?? []))];
  const products = await productsOfRows(tx, { skus, thaiNames });
  const stored = new Set(products.flatMap((product) => product.skus.map(({ sku }) => sku)));
  const newSkus = skus.filter((sku) => !stored.has(sku));
  return {
    products,
    brands: await knownBrands(tx),
    categories: await knownCategories(tx),
    newProductIds: newSkus.length > 0 ? await newProductIds(tx, newSkus.length) : [],
  };
}

/** The product that a SKU belongs to. */
export function productOfSku({ products }: KnownCatalogue, sku: string): KnownProduct | undefined {
  return products.find((product) => product.skus.some((own) => own.sku === sku));
}

/** The oldest product of a Thai name that has SKUs. */
export function productNamed({ products }: KnownCatalogue, thaiName: Localised['th']): KnownProduct | undefined {
  const named = products.filter(({ name, skus }) => name.th === thaiName && skus.length > 0);
  return named.sort((one, other) => one.productId - other.productId)[0];
}
