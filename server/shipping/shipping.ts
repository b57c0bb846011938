export { ShippingTermsCache, shippingTerms } from './live-shipping.ts';
export { selectHolidays } from './queries.ts';
export {
  type DeliveryDates,
  type DeliveryTerms,
  deliveryDates,
  leavesTogether,
  postponedDates,
  rateOf,
  type ShippingPlace,
  type ShippingTerms,
  type ShippingZone,
  weightOf,
  zoneOf,
} from './rules.ts';
