import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { AppContext } from '../app-context.ts';
import { type LimitCounts, limitCounts } from './limit-counts.ts';

/** Limits guessing: only guesses that fail with certain codes count, by client address and by visitor. */
export interface MissLimit<Call> {
  misses: number;
  seconds: number;
  /** The codes of a miss. */
  codes: readonly ErrorCode[];
  /** Whether a call is a guess. Others are never refused. */
  isGuess: (call: Call) => boolean;
  /** Identifies the visitor. */
  visitor: (call: Call) => string;
  /** For calls of a customer, who cannot guess as another one: others at the same address are not refused. */
  countsByVisitorOnly?: true;
  /** Counts for several calls together; by default each call counts for itself. */
  counter?: MissCounter;
}

/** A guess that is within the limit; `end` must be called once, with whether it missed. */
export type Attempt =
  | { isWithinLimit: true; end: (isMiss: boolean) => void }
  | { isWithinLimit: false; retryAfterSeconds: number };

/** The client's address, of IPv6 its network of 64 bits. */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(request.ip);
}

/** The subjects whose misses a guess counts for: the client's address, of IPv6 its network of 64 bits, and the visitor. */
export function subjectsOf(request: Pick<FastifyRequest, 'ip'>, visitor: string): string[] {
  return [`address ${networkOf(request)}`, `visitor ${visitor}`];
}

interface WaitingGuess {
  subjects: readonly string[];
  resolve: (attempt: Attempt) => void;
}

const maxSubjects = 50_000;
/** Guesses of a subject that may wait: a second's work, and no more than a client would wait for. */
const maxWaiting = 500;

/**
 * Counts misses by subject. Guesses in progress may miss, too: a subject never has more of them than it may still miss. The next ones
 * wait until one ends, so that neither guesses at the same time get past the limit, nor valid ones refuse each other.
 */
export class MissCounter {
  readonly #max: number;
  readonly #milliseconds: number;
  readonly #misses: LimitCounts;
  readonly #inProgress = new Map<string, number>();
  /** In the order in which they came. */
  readonly #waiting = new Map<string, Set<WaitingGuess>>();

  /** `counts` are its own; with those of a limit that processes share, it counts the misses of all of them. */
  constructor({ misses, seconds }: Pick<MissLimit<never>, 'misses' | 'seconds'>, counts: LimitCounts) {
    this.#max = misses;
    this.#milliseconds = seconds * 1000;
    this.#misses = counts;
  }

  /** Begins a guess that counts for these subjects, which must differ; waits for others if they decide whether it is within the limit. */
  begin(subjects: readonly string[]): Promise<Attempt> | Attempt {
    const attempt = this.#tryToBegin(subjects);
    if (attempt) return attempt;
    if (subjects.some((subject) => (this.#waiting.get(subject)?.size ?? 0) >= maxWaiting))
      return { isWithinLimit: false, retryAfterSeconds: 1 };
    return new Promise((resolve) => this.#wait({ subjects, resolve }));
  }

  /** Null if that depends on guesses in progress. */
  #tryToBegin(subjects: readonly string[]): Attempt | null {
    const until = Math.max(...subjects.map((subject) => this.#exhaustedUntil(subject)));
    if (until > 0) {
      const seconds = Math.ceil((until - this.#misses.now()) / 1000);
      return { isWithinLimit: false, retryAfterSeconds: Math.max(1, seconds) };
    }
    if (subjects.some((subject) => this.#isFull(subject))) return null;
    for (const subject of subjects) this.#inProgress.set(subject, (this.#inProgress.get(subject) ?? 0) + 1);
    return { isWithinLimit: true, end: (isMiss) => this.#end(subjects, isMiss) };
  }

  #end(subjects: readonly string[], isMiss: boolean): void {
    for (const subject of subjects) {
      const others = (this.#inProgress.get(subject) ?? 0) - 1;
      if (others > 0) this.#inProgress.set(subject, others);
      else this.#inProgress.delete(subject);
      if (isMiss) this.#misses.add(subject, this.#milliseconds);
    }
    for (const subject of subjects) this.#resume(subject);
  }

  /** Begins or refuses the waiting guesses of a subject for which that is now decided. */
  #resume(subject: string): void {
    for (const guess of this.#waiting.get(subject) ?? []) {
      const attempt = this.#tryToBegin(guess.subjects);
      if (attempt) {
        this.#stopWaiting(guess);
        guess.resolve(attempt);
      } else if (this.#isFull(subject)) return;
    }
  }

  #wait(guess: WaitingGuess): void {
    for (const subject of guess.subjects) {
      const waiting = this.#waiting.get(subject) ?? new Set();
      this.#waiting.set(subject, waiting.add(guess));
    }
  }

  #stopWaiting(guess: WaitingGuess): void {
    for (const subject of guess.subjects) {
      const waiting = this.#waiting.get(subject);
      waiting?.delete(guess);
      if (waiting?.size === 0) this.#waiting.delete(subject);
    }
  }

  /** In milliseconds since 1970; 0 if the subject may still miss. */
  #exhaustedUntil(subject: string): number {
    const misses = this.#misses.find(subject);
    return misses && misses.count >= this.#max ? misses.until : 0;
  }

  /** Whether the guesses in progress could use up the misses that remain. */
  #isFull(subject: string): boolean {
    return (this.#misses.find(subject)?.count ?? 0) + (this.#inProgress.get(subject) ?? 0) >= this.#max;
  }
}

/** A counter whose misses all processes share if the context shares limits; `name` is its own. */
export function createMissCounter(
  context: Pick<AppContext, 'sharedLimits' | 'clock'>,
  name: string,
  limit: Pick<MissLimit<never>, 'misses' | 'seconds'>,
): MissCounter {
  return new MissCounter(limit, limitCounts(context, `misses ${name}`, maxSubjects));
}
