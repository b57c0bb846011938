import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { type ReservationKind, unlimited } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    promotion_use: { key: { promotion_id: number } };
    promotion_customer_use: { key: { promotion_id: number; customer_id: string } };
    gift_quota: { key: { promotion_id: number; sku_id: number } };
  }
}

/** A promotion that applies to an order. */
export interface PromotionUse {
  promotionId: number;
  totalLimit: number | null;
  perCustomerLimit: number | null;
}

/** The part of an order that reserves uses of promotions. */
export interface PromotionOrder {
  customerId: string;
  promotions: readonly PromotionUse[];
}

/** Uses of promotions with a limit of all uses. An order that is paid late keeps its price. */
export const promotionUseReservations: ReservationKind<'promotion_use', PromotionOrder> = {
  name: 'promotion_use',
  table: 'promotions',
  columns: { promotion_id: 'key' },
  available: sql`coalesce(t.total_limit - t.used, ${unlimited})`,
  deduct: sql`used = t.used + change.units`,
  requestedBy: ({ promotions }) =>
    promotions.flatMap(({ promotionId, totalLimit }) =>
      totalLimit === null ? [] : [{ resource: { promotion_id: promotionId }, quantity: 1 }],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** Uses by one customer of promotions with a limit per customer. Requires `ensurePromotionCustomers`. */
export const promotionCustomerUseReservations: ReservationKind<'promotion_customer_use', PromotionOrder> = {
  name: 'promotion_customer_use',
  table: 'promotion_customers',
  columns: { promotion_id: 'key', customer_id: 'key' },
  available: sql`coalesce(
    (select limits.per_customer_limit from promotions limits where limits.promotion_id = t.promotion_id) - t.used, ${unlimited}
  )`,
  deduct: sql`used = t.used + change.units`,
  requestedBy: ({ customerId, promotions }) =>
    customerUses(promotions).map(({ promotionId }) => ({
      resource: { promotion_id: promotionId, customer_id: customerId },
      quantity: 1,
    })),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** Quotas of gifts; their stock is reserved like that of any line. */
export const giftQuotaReservations: ReservationKind<'gift_quota', GiftOrder> = {
  name: 'gift_quota',
  table: 'promotion_gifts',
  columns: { promotion_id: 'key', sku_id: 'key' },
  available: sql`coalesce(t.quota - t.given, ${unlimited})`,
  deduct: sql`given = t.given + change.units`,
  requestedBy: ({ lines }) =>
    lines.flatMap(({ giftBy, isGiftLimited, skuId, quantity }) =>
      giftBy === null || !isGiftLimited ? [] : [{ resource: { promotion_id: giftBy, sku_id: skuId }, quantity }],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};

/** The part of an order that reserves gifts. */
interface GiftOrder {
  lines: readonly { giftBy: number | null; isGiftLimited: boolean; skuId: number; quantity: number }[];
}

/**
 * An order with the limits of its promotions as they are now: one may have been set since promotions were read. Requires `holdLimits`.
 */
export async function withCurrentPromotionLimits<Order extends PromotionOrder & GiftOrder>(
  tx: Tx,
  order: Order,
): Promise<Order> {
  const promotionIds = order.promotions.map(({ promotionId }) => promotionId);
  if (promotionIds.length === 0) return order;
  const { rows } = await sql<PromotionUse & { limitedGifts: number[] }>`
    select p.promotion_id as "promotionId", p.total_limit as "totalLimit", p.per_customer_limit as "perCustomerLimit", array(
      select sku_id from promotion_gifts gift where gift.promotion_id = p.promotion_id and gift.quota is not null
    ) as "limitedGifts"
    from promotions p where p.promotion_id = any (${promotionIds}::integer[])`.execute(tx);
  const current = new Map(rows.map((row) => [row.promotionId, row]));
  return {
    ...order,
    promotions: order.promotions.map((use) => current.get(use.promotionId) ?? use),
    lines: order.lines.map((line) => ({
      ...line,
      isGiftLimited: line.giftBy !== null && current.get(line.giftBy)?.limitedGifts.includes(line.skuId) === true,
    })),
  };
}

/** Creates the rows on which an order reserves the customer's uses; to be called before reserving. */
export async function ensurePromotionCustomers(tx: Tx, { customerId, promotions }: PromotionOrder): Promise<void> {
  const promotionIds = customerUses(promotions).map(({ promotionId }) => promotionId);
  if (promotionIds.length === 0) return;
  await sql`
    insert into promotion_customers (promotion_id, customer_id)
    select promotion_id, ${customerId}::uuid from promotions where promotion_id = any (${promotionIds}::integer[])
    order by promotion_id
    on conflict do nothing`.execute(tx);
}

function customerUses(promotions: readonly PromotionUse[]): PromotionUse[] {
  return promotions.filter(({ perCustomerLimit }) => perCustomerLimit !== null);
}
