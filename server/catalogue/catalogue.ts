import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { Attribute } from '#contract/products.ts';
import type { Db, Tx } from '../db/database.ts';
import { idSources, newIds } from './import-export/id-queries.ts';
import { skuIdRows, standardPriceRows } from './queries.ts';
import { optionName, type SkuAttribute } from './rules.ts';

export { categoryTree } from './category-tree.ts';
export { warnOfPriceAboveStandard } from './price-warning.ts';
export {
  anyProductById,
  type CardRow,
  type CardSkuRow,
  cardRows,
  categoryIdByPath,
  categoryRows,
  categoryTrailAsJson,
  curatedRelatedIds,
  ownPlanIds,
  type ProductRow,
  productById,
  productBySku,
  productsByIds,
  productsWithBadge,
  type SelectableProduct,
  type SkuRow,
  visibleProductId,
  visibleProductIds,
  visibleProductsByIds,
} from './queries.ts';
export { cardSku, normaliseCategoryPath, type SkuAttribute } from './rules.ts';
export { optionName };

/** The data of a SKU that a cart shows and an order stores, in both languages. */
export interface SkuSnapshot {
  skuId: number;
  productId: number;
  kind: ProductKind;
  /** The merchant's code. */
  sku: string;
  /** Whether it is the one that cards and the product page show first. */
  defaultFlag: boolean;
  /** The last segment of the product page's URL. */
  slug: string;
  /** False if the product is hidden: it cannot be bought. */
  visible: boolean;
  productName: Localised;
  /** Labels of the variant attributes, joined with ' - '; empty for a product with a single SKU. */
  attributeOptionName: Localised;
  attributes: SkuAttribute[];
  brandId: number;
  /** Title. */
  brand: string;
  categoryId: number;
  categoryName: Localised;
  /** From the top down to its own. */
  categories: { categoryId: number; name: Localised }[];
  /** Path at the image handler. */
  image: string;
  /** Maximum units per order; null without a limit. */
  limitQuantity: number | null;
}

/** Unused ids for products without an id in their file. */
export function newProductIds(tx: Tx, count: number): Promise<number[]> {
  return newIds(tx, idSources.product, count, new Set());
}

/** SKU ids by merchant code; unknown codes are left out. */
export async function skuIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await skuIdRows(db, codes);
  return new Map(rows.map(({ sku, skuId }) => [sku, skuId]));
}

/** Standard prices of SKUs in satang by merchant code; unknown codes are left out. */
export async function standardPricesByCode(db: Db, codes: readonly string[]): Promise<Map<string, Satang>> {
  const rows = await standardPriceRows(db, codes);
  return new Map(rows.map(({ sku, standard }) => [sku, standard]));
}

/** The snapshot for a row of a SKU. */
export function snapshotOf(row: Omit<SkuSnapshot, 'attributeOptionName'>): SkuSnapshot {
  return {
    ...row,
    attributeOptionName: { th: optionName(row.attributes, 'th'), en: optionName(row.attributes, 'en') },
  };
}

/** The name of a product with that of its option, in both languages. */
export function skuName({
  productName,
  attributeOptionName,
}: Pick<SkuSnapshot, 'productName' | 'attributeOptionName'>): Localised {
  const nameIn = (locale: Locale) => [productName[locale], attributeOptionName[locale]].filter(Boolean).join(' ');
  return { th: nameIn('th'), en: nameIn('en') };
}

/** A SKU's attributes in the form of the API, in one language. */
export function presentSkuAttributes(attributes: readonly SkuAttribute[], locale: Locale): Attribute[] {
  return attributes.map(({ type, code, value, label }) => ({ type, code, value, label: label[locale] }));
}
