import { type ChangeableLine, mostPieces } from './rules.ts';

/** Lines that a merged cart may have: nothing is lost at sign-in, yet no cart grows without end. */
export const maximumMergedLines = 200;

/** What a merge does to the customer's cart. */
export interface Merge {
  /** Guest lines that move over, and the line that each hangs on there. */
  moved: { itemId: string; parentItemId: string | null }[];
  /** Lines, moved ones too, that get another quantity or tick. */
  changed: { itemId: string; quantity: number; selected: boolean }[];
}

/**
 * Merges a guest's lines into a customer's (behaviour 3): the same SKU adds up, clamped to stock and limit; options follow
 * their parent, and the same ones beside the same parent add up, too. A sold-out line stays with one piece, so that the
 * shopper sees what became of it.
 */
export function mergeLines(guests: readonly ChangeableLine[], customers: readonly ChangeableLine[]): Merge {
  const merge: Merge = { moved: [], changed: [] };
  const ownLines = new Map(customers.map((line) => [placeOf(line, line.parentItemId), line]));
  // What the lines of the guest are in the customer's cart; null stands for what hangs on no line.
  const lines = new Map<string | null, string | null>([[null, null]]);
  const parentsFirst = guests.toSorted((a, b) => Number(a.parentItemId !== null) - Number(b.parentItemId !== null));
  for (const guest of parentsFirst) {
    const parentItemId = lines.get(guest.parentItemId);
    // There was no room for its parent.
    if (parentItemId === undefined) continue;
    const own = ownLines.get(placeOf(guest, parentItemId));
    if (!own) {
      if (customers.length + merge.moved.length >= maximumMergedLines) continue;
      merge.moved.push({ itemId: guest.itemId, parentItemId });
    }
    const { itemId, ...before } = own ?? guest;
    lines.set(guest.itemId, itemId);
    const together = guest.quantity + (own?.quantity ?? 0);
    const quantity = Math.max(1, Math.min(together, mostPiecesOfLine(guest)));
    const selected = before.selected || guest.selected;
    if (quantity !== before.quantity || selected !== before.selected)
      merge.changed.push({ itemId, quantity, selected });
  }
  return merge;
}

/** Two lines at one place are the same line. */
function placeOf({ itemType, skuId }: ChangeableLine, parentItemId: string | null): string {
  return `${itemType} ${skuId} ${parentItemId}`;
}

function mostPiecesOfLine({ itemType, sku, deal }: ChangeableLine): number {
  if (itemType !== 'OPTION') return mostPieces(sku);
  return deal ? Math.min(mostPieces(sku), deal.stock, deal.limitQuantity) : 0;
}
