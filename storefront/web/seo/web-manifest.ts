import type { Locale } from '#contract/locale.ts';
import { brand, shop } from '#contract/shop.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';

/** The web app manifest of a language: name and icons of the shop on a home screen. Icons are made by `tools/icons-plugin.ts`. */
export function webManifest(locale: Locale): string {
  const icon = (path: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${path}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const start = localisedPath('/', locale);
  return JSON.stringify({
    id: start,
    name: shop.name[locale],
    short_name: shop.name[locale],
    description: shop.tagline[locale],
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: brand.colours.brand,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  });
}
