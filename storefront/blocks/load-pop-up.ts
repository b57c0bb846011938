import type { BlockOf } from '#contract/blocks.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';

/** A pop-up of a page. */
export type PagePopUp = BlockOf<'pop_up'>;

/** The pop-up of a page; null without one. Where it cannot be loaded the page is rendered without it, but not cached. */
export async function loadPopUp(
  query: { path: string; at?: string; previewKey?: string },
  { api, cachePolicy, log }: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>,
): Promise<PagePopUp | null> {
  const popUp = await api('GET /pagerender/landing/pop-up', { query });
  if (popUp.ok) return popUp.data;
  // An address that no pop-up can have, or a preview of an impossible time, is the visitor's own.
  if (popUp.code !== 'validation_failed')
    logFailedCall(log, popUp, 'the pop-up could not be loaded', { path: query.path });
  cachePolicy.noStore();
  return null;
}
