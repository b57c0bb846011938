import type { Locale } from '#contract/locale.ts';
import { isGatewayMethod, type PaymentMethod } from '#contract/payment-methods.ts';
import { takeDeals } from '../add-on-deals/add-on-deals.ts';
import type { Tx } from '../db/database.ts';
import { takeQuota } from '../flash-sales/flash-sales.ts';
import { takeStock } from '../inventory/inventory.ts';
import { openAttempt } from '../payments/payments.ts';
import type { Totals } from '../pricing/pricing.ts';
import type { Shop } from '../shop.ts';
import { queueOrderMail } from './mails.ts';
import { type DeliveryAddressSnapshot, insertOrder, nextOrderNumber, type StoredLine } from './queries.ts';
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
    /** The flash sale whose price and quota it has. */
    flashSaleId: number | null;
    /** The product of the add-on deal whose price and stock it has. */
    dealProductId: number | null;
  })[];
  totals: Totals;
  vatRate: number;
}

/**
 * The order, and its attempt to be started after the commit where it is paid through a gateway; or the SKUs that are short, or
 * none where a flash sale's quota or an add-on deal is.
 */
export type PlacedOrder =
  | { ok: true; orderId: string; paymentId: string | null }
  | { ok: false; short?: { skuId: number; wanted: number; purchasable: number }[] };

/**
 * Makes an order (behaviour 5): takes its stock, its flash sales' quotas and its add-on deals, writes it with its lines, queues the mail and opens a payment
 * attempt where a gateway collects the money. When something is short the caller rolls back.
 */
export async function placeOrder(shop: Shop, tx: Tx, draft: OrderDraft): Promise<PlacedOrder> {
  const now = shop.clock();
  const orderId = orderIdOf(now, await nextOrderNumber(tx));
  const taken = await takeStock(tx, { reference: orderId, round: 1, lines: draft.lines, now });
  if (!taken.ok) return taken;
  const quotas = draft.lines.flatMap(({ flashSaleId, skuId, quantity }) =>
    flashSaleId === null ? [] : [{ flashSaleId, skuId, quantity }],
  );
  if (!(await takeQuota(tx, quotas, { reference: orderId, round: 1, now }))) return { ok: false };
  const deals = draft.lines.flatMap(({ dealProductId, skuId, quantity }) =>
    dealProductId === null ? [] : [{ dealProductId, skuId, quantity }],
  );
  if (!(await takeDeals(tx, deals, { reference: orderId, round: 1, now }))) return { ok: false };
  const { lines: lineDrafts, totals, ...head } = draft;
  const lines = lineDrafts.map(({ flashSaleId: _, dealProductId: __, ...line }) => ({
    ...line,
    preOrder: taken.preOrder.get(line.skuId) ?? false,
  }));
  const order = {
    ...head,
    ...totals,
    orderId,
    ...initialState(draft.paymentMethod, now),
    stockRound: 1,
    createdAt: now,
  } as const;
  await insertOrder(tx, order, lines);
  await queueOrderMail(shop, tx, 'order_received', order, lines);
  const { paymentMethod: method, expiresAt } = order;
  if (!isGatewayMethod(method) || !expiresAt) return { ok: true, orderId, paymentId: null };
  const { paymentId } = await openAttempt(tx, { reference: orderId, method, amount: totals.payable, now, expiresAt });
  return { ok: true, orderId, paymentId };
}
