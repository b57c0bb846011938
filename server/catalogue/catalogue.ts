import type { Locale, Localised } from '#contract/locale.ts';
import type { Attribute } from '#contract/products.ts';
import type { Db } from '../db/database.ts';
import { categoryIdOfPath, skuIdRows } from './queries.ts';
import { normaliseCategoryPath, optionName, type SkuAttribute } from './rules.ts';

export {
  anyProductById,
  type CardRow,
  type CardSkuRow,
  cardRows,
  chosenRelatedIds,
  type ProductRow,
  productById,
  productBySku,
  productsByIds,
  type SkuRow,
  visibleProductId,
  visibleProductIds,
} from './queries.ts';
export { cardSku, type SkuAttribute } from './rules.ts';
export { normaliseCategoryPath, optionName };

/** What a cart shows and an order keeps of a SKU, in both languages. */
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
  /** Labels of the attributes that make variants, joined with ' - '; empty where there are none (spec 3, Cart item). */
  attributeOptionName: Localised;
  attributes: SkuAttribute[];
  /** Title. */
  brand: string;
  categoryName: Localised;
  /** Path at the image handler. */
  image: string;
  /** Pieces that one order may take; null without a limit. */
  limitQuantity: number | null;
}

/** The ids of SKUs by merchant codes; codes of no SKU are left out. */
export async function skuIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await skuIdRows(db, codes);
  return new Map(rows.map(({ sku, skuId }) => [sku, skuId]));
}

/** A snapshot from what is kept of a SKU. */
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

/** The id of the category of a path, which may be written in any case and with slashes at its ends. */
export function categoryIdByPath(db: Db, path: string): Promise<number | undefined> {
  return categoryIdOfPath(db, normaliseCategoryPath(path));
}
