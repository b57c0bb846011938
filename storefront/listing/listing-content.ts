import type { ClientFail } from '#contract/client.ts';
import type { CategoryBanner, PageContent } from '#contract/content.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { isNonCanonical, type ListingView } from './listing-view.ts';

export interface ListingContent {
  banners: CategoryBanner[];
  /** Title, description and content written for this listing, where there are any. */
  pageContent: PageContent | null;
}

/**
 * The banners of a category, with any filters, and the content written for the unfiltered listing; both on the first
 * page only. Where they cannot be loaded the listing is rendered without them, but not cached.
 */
export async function listingContent(
  view: ListingView,
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<ListingContent> {
  const { path, query } = view;
  if (query !== undefined || view.page > 1) return { banners: [], pageContent: null };
  cachePolicy.tag('content');
  const [banners, pageContent] = await Promise.all([
    path ? api('GET /pagerender/content/product-category-banner', { query: { path } }) : undefined,
    isNonCanonical(view) ? undefined : api('GET /utils/api/link', { query: { path: `/product-category/${path}` } }),
  ]);
  if (banners && !banners.ok) reportFailure(banners);
  if (pageContent && !pageContent.ok && pageContent.code !== 'link_not_found') reportFailure(pageContent);
  return { banners: banners?.ok ? banners.data.banners : [], pageContent: pageContent?.ok ? pageContent.data : null };

  function reportFailure({ code }: ClientFail): void {
    log.error({ code }, 'the content of a listing could not be loaded');
    cachePolicy.noStore();
  }
}
