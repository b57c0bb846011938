import type { FastifyInstance } from 'fastify';

/** A `fetch` that reaches the API in this process, without a socket: what server rendering and tests call through. */
export function injectFetch(app: FastifyInstance, further: () => Promise<Record<string, string>> = async () => ({})) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), ...(await further()) },
      payload: init.body as string | undefined,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) headers.append(name, String(one));
    }
    const bodiless = response.statusCode === 204 || response.statusCode === 304;
    return new Response(bodiless ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
}
