import type { Locale, Localised } from '#contract/locale.ts';
import type { Attribute } from '#contract/products.ts';
import type { Db } from '../db/database.ts';
import { skuIdRows } from './queries.ts';
import { optionName, type SkuAttribute } from './rules.ts';

export {
  anyProductById,
  type CardRow,
  type CardSkuRow,
  cardRows,
  categoryIdByPath,
  curatedRelatedIds,
  type ProductRow,
  productById,
  productBySku,
  productsByIds,
  type SkuRow,
  visibleProductId,
  visibleProductIds,
} from './queries.ts';
export { cardSku, normaliseCategoryPath, type SkuAttribute } from './rules.ts';
export { optionName };

/** A SKU as a cart shows it and an order stores it, in both languages. */
export interface SkuSnapshot {
  skuId: number;
  productId: number;
  /** The merchant's code. */
  sku: string;
  /** The product's address below `/product/`. */
  slug: string;
  /** False once the product is withdrawn: it cannot be bought any more. */
  visible: boolean;
  productName: Localised;
  /** Labels of the attributes that make variants, joined with ' - '; empty where there are none. */
  attributeOptionName: Localised;
  attributes: SkuAttribute[];
  /** Title. */
  brand: string;
  categoryName: Localised;
  /** Path at the image handler. */
  image: string;
  /** Units that one order may take; null without a limit. */
  limitQuantity: number | null;
}

/** The ids of SKUs by merchant codes; codes of no SKU are left out. */
export async function skuIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await skuIdRows(db, codes);
  return new Map(rows.map(({ sku, skuId }) => [sku, skuId]));
}

/** A snapshot from the row of a SKU. */
export function snapshotOf(row: Omit<SkuSnapshot, 'attributeOptionName'>): SkuSnapshot {
  return {
    ...row,
    attributeOptionName: { th: optionName(row.attributes, 'th'), en: optionName(row.attributes, 'en') },
  };
}

/** A SKU's attributes in one language, as the wire carries them. */
export function presentSkuAttributes(attributes: readonly SkuAttribute[], locale: Locale): Attribute[] {
  return attributes.map(({ type, code, value, label }) => ({ type, code, value, label: label[locale] }));
}
