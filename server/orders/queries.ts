import { sql } from 'kysely';
import type { Delivery } from '#contract/deliveries.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { Db, Tx } from '../db/database.ts';
import type { DeliveryDates } from '../shipping/shipping.ts';
import { insertDiscounts, type StoredDiscount } from './discount-queries.ts';
import { lineFromRow, orderFromRow, type Parcel, type StoredLine, type StoredOrder } from './stored-order.ts';

/** Inserts an order with its lines and discounts and logs its first status; false if another order has its id. */
export async function insertOrder(
  tx: Tx,
  order: StoredOrder,
  lines: readonly StoredLine[],
  discounts: readonly StoredDiscount[],
): Promise<boolean> {
  const inserted = await tx
    .with('inserted', (db) =>
      db
        .insertInto('orders')
        .values({
          order_id: order.orderId,
          customer_id: order.customerId,
          status: order.status,
          locale: order.locale,
          payment_method: order.paymentMethod,
          installment: order.installment && JSON.stringify(order.installment),
          delivery_method: order.deliveryMethod,
          delivery_address: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
          store_id: order.pickup?.storeId ?? null,
          pickup_branch: order.pickup && JSON.stringify(order.pickup.branch),
          pickup_receiver: order.pickup && JSON.stringify(order.pickup.receiver),
          appointment_contact: order.appointmentContact && JSON.stringify(order.appointmentContact),
          delivery_dates: order.deliveryDates && JSON.stringify(order.deliveryDates),
          invoice_buyer: order.invoiceBuyer && JSON.stringify(order.invoiceBuyer),
          market_price_satang: order.marketPrice,
          price_satang: order.price,
          discount_satang: order.discount,
          delivery_fee_satang: order.deliveryFee,
          delivery_fee_discount_satang: order.deliveryFeeDiscount,
          payable_satang: order.payable,
          vat_satang: order.vat,
          vat_rate: order.vatRate,
          coupon_code: order.couponCode,
          collectible_coupon_id: order.collectibleCouponId,
          cashback_satang: order.cashback,
          expires_at: order.expiresAt,
          created_at: order.createdAt,
          updated_at: order.createdAt,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returning(['order_id', 'status', 'created_at']),
    )
    .insertInto('order_transitions')
    .columns(['order_id', 'from_status', 'to_status', 'actor', 'reason', 'at'])
    .expression((db) =>
      db
        .selectFrom('inserted')
        .select([
          'order_id',
          sql<string>`'new'`.as('from_status'),
          'status',
          sql<string>`'customer'`.as('actor'),
          sql<string>`'placed'`.as('reason'),
          'created_at',
        ]),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return false;
  const rows = lines.map((line, position) => ({ ...line, position }));
  await sql`
    insert into order_lines (order_id, position, sku_id, product_id, kind, item_type, sku, slug, product_name, attribute_option_name,
      brand, category_name, image, quantity, pre_order, ship_date, standard_price_satang, unit_price_satang, discount_satang, total_satang,
      gift_by, applied_rule_ids, applied_rule_name)
    select ${order.orderId}, position, "skuId", "productId", kind, "itemType", sku, slug, "productName", "attributeOptionName",
      brand, "categoryName", image, quantity, "preOrder", "shipDate", "standardPrice", "unitPrice", discount, total,
      "giftBy", "appliedRuleIds", "appliedRuleName"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (position integer, "skuId" integer, "productId" integer,
      kind text, "itemType" text, sku text, slug text, "productName" jsonb, "attributeOptionName" jsonb, brand text, "categoryName" jsonb,
      image text, quantity integer, "preOrder" boolean, "shipDate" text, "standardPrice" bigint, "unitPrice" bigint, discount bigint, total bigint,
      "giftBy" integer, "appliedRuleIds" integer[], "appliedRuleName" jsonb)`.execute(tx);
  await insertDiscounts(tx, order.orderId, discounts);
  return true;
}

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<StoredOrder | undefined> {
  const row = await tx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return row && orderFromRow(row);
}

/** Stores the parcel of deliveries of a locked order. */
export async function setShipments(
  tx: Tx,
  { orderId, deliveries, parcel, now }: { orderId: string; deliveries: readonly Delivery[]; parcel: Parcel; now: Date },
): Promise<void> {
  const { carrier, trackingNumber } = parcel;
  await tx
    .updateTable('orders')
    .set({
      ...(deliveries.includes('first') ? { carrier, tracking_number: trackingNumber } : {}),
      ...(deliveries.includes('second') ? { second_carrier: carrier, second_tracking_number: trackingNumber } : {}),
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Stores that deliveries of a locked order have arrived. */
export async function setDelivered(
  tx: Tx,
  { orderId, deliveries, now }: { orderId: string; deliveries: readonly Delivery[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...(deliveries.includes('first') ? { first_delivered_at: now } : {}),
      ...(deliveries.includes('second') ? { second_delivered_at: now } : {}),
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Changes how a locked, unpaid order is to be paid or was paid, and when it expires. */
export async function setPaymentMethod(
  tx: Tx,
  orderId: string,
  { method, installment, expiresAt }: Pick<StoredOrder, 'installment' | 'expiresAt'> & { method: PaymentMethod },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      payment_method: method,
      installment: installment && JSON.stringify(installment),
      expires_at: expiresAt,
      slip_status: null,
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Stores the VAT in a locked order, worked out at another rate (in percent) than when it was placed. */
export async function setVat(
  tx: Tx,
  { orderId, vat, vatRate }: Pick<StoredOrder, 'orderId' | 'vat' | 'vatRate'>,
): Promise<void> {
  await tx.updateTable('orders').set({ vat_satang: vat, vat_rate: vatRate }).where('order_id', '=', orderId).execute();
}

/** Stores the state of the last slip of a locked, unpaid order, and when it expires. */
export async function setSlipStatus(
  tx: Tx,
  { orderId, slipStatus, expiresAt, now }: Pick<StoredOrder, 'orderId' | 'slipStatus' | 'expiresAt'> & { now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ slip_status: slipStatus, expires_at: expiresAt, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
}

export async function setDeliveryDates(tx: Tx, orderId: string, dates: DeliveryDates | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ delivery_dates: dates && JSON.stringify(dates) })
    .where('order_id', '=', orderId)
    .execute();
}

/** The weights of a unit of these SKUs in grams; null for a SKU without one. Those that are gone are left out. */
export async function weightsOfSkus(tx: Tx, skuIds: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await tx.selectFrom('skus').select(['sku_id', 'weight_grams']).where('sku_id', 'in', skuIds).execute();
  return new Map(rows.map((row) => [row.sku_id, row.weight_grams]));
}

/** Makes lines with these SKUs pre-orders if they were none, and the other way round; from which day they ship is not known. */
export async function togglePreOrders(tx: Tx, orderId: string, skuIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ pre_order: sql`not pre_order`, ship_date: null })
    .where('order_id', '=', orderId)
    .where('sku_id', '=', sql<number>`any (${skuIds}::integer[])`)
    .execute();
}

export async function findOrder(db: Db, orderId: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row && orderFromRow(row);
}

/** The order if it belongs to that customer. */
export async function findOwnOrder(db: Db, orderId: string, customerId: string): Promise<StoredOrder | undefined> {
  const order = await findOrder(db, orderId);
  return order?.customerId === customerId ? order : undefined;
}

export async function findOrderLines(db: Db, orderId: string): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(lineFromRow);
}

/** Unpaid orders whose payment window is over and whose slip is not being checked, longest overdue first. */
export async function findOverdueOrders(db: Db, now: Date): Promise<{ orderId: string; expiresAt: Date }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'expires_at'])
    .where('status', '=', 'pending_payment')
    .where('expires_at', '<=', now)
    .where('slip_status', 'is distinct from', 'waiting')
    .orderBy('expires_at')
    .$narrowType<{ expires_at: Date }>()
    .execute();
  return rows.map((row) => ({ orderId: row.order_id, expiresAt: row.expires_at }));
}
