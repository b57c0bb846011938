import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callTimeoutMs } from '#contract/client.ts';
import type { Endpoints } from '#contract/endpoint.ts';

/** Hop-by-hop and encoding headers, and cookies, which are not for the API. */
const strippedHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'set-cookie',
  'te',
  'transfer-encoding',
  'upgrade',
]);
/** The largest body is a message with three files. */
const maxBodyBytes = 16 * 1024 * 1024;

export interface ApiProxyOptions {
  /** Without a slash at the end. */
  host: string;
  endpoints: Endpoints;
}

/** Forwards the calls of the contract to the host of the API (decision 036). */
export async function apiProxyRoutes(app: FastifyInstance, { host, endpoints }: ApiProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const timeoutMs = callTimeoutMs(endpoint);
    app.route({
      method,
      handlerTimeout: timeoutMs,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const target = targetOf(path, request);
        if (target === undefined) return reply.callNotFound();
        const headers = new Headers();
        const ofConnection = request.headers.connection?.toLowerCase().split(/[\s,]+/) ?? [];
        for (const [name, value] of Object.entries(request.headers)) {
          if (value === undefined || strippedHeaders.has(name) || ofConnection.includes(name)) continue;
          headers.set(name, String(value));
        }
        headers.set('x-forwarded-for', request.ip);
        let answer: Response;
        let body: Buffer;
        try {
          answer = await fetch(host + target, {
            method: request.method,
            headers,
            body: request.body as Buffer<ArrayBuffer> | undefined,
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
          });
          body = Buffer.from(await answer.arrayBuffer());
        } catch (error) {
          request.log.error({ err: error }, 'the API does not respond');
          return reply.code(503).send({ code: 'service_unavailable', message: '' });
        }
        reply.code(answer.status);
        for (const [name, value] of answer.headers) if (!strippedHeaders.has(name)) reply.header(name, value);
        return reply.send(body.length ? body : undefined);
      },
    });
  }
}

/** A part of a path that leads to another one, as servers may read it that decode a path twice or take backslashes for slashes. */
const dotSegment = /(?:^|[\\/]|%2f|%5c)(?:\.|%2e){1,2}(?:[\\/]|%2f|%5c|$)/i;

/**
 * Path and query of a request to the API, written from the parameters of the call, so that the API is asked for this call and no other;
 * undefined if a parameter would lead to another path.
 */
function targetOf(path: string, { url, params }: FastifyRequest): string | undefined {
  const values = params as Record<string, string>;
  if (Object.values(values).some((value) => dotSegment.test(value))) return undefined;
  const queryAt = url.indexOf('?');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return queryAt < 0 ? filled : filled + url.slice(queryAt);
}
