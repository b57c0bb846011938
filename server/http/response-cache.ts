import { LRUCache } from 'lru-cache';
import type { Locale } from '#contract/locale.ts';

/** Milliseconds for which a response is cached. Limits the age of stock in it, whose changes do not invalidate a tag. */
const ttlMs = 5_000;
const maxCharacters = 8 * 1024 * 1024;

interface StoredResponse {
  text: string;
  tags: string[];
}

/** @param url path and query of the call */
export const responseKey = (locale: Locale, url: string): string => `${locale} ${url}`;

/**
 * Serialised responses of public reads, so that a busy product or listing costs the database one query every few seconds.
 * Invalidating a tag drops every response that carries it, as in the page cache. A response that was being computed
 * during an invalidation is not stored.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, StoredResponse>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length + 200,
    ttl: ttlMs,
  });
  #invalidations = 0;
  /** How often a response was found, and how often not. */
  readonly lookups = { hit: 0, miss: 0 };

  find(key: string): string | undefined {
    const found = this.#responses.get(key)?.text;
    this.lookups[found === undefined ? 'miss' : 'hit'] += 1;
    return found;
  }

  /** As `find`, but a response that is not stored is no miss: the call is made, and looks again. */
  findStored(key: string): string | undefined {
    return this.#responses.has(key) ? this.find(key) : undefined;
  }

  /**
   * Call it before the response is computed. The returned function stores the response, unless a tag was invalidated in
   * between.
   */
  begin(key: string): (text: string, tags: string[]) => void {
    const before = this.#invalidations;
    return (text, tags) => {
      if (before === this.#invalidations) this.#responses.set(key, { text, tags });
    };
  }

  /** Drops the responses that carry a tag (`product:123`, `catalogue`); the tag `everything` drops all. */
  invalidate(tag: string): void {
    this.#invalidations += 1;
    if (tag === 'everything') {
      this.#responses.clear();
      return;
    }
    for (const [key, response] of this.#responses.entries())
      if (response.tags.includes(tag)) this.#responses.delete(key);
  }
}
