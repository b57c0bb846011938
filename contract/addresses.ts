import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import type { Locale } from './locale.ts';
import { numericId, postcode } from './validation.ts';

/** A place of the cascade province → district → subdistrict, named in the language of the request. */
export const Place = z.object({ id: z.int(), label: z.string() });
export type Place = z.infer<typeof Place>;

export const Subdistrict = z.object({ ...Place.shape, postcodes: z.array(z.string()) });
export type Subdistrict = z.infer<typeof Subdistrict>;

/** A subdistrict with that postcode, with its district and province. */
export const PostcodeMatch = z.object({ province: Place, district: Place, subdistrict: Place, postcode: z.string() });
export type PostcodeMatch = z.infer<typeof PostcodeMatch>;

/** Names of the places of an address in one language. */
export interface PostalPlace {
  subdistrict: string;
  district: string;
  province: string;
  postcode: string;
}

/**
 * The last line of an address as printed on a parcel; the postcode never wraps onto a line of its own. Bangkok uses
 * แขวง and เขต, the other provinces ตำบล and อำเภอ; English uses the names only.
 */
export function formatPlaceLine(place: PostalPlace, locale: Locale): string {
  const { subdistrict, district } = place;
  const province = `${place.province}\u00A0${place.postcode}`;
  if (locale === 'en') return `${subdistrict}, ${district}, ${province}`;
  return place.province === 'กรุงเทพมหานคร'
    ? `แขวง${subdistrict} เขต${district} ${province}`
    : `ต.${subdistrict} อ.${district} จ.${province}`;
}

/** An address in one line, whose postcode never wraps onto a line of its own. */
export function withUnbrokenPostcode(address: string): string {
  return address.replace(/ (?=\d{5}$)/, '\u00A0');
}

export const addressesEndpoints = endpoints({
  'GET /utils/api/postal-addresses/regions': {
    operationId: 'listRegions',
    summary: 'The six regions with their provinces',
    access: 'public',
    data: z.array(z.object({ ...Place.shape, provinces: z.array(Place) })),
    errors: [],
  },
  'GET /utils/api/postal-addresses/provinces': {
    operationId: 'listProvinces',
    summary: 'The 77 provinces, sorted by name',
    access: 'public',
    data: z.array(Place),
    errors: [],
  },
  'GET /utils/api/postal-addresses/districts': {
    operationId: 'listDistricts',
    summary: 'The districts of a province, sorted by name',
    access: 'public',
    query: z.object({ provinceId: numericId }),
    data: z.array(Place),
    errors: ['not_found'],
  },
  'GET /utils/api/postal-addresses/subdistricts': {
    operationId: 'listSubdistricts',
    summary: 'The subdistricts of a district, sorted by name, with their postcodes',
    access: 'public',
    query: z.object({ districtId: numericId }),
    data: z.array(Subdistrict),
    errors: ['not_found'],
  },
  'GET /utils/api/postal-addresses/postcodes/{postcode}': {
    operationId: 'listSubdistrictsOfPostcode',
    summary: 'The subdistricts that share a postcode',
    access: 'public',
    params: z.object({ postcode }),
    data: z.array(PostcodeMatch),
    errors: ['not_found'],
  },
});
