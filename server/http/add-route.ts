import type { FastifyInstance, RouteOptions } from 'fastify';
import { uploadTimeoutMs } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendError } from './errors.ts';
import { acceptForms } from './forms.ts';

/** Adds a route to the app; one that takes files in a scope of its own, in which bodies are files or forms. */
export function addRoute(app: FastifyInstance, { upload, attachments, access }: Endpoint, options: RouteOptions): void {
  if (attachments)
    return void app.register(async (scope) => {
      acceptForms(scope, attachments);
      scope.route({ ...options, handlerTimeout: uploadTimeoutMs });
    });
  if (!upload) return void app.route(options);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: upload.maxBytes } as const;
    scope.addContentTypeParser([...upload.types], parser, (_request, body, done) => done(null, body));
    scope.route({
      ...options,
      handlerTimeout: uploadTimeoutMs,
      // Before megabytes are received that nobody may send.
      preParsing: async (request, reply) => {
        if (access === 'customer' && request.headers.authorization === undefined)
          await sendError(request, reply, { ok: false, code: 'sign_in_required' });
      },
    });
  });
}
