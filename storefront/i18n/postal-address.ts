import { formatPlaceLine, type PostalPlace } from '#contract/addresses.ts';
import type { Locale } from '#contract/locale.ts';
import { getLocale } from './paraglide/runtime.js';

/** The last line of an address in the language of the page. */
export function placeLine(place: PostalPlace, locale: Locale = getLocale()): string {
  return formatPlaceLine(place, locale);
}

/** An address in one line, in the language of the page. */
export function addressLine(address: string, place: PostalPlace, locale: Locale = getLocale()): string {
  return `${address}${locale === 'en' ? ',' : ''} ${placeLine(place, locale)}`;
}
