import type { Locale } from '#contract/locale.ts';
import { isGatewayMethod, type PaymentMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Tx } from '../db/database.ts';
import { createAttempt } from '../payments/payments.ts';
import type { Totals } from '../pricing/pricing.ts';
import { reserve } from '../reservations/reservations.ts';
import type { Shop } from '../shop.ts';
import { queueOrderMail } from './mails.ts';
import { type DeliveryAddressSnapshot, insertOrder, nextOrderNumber, type StoredLine } from './queries.ts';
import { reservationKinds } from './reservation-kinds.ts';
import { initialState, orderIdOf } from './rules.ts';

/** An order that is to be made: all of it a snapshot. */
export interface OrderDraft {
  customerId: string;
  /** The language that it is made in. */
  locale: Locale;
  paymentMethod: PaymentMethod;
  deliveryMethod: 'shipping';
  deliveryAddress: DeliveryAddressSnapshot;
  lines: (Omit<StoredLine, 'preOrder'> & {
    /** The flash sale that gives it its price. */
    flashSaleId: number | null;
    /** The product of the add-on deal that gives it its price. */
    dealProductId: number | null;
  })[];
  totals: Totals;
  vatRate: number;
}

/**
 * Makes an order: reserves what it wants, writes it with its lines, queues the mail and opens a payment attempt where a gateway
 * collects the money. When something is short the caller rolls back.
 *
 * @returns the order, and its attempt to be started after the commit, null where no gateway collects the money
 */
export async function placeOrder(
  shop: Shop,
  tx: Tx,
  draft: OrderDraft,
): Promise<Result<{ orderId: string; paymentId: string | null }, 'out_of_stock' | 'product_information_updated'>> {
  const now = shop.clock();
  const orderId = orderIdOf(now, await nextOrderNumber(tx));
  const reserved = await reserve(tx, reservationKinds, draft, { reference: orderId, now });
  if (!reserved.ok) return fail(reserved.code);
  const preOrders = new Map(reserved.resources.stock.map((stock) => [stock.sku_id, stock.pre_order_flag]));
  const { totals, ...head } = draft;
  const lines = draft.lines.map((line) => ({ ...line, preOrder: preOrders.get(line.skuId) ?? false }));
  const order = {
    ...head,
    ...totals,
    orderId,
    ...initialState(draft.paymentMethod, now),
    createdAt: now,
  } as const;
  await insertOrder(tx, order, lines);
  await queueOrderMail(shop, tx, 'order_received', order, lines);
  const { paymentMethod: method, expiresAt } = order;
  if (!isGatewayMethod(method) || !expiresAt) return ok({ orderId, paymentId: null });
  const { paymentId } = await createAttempt(tx, { reference: orderId, method, amount: totals.payable, now, expiresAt });
  return ok({ orderId, paymentId });
}
