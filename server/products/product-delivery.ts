import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { ProductDelivery } from '#contract/product-delivery.ts';
import type { AppContext } from '../app-context.ts';
import { pricingTerms } from '../pricing/pricing.ts';
import {
  type DeliveryTerms,
  defaultWeightGrams,
  deliveryDates,
  nextDispatchChange,
  rateOf,
  type ShippingTerms,
  shippingTerms,
  zonesOf,
} from '../shipping/shipping.ts';
import { findDeliveredProduct } from './delivery-queries.ts';

/**
 * The delivery of a product by the id of it or of one of its SKUs, of all of which the heaviest counts; null if there is no such visible
 * product.
 */
export async function readProductDelivery(
  context: Pick<AppContext, 'db' | 'clock' | 'shippingTerms'>,
  id: number,
  locale: Locale,
): Promise<ProductDelivery | null> {
  const product = await findDeliveredProduct(context.db, id, defaultWeightGrams);
  if (!product) return null;
  const now = context.clock();
  const [shipping, { delivery }] = await Promise.all([shippingTerms(context), pricingTerms(context.db, now)]);
  const areas = product.kind === 'goods' ? deliveryAreas(shipping, delivery, product.weightGrams) : [];
  return {
    productId: product.productId,
    freeDeliveryFrom: bahtFromSatang(delivery.freeFrom),
    areas: areas
      .map(({ name, terms }) => ({
        name: name?.[locale] ?? null,
        ...deliveryDates(now, terms, shipping.holidays),
      }))
      .toSorted((a, b) => a.earliest.localeCompare(b.earliest) || a.latest.localeCompare(b.latest)),
    changesAt: nextDispatchChange(now).toISOString(),
  };
}

type Days = Pick<DeliveryTerms, 'minimumDays' | 'maximumDays'>;

/** The days of each zone for a weight; the shop's where a zone has no rate for it, and for addresses in no zone. */
function deliveryAreas(shipping: ShippingTerms, shopDays: Days, weightGrams: number) {
  const ofZones = zonesOf(shipping).map((zone) => ({ name: zone.name, terms: rateOf(zone, weightGrams) ?? shopDays }));
  return shipping.defaultZone ? ofZones : [...ofZones, { name: null, terms: shopDays }];
}
