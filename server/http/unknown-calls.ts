import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import { sendError } from './errors.ts';

/**
 * Responds to undeclared calls below the API's base paths with API errors instead of pages: `not_found` for an unknown path,
 * `method_not_allowed` for a wrong method.
 */
export function unknownCallRoutes(app: FastifyInstance): void {
  const calls = Object.keys(api).map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
  });
  for (const base of new Set(calls.map(({ path }) => path.split('/').slice(0, 3).join('/')))) {
    app.all(`${base}/*`, (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (methods.length === 0 || methods.includes(request.method))
        return sendError(request, reply, { ok: false, code: 'not_found' });
      return sendError(request, reply.header('allow', methods.join(', ')), { ok: false, code: 'method_not_allowed' });
    });
  }
}
