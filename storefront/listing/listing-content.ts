import type { ClientFail } from '#contract/client.ts';
import type { CategoryBanner, PageContent } from '#contract/content.ts';
import { type LoadedBlocks, loadBlocks } from '#storefront/blocks/load-blocks.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { isNonCanonical, type ListingView } from './listing-view.ts';

export interface ListingContent {
  banners: CategoryBanner[];
  /** Title, description and content written for this listing, where there are any. */
  pageContent: PageContent | null;
  /** The page of blocks of the category; null if there is none. */
  page: LoadedBlocks | null;
}

/**
 * The banners of a category, with any filters, and the content and the blocks of the unfiltered listing; all on the first
 * page only. Where they cannot be loaded the listing is rendered without them, but not cached.
 */
export async function listingContent(
  view: ListingView,
  url: URL,
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<ListingContent> {
  const { path, query } = view;
  if (query !== undefined || view.page > 1) return { banners: [], pageContent: null, page: null };
  cachePolicy.tag('content');
  const isCanonical = !isNonCanonical(view);
  const pagePath = `/product-category/${path}`;
  const [banners, pageContent, page] = await Promise.all([
    path ? api('GET /pagerender/content/product-category-banner', { query: { path } }) : undefined,
    isCanonical ? api('GET /utils/api/link', { query: { path: pagePath } }) : undefined,
    isCanonical && path ? loadBlocks(pagePath, url, { api, cachePolicy, log }) : null,
  ]);
  if (banners && !banners.ok) reportFailure(banners);
  if (pageContent && !pageContent.ok && pageContent.code !== 'link_not_found') reportFailure(pageContent);
  return {
    banners: banners?.ok ? banners.data.banners : [],
    pageContent: pageContent?.ok ? pageContent.data : null,
    page,
  };

  function reportFailure(failure: ClientFail): void {
    // An address that no content can have is the visitor's own.
    if (failure.code !== 'validation_failed')
      logFailedCall(log, failure, 'the content of a listing could not be loaded');
    cachePolicy.noStore();
  }
}
