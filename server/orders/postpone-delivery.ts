import type { Tx } from '../db/database.ts';
import { leavesTogether, postponedDates, selectHolidays } from '../shipping/shipping.ts';
import { setDeliveryDates } from './queries.ts';
import type { StoredOrder } from './stored-order.ts';

/** Promises later dates for a locked order that is paid at `now`, if it leaves later than when it was placed. */
export async function postponeDelivery(
  tx: Tx,
  { orderId, deliveryDates, createdAt }: StoredOrder,
  now: Date,
): Promise<void> {
  if (!deliveryDates || leavesTogether(createdAt, now)) return;
  const holidays = new Set(await selectHolidays(tx));
  await setDeliveryDates(tx, orderId, postponedDates(deliveryDates, createdAt, now, holidays));
}
