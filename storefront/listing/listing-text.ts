import type { PageContent } from '#contract/content.ts';
import type { Facet } from '#contract/search.ts';
import { shop } from '#contract/shop.ts';
import { formatBaht, formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import type { Filter } from './listing-filters.ts';
import type { ListingView } from './listing-view.ts';

/** The title of a listing: its search text, brand or category, or all products. */
export function listingTitle(view: ListingView, categoryName: string | undefined, facets: readonly Facet[]): string {
  const { query } = view;
  if (query) return m.listing_results_for({ query });
  const brand = onlyBrand(view);
  if (brand) {
    const title = filterText({ facet: 'brand', value: brand }, facets);
    return categoryName ? m.listing_brand_in_category({ brand: title, category: afterThai(categoryName) }) : title;
  }
  return categoryName ?? m.listing_all_products();
}

/** The brand of a listing filtered by exactly one brand. */
export function onlyBrand({ query, brands }: ListingView): string | undefined {
  return query === undefined && brands.length === 1 ? brands[0] : undefined;
}

/** Title and description for search engines: as written by the shop, else generated; without products no description. */
export function listingHead(
  title: string,
  total: number,
  { page, query }: Pick<ListingView, 'page' | 'query'>,
  pageContent: Pick<PageContent, 'title' | 'description'> | null,
): { title: string; description: string | undefined } {
  const shopName = shop.name[getLocale()];
  if (pageContent) return { title: `${pageContent.title} | ${shopName}`, description: pageContent.description };
  const numbered = page > 1 ? m.listing_page_title({ name: title, page }) : title;
  return { title: `${numbered} | ${shopName}`, description: total > 0 ? generatedDescription() : undefined };

  function generatedDescription(): string {
    const count = formatNumber(total);
    return query
      ? m.listing_search_description({ query, count, shop: shopName })
      : m.listing_description({ name: afterThai(title), count, shop: shopName });
  }
}

/** A name where a message has no space before it, as Thai words need none: in Thai, other letters have one. */
function afterThai(name: string): string {
  return getLocale() === 'th' && !/^\p{Script=Thai}/u.test(name) ? ` ${name}` : name;
}

export function countText(total: number): string {
  return total === 1 ? m.listing_product_count_one() : m.listing_product_count({ count: formatNumber(total) });
}

/** Label of the button from the filters to the list. */
export function showText(total: number): string {
  return total === 1 ? m.listing_show_one() : m.listing_show({ count: formatNumber(total) });
}

/** A price range in baht with at least one bound. */
export function priceText({ minPrice, maxPrice }: { minPrice?: number | null; maxPrice?: number | null }): string {
  if (minPrice == null) return m.listing_price_to({ price: formatBaht(maxPrice ?? 0) });
  if (maxPrice == null) return m.listing_price_from({ price: formatBaht(minPrice) });
  return `${formatBaht(minPrice)} – ${formatBaht(maxPrice)}`;
}

/** A filter as its facet labels it; attribute values with the attribute's name, since 8GB alone is ambiguous. */
export function filterText({ facet: code, value }: Filter, facets: readonly Facet[]): string {
  const facet = facets.find((entry) => entry.code === code);
  const label = facet?.values.find((entry) => entry.value.toLowerCase() === value.toLowerCase())?.label;
  const isUnambiguous = !facet || ['brand', 'availability', 'promotion'].includes(code);
  return isUnambiguous ? (label ?? fallbackLabel(value)) : `${facet.label}: ${label ?? value}`;
}

/** Label of a value that is in no facet because no product has it. */
function fallbackLabel(value: string): string {
  const labels: Partial<Record<string, () => string>> = {
    'in-stock': m.product_in_stock,
    'out-of-stock': m.product_out_of_stock,
    'pre-order': m.product_pre_order,
    'flash-sale': m.flash_sale_title,
    'free-gift': m.product_badge_free_gift,
    installment: m.installment_title,
    special: m.ui_price_special,
  };
  // The value is of the URL.
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return label?.() ?? value;
}
