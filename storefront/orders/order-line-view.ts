import type { CartItem } from '#contract/cart-lines.ts';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { DeliveryLine } from './deliveries.tsx';
import type { OrderLineView } from './order-lines.tsx';

/** View models of an order's lines. An order stores the selling price as `price`. Units that were refunded are said while the order goes on. */
export function linesOfOrder({ items, status }: Pick<Order, 'items' | 'status'>): OrderLineView[] {
  const { isClosed } = orderStatusTerms[status];
  return items.map((line, index) => ({
    ...line,
    lineKey: `${index}`,
    sellingPrice: line.price,
    ...(line.refundedUnits > 0 && !isClosed ? { note: noteOf(line) } : {}),
  }));
}

/** Of a line that cost nothing, units are cancelled. */
function noteOf({ refundedUnits: units, totalPrice, totalDiscount }: OrderLine): string {
  return totalPrice === totalDiscount ? m.orders_line_cancelled({ units }) : m.orders_line_refunded({ units });
}

/** View models of a cart's lines. In a cart `price` is the standard price; `specialPrice` replaces it if set. */
export function linesOfCart(items: readonly CartItem[]): OrderLineView[] {
  return items.map((line) => ({
    ...line,
    lineKey: line.uuid,
    sellingPrice: line.specialPrice ?? line.price,
    warning: warningOf(line),
  }));
}

const isGoods = ({ kind }: Pick<CartItem, 'kind'>) => kind === 'goods';

function warningOf({ stock, quantity }: CartItem): string | undefined {
  if (stock <= 0) return m.orders_line_sold_out();
  return stock < quantity ? m.orders_line_left({ left: stock }) : undefined;
}

/** The goods of a cart, with what is sent later. */
export function deliveryLinesOfCart(items: readonly CartItem[]): DeliveryLine[] {
  return items.filter(isGoods).map((line) => ({
    key: line.uuid,
    name: line.skuName,
    quantity: line.quantity,
    preOrder: line.preOrderFlag,
    shipDate: line.preOrderFlag ? preOrderShipDate(line.attributes) : undefined,
  }));
}

/** The goods of an order that were not refunded, with what is sent later. */
export function deliveryLinesOfOrder({ items }: Pick<Order, 'items'>): DeliveryLine[] {
  return items
    .map((line, index) => ({
      kind: line.kind,
      key: `${index}`,
      name: [line.productName, line.attributeOptionName].filter(Boolean).join(' '),
      quantity: line.quantity - line.refundedUnits,
      preOrder: line.preOrder,
      shipDate: line.shipDate ?? undefined,
    }))
    .filter((line) => isGoods(line) && line.quantity > 0);
}
