import { createHash } from 'node:crypto';

/** Headers of every page and file that the web server sends. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * The content security policy of one page. Its inline scripts are allowed by their hashes, so the policy can be cached
 * with the page. A script inside content would be hashed too: content never goes into a page as raw HTML without having
 * been sanitised.
 *
 * @param trusted sources of analytics and bot check, where the shop uses them
 * @param connectOrigins origins that this page's scripts may connect to, such as a card vault
 */
export function contentSecurityPolicy(
  html: string,
  trusted: readonly string[],
  connectOrigins: Iterable<string> = [],
): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes) || script === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const own = ["'self'", ...trusted].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${[own, ...hashes].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `connect-src ${[own, ...connectOrigins].join(' ')}`,
    `frame-src ${own} https://www.youtube-nocookie.com`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
