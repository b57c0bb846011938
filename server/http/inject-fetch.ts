import type { FastifyInstance } from 'fastify';
import type { ClientOptions } from '#contract/client.ts';

/**
 * A `fetch` for the contract's client that calls the API of this process without a socket, for server rendering and tests. The caller is
 * the address in `x-forwarded-for`, whose limits a call counts for; without one it is this process.
 */
export function injectFetch(
  app: FastifyInstance,
  extraHeaders: () => Promise<Record<string, string>> = async () => ({}),
): ClientOptions['fetch'] {
  return async (url, init) => {
    const headers = { ...(init.headers as Record<string, string>), ...(await extraHeaders()) };
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
