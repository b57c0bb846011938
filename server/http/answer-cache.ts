import { LRUCache } from 'lru-cache';

/** Milliseconds that a kept answer is served: how old the stock in it can be, which changes without a tag's fall. */
const freshFor = 5_000;
const maxCharacters = 8 * 1024 * 1024;

interface Answer {
  text: string;
  tags: string[];
}

/**
 * Finished answers of public reads, so that a busy product or listing costs the database one query every few seconds. An answer goes
 * when one of its tags falls (a price, a text), as pages do; one that is being worked out while any tag falls is not kept.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length + 200,
    ttl: freshFor,
  });
  #falls = 0;

  find(key: string): string | undefined {
    return this.#answers.get(key)?.text;
  }

  /** Call it before the answer is worked out; the function it gives keeps the answer, unless a tag fell in between. */
  begin(key: string): (text: string, tags: string[]) => void {
    const falls = this.#falls;
    return (text, tags) => {
      if (falls === this.#falls) this.#answers.set(key, { text, tags });
    };
  }

  /** A tag fell (`product:123`, `catalogue`, `everything`): answers that carry it go. */
  fall(tag: string): void {
    this.#falls += 1;
    if (tag === 'everything') {
      this.#answers.clear();
      return;
    }
    for (const [key, answer] of this.#answers.entries()) if (answer.tags.includes(tag)) this.#answers.delete(key);
  }
}
