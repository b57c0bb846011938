import type { ProductKind } from './product-kinds.ts';

/** The deliveries of an order of goods in stock and pre-orders: what is in stock comes first. Any other order has the first alone. */
export const deliveries = ['first', 'second'] as const;
export type Delivery = (typeof deliveries)[number];

/** What the delivery of a line depends on. */
export interface DeliverableLine {
  itemType: 'ITEM' | 'GIFT' | 'OPTION';
  kind: ProductKind;
  preOrder: boolean;
}

/** Whether some goods are in stock. Gifts come with the lines that they are given for, pre-orders when they have arrived. */
export function hasGoodsInStock(lines: readonly DeliverableLine[]): boolean {
  return lines.some(({ itemType, kind, preOrder }) => itemType !== 'GIFT' && kind === 'goods' && !preOrder);
}

/** Whether the goods of an order come in two deliveries: some are in stock, some are pre-orders. */
export function isInTwoDeliveries(lines: readonly DeliverableLine[]): boolean {
  return hasGoodsInStock(lines) && lines.some(({ preOrder }) => preOrder);
}

/** In which delivery of its order the goods of a line come. */
export function deliveryOf({ preOrder }: DeliverableLine, linesOfOrder: readonly DeliverableLine[]): Delivery {
  return preOrder && isInTwoDeliveries(linesOfOrder) ? 'second' : 'first';
}

/** The deliveries of an order of which some goods were not refunded. */
export function remainingDeliveries(
  lines: readonly (DeliverableLine & { quantity: number; refundedUnits: number })[],
): Delivery[] {
  const remaining = lines.filter(({ kind, quantity, refundedUnits }) => kind === 'goods' && refundedUnits < quantity);
  const found = new Set(remaining.map((line) => deliveryOf(line, lines)));
  return deliveries.filter((delivery) => found.has(delivery));
}
