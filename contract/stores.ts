import * as z from 'zod/mini';
import { Place } from './addresses.ts';
import { endpoints } from './endpoint.ts';
import { numericId, pageOf, paging, textLine } from './validation.ts';

/** What a branch is or offers: in a mall, a street shop, a service centre, a pickup point … */
export const StoreCategory = z.object({
  id: z.int(),
  /** The stable name that `category` filters by: `service-centre`. */
  value: z.string(),
  /** In the language of the request. */
  label: z.string(),
});
export type StoreCategory = z.infer<typeof StoreCategory>;

/** A weekday of the shop's calendar (Asia/Bangkok). */
export const OpeningDay = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int(),
  /** `HH:MM` from `00:00` to `24:00`; null on a day on which the branch stays closed. */
  hours: z.nullable(z.object({ opens: z.string(), closes: z.string() })),
});
export type OpeningDay = z.infer<typeof OpeningDay>;

/** A branch of the shop (spec 2, `/store`), its texts in the language of the request. */
export const Store = z.object({
  storeId: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Floor, building, number and road; the places below stand after it. */
  address: z.string(),
  subdistrict: Place,
  district: Place,
  province: Place,
  postcode: z.string(),
  /** Digits only. */
  phone: z.string(),
  /** Degrees, WGS 84. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Kilometres as the crow flies from where the request asked; null where it did not. */
  distance: z.nullable(z.number()),
  categories: z.array(StoreCategory),
  /** All seven weekdays, Monday first. */
  openingHours: z.array(OpeningDay),
  /** Whether it was open when this was answered: pages that are kept work it out from `openingHours`. */
  openNow: z.boolean(),
});
export type Store = z.infer<typeof Store>;

/** Degrees up to `maximum` either way. Without digits it is not valid: an empty text must not pass for 0. */
function degrees(maximum: number) {
  return z.pipe(
    z.coerce.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/, 'not_valid')),
    z.coerce.number<string>().check(z.gte(-maximum, 'not_valid'), z.lte(maximum, 'not_valid')),
  );
}

export const storesEndpoints = endpoints({
  'GET /utils/api/stores': {
    summary: 'Branches by region, province, category and words, the nearest first where a location is given',
    access: 'public',
    query: z
      .object({
        /** Id of a region. Of this and the next four, whatever is unknown fits no branch. */
        region: z.optional(numericId),
        /** Id of a province. */
        province: z.optional(numericId),
        /** A category's `value`. */
        category: z.optional(textLine(64)),
        /** Words of the name, address, places or postcode, in either language; each must be found. */
        query: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
        /** Id of a SKU: branches that have at least one piece of it. */
        skuId: z.optional(numericId),
        /** Where to measure from; both or neither. */
        latitude: z.optional(degrees(90)),
        longitude: z.optional(degrees(180)),
        ...paging,
      })
      .check(
        z.refine(({ latitude, longitude }) => latitude !== undefined || longitude === undefined, {
          path: ['latitude'],
          error: 'required',
        }),
        z.refine(({ latitude, longitude }) => longitude !== undefined || latitude === undefined, {
          path: ['longitude'],
          error: 'required',
        }),
      ),
    data: pageOf(Store),
    errors: [],
  },
  'GET /utils/api/stores/{id}': {
    summary: 'One branch',
    access: 'public',
    params: z.object({ id: numericId }),
    data: Store,
    errors: ['not_found'],
  },
  'GET /utils/api/store-categories': {
    summary: 'The categories that branches are filtered by',
    access: 'public',
    data: z.array(StoreCategory),
    errors: [],
  },
});
