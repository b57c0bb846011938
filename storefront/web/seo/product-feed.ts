import type { Client } from '#contract/client.ts';
import type { FetchedFeed } from '#contract/feeds.ts';

/** Products per part. */
const partSize = 250;

/** Lets an amount of work wait for its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs so many at the same time, the others in the order in which they came. */
export function createTurns(maximum: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maximum) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The API failed within a feed: what was sent so far is not a complete feed. */
class FeedBroken extends Error {
  override name = 'FeedBroken';
}

/**
 * A product feed in the language of the client, streamed in parts, so that its size is not limited by memory. Each part is read in its turn.
 * @throws FeedBroken if the API does not respond
 */
export async function* productFeed(api: Client, feed: FetchedFeed, inTurn: InTurn): AsyncGenerator<string> {
  let after: number | null = 0;
  do {
    const from: number = after;
    const part = await inTurn(() => partAfter(api, feed, from));
    if (!part.ok) throw new FeedBroken(part.code);
    yield part.data.text;
    after = part.data.next;
  } while (after !== null);
}

function partAfter(api: Client, feed: FetchedFeed, after: number) {
  return api('GET /pim/api/feeds/{feed}', { params: { feed }, query: { after, limit: partSize } });
}
