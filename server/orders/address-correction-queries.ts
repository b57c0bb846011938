import type { Db, Tx } from '../db/database.ts';
import type { DeliveryAddressSnapshot } from './stored-order.ts';

/** Replaces the delivery address of a locked order, and logs who did it. */
export async function replaceDeliveryAddress(
  tx: Tx,
  {
    orderId,
    deliveryAddress,
    operator,
    now,
  }: { orderId: string; deliveryAddress: DeliveryAddressSnapshot; operator: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ delivery_address: JSON.stringify(deliveryAddress), updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
  await tx.insertInto('order_address_corrections').values({ order_id: orderId, operator, corrected_at: now }).execute();
}

/** When and by whom the delivery address of an order was corrected, oldest first. */
export function findAddressCorrections(db: Db, orderId: string): Promise<{ at: Date; operator: string }[]> {
  return db
    .selectFrom('order_address_corrections')
    .select(['corrected_at as at', 'operator'])
    .where('order_id', '=', orderId)
    .orderBy('order_address_correction_id')
    .execute();
}
