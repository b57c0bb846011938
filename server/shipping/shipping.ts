export { readShippingTerms, ShippingTermsCache, shippingTerms } from './live-shipping.ts';
export { selectHolidays } from './queries.ts';
export {
  type DeliveryDates,
  type DeliveryTerms,
  defaultWeightGrams,
  deliveryDates,
  leavesTogether,
  nextDispatchChange,
  postponedDates,
  rateOf,
  type ShippingPlace,
  type ShippingTerms,
  type ShippingZone,
  weightOf,
  zoneOf,
  zonesOf,
} from './rules.ts';
