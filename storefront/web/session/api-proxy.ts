import type { FastifyInstance } from 'fastify';
import { requestTimeoutMs } from '#contract/client.ts';
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

/** Forwards the paths of the contract to the host of the API. */
export async function apiProxyRoutes(app: FastifyInstance, { host, endpoints }: ApiProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  for (const key of Object.keys(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (value !== undefined && !strippedHeaders.has(name)) headers.set(name, String(value));
        }
        headers.set('x-forwarded-for', request.ip);
        let answer: Response;
        let body: Buffer;
        try {
          answer = await fetch(host + request.url, {
            method: request.method,
            headers,
            body: request.body as Buffer<ArrayBuffer> | undefined,
            redirect: 'manual',
            signal: AbortSignal.timeout(requestTimeoutMs),
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
