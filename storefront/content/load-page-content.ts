import type { RouterContextProvider } from 'react-router';
import type { PageContent } from '#contract/content.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';

/**
 * The content written for a page, by its path without the language; null where there is none. Where it cannot be loaded
 * the page is rendered without it, but not cached.
 */
export async function loadPageContent(
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<PageContent | null> {
  const cachePolicy = context.get(cachePolicyContext);
  cachePolicy.tag('content');
  const result = await context.get(apiContext)('GET /utils/api/link', { query: { path } });
  if (result.ok) return result.data;
  if (result.code === 'link_not_found') return null;
  // An address that no content can have, or a preview of an impossible time, is the visitor's own.
  if (result.code !== 'validation_failed')
    logFailedCall(context.get(logContext), result, 'page content could not be loaded', { path });
  cachePolicy.noStore();
  return null;
}
