import type { Localised } from './locale.ts';

interface CarrierTerms {
  name: Localised;
  /** The carrier's page about a parcel, with `{number}` for the tracking number unless it has to be typed there; null without one. */
  trackingUrl: string | null;
  /** The form of its tracking numbers, where it is certain. */
  isTrackingNumber?: (trackingNumber: string) => boolean;
}

/** The carriers of parcels. A new one is a row here. */
export const carrierTerms = {
  thailand_post: {
    name: { th: 'ไปรษณีย์ไทย (EMS)', en: 'Thailand Post (EMS)' },
    trackingUrl: 'https://track.thailandpost.co.th/?trackNumber={number}',
    isTrackingNumber: isPostalItemNumber,
  },
  kex: {
    name: { th: 'KEX Express (เคอรี่เดิม)', en: 'KEX Express (formerly Kerry)' },
    trackingUrl: 'https://th.kex-express.com/th/track/?track={number}',
  },
  flash: {
    name: { th: 'Flash Express', en: 'Flash Express' },
    trackingUrl: 'https://www.flashexpress.co.th/fle/tracking?se={number}',
  },
  jt: { name: { th: 'J&T Express', en: 'J&T Express' }, trackingUrl: 'https://www.jtexpress.co.th/service/track' },
  ninja_van: {
    name: { th: 'Ninja Van', en: 'Ninja Van' },
    trackingUrl: 'https://www.ninjavan.co/th-th/tracking?id={number}',
  },
  dhl_ecommerce: {
    name: { th: 'DHL eCommerce', en: 'DHL eCommerce' },
    trackingUrl: 'https://ecommerceportal.dhl.com/track/?ref={number}',
  },
  other: { name: { th: 'ขนส่งอื่น', en: 'Another carrier' }, trackingUrl: null },
} as const satisfies Record<string, CarrierTerms>;

export type Carrier = keyof typeof carrierTerms;
export const carriers = Object.keys(carrierTerms) as readonly Carrier[];

/** The carrier's page about a parcel; null if it has none. */
export function trackingUrl(carrier: Carrier, trackingNumber: string): string | null {
  const { trackingUrl }: CarrierTerms = carrierTerms[carrier];
  return trackingUrl?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null;
}

/** Whether a carrier can have given a parcel this number. */
export function isTrackingNumberOf(carrier: Carrier, trackingNumber: string): boolean {
  const { isTrackingNumber }: CarrierTerms = carrierTerms[carrier];
  return isTrackingNumber?.(trackingNumber) ?? true;
}

const checkDigitWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Whether a text is the number of a Thai postal item (UPU S10): two letters, eight digits, a check digit and TH. */
function isPostalItemNumber(text: string): boolean {
  const [, digits = ''] = /^[A-Z]{2}(\d{9})TH$/.exec(text) ?? [];
  if (!digits) return false;
  const sum = checkDigitWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const checkDigit = 11 - (sum % 11);
  return Number(digits[8]) === (checkDigit === 10 ? 0 : checkDigit === 11 ? 5 : checkDigit);
}
