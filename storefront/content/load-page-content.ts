import type { LinkContent } from '#contract/content.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';

/**
 * The content written for a page, by its path without the language; null where there is none. Where it cannot be loaded
 * the page is rendered without it, but not cached.
 */
export async function writtenWords(
  path: string,
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<LinkContent | null> {
  cachePolicy.tag('content');
  const answer = await api('GET /utils/api/link', { query: { path } });
  if (answer.ok) return answer.data;
  if (answer.code !== 'link_not_found') {
    log.error({ code: answer.code, path }, 'what is written about a page could not be loaded');
    cachePolicy.noStore();
  }
  return null;
}
