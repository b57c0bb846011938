import type { FastifyInstance } from 'fastify';
import { requestTimeout } from '#contract/client.ts';
import type { Endpoints } from '#contract/endpoint.ts';

/** Headers that belong to one connection or encoding, and cookies, which end at the storefront. */
const notPassed = new Set([
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
/** Bytes of a body: the largest is the picture of a transfer slip. */
const largestBody = 10 * 1024 * 1024;

export interface ProxyOptions {
  /** Without a slash at the end. */
  host: string;
  endpoints: Endpoints;
}

/** Serves the paths of the contract from the host where the API lives. */
export async function proxyRoutes(app: FastifyInstance, { host, endpoints }: ProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
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
          if (value !== undefined && !notPassed.has(name)) headers.set(name, String(value));
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
            signal: AbortSignal.timeout(requestTimeout),
          });
          body = Buffer.from(await answer.arrayBuffer());
        } catch (error) {
          request.log.error({ err: error }, 'the API does not answer');
          return reply.code(503).send({ code: 'service_unavailable', message: '' });
        }
        reply.code(answer.status);
        for (const [name, value] of answer.headers) if (!notPassed.has(name)) reply.header(name, value);
        return reply.send(body.length ? body : undefined);
      },
    });
  }
}
