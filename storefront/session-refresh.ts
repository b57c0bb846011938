import type { Client } from '#contract/client.ts';
import type { Tokens } from './session-cookies.ts';

/** The new tokens; `refused` where the session is over; `unanswered` where nobody could say. */
export type Refreshed = Tokens | 'refused' | 'unanswered';

/** Milliseconds that an answer is remembered: a browser's other calls are still under way with the old cookie. */
const remembered = 30_000;

/**
 * Exchanges refresh tokens. One is exchanged once, however many calls bring it: a second exchange would look like
 * theft and end the whole session.
 */
export function createRefresher(client: Client, now: () => number): (refreshToken: string) => Promise<Refreshed> {
  const answers = new Map<string, { until: number; answer: Promise<Refreshed> }>();

  async function exchange(refreshToken: string): Promise<Refreshed> {
    const result = await client('POST /authen/api/auth/refresh', { body: { refreshToken } });
    if (result.ok) return { accessToken: result.data.accessToken, refreshToken: result.data.refreshToken };
    if (result.status >= 400 && result.status < 500 && result.status !== 429) return 'refused';
    answers.delete(refreshToken);
    return 'unanswered';
  }

  return (refreshToken) => {
    const time = now();
    // Oldest first: the map keeps the order in which answers were asked for.
    for (const [token, { until }] of answers) {
      if (until > time) break;
      answers.delete(token);
    }
    const known = answers.get(refreshToken);
    if (known) return known.answer;
    const answer = exchange(refreshToken);
    answers.set(refreshToken, { until: time + remembered, answer });
    return answer;
  };
}
