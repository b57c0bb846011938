import type { CartItem } from '#contract/cart.ts';
import type { Order } from '#contract/orders.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { ShownLine } from './order-lines.tsx';

/** An order's lines as they are shown: its price is the selling price. */
export function linesOfOrder({ items }: Pick<Order, 'items'>): ShownLine[] {
  return items.map((line, place) => ({ ...line, lineKey: `${place}`, sellingPrice: line.price }));
}

/** A cart's lines as they are shown: its price is the standard one, beside the special price while there is one. */
export function linesOfCart(items: readonly CartItem[]): ShownLine[] {
  return items.map((line) => ({
    ...line,
    lineKey: line.uuid,
    sellingPrice: line.specialPrice ?? line.price,
    warning: warningOf(line),
  }));
}

function warningOf({ stock, quantity }: CartItem): string | undefined {
  if (stock <= 0) return m.orders_line_sold_out();
  return stock < quantity ? m.orders_line_left({ left: stock }) : undefined;
}
