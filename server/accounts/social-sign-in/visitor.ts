import type { FastifyRequest } from 'fastify';
import { hashToken } from '../tokens.ts';

/**
 * The hash of the visitor's id in the header `session-id`, to which a sign-in is bound: only the browser that began it can end it.
 * Undefined without a valid one.
 */
export function visitorHashOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['session-id'];
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id) ? hashToken(`visitor ${id}`) : undefined;
}
