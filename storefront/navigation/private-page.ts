import type { MetaDescriptor } from 'react-router';
import { shop } from '#contract/shop.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The head of a page that belongs to one shopper: search engines stay out. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${shop.name[getLocale()]}` }, { name: 'robots', content: 'noindex' }];
}
