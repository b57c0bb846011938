import type { FastifyRequest } from 'fastify';
import { isVisitorId } from '#contract/visitor-id.ts';

/** The visitor's id in the header `session-id`; undefined without a valid one. */
export function visitorIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = headers['session-id'];
  return isVisitorId(id) ? id : undefined;
}
