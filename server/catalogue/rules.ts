import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';

/** A stored attribute of a SKU: the contract's `Attribute` in both languages. */
export interface SkuAttribute {
  code: string;
  /** `integer` marks a variant attribute, which distinguishes the SKUs of a product. */
  type: 'integer' | 'text';
  value: string;
  label: Localised;
  /** The attribute's own label: "Colour". */
  name: Localised;
  /** `#rrggbb` of a colour's swatch. */
  hex?: string;
}

/** What a picture of a SKU shows, and labels of its details at places in percent of its width and height. */
export interface PictureText {
  /** Its path, as in the SKU's images. */
  image: string;
  alt?: Localised | undefined;
  annotations?: { text: Localised; x: number; y: number }[] | undefined;
}

/**
 * The slug of a product: the words of its English name, then its id (`apple-iphone-17-pro-1001`). Only the id is parsed, so
 * old URLs of a renamed product still work.
 */
export function productSlug(englishName: string, productId: number): string {
  const words = englishName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...(words ?? []), productId].join('-');
}

/** The labels of the variant attributes, joined with ' - '; empty for a product with a single SKU. */
export function optionName(attributes: readonly SkuAttribute[], locale: 'th' | 'en'): string {
  return attributes
    .filter(({ type }) => type === 'integer')
    .map(({ label }) => label[locale])
    .join(' - ');
}

/** The data of a SKU that `cardSku` compares. */
export interface CardSkuCandidate {
  defaultFlag: boolean;
  available: boolean;
  selling: Satang;
}

/**
 * The SKU whose price a product card shows and that the card adds to the cart: an available one first, then the cheapest,
 * then the default, then the first.
 */
export function cardSku<Sku extends CardSkuCandidate>(skus: readonly [Sku, ...Sku[]]): Sku {
  return skus.reduce((best, sku) => {
    if (sku.available !== best.available) return sku.available ? sku : best;
    if (sku.selling !== best.selling) return sku.selling < best.selling ? sku : best;
    return sku.defaultFlag && !best.defaultFlag ? sku : best;
  });
}

/** A category's path in its stored form: lower case, without slashes at its ends. */
export function normaliseCategoryPath(path: string): string {
  return path.toLowerCase().replace(/^\/+|\/+$/g, '');
}
