import { createHash } from 'node:crypto';

/** Headers of every page and file that the web server sends. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** A rendered page without the nonces of its scripts, and the hashes of these scripts. */
export interface HashedPage {
  html: Buffer;
  /** Sources for `script-src`. */
  scriptHashes: readonly string[];
}

/**
 * Replaces the nonces of the page's inline scripts by their hashes, so that the page can be cached together with its policy.
 * Only the shop's own components know the nonce: a script that came into the page with content has none and gets no hash.
 *
 * @param nonce random, made for this rendering; base64url
 */
export function hashOwnScripts(html: Buffer, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    parts.push(html.subarray(from, at));
    from = at + attribute.length;
    const script = inlineScript(html, at);
    if (script.length > 0) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: Buffer.concat([...parts, html.subarray(from)]), scriptHashes: [...hashes] };
}

/** The text of the script whose opening tag is around this place; empty for another element. */
function inlineScript(html: Buffer, at: number): Buffer {
  const tag = html.lastIndexOf('<', at);
  if (html.toString('latin1', tag, tag + '<script'.length) !== '<script') return Buffer.alloc(0);
  const start = html.indexOf('>', at) + 1;
  return html.subarray(start, html.indexOf('</script>', start));
}

/** What the content security policy of a page allows besides the shop's own. */
export interface AllowedSources {
  /** `HashedPage.scriptHashes` */
  scriptHashes: readonly string[];
  /** Sources of analytics and bot check: they load scripts, pictures and frames, and connect. */
  trusted: readonly string[];
  /** Of pictures that are not the shop's own. */
  images: readonly string[];
  /** Origins that this page's scripts may connect to, such as a card vault. */
  connect: readonly string[];
}

/** The content security policy of one page. */
export function contentSecurityPolicy({ scriptHashes, trusted, images, connect }: AllowedSources): string {
  const own = ["'self'", ...trusted];
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': [...own, ...scriptHashes],
    // Without attributes as well: `onclick="…"` and `style="…"` need 'unsafe-inline'.
    'style-src': ["'self'"],
    // `data:` is the payment's QR code, `blob:` a photograph before it is sent.
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...trusted, ...connect],
    'connect-src': [...own, ...connect],
    'frame-src': [...own, 'https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
