import type { CartItem } from '#contract/cart.ts';
import type { Checkout } from '#contract/checkout.ts';

/** A change since the shopper last saw the checkout; amounts in baht. */
export type CheckoutChange =
  | { kind: 'gone'; name: string }
  | { kind: 'sold-out'; name: string }
  | { kind: 'left'; name: string; left: number }
  | { kind: 'quantity'; name: string; quantity: number }
  | { kind: 'price'; name: string; before: number; after: number }
  | { kind: 'delivery'; before: number; after: number }
  | { kind: 'total'; before: number; after: number };

/** The differences between two versions of a checkout: lines first, then totals. */
export function changesBetween(before: Checkout, after: Checkout): CheckoutChange[] {
  const now = new Map(after.items.map((item) => [item.uuid, item]));
  const lines = before.items.flatMap((item) => lineChanges(item, now.get(item.uuid)));
  const sums: CheckoutChange[] = [
    { kind: 'delivery', before: before.totalDeliveryFee, after: after.totalDeliveryFee },
    { kind: 'total', before: before.totalPayable, after: after.totalPayable },
  ];
  return [...lines, ...sums.filter((change) => 'before' in change && change.before !== change.after)];
}

function lineChanges(before: CartItem, after: CartItem | undefined): CheckoutChange[] {
  const name = nameOf(before);
  if (!after) return [{ kind: 'gone', name }];
  const changes: CheckoutChange[] = [];
  if (after.stock <= 0) changes.push({ kind: 'sold-out', name });
  else if (after.stock < after.quantity) changes.push({ kind: 'left', name, left: after.stock });
  if (after.quantity !== before.quantity) changes.push({ kind: 'quantity', name, quantity: after.quantity });
  const prices = { before: before.specialPrice ?? before.price, after: after.specialPrice ?? after.price };
  if (prices.before !== prices.after) changes.push({ kind: 'price', name, ...prices });
  return changes;
}

function nameOf({ productName, attributeOptionName }: CartItem): string {
  return attributeOptionName ? `${productName} ${attributeOptionName}` : productName;
}

/** Whether every line is in stock in its quantity. */
export function isInStock({ items }: Pick<Checkout, 'items'>): boolean {
  return items.every((item) => item.stock > 0 && item.stock >= item.quantity);
}
