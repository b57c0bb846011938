import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { publicHolidays, shippingZones } from './data/shipping.ts';
import { insertOrUpdate } from './insert-or-update.ts';

/** Shipping zones with their rates, and public holidays. */
export async function seedShipping(tx: Tx): Promise<void> {
  await insertOrUpdate(
    tx,
    'shipping_zones',
    ['shipping_zone'],
    shippingZones.map(({ zone, name, areas, isDefault = false, cashOnDelivery }, position) => ({
      shipping_zone: zone,
      name,
      areas,
      default_flag: isDefault,
      cash_on_delivery: cashOnDelivery,
      position,
    })),
  );
  await insertOrUpdate(
    tx,
    'shipping_rates',
    ['shipping_zone', 'from_grams'],
    shippingZones.flatMap(({ zone, rates }) =>
      rates.map(({ from, fee, days: [minimum, maximum] }) => ({
        shipping_zone: zone,
        from_grams: from,
        fee_satang: satangFromBaht(fee),
        minimum_days: minimum,
        maximum_days: maximum,
      })),
    ),
  );
  await insertOrUpdate(
    tx,
    'public_holidays',
    ['day'],
    publicHolidays.map(([day, name]) => ({ day, name })),
  );
}
