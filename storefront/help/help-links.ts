import { type HelpMenu, policySlugs } from '#contract/help.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface HelpLink {
  href: string;
  label: string;
}

/** The pages of a type. The cookie policy, a page of its own, is listed with the other policies. */
export function helpLinks({ items }: Pick<HelpMenu, 'items'>): HelpLink[] {
  const links = items.map(({ slug, title }) => ({ href: localeHref('/help/:slug', { slug }), label: title }));
  return items.some(({ slug }) => policySlugs.includes(slug))
    ? [...links, { href: localiseLink('/help/cookie-policy'), label: m.help_cookie_policy() }]
    : links;
}
