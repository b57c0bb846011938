import type { IncomingMessage } from 'node:http';

/**
 * The URL of a request. In a page's URL, bytes that cannot be decoded (half a Thai letter where a chat app cut the link off) are
 * removed, so that people see a page rather than an API error; URLs of calls stay as they are.
 */
export function pageUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
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
