import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { type ListingAddress, listingSearch } from './listing-params.ts';

/** The URL of a listing in the current language, without default values. */
export function listingHref(address: Partial<ListingAddress>): string {
  const segments = (address.path ?? '').split('/').filter(Boolean).map(encodeURIComponent);
  const text = listingSearch(address).toString();
  return localiseLink(['/product-category', ...segments].join('/')) + (text && `?${text}`);
}
