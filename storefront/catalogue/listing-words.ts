import { shop } from '#contract/shop.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import type { ListingAddress } from './listing-links.ts';

/** What a listing is called: the search, the brand, the category, or all products. */
export function listingTitle({ query, brands }: ListingAddress, categoryName: string | undefined): string {
  if (query) return m.catalogue_results_for({ query });
  if (brands) return categoryName ? m.catalogue_brand_in({ brand: brands, category: categoryName }) : brands;
  return categoryName ?? m.catalogue_all_products();
}

/** Title and description for search engines. */
export function listingHead(title: string, total: number, page: number): { title: string; description: string } {
  const shopName = shop.name[getLocale()];
  const numbered = page > 1 ? m.catalogue_page_title({ name: title, page }) : title;
  return {
    title: `${numbered} | ${shopName}`,
    description: m.catalogue_listing_description({ name: title, count: formatNumber(total), shop: shopName }),
  };
}
