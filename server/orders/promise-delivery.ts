import { findPlaceId } from '../addresses/addresses.ts';
import type { Tx } from '../db/database.ts';
import { pricingTerms } from '../pricing/pricing.ts';
import {
  type DeliveryDates,
  deliveryDates,
  rateOf,
  readShippingTerms,
  weightOf,
  zoneOf,
} from '../shipping/shipping.ts';
import { setDeliveryDates, weightsOfSkus } from './queries.ts';
import type { DeliveryAddressSnapshot, StoredLine, StoredOrder } from './stored-order.ts';

/** Promises the dates that a locked order without any, of which goods are in stock by now, would have had when it was placed; null for a pickup. */
export async function promiseDelivery(
  tx: Tx,
  { orderId, deliveryAddress, createdAt }: Pick<StoredOrder, 'orderId' | 'deliveryAddress' | 'createdAt'>,
  lines: readonly StoredLine[],
): Promise<DeliveryDates | null> {
  if (!deliveryAddress) return null;
  const shipping = await readShippingTerms(tx);
  const zone = zoneOf(shipping, await placeOf(deliveryAddress));
  const rate = zone && rateOf(zone, await weightOfLines(tx, lines));
  const dates = deliveryDates(createdAt, rate ?? (await pricingTerms(tx, createdAt)).delivery, shipping.holidays);
  await setDeliveryDates(tx, orderId, dates);
  return dates;
}

/** In grams, as carts count it: gifts and services weigh nothing. */
async function weightOfLines(tx: Tx, lines: readonly StoredLine[]): Promise<number> {
  const goods = lines.filter(({ kind, itemType }) => kind === 'goods' && itemType !== 'GIFT');
  const weights = await weightsOfSkus(
    tx,
    goods.map(({ skuId }) => skuId),
  );
  return weightOf(goods.map(({ skuId, quantity }) => ({ quantity, weightGrams: weights.get(skuId) ?? null })));
}

/** The ids of the places of an address; 0, which is none, for a place that is no longer known. */
async function placeOf({ province, district, subdistrict, postcode }: DeliveryAddressSnapshot) {
  const idOf = async (...names: string[]) => (await findPlaceId(names.join('/'))) ?? 0;
  return {
    provinceId: await idOf(province.th),
    districtId: await idOf(province.th, district.th),
    subdistrictId: await idOf(province.th, district.th, subdistrict.th),
    postcode,
  };
}
