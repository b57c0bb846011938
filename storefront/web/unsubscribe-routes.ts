import type { FastifyInstance } from 'fastify';
import type { Client } from '#contract/client.ts';
import { type Locale, locales, pathPrefix } from '#contract/locale.ts';

export interface UnsubscribeOptions {
  /** The shop's public origin. */
  origin: string;
  api: (locale: Locale) => Client;
  /** Of every response. */
  headers: Record<string, string>;
}

/**
 * The POST that ends mails about a wishlist, at the address of its page: of mail programs, whose readers press their own button
 * (RFC 8058), and of the form on the page. The token in the address is the permission, so that neither a session nor an origin is needed.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { origin, api, headers }: UnsubscribeOptions) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  for (const locale of locales) {
    const path = `${pathPrefix(locale)}/wishlist/unsubscribe`;
    app.post<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const { token } = request.query;
      const text = typeof token === 'string' ? token : '';
      const ended = await api(locale)('POST /account/api/wishlist-mails/end', { body: { token: text } });
      reply.headers({ ...headers, 'cache-control': 'no-store' });
      // Mail programs follow no redirects, and try again later if the shop cannot do it now.
      if (String(request.body).includes('One-Click'))
        return reply
          .code(ended.ok ? 200 : ended.status || 503)
          .type('text/plain')
          .send(ended.ok ? 'OK' : ended.code);
      return reply.redirect(`${origin}${path}?${new URLSearchParams({ token: text })}`, 303);
    });
  }
}
