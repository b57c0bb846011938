import type { Checkout } from '#contract/checkout.ts';

/** The groups of an installment conflict with the names of their lines. */
export function conflictGroups({ installments, items }: Checkout) {
  const byId = new Map(items.map((item) => [item.uuid, item]));
  return installments.groups.map((group) => ({
    ...group,
    names: group.itemIds.flatMap((id) => {
      const item = byId.get(id);
      if (!item) return [];
      const { productName, attributeOptionName, quantity } = item;
      const name = [productName, attributeOptionName].filter(Boolean).join(' ');
      return quantity > 1 ? [`${name} × ${quantity}`] : [name];
    }),
  }));
}
