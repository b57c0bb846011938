import { createHmac } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { withWork } from '../db/work.ts';
import { type CountInProgress, LimitCounts } from './limit-counts.ts';
import { addToCounts } from './limit-queries.ts';

const intervalMs = 1000;
const timeoutMs = 5000;
/** Counts of a statement, and those that may wait for one: of what is beyond, processes count their own. */
const maxCountsAtOnce = 1000;
const maxChanged = 20_000;

interface ChangedCount {
  name: string;
  subject: string;
  count: CountInProgress;
}

/**
 * Makes the limits of a process hold over all that use the same database: every second one statement adds what was counted
 * to the counts of the others and reads their sum (docs/decisions/043). Nothing waits for the database; while it does not answer, each
 * process counts its own.
 */
export class SharedLimits {
  readonly #deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'secretFor'>;
  readonly #limits = new Map<string, LimitCounts>();
  #changed = new Map<CountInProgress, ChangedCount>();
  readonly #timer: NodeJS.Timeout;
  #synchronising: Promise<void> | undefined;
  #isFailing = false;

  constructor(deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'secretFor'>) {
    this.#deps = deps;
    // Begun here, so that it is part of no request that is counted.
    this.#timer = setInterval(() => {
      if (this.#changed.size > 0 && !this.#synchronising) void this.synchronise();
    }, intervalMs).unref();
  }

  /** The counts of the limit of that name; the same ones each time. */
  counts(name: string, maxSubjects: number): LimitCounts {
    const known = this.#limits.get(name);
    if (known) return known;
    const counts = new LimitCounts({
      clock: this.#deps.clock,
      maxSubjects,
      onAdd: (subject, count) => {
        if (this.#changed.size < maxChanged) this.#changed.set(count, { name, subject, count });
      },
    });
    this.#limits.set(name, counts);
    return counts;
  }

  /** Synchronises all that was counted until now; never fails. */
  async synchronise(): Promise<void> {
    const synchronising = (this.#synchronising ?? Promise.resolve()).then(() => this.#synchronise());
    this.#synchronising = synchronising;
    await synchronising;
    if (this.#synchronising === synchronising) this.#synchronising = undefined;
  }

  /** Ends synchronisation, before the database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#synchronising;
  }

  async #synchronise(): Promise<void> {
    const now = this.#deps.clock();
    const changed = [...this.#changed.values()].filter(({ count }) => count.until > now.getTime());
    this.#changed = new Map();
    try {
      while (changed.length > 0) {
        await this.#addToShared(changed.slice(0, maxCountsAtOnce), now);
        changed.splice(0, maxCountsAtOnce);
      }
      this.#isFailing = false;
    } catch (err) {
      for (const one of changed) this.#changed.set(one.count, one);
      if (!this.#isFailing) this.#deps.log.warn({ err }, 'each process counts its own calls for rate limits');
      this.#isFailing = true;
    }
  }

  async #addToShared(changed: readonly ChangedCount[], now: Date): Promise<void> {
    const byHash = new Map(changed.map((one) => [this.#hashOf(one), { count: one.count, sent: one.count.added }]));
    const added = [...byHash].map(([keyHash, { count, sent }]) => ({
      keyHash,
      added: sent,
      until: new Date(count.until),
    }));
    const work = { kind: 'background', signal: AbortSignal.timeout(timeoutMs) } as const;
    for (const shared of await withWork(work, () => addToCounts(this.#deps.db, added, now))) {
      const mine = byHash.get(shared.keyHash);
      if (!mine) continue;
      mine.count.shared = shared.count;
      mine.count.added -= mine.sent;
      mine.count.until = shared.until.getTime();
    }
  }

  /** Subjects are client addresses and e-mail addresses, which the database need not have. */
  #hashOf({ name, subject }: ChangedCount): string {
    return createHmac('sha256', this.#deps.secretFor('rate-limits')).update(`${name}\n${subject}`).digest('base64url');
  }
}
