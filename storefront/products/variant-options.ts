import type { Sku } from '#contract/products.ts';
import type { ShownProduct } from './shown-product.ts';

/** One value of an attribute, relative to the selected SKU. */
export interface VariantOption {
  value: string;
  label: string;
  /** `#rrggbb` of a colour's swatch, else null. */
  hex: string | null;
  selected: boolean;
  /** The SKU that choosing this value selects. */
  skuId: number;
  /**
   * `combination`: not available with the other selected values, which choosing it changes; `stock`: the SKU it selects
   * is sold out.
   */
  unavailable: 'combination' | 'stock' | null;
}

export interface VariantGroup {
  code: string;
  label: string;
  options: VariantOption[];
}

/** The SKU in the URL, else the one whose price the product's card shows. */
export function selectedOrDefaultSku(product: ShownProduct, selectedId: number | undefined): Sku | undefined {
  const { children, defaultProductId } = product;
  return (
    children.find(({ productId }) => productId === selectedId) ??
    children.find(({ productId }) => productId === defaultProductId) ??
    children[0]
  );
}

/**
 * The options of a product, relative to the selected SKU. A value selects the SKU that has it and shares most of the
 * other selected values, preferring available ones; values of no SKU are omitted.
 */
export function variantGroups(product: ShownProduct, shown: Sku, isAvailable: (sku: Sku) => boolean): VariantGroup[] {
  const current = variantValues(shown);
  const groups = product.attributeOptions.map(({ code, label, options }) => ({
    code,
    label,
    options: options.flatMap((option): VariantOption[] => {
      const candidates = product.children.filter((sku) => variantValues(sku).get(code) === option.value);
      const target = current.get(code) === option.value ? shown : closestSku(candidates, current, code, isAvailable);
      if (!target) return [];
      const sharesOthers = sharedValues(target, current, code) === current.size - (current.has(code) ? 1 : 0);
      const unavailable = !sharesOthers ? 'combination' : isAvailable(target) ? null : 'stock';
      return [{ ...option, selected: target === shown, skuId: target.productId, unavailable }];
    }),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** What distinguishes a SKU from the others of its product, such as its colour, in the page's language. */
export function variantLabels({ attributeOptions }: Pick<ShownProduct, 'attributeOptions'>, sku: Sku): string[] {
  const values = variantValues(sku);
  return attributeOptions.flatMap(({ code, options }) =>
    options.filter(({ value }) => values.get(code) === value).map(({ label }) => label),
  );
}

/** The values of the attributes that distinguish variants, by attribute code. */
function variantValues(sku: Sku): Map<string, string> {
  return new Map(sku.attributes.filter(({ type }) => type === 'integer').map(({ code, value }) => [code, value]));
}

/** How many of the current values, other than that of `code`, a SKU shares. */
function sharedValues(sku: Sku, current: ReadonlyMap<string, string>, code: string): number {
  const choices = variantValues(sku);
  return [...current].filter(([other, value]) => other !== code && choices.get(other) === value).length;
}

function closestSku(
  candidates: readonly Sku[],
  current: ReadonlyMap<string, string>,
  code: string,
  isAvailable: (sku: Sku) => boolean,
): Sku | undefined {
  return candidates.reduce<Sku | undefined>((best, sku) => {
    if (!best) return sku;
    const gain = sharedValues(sku, current, code) - sharedValues(best, current, code);
    if (gain !== 0) return gain > 0 ? sku : best;
    return isAvailable(sku) && !isAvailable(best) ? sku : best;
  }, undefined);
}
