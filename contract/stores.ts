import * as z from 'zod/mini';
import { Place } from './addresses.ts';
import { endpoints } from './endpoint.ts';
import type { Locale } from './locale.ts';
import { maxNormalisedLength, numericId, pageOf, paging, textLine } from './validation.ts';

/** A kind of branch or service: mall, street shop, service centre, pickup point … */
export const StoreCategory = z.object({
  id: z.int(),
  /** The stable value for the `category` filter: `service-centre`. */
  value: z.string(),
  /** In the language of the request. */
  label: z.string(),
  /** What its branches offer, in the language of the request; may be empty. */
  description: z.string(),
});
export type StoreCategory = z.infer<typeof StoreCategory>;

/** A weekday of the shop's calendar (Asia/Bangkok). */
export const OpeningDay = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int(),
  /** `HH:MM` from `00:00` to `24:00`; null on a day when the branch is closed. */
  hours: z.nullable(z.object({ opens: z.string(), closes: z.string() })),
});
export type OpeningDay = z.infer<typeof OpeningDay>;

/** A day on which a branch has other opening hours than on its weekday, such as a public holiday. */
export const SpecialDay = z.object({
  /** `YYYY-MM-DD` in Bangkok. */
  day: z.string(),
  /** Its name in the language of the request. */
  name: z.string(),
  hours: OpeningDay.shape.hours,
});
export type SpecialDay = z.infer<typeof SpecialDay>;

/** Opening hours of a week as printed: weekdays in a row with the same hours are one line. */
export function formatOpeningHours(week: readonly OpeningDay[], locale: Locale): { days: string; hours: string }[] {
  const groups: { from: number; to: number; hours: string }[] = [];
  for (const { weekday, hours } of week) {
    const text = hours ? `${hours.opens}–${hours.closes}` : { th: 'ปิดทำการ', en: 'Closed' }[locale];
    const last = groups.at(-1);
    if (last?.hours === text) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: text });
  }
  // 5 January 1970 was a Monday.
  const name = (weekday: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday));
  return groups.map(({ from, to, hours }) => {
    if (to - from === 6) return { days: { th: 'ทุกวัน', en: 'Every day' }[locale], hours };
    return { days: from === to ? name(from) : `${name(from)}–${name(to)}`, hours };
  });
}

/** Opens a location on a map. */
export function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Opens the way to a location on a map. */
export function directionsUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** A branch of the shop, in the language of the request. */
export const Store = z.object({
  storeId: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Floor, building, number and road; subdistrict and above are separate. */
  address: z.string(),
  subdistrict: Place,
  district: Place,
  province: Place,
  postcode: z.string(),
  /** Digits only. */
  phone: z.string(),
  /** Degrees, WGS 84. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Kilometres in a straight line from the location of the request; null without one. */
  distance: z.nullable(z.number()),
  categories: z.array(StoreCategory),
  /** All seven weekdays, Monday first. */
  openingHours: z.array(OpeningDay),
  /** The days of the next twelve months on which other hours apply, by day. */
  specialDays: z.array(SpecialDay),
  /** Whether it was open at the time of the response; cached pages compute it from `openingHours` and `specialDays`. */
  openNow: z.boolean(),
});
export type Store = z.infer<typeof Store>;

/** A branch as a point of a map. */
export const StorePoint = z.object({
  storeId: z.int(),
  slug: z.string(),
  /** In the language of the request. */
  name: z.string(),
  province: Place,
  location: Store.shape.location,
});
export type StorePoint = z.infer<typeof StorePoint>;

/** Degrees from −maximum to maximum. An empty text is not valid rather than 0. */
function degrees(maximum: number) {
  return z.pipe(
    z.coerce.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/, 'not_valid')),
    z.coerce.number<string>().check(z.gte(-maximum, 'not_valid'), z.lte(maximum, 'not_valid')),
  );
}

/** Where distances are measured from; both or neither. */
export const locationQuery = { latitude: z.optional(degrees(90)), longitude: z.optional(degrees(180)) };

interface LocationQuery {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Checks of a query with `locationQuery`. */
export const bothOrNeither = [
  z.refine<LocationQuery>(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, {
    path: ['latitude'],
    error: 'required',
  }),
  z.refine<LocationQuery>(({ latitude, longitude }) => longitude !== undefined || latitude === undefined, {
    path: ['longitude'],
    error: 'required',
  }),
];

/** What branches are found by. An unknown region, province or category matches no branch. */
const filters = {
  /** Id of a region. */
  region: z.optional(numericId),
  /** Id of a province. */
  province: z.optional(numericId),
  /** A category's `value`. */
  category: z.optional(textLine(64)),
  /** Terms of the name, address, places or postcode, in either language; all must match. */
  query: z.optional(z.string().check(z.maxLength(200, 'too_long'), maxNormalisedLength(200))),
};

export const storesEndpoints = endpoints({
  'GET /utils/api/stores': {
    operationId: 'listStores',
    summary: 'Branches by region, province, category and query; nearest first if a location is given',
    access: 'public',
    query: z
      .object({
        ...filters,
        /** The branch with this slug. */
        slug: z.optional(textLine(500)),
        /** Id of a SKU: branches that have it in stock. */
        skuId: z.optional(numericId),
        ...locationQuery,
        ...paging,
      })
      .check(...bothOrNeither),
    data: pageOf(Store),
    errors: [],
  },
  'GET /utils/api/stores/{id}': {
    operationId: 'getStore',
    summary: 'One branch',
    access: 'public',
    params: z.object({ id: numericId }),
    data: Store,
    errors: ['not_found'],
  },
  'GET /utils/api/store-points': {
    operationId: 'listStorePoints',
    summary: 'All branches by region, province, category and query, as points of a map',
    access: 'public',
    query: z.object(filters),
    data: z.array(StorePoint),
    errors: [],
  },
  'GET /utils/api/store-categories': {
    operationId: 'listStoreCategories',
    summary: 'The categories that branches are filtered by',
    access: 'public',
    data: z.array(StoreCategory),
    errors: [],
  },
});
