import type { Product, Sku } from '#contract/products.ts';

/** One value of an attribute as the product page offers it beside the SKU that is shown. */
export interface VariantOption {
  value: string;
  label: string;
  /** `#rrggbb` of a colour's swatch, else null. */
  hex: string | null;
  selected: boolean;
  /** The SKU that choosing this value leads to. */
  skuId: number;
  /**
   * `combination`: does not go with the other choices, and choosing it changes them; `stock`: the SKU it leads to is
   * sold out.
   */
  lacks: 'combination' | 'stock' | null;
}

export interface VariantGroup {
  code: string;
  label: string;
  options: VariantOption[];
}

/** The SKU that a page shows at first: the one asked for by the address, else the one that the product's card prices. */
export function shownSku(product: Product, wantedId: number | undefined): Sku | undefined {
  const { children, defaultProductId } = product;
  return (
    children.find(({ productId }) => productId === wantedId) ??
    children.find(({ productId }) => productId === defaultProductId) ??
    children[0]
  );
}

/**
 * The choices of a product beside the SKU that is shown. A value leads to the SKU that has it and keeps most of the other
 * choices, of several to one that can be bought; values that no SKU has are left out.
 */
export function variantGroups(product: Product, shown: Sku, isAvailable: (sku: Sku) => boolean): VariantGroup[] {
  const current = choicesOf(shown);
  const groups = product.attributeOptions.map(({ code, label, options }) => ({
    code,
    label,
    options: options.flatMap((option): VariantOption[] => {
      const candidates = product.children.filter((sku) => choicesOf(sku).get(code) === option.value);
      const target = current.get(code) === option.value ? shown : nearest(candidates, current, code, isAvailable);
      if (!target) return [];
      const keepsOthers = kept(target, current, code) === current.size - (current.has(code) ? 1 : 0);
      const lacks = !keepsOthers ? 'combination' : isAvailable(target) ? null : 'stock';
      return [{ ...option, selected: target === shown, skuId: target.productId, lacks }];
    }),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** The values of the attributes that make variants, by the attribute's code. */
function choicesOf(sku: Sku): Map<string, string> {
  return new Map(sku.attributes.filter(({ type }) => type === 'integer').map(({ code, value }) => [code, value]));
}

/** How many of the current choices, other than of `code`, a SKU keeps. */
function kept(sku: Sku, current: ReadonlyMap<string, string>, code: string): number {
  const choices = choicesOf(sku);
  return [...current].filter(([other, value]) => other !== code && choices.get(other) === value).length;
}

function nearest(
  candidates: readonly Sku[],
  current: ReadonlyMap<string, string>,
  code: string,
  isAvailable: (sku: Sku) => boolean,
): Sku | undefined {
  return candidates.reduce<Sku | undefined>((best, sku) => {
    if (!best) return sku;
    const gain = kept(sku, current, code) - kept(best, current, code);
    if (gain !== 0) return gain > 0 ? sku : best;
    return isAvailable(sku) && !isAvailable(best) ? sku : best;
  }, undefined);
}
