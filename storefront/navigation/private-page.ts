import type { MetaDescriptor } from 'react-router';
import { shop } from '#contract/shop.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Title and robots meta of a page that belongs to one shopper. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${shop.name[getLocale()]}` }, { name: 'robots', content: 'noindex' }];
}
