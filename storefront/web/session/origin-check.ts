import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeFromAcceptLanguage } from '#contract/accept-language.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';

const messages = {
  origin_not_allowed: {
    th: 'คำขอนี้ไม่ได้มาจากหน้าเว็บไซต์ของเรา กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'This request did not come from our own pages. Please reload the page and try again.',
  },
  service_unavailable: {
    th: 'ขออภัย ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'Sorry, the service is unavailable for a moment. Please try again.',
  },
} satisfies Record<string, Record<Locale, string>>;

/** The body of an error that the storefront itself answers, in the language of the request. */
export function errorBody(request: FastifyRequest, code: keyof typeof messages): string {
  const message = messages[code][localeFromAcceptLanguage(request.headers['accept-language'])];
  return JSON.stringify({ code, message });
}

/** Whether the request comes from a script in a browser. Other callers send the headers of the contract, or are anonymous. */
export function isBrowser({ raw: { headers } }: FastifyRequest): boolean {
  if (headers.authorization !== undefined || headers['session-id'] !== undefined) return false;
  return [headers.cookie, headers['sec-fetch-site'], headers.origin, headers.referer].some(
    (mark) => mark !== undefined,
  );
}

/**
 * A cross-site write (CSRF): it carries the shopper's cookies, but not our origin. One without cookies, which browsers omit
 * between sites, could still sign the shopper in or out through its response.
 */
export function isCrossSiteWrite(request: FastifyRequest, origin: string, access: Endpoint['access']): boolean {
  const { method, headers } = request.raw;
  if (method === 'GET' || method === 'HEAD') return false;
  if (headers.cookie === undefined && (access === 'public' || !isBrowser(request))) return false;
  return headers.origin === undefined ? headers['sec-fetch-site'] !== 'same-origin' : headers.origin !== origin;
}

/** Refuses a write of another site; the log has both origins, since a wrong `ORIGIN` refuses every write of the shop's own pages. */
export function rejectOrigin(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  request.log.warn({ from: request.headers.origin, expected: origin }, 'a write was refused: it is not from ORIGIN');
  return reply.code(403).type('application/json').send(errorBody(request, 'origin_not_allowed'));
}
