import type { IncomingMessage } from 'node:http';

/**
 * The address that a request asks for. What cannot be decoded in that of a page, such as half a Thai letter where a chat cut
 * the link off, is left out, so that people see a page rather than an error of the API; calls keep theirs.
 */
export function pageUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!headers.accept?.includes('text/html')) return url;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  try {
    decodeURI(path);
    return url;
  } catch {
    return withoutBroken(path) + url.slice(path.length);
  }
}

function withoutBroken(path: string): string {
  return path
    .replace(/%(?![0-9a-f]{2})[0-9a-f]?/gi, '')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
      encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString().replaceAll('\uFFFD', '')),
    );
}
