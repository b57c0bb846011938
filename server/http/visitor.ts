import type { FastifyRequest } from 'fastify';

/** The visitor's id in the header `session-id`; undefined without a valid one. */
export function visitorIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = headers['session-id'];
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id) ? id : undefined;
}
