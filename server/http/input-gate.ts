import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasControlCharacter, isStorableText } from '#contract/storable-text.ts';
import { sendError } from './errors.ts';

/** Nesting levels of a body; the contract needs four. */
const maxBodyDepth = 16;

/**
 * Refuses what no handler must read, before the handlers of all requests, whether calls of the contract, forms of the storefront or pages:
 * paths with control characters (404), and queries and bodies with texts that are not storable (400). What is percent-encoded in
 * a URL cannot be half a character. Forms with files are parsed later, by `parseForm`, and cookies by `readCookies` of the storefront.
 */
export function gateInput(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    const queryAt = url.indexOf('?');
    if (hasControlCharacter(queryAt < 0 ? url : url.slice(0, queryAt))) refuse(request, reply, 'not_found');
    else if (queryAt >= 0 && url.includes('%00', queryAt)) refuse(request, reply, 'bad_request');
    else done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (isStorable(request.body)) done();
    else refuse(request, reply, 'bad_request');
  });
}

const pageTexts = { not_found: 'Not found', bad_request: 'Bad request' };

function refuse(request: FastifyRequest, reply: FastifyReply, code: 'not_found' | 'bad_request'): void {
  if (request.headers.accept?.includes('text/html'))
    reply
      .code(code === 'not_found' ? 404 : 400)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(pageTexts[code]);
  else sendError(request, reply, { ok: false, code });
}

/** Whether a body is not nested too deeply, and all its texts and names are storable. Files are not read. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return true;
  return (
    depth < maxBodyDepth &&
    Object.entries(value).every(([name, entry]) => isStorableText(name) && isStorable(entry, depth + 1))
  );
}
