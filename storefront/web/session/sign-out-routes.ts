import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { homePath, locales, pathPrefix } from '#contract/locale.ts';
import { isCrossSiteWrite, rejectOrigin } from './origin-check.ts';

export interface SignOutOptions {
  /** The shop's public origin. */
  origin: string;
  /** Ends the session of the request's cookies, and clears them. */
  endSession: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** The target of the form on the sign-out page, for browsers without JavaScript: signs out and leads to the home page. */
export async function signOutRoutes(app: FastifyInstance, { origin, endSession }: SignOutOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null));
  for (const locale of locales)
    app.post(`${pathPrefix(locale)}/account/sign-out`, async (request, reply) => {
      if (isCrossSiteWrite(request, origin, 'visitor')) return rejectOrigin(request, reply, origin);
      await endSession(request, reply);
      return reply.header('cache-control', 'no-store').redirect(origin + homePath(locale), 303);
    });
}
