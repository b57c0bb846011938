import type { ClientFail } from '#contract/client.ts';
import type { CategoryBanner, LinkContent } from '#contract/content.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { isVariant, type ListingAddress } from './listing-params.ts';

export interface ListingContent {
  banners: CategoryBanner[];
  /** Title, description and content written for this listing, where there are any. */
  written: LinkContent | null;
}

/**
 * The banners of a category, with any filters, and the content written for the unfiltered listing; both on the first
 * page only. Where they cannot be loaded the listing is rendered without them, but not cached.
 */
export async function listingContent(
  address: ListingAddress,
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<ListingContent> {
  const { path, query } = address;
  if (query !== undefined || address.page > 1) return { banners: [], written: null };
  cachePolicy.tag('content');
  const [banners, written] = await Promise.all([
    path ? api('GET /pagerender/content/product-category-banner', { query: { path } }) : undefined,
    isVariant(address) ? undefined : api('GET /utils/api/link', { query: { path: `/product-category/${path}` } }),
  ]);
  if (banners && !banners.ok) missed(banners);
  if (written && !written.ok && written.code !== 'link_not_found') missed(written);
  return { banners: banners?.ok ? banners.data.banners : [], written: written?.ok ? written.data : null };

  function missed({ code }: ClientFail): void {
    log.error({ code }, 'the content of a listing could not be loaded');
    cachePolicy.noStore();
  }
}
