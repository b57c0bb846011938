import type { ClientFail } from '#contract/client.ts';
import type { CategoryBanner, LinkContent } from '#contract/content.ts';
import type { RequestParts } from '#storefront/request-context.ts';
import { isVariant, type ListingAddress } from './listing-address.ts';

export interface ListingContent {
  banners: CategoryBanner[];
  /** Title, description and text for the page itself, where the shop wrote some. */
  written: LinkContent | null;
}

/**
 * What the shop hangs above a category and writes about it: for its first page as it is, not for what a shopper narrowed.
 * Without an answer the listing is shown all the same, but not kept.
 */
export async function listingContent(
  address: ListingAddress,
  { api, page, log }: Pick<RequestParts, 'api' | 'page' | 'log'>,
): Promise<ListingContent> {
  if (isVariant(address) || address.page > 1) return { banners: [], written: null };
  page.tag('content');
  const { path } = address;
  const [banners, written] = await Promise.all([
    path ? api('GET /pagerender/content/product-category-banner', { query: { path } }) : undefined,
    api('GET /utils/api/link', { query: { path: path ? `/product-category/${path}` : '/product-category' } }),
  ]);
  if (banners && !banners.ok) missed(banners);
  if (!written.ok && written.code !== 'link_not_found') missed(written);
  return { banners: banners?.ok ? banners.data.banners : [], written: written.ok ? written.data : null };

  function missed({ code }: ClientFail): void {
    log.error({ code }, 'the content of a listing could not be loaded');
    page.doNotKeep();
  }
}
