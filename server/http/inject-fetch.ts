import type { FastifyInstance } from 'fastify';
import type { ClientOptions } from '#contract/client.ts';

/** A `fetch` for the contract's client that calls the API of this process without a socket, for server rendering and tests. */
export function injectFetch(
  app: FastifyInstance,
  extraHeaders: () => Promise<Record<string, string>> = async () => ({}),
): ClientOptions['fetch'] {
  return async (url, init) => {
    const { statusCode, payload } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), ...(await extraHeaders()) },
      payload:
        init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : (init.body as string | undefined),
    });
    return { ok: statusCode >= 200 && statusCode < 300, status: statusCode, text: async () => payload };
  };
}
