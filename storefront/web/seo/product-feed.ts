import type { Client } from '#contract/client.ts';
import type { FetchedFeed } from '#contract/feeds.ts';

/** Products per part. */
const partSize = 250;

/** The API failed within a feed: what was sent so far is not a complete feed. */
class FeedBroken extends Error {
  override name = 'FeedBroken';
}

/**
 * A product feed in the language of the client, streamed in parts, so that its size is not limited by memory.
 * @throws FeedBroken if the API does not respond
 */
export async function* productFeed(api: Client, feed: FetchedFeed): AsyncGenerator<string> {
  let after: number | null = 0;
  do {
    const part: Awaited<ReturnType<typeof partAfter>> = await partAfter(api, feed, after);
    if (!part.ok) throw new FeedBroken(part.code);
    yield part.data.text;
    after = part.data.next;
  } while (after !== null);
}

function partAfter(api: Client, feed: FetchedFeed, after: number) {
  return api('GET /pim/api/feeds/{feed}', { params: { feed }, query: { after, limit: partSize } });
}
