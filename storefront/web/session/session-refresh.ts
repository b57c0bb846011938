import type { Client } from '#contract/client.ts';
import type { Tokens } from './session-cookies.ts';

/** The new tokens; `refused` if the session has ended; `unanswered` if the API could not be reached. */
export type Refreshed = Tokens | 'refused' | 'unanswered';

/** Milliseconds that a result is reused: the browser's other requests are still in flight with the old cookie. */
const resultLifetime = 30_000;

/** The statuses of a refresh token that is not valid, also by its form. Any other, such as 429, says nothing about the session. */
const refusals = [400, 401, 422];

/**
 * Exchanges refresh tokens. Each is exchanged once, however many requests carry it: the API would treat a second exchange
 * as token theft and end the session.
 */
export function createRefresher(client: Client, now: () => number): (refreshToken: string) => Promise<Refreshed> {
  const results = new Map<string, { until: number; answer: Promise<Refreshed> }>();

  async function exchange(refreshToken: string): Promise<Refreshed> {
    const result = await client('POST /authen/api/auth/refresh', { body: { refreshToken } });
    if (result.ok) return { accessToken: result.data.accessToken, refreshToken: result.data.refreshToken };
    if (refusals.includes(result.status)) return 'refused';
    results.delete(refreshToken);
    return 'unanswered';
  }

  return (refreshToken) => {
    const time = now();
    // Oldest first: a map iterates in insertion order.
    for (const [token, { until }] of results) {
      if (until > time) break;
      results.delete(token);
    }
    const known = results.get(refreshToken);
    if (known) return known.answer;
    const answer = exchange(refreshToken);
    results.set(refreshToken, { until: time + resultLifetime, answer });
    return answer;
  };
}
