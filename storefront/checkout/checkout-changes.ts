import { cartLineName } from '#contract/cart-line-name.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { DeliveryDates } from '#contract/orders.ts';

/** A change since the shopper last saw the checkout; amounts in baht. `benefit` is a promotion or a coupon. */
export type CheckoutChange =
  | {
      kind: 'gone' | 'gift-gone' | 'added' | 'gift-added' | 'sold-out' | 'benefit-ended' | 'benefit-added';
      name: string;
    }
  | { kind: 'delivery-gone' }
  | { kind: 'left'; name: string; left: number }
  | { kind: 'quantity' | 'price' | 'benefit'; name: string; before: number; after: number }
  | { kind: 'delivery' | 'total'; before: number; after: number }
  | { kind: 'delivery-dates'; before: DeliveryDates; after: DeliveryDates };

/** The differences between two versions of a checkout: lines first, then promotions and coupons, delivery, total. */
export function changesBetween(before: Checkout, after: Checkout): CheckoutChange[] {
  const known = new Map(before.items.map((item) => [item.uuid, item]));
  const now = new Map(after.items.map((item) => [item.uuid, item]));
  return [
    ...before.items.flatMap((item) => lineChanges(item, now.get(item.uuid))),
    ...after.items.filter(({ uuid }) => !known.has(uuid)).map(addedLine),
    ...benefitChanges(benefitsOf(before), benefitsOf(after)),
    ...deliveryChanges(before, after),
    ...amountChange('total', before.totalPayable, after.totalPayable),
  ];
}

/** What neither a payment method nor a delivery method or address changes: the lines that are bought and their prices. */
const ofLines = new Set<CheckoutChange['kind']>(['gone', 'added', 'sold-out', 'left', 'quantity', 'price']);

/**
 * The differences that the shopper's own choice of a payment or delivery does not explain, such as after a change of the cart in
 * another tab; with the new total, if there is one.
 */
export function unexplainedChanges(before: Checkout, after: Checkout): CheckoutChange[] {
  const changes = changesBetween(before, after);
  const isUnexplained = changes.some(({ kind }) => ofLines.has(kind));
  return isUnexplained ? changes.filter(({ kind }) => ofLines.has(kind) || kind === 'total') : [];
}

function lineChanges(before: CartItem, after: CartItem | undefined): CheckoutChange[] {
  const name = cartLineName(before);
  if (!after) return [{ kind: before.itemType === 'GIFT' ? 'gift-gone' : 'gone', name }];
  const changes: CheckoutChange[] = [];
  if (after.stock <= 0) changes.push({ kind: 'sold-out', name });
  else if (after.stock < after.quantity) changes.push({ kind: 'left', name, left: after.stock });
  if (after.quantity !== before.quantity)
    changes.push({ kind: 'quantity', name, before: before.quantity, after: after.quantity });
  const prices = { before: before.specialPrice ?? before.price, after: after.specialPrice ?? after.price };
  if (prices.before !== prices.after) changes.push({ kind: 'price', name, ...prices });
  return changes;
}

function addedLine(line: CartItem): CheckoutChange {
  return { kind: line.itemType === 'GIFT' ? 'gift-added' : 'added', name: cartLineName(line) };
}

interface Benefit {
  name: string;
  /** Off the goods and the delivery fee. */
  discount: number;
}

/** The promotions and coupons that apply, by a key that is the same in both versions. */
function benefitsOf({ applyRules, coupons }: Pick<Checkout, 'applyRules' | 'coupons'>): Map<string, Benefit> {
  const applied = coupons.filter(({ errorCode }) => errorCode === null);
  return new Map(
    [
      ...applyRules.map((rule) => ({ ...rule, key: `promotion ${rule.ruleId}` })),
      ...applied.map((coupon) => ({ ...coupon, key: `coupon ${coupon.couponCode ?? coupon.collectibleCouponId}` })),
    ].map(({ key, name, discount, deliveryDiscount }) => [key, { name, discount: discount + deliveryDiscount }]),
  );
}

function benefitChanges(before: Map<string, Benefit>, after: Map<string, Benefit>): CheckoutChange[] {
  const changed = [...before].flatMap(([key, { name, discount }]): CheckoutChange[] => {
    const now = after.get(key);
    if (!now) return [{ kind: 'benefit-ended', name }];
    return now.discount === discount ? [] : [{ kind: 'benefit', name, before: discount, after: now.discount }];
  });
  const added = [...after].filter(([key]) => !before.has(key));
  return [...changed, ...added.map(([, { name }]): CheckoutChange => ({ kind: 'benefit-added', name }))];
}

function deliveryChanges(before: Checkout, after: Checkout): CheckoutChange[] {
  const changes: CheckoutChange[] = [];
  if (before.delivery && !after.delivery) changes.push({ kind: 'delivery-gone' });
  changes.push(...amountChange('delivery', before.totalDeliveryFee, after.totalDeliveryFee));
  const dates = { before: before.deliveryDates, after: after.deliveryDates };
  if (dates.before && dates.after && !isSamePeriod(dates.before, dates.after))
    changes.push({ kind: 'delivery-dates', before: dates.before, after: dates.after });
  return changes;
}

function isSamePeriod(one: DeliveryDates, other: DeliveryDates): boolean {
  return one.earliest === other.earliest && one.latest === other.latest;
}

function amountChange(kind: 'delivery' | 'total', before: number, after: number): CheckoutChange[] {
  return before === after ? [] : [{ kind, before, after }];
}

/** Whether every line is in stock in its quantity. */
export function isInStock({ items }: Pick<Checkout, 'items'>): boolean {
  return items.every((item) => item.stock > 0 && item.stock >= item.quantity);
}
