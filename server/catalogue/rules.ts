import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';

/** An attribute of a SKU as it is kept: what the wire's `Attribute` says, in both languages. */
export interface SkuAttribute {
  code: string;
  /** `integer` marks an attribute that makes variants (spec 3). */
  type: 'integer' | 'text';
  value: string;
  label: Localised;
  /** The attribute's own label: "Colour". */
  name: Localised;
  /** `#rrggbb` of a colour's swatch. */
  hex?: string;
}

/** The price of a SKU now; pricing works it out (behaviour 4). */
export interface SkuPrice {
  standard: Satang;
  selling: Satang;
  isSpecial: boolean;
  discountPercent: number;
  special: {
    value: Satang;
    startsAt: Date;
    endsAt: Date;
    remark: Localised | null;
    promotionCommend: Localised | null;
  } | null;
  /** Flash sales that run or come. */
  flashSales: { flashSaleId: number; value: Satang; startsAt: Date; endsAt: Date; quota: number; sold: number }[];
}

/** The pieces of a SKU; inventory knows them. */
export interface SkuStock {
  stock: number;
  totalStock: number | null;
  preOrderFlag: boolean;
  preOrderStock: number;
  available: boolean;
}

/**
 * A product's address: the words of its English name, then its id (`apple-iphone-17-pro-1001`). Only the id at its end
 * is read back, so a renamed product keeps its old addresses.
 */
export function productSlug(englishName: string, productId: number): string {
  const words = englishName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...(words ?? []), productId].join('-');
}

/** The labels of the attributes that make variants, joined (spec 3, Cart item: option label); empty for a single SKU. */
export function optionName(attributes: readonly SkuAttribute[], locale: 'th' | 'en'): string {
  return attributes
    .filter(({ type }) => type === 'integer')
    .map(({ label }) => label[locale])
    .join(' - ');
}

/** What choosing between the SKUs of a product needs to know of each. */
export interface Buyable {
  defaultFlag: boolean;
  available: boolean;
  selling: Satang;
}

/**
 * The SKU that prices a product's card and that `add to cart` takes from there: one that can be bought before one that
 * cannot, then the cheapest, then the product's default, then the first.
 */
export function cardSku<Sku extends Buyable>(skus: readonly [Sku, ...Sku[]]): Sku {
  return skus.reduce((best, sku) => {
    if (sku.available !== best.available) return sku.available ? sku : best;
    if (sku.selling !== best.selling) return sku.selling < best.selling ? sku : best;
    return sku.defaultFlag && !best.defaultFlag ? sku : best;
  });
}

/** The pieces of a product: the sums over its SKUs; the total is unknown where one of theirs is. */
export function stockOfProduct(skus: readonly SkuStock[]): SkuStock {
  const sum = (count: (sku: SkuStock) => number) => skus.reduce((total, sku) => total + count(sku), 0);
  return {
    stock: sum(({ stock }) => stock),
    totalStock: skus.some(({ totalStock }) => totalStock === null) ? null : sum(({ totalStock }) => totalStock ?? 0),
    preOrderFlag: skus.some(({ preOrderFlag }) => preOrderFlag),
    preOrderStock: sum(({ preOrderStock }) => preOrderStock),
    available: skus.some(({ available }) => available),
  };
}

/** One choice that a product's page offers: colour, storage …, with its values. */
export interface AttributeOption {
  code: string;
  name: Localised;
  options: { value: string; label: Localised; hex: string | null }[];
}

/** The attributes that make variants, and the values of each, in the order in which the SKUs bring them. */
export function attributeOptions(skus: readonly { attributes: readonly SkuAttribute[] }[]): AttributeOption[] {
  const options = new Map<string, AttributeOption & { seen: Set<string> }>();
  for (const { code, type, name, value, label, hex } of skus.flatMap(({ attributes }) => attributes)) {
    if (type !== 'integer') continue;
    const option = options.get(code) ?? { code, name, options: [], seen: new Set<string>() };
    options.set(code, option);
    if (option.seen.has(value)) continue;
    option.seen.add(value);
    option.options.push({ value, label, hex: hex ?? null });
  }
  return [...options.values()].map(({ seen: _, ...option }) => option);
}

/** A category's path as it is kept, from an address as people write it: any case, slashes at the ends. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/^\/+|\/+$/g, '');
}
