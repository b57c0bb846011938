import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { AppContext } from '../app-context.ts';
import { type LimitCounts, limitCounts } from './limit-counts.ts';

const maxSubjects = 5000;

/** What `@fastify/rate-limit` passes to `child`: the route of a limited call; none for limits of other subjects. */
interface LimitOptions {
  routeInfo: { method?: string; url?: string };
}

/** The counts of the calls of a route by client address. */
function callCounts(context: Pick<AppContext, 'sharedLimits' | 'clock'>, route: string): LimitCounts {
  return limitCounts(context, `calls ${route}`, maxSubjects);
}

/** The store in which `@fastify/rate-limit` counts. */
export function rateLimitStore(context: Pick<AppContext, 'sharedLimits' | 'clock'>): FastifyRateLimitStoreCtor {
  class RateLimitStore {
    readonly #counts: LimitCounts;

    constructor(_options: unknown, counts = limitCounts(context, 'subjects', maxSubjects)) {
      this.#counts = counts;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const { count, until } = this.#counts.add(key, windowMs);
      callback(null, { current: count, ttl: until - this.#counts.now() });
    }

    child({ routeInfo: { method, url } }: LimitOptions): RateLimitStore {
      return new RateLimitStore(undefined, method ? callCounts(context, `${method} ${url}`) : undefined);
    }
  }
  return RateLimitStore as unknown as FastifyRateLimitStoreCtor;
}
