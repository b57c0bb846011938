import type { DeliveryDates } from '#contract/orders.ts';
import type { Tx } from '../db/database.ts';
import { leavesTogether, postponedDates, selectHolidays } from '../shipping/shipping.ts';
import { setDeliveryDates } from './queries.ts';
import type { StoredOrder } from './stored-order.ts';

/** Promises later dates for a locked order that is paid at `now`, if it leaves later than when it was placed; returns its dates. */
export async function postponeDelivery(
  tx: Tx,
  { orderId, deliveryDates, createdAt }: StoredOrder,
  now: Date,
): Promise<DeliveryDates | null> {
  if (!deliveryDates || leavesTogether(createdAt, now)) return deliveryDates;
  const holidays = new Set(await selectHolidays(tx));
  const dates = postponedDates(deliveryDates, createdAt, now, holidays);
  await setDeliveryDates(tx, orderId, dates);
  return dates;
}
