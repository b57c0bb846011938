import type { FastifyInstance } from 'fastify';
import { localeFromAcceptLanguage } from '#contract/accept-language.ts';
import type { ClientOptions } from '#contract/client.ts';
import { type ResponseCache, responseKey } from './response-cache.ts';

/**
 * A `fetch` for the contract's client that calls the API of this process without a socket, for server rendering and tests. The caller is
 * the address in `x-forwarded-for`, whose limits a call counts for; without one it is this process. What is in `responses` is returned
 * without a call, and counts for no limit: most of what a page is rendered from is the same on every page.
 */
export function injectFetch(
  app: FastifyInstance,
  extraHeaders: () => Promise<Record<string, string>> = async () => ({}),
  responses?: ResponseCache,
): ClientOptions['fetch'] {
  return async (url, init) => {
    const headers = { ...(init.headers as Record<string, string>), ...(await extraHeaders()) };
    const stored =
      init.method === 'GET'
        ? responses?.findStored(responseKey(localeFromAcceptLanguage(headers['accept-language']), url))
        : undefined;
    if (stored !== undefined) return { ok: true, status: 200, headers: { get: () => null }, text: async () => stored };
    const form = init.body instanceof FormData ? new Response(init.body) : undefined;
    const {
      statusCode,
      payload,
      headers: answered,
    } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: form ? { ...headers, 'content-type': form.headers.get('content-type') ?? '' } : headers,
      remoteAddress: headers['x-forwarded-for'],
      payload: form
        ? Buffer.from(await form.arrayBuffer())
        : init.body instanceof Blob
          ? Buffer.from(await init.body.arrayBuffer())
          : (init.body as string | undefined),
    });
    return {
      ok: statusCode >= 200 && statusCode < 300,
      status: statusCode,
      headers: { get: (name) => (answered[name] === undefined ? null : String(answered[name])) },
      text: async () => payload,
    };
  };
}
