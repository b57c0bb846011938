import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { type ListingView, listingSearch } from './listing-view.ts';

/** The URL of a listing in the current language, without default values. */
export function listingHref(view: Partial<ListingView>): string {
  const segments = (view.path ?? '').split('/').filter(Boolean).map(encodeURIComponent);
  const text = listingSearch(view).toString();
  return localiseLink(['/product-category', ...segments].join('/')) + (text && `?${text}`);
}
