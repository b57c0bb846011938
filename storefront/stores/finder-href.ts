import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { type FinderView, finderSearch } from './store-finder.ts';

/** The URL of the store finder in the current language, without default values. */
export function finderHref(view: FinderView): string {
  const text = finderSearch(view).toString();
  return localiseLink('/store') + (text && `?${text}`);
}
