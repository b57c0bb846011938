import type { FastifyInstance } from 'fastify';
import type { ClientOptions } from '#contract/client.ts';

/** The contract client's `fetch` that reaches the API in this process, without a socket: what server rendering and tests call through. */
export function injectFetch(
  app: FastifyInstance,
  further: () => Promise<Record<string, string>> = async () => ({}),
): ClientOptions['fetch'] {
  return async (url, init) => {
    const { statusCode, payload } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), ...(await further()) },
      payload: init.body as string | undefined,
    });
    return { ok: statusCode >= 200 && statusCode < 300, status: statusCode, text: async () => payload };
  };
}
