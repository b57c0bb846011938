import type { Locale } from '#contract/locale.ts';
import { getLocale } from './paraglide/runtime.js';

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
export function placeLine(place: PostalPlace, locale: Locale = getLocale()): string {
  const { subdistrict, district } = place;
  const province = `${place.province}\u00A0${place.postcode}`;
  if (locale === 'en') return `${subdistrict}, ${district}, ${province}`;
  return place.province === 'กรุงเทพมหานคร'
    ? `แขวง${subdistrict} เขต${district} ${province}`
    : `ต.${subdistrict} อ.${district} จ.${province}`;
}
