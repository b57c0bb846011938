import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageResponse } from '../request/page-response.ts';
import { acceptedEncoding, encode } from './content-encoding.ts';
import type { StoredPage } from './page-cache.ts';

/** Of a prefetched page: it is opened within seconds, without asking again, or not at all. */
const prefetchedCacheControl = 'private, max-age=10';

/** Sends a cached page in as few steps as possible: this is the hot path of a busy shop. */
export function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known === page.etag || known === '*' || known.includes(page.etag.slice(2)))) {
    response.writeHead(304, forPurpose(request, page.unchangedHeaders));
    response.end();
    return;
  }
  const { headers, body } = page.encodings[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(page.status, forPurpose(request, headers));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a page that is stored by now, unless the request was answered because its time is over. */
export function sendLoadedPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  if (reply.sent) return reply;
  reply.hijack();
  sendStoredPage(request.raw, reply.raw, page);
  return reply;
}

function forPurpose(request: IncomingMessage, headers: Record<string, string>): Record<string, string> {
  const isPrefetch = request.headers['sec-purpose']?.includes('prefetch') === true;
  return isPrefetch ? { ...headers, 'cache-control': prefetchedCacheControl } : headers;
}

/** Sends a rendered response in an encoding that the browser accepts, unless the request was answered because its time is over. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PageResponse,
): Promise<FastifyReply> {
  if (reply.sent) return reply;
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value);
  if (body.length === 0) return reply.send();
  const isText = /^text\/|json|xml/.test(headers.get('content-type') ?? '');
  if (!isText || headers.has('content-encoding')) return reply.send(body);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = await encode(body, encoding, 4);
  if (reply.sent) return reply;
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded);
}
