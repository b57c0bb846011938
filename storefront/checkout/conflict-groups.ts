import { cartLineName } from '#contract/cart-line-name.ts';
import type { Checkout } from '#contract/checkout.ts';

/** The groups of an installment conflict with the names of their lines. */
export function conflictGroups({ installments, items }: Checkout) {
  const byId = new Map(items.map((item) => [item.uuid, item]));
  return installments.groups.map((group) => ({
    ...group,
    names: group.itemIds.flatMap((id) => {
      const item = byId.get(id);
      if (!item) return [];
      const name = cartLineName(item);
      return item.quantity > 1 ? [`${name} × ${item.quantity}`] : [name];
    }),
  }));
}
