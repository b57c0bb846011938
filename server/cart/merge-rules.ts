import { type ChangeableLine, maxQuantityOf } from './rules.ts';

/** Higher than `maxLines`, so that sign-in loses no lines, but bounded. */
const maxMergedLines = 200;

/** The changes of a merge to the customer's cart. */
export interface Merge {
  /** Guest lines that move to the customer's cart, with their parent line there. */
  moved: { itemId: string; parentItemId: string | null }[];
  /** Lines, including moved ones, whose quantity or selection changes. */
  changed: { itemId: string; quantity: number; selected: boolean }[];
}

/**
 * Merges a guest's lines into a customer's (docs/reference/cart.md): quantities of the same SKU add up, clamped to stock and
 * limit; options follow their parent, and the same option of the same parent adds up as well. A sold-out line stays with
 * quantity 1, so that the shopper sees it. If the guest selected anything, the customer's other lines are deselected: the
 * shopper then pays for what the guest's cart showed.
 */
export function mergeLines(guests: readonly ChangeableLine[], customers: readonly ChangeableLine[]): Merge {
  const merge: Merge = { moved: [], changed: [] };
  const ownLines = new Map(customers.map((line) => [lineKey(line, line.parentItemId), line]));
  // Guest line → line in the customer's cart; null is the parent of lines without one.
  const mergedLines = new Map<string | null, string | null>([[null, null]]);
  const counts = { ofSku: new Map<number, number>(), byDeals: new Map<number, number>() };
  const count = ({ itemType, skuId }: ChangeableLine, units: number) => {
    const { ofSku, byDeals } = counts;
    ofSku.set(skuId, (ofSku.get(skuId) ?? 0) + units);
    if (itemType === 'OPTION') byDeals.set(skuId, (byDeals.get(skuId) ?? 0) + units);
  };
  for (const line of customers) count(line, line.quantity);
  const parentsFirst = guests.toSorted((a, b) => Number(a.parentItemId !== null) - Number(b.parentItemId !== null));
  for (const guest of parentsFirst) {
    const parentItemId = mergedLines.get(guest.parentItemId);
    // Its parent did not fit into the cart.
    if (parentItemId === undefined) continue;
    const own = ownLines.get(lineKey(guest, parentItemId));
    if (!own) {
      if (customers.length + merge.moved.length >= maxMergedLines) continue;
      merge.moved.push({ itemId: guest.itemId, parentItemId });
    }
    const { itemId, ...before } = own ?? guest;
    mergedLines.set(guest.itemId, itemId);
    const total = guest.quantity + (own?.quantity ?? 0);
    const others = {
      lines: (counts.ofSku.get(guest.skuId) ?? 0) - (own?.quantity ?? 0),
      options: (counts.byDeals.get(guest.skuId) ?? 0) - (own?.quantity ?? 0),
    };
    const quantity = Math.max(1, Math.min(total, maxLineQuantity(guest, others)));
    count(guest, quantity - (own?.quantity ?? 0));
    const selected = before.selected || guest.selected;
    if (quantity !== before.quantity || selected !== before.selected)
      merge.changed.push({ itemId, quantity, selected });
  }
  if (guests.some(({ selected }) => selected)) merge.changed.push(...deselectedLines(customers, mergedLines));
  return merge;
}

/** The customer's selected lines that no guest line was merged into, nor into their parent. */
function deselectedLines(
  customers: readonly ChangeableLine[],
  mergedLines: ReadonlyMap<string | null, string | null>,
): Merge['changed'] {
  const shared = new Set(mergedLines.values());
  return customers
    .filter(({ itemId, parentItemId, selected }) => selected && !shared.has(parentItemId ?? itemId))
    .map(({ itemId, quantity }) => ({ itemId, quantity, selected: false }));
}

/** Lines with the same key are merged into one. */
function lineKey({ itemType, skuId }: ChangeableLine, parentItemId: string | null): string {
  return `${itemType} ${skuId} ${parentItemId}`;
}

/** @param others units of its SKU in other lines, and of these in options */
function maxLineQuantity({ itemType, sku, deal }: ChangeableLine, others: { lines: number; options: number }): number {
  const ofSku = Math.min(maxQuantityOf(sku), (sku.limitQuantity ?? Number.POSITIVE_INFINITY) - others.lines);
  if (itemType !== 'OPTION') return ofSku;
  return deal ? Math.min(ofSku, deal.stock, deal.limitQuantity - others.options) : 0;
}
