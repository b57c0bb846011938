import type { Selectable } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { Db, Tx } from '../db/database.ts';
import type { OrderDiscounts } from '../db/tables.ts';

/** What a promotion or a coupon brought an order, as it was. */
export interface StoredDiscount {
  /** Null for a coupon. */
  promotionId: number | null;
  /** Null for a promotion. */
  couponId: number | null;
  name: Localised;
  description: Localised;
  /** On lines. */
  discount: Satang;
  /** On the delivery fee. */
  deliveryDiscount: Satang;
  cashback: Satang;
  /** The payment methods that it requires; null if it does not depend on the method. */
  paymentMethods: readonly PaymentMethod[] | null;
  /** The banks and numbers of months of installment plans that it requires; null for any. */
  installmentAgents: readonly string[] | null;
  installmentMonths: readonly number[] | null;
}

/** Inserts what promotions and coupons brought an order. */
export async function insertDiscounts(tx: Tx, orderId: string, discounts: readonly StoredDiscount[]): Promise<void> {
  if (discounts.length === 0) return;
  await tx
    .insertInto('order_discounts')
    .values(
      discounts.map((entry, position) => ({
        order_id: orderId,
        position,
        promotion_id: entry.promotionId,
        coupon_id: entry.couponId,
        name: JSON.stringify(entry.name),
        description: JSON.stringify(entry.description),
        discount_satang: entry.discount,
        delivery_discount_satang: entry.deliveryDiscount,
        cashback_satang: entry.cashback,
        payment_methods: entry.paymentMethods && [...entry.paymentMethods],
        installment_agents: entry.installmentAgents && [...entry.installmentAgents],
        installment_months: entry.installmentMonths && [...entry.installmentMonths],
      })),
    )
    .execute();
}

/** What promotions and coupons brought an order, in the order in which they applied. */
export async function findOrderDiscounts(db: Db, orderId: string): Promise<StoredDiscount[]> {
  const rows = await db
    .selectFrom('order_discounts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(discountFromRow);
}

export function discountFromRow(row: Selectable<OrderDiscounts>): StoredDiscount {
  return {
    promotionId: row.promotion_id,
    couponId: row.coupon_id,
    name: row.name as Localised,
    description: row.description as Localised,
    discount: row.discount_satang,
    deliveryDiscount: row.delivery_discount_satang,
    cashback: row.cashback_satang,
    paymentMethods: row.payment_methods as PaymentMethod[] | null,
    installmentAgents: row.installment_agents,
    installmentMonths: row.installment_months,
  };
}
