import type { IncomingMessage } from 'node:http';

/** The scheme and host of an absolute request target, which clients of proxies send. */
const schemeAndHost = /^https?:\/\/[^/?#]+\/?/i;

/**
 * The URL of a request, without its host if there is one (RFC 9112, section 3.2.2): the shop's origin is never taken from a request. In a page's URL, bytes that cannot be decoded (half a Thai letter where a chat app cut the link off) are
 * removed, so that people see a page rather than an API error; URLs of calls stay as they are.
 */
export function requestUrl({ url: target = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = target.startsWith('/') ? target : target.replace(schemeAndHost, '/');
  if (!headers.accept?.includes('text/html')) return url;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  try {
    decodeURI(path);
    return url;
  } catch {
    return removeBrokenEscapes(path) + url.slice(path.length);
  }
}

function removeBrokenEscapes(path: string): string {
  return path
    .replace(/%(?![0-9a-f]{2})[0-9a-f]?/gi, '')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
      encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString().replaceAll('\uFFFD', '')),
    );
}
