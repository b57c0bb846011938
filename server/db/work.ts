import { AsyncLocalStorage } from 'node:async_hooks';
import type { RowQueues, Turn } from './row-queue.ts';

/**
 * What queries are for, which decides how long they may wait and which connections they use: reads of shoppers and health checks, other
 * requests, or jobs, commands and the start.
 */
export type WorkKind = 'read' | 'write' | 'background';

/** The work that queries are part of, whichever handle they use. */
export interface Work {
  kind: WorkKind;
  /** Aborted when the work has taken too long: its statements are then cancelled and its transactions rolled back. */
  signal?: AbortSignal | undefined;
  /** The rows that transactions of the same database queue for. */
  rows?: RowQueues | undefined;
  /** The turn of a transaction that has queued for a row. */
  turn?: Turn | undefined;
  /** The names of the rows that the transaction has locked. */
  lockedRows?: Set<string>;
}

/** Thrown by every query of work whose time is over. */
export class WorkTimedOut extends Error {
  override name = 'WorkTimedOut';

  constructor() {
    super('the work that this query is part of has taken too long');
  }
}

/** Thrown instead of waiting longer for a connection or a row that others use. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

const storage = new AsyncLocalStorage<Work>();
const unlimited: Work = { kind: 'background' };

/** Runs `run`, and all that it starts, as part of `work`. */
export function withWork<T>(work: Work, run: () => T): T {
  return storage.run(work, run);
}

/** Runs `run` as part of no work, such as what a notification starts that arrives during a request. */
export function withoutWork<T>(run: () => T): T {
  return storage.exit(run);
}

/** Runs `run` as part of work of the same kind whose time does not end, such as what stores the answer of another service. */
export function withoutTimeLimit<T>(run: () => T): T {
  return storage.run({ kind: currentWork().kind }, run);
}

/** The work that the caller is part of. */
export function currentWork(): Work {
  return storage.getStore() ?? unlimited;
}

/** @throws WorkTimedOut if the time of the current work is over */
export function throwIfTimedOut(): void {
  if (currentWork().signal?.aborted) throw new WorkTimedOut();
}

/**
 * Runs one statement as part of the current work. When the time of the work is over, `cancel` is called, and the statement is waited
 * for: nothing else may use its connection before.
 *
 * @throws WorkTimedOut if the time is over before the statement has ended
 */
export async function runStatement<T>(statement: () => Promise<T>, cancel: () => Promise<void>): Promise<T> {
  const { signal } = currentWork();
  if (!signal) return statement();
  throwIfTimedOut();
  let cancelled: Promise<void> | undefined;
  const onAbort = () => {
    cancelled = cancel();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await statement();
  } catch (error) {
    throw signal.aborted ? new WorkTimedOut() : error;
  } finally {
    signal.removeEventListener('abort', onAbort);
    await cancelled;
  }
}

/**
 * Waits for a place, such as a connection, as part of the current work; one that comes after its time is over is released.
 *
 * @throws WorkTimedOut if the time is over before
 */
export async function awaitPlace<T>(waiting: Promise<T>, release: (place: T) => void): Promise<T> {
  const { signal } = currentWork();
  if (!signal) return waiting;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new WorkTimedOut());
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    waiting
      .then((place) => (signal.aborted ? release(place) : resolve(place)), reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}
