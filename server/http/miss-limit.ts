import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';

/** Limits guessing: only calls that fail with certain codes count, by client address and by visitor. */
export interface MissLimit<Call> {
  misses: number;
  seconds: number;
  /** The codes of a miss. */
  codes: readonly ErrorCode[];
  /** Identifies the visitor. */
  visitor: (call: Call) => string;
}

/** A call that is within the limit; `end` must be called with the code of its failure, if it failed. */
export type Attempt =
  | { isWithinLimit: true; end: (code?: ErrorCode) => Promise<void> }
  | { isWithinLimit: false; retryAfterSeconds: number };

/**
 * Counts the misses of one call of the contract; `key` is its method and path. Calls in progress count as misses until they end, so
 * that guesses at the same time do not get past the limit.
 *
 * @returns what begins an attempt, before a call is handled
 */
export function createMissCounter<Call>(
  app: FastifyInstance,
  key: string,
  { misses, seconds, codes, visitor }: MissLimit<Call>,
): (request: FastifyRequest, call: Call) => Promise<Attempt> {
  const subjects = new WeakMap<FastifyRequest, string>();
  const limit = app.createRateLimit({
    max: misses,
    timeWindow: seconds * 1000,
    keyGenerator: (request) => `${key} ${subjects.get(request)}`,
  });
  const countOf = async (request: FastifyRequest, subject: string, { increment }: { increment: boolean }) => {
    subjects.set(request, subject);
    const counted = await limit(request, { increment });
    return counted.isAllowed ? { remaining: misses, ttlInSeconds: 0 } : counted;
  };
  const inProgress = new Map<string, number>();
  const changeInProgress = (subject: string, by: number) => {
    const calls = (inProgress.get(subject) ?? 0) + by;
    if (calls > 0) inProgress.set(subject, calls);
    else inProgress.delete(subject);
  };
  return async (request, call) => {
    const callers = [`address ${request.ip}`, `visitor ${visitor(call)}`];
    for (const subject of callers) changeInProgress(subject, 1);
    const end = async (code?: ErrorCode) => {
      for (const subject of callers) {
        changeInProgress(subject, -1);
        if (code && codes.includes(code)) await countOf(request, subject, { increment: true });
      }
    };
    for (const subject of callers) {
      const { remaining, ttlInSeconds } = await countOf(request, subject, { increment: false });
      if (remaining >= (inProgress.get(subject) ?? 0)) continue;
      await end();
      return { isWithinLimit: false, retryAfterSeconds: Math.max(1, ttlInSeconds) };
    }
    return { isWithinLimit: true, end };
  };
}
