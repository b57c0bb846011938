import type { ContentPage } from '#contract/content.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { cacheBlocks } from './block-products.ts';
import { previewOf } from './page-preview.ts';
import { type ShownBlock, shownBlock } from './shown-block.ts';

/** A page of blocks that is part of another page, such as that of a brand. */
export type LoadedBlocks = Pick<ContentPage, 'title' | 'description'> & {
  blocks: readonly ShownBlock[];
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
};

/**
 * The page of blocks of a page, by its path without the language; null where there is none. Where it cannot be loaded the
 * page is rendered without it, but not cached.
 */
export async function loadBlocks(
  path: string,
  url: URL,
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<LoadedBlocks | null> {
  cachePolicy.tag('content');
  const page = await api('GET /pagerender/landing/page', { query: { path, ...previewOf(url, cachePolicy) } });
  const readAt = Date.now();
  if (page.ok) {
    cacheBlocks(cachePolicy, page.data, readAt);
    const { title, description, blocks } = page.data;
    return { title, description, blocks: blocks.map(shownBlock), readAt };
  }
  if (page.code === 'page_not_found') return null;
  // An address that no content can have, or a preview of an impossible time, is the visitor's own.
  if (page.code !== 'validation_failed') logFailedCall(log, page, 'the blocks of a page could not be loaded', { path });
  cachePolicy.noStore();
  return null;
}
