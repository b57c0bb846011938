import type { FastifyRequest } from 'fastify';
import { isVisitorId } from '#contract/visitor-id.ts';
import { hashToken } from '../tokens.ts';

/**
 * The hash of the visitor's id in the header `session-id`, to which a sign-in is bound: only the browser that began it can end it.
 * Undefined without a valid one.
 */
export function visitorHashOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['session-id'];
  return isVisitorId(id) ? hashToken(`visitor ${id}`) : undefined;
}
