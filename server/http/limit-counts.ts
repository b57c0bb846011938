import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';

/** What was counted for a subject in its current window; `until` is the window's end in milliseconds since 1970. */
export interface Count {
  count: number;
  until: number;
}

/** The part of a count that all processes have, and what this one has added since they last synchronised. */
export interface CountInProgress {
  shared: number;
  added: number;
  until: number;
}

/** Is given each count that changes, so that it is added to those of other processes. */
type OnAdd = (subject: string, count: CountInProgress) => void;

/** Counts for one limit, by subject, in windows that begin with the first count. */
export class LimitCounts {
  readonly #counts: LRUCache<string, CountInProgress>;
  readonly #clock: () => Date;
  readonly #onAdd: OnAdd;

  constructor({ clock, maxSubjects, onAdd = () => {} }: { clock: () => Date; maxSubjects: number; onAdd?: OnAdd }) {
    this.#counts = new LRUCache({ max: maxSubjects });
    this.#clock = clock;
    this.#onAdd = onAdd;
  }

  /** In milliseconds since 1970. */
  now(): number {
    return this.#clock().getTime();
  }

  /** Undefined if nothing was counted in a window that has not ended. */
  find(subject: string): Count | undefined {
    const count = this.#find(subject);
    return count && { count: count.shared + count.added, until: count.until };
  }

  /** Counts one. @returns the count with it */
  add(subject: string, windowMs: number): Count {
    const count = this.#find(subject) ?? { shared: 0, added: 0, until: this.now() + windowMs };
    count.added += 1;
    this.#counts.set(subject, count);
    this.#onAdd(subject, count);
    return { count: count.shared + count.added, until: count.until };
  }

  #find(subject: string): CountInProgress | undefined {
    const count = this.#counts.get(subject);
    return count && count.until > this.now() ? count : undefined;
  }
}

/** The counts of the limit of that name: of all processes if the context shares them, otherwise of this one. */
export function limitCounts(
  { sharedLimits, clock }: Pick<AppContext, 'sharedLimits' | 'clock'>,
  name: string,
  maxSubjects: number,
): LimitCounts {
  return sharedLimits?.counts(name, maxSubjects) ?? new LimitCounts({ clock, maxSubjects });
}
