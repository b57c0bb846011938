import { awaitPlace, currentWork, DatabaseBusy } from './work.ts';

/** Transactions of one process and kind of work that may wait for a lock of the same row, each on a connection of its own. */
const maxWaitingTransactions = 2;
/** Transactions that may wait without a connection for one of these places. */
const maxQueued = 200;
/** How long nobody gets a row that is waited for until it counts as stalled: a transaction of the shop holds one for some milliseconds. */
const stalledAfterMs = 2_000;

/** Rolls a transaction back that would be one too many to wait for a row; `transaction` runs it again when it is its turn. */
export class RowQueued extends Error {
  override name = 'RowQueued';
  readonly row: string;

  constructor(row: string) {
    super(messageOf(row));
    this.row = row;
  }
}

/** A place to wait for a row on a connection, which `lock` uses and gives back. */
export interface Turn {
  row: string;
  isUsed: boolean;
}

interface Row {
  /** Transactions that wait on a connection, and those that have a place to do so. */
  waiting: number;
  queue: { admit: () => void; refuse: (error: Error) => void }[];
  isStalled: boolean;
  /** Statements that wait for it on a connection. */
  locking: number;
  /** Runs while statements wait for it, and begins again each time that one of them gets it. */
  stallTimer?: NodeJS.Timeout | undefined;
}

/**
 * Keeps transactions that wait for the same row from occupying all connections. Two of them wait on a connection; the
 * others are rolled back and wait in a queue without one. When a row stalls, as behind a transaction that somebody forgot, all who
 * would have to queue are refused at once, until a transaction gets through. A long queue that advances is no stall.
 */
export class RowQueues {
  readonly #rows = new Map<string, Row>();
  readonly #maxWaiting: number;

  /** @param connections those of the transactions' pool, of which one stays free for other rows if there are several */
  constructor(connections = Number.POSITIVE_INFINITY) {
    this.#maxWaiting = Math.max(1, Math.min(maxWaitingTransactions, connections - 1));
  }

  /**
   * Runs the statement that locks rows. Those that the transaction has locked before it does not wait for.
   *
   * @throws RowQueued if others wait for one of them already
   */
  async lock<T>(names: readonly string[], statement: () => Promise<T>): Promise<T> {
    const { turn, lockedRows } = currentWork();
    const wanted = names.filter((name) => !lockedRows?.has(name));
    for (const name of wanted) {
      const row = this.#rows.get(name);
      if (row && !isTurnOf(turn, name) && row.waiting >= this.#maxWaiting) throw new RowQueued(name);
    }
    const locking = wanted.map((name) => {
      const row = this.#row(name);
      if (turn && isTurnOf(turn, name)) turn.isUsed = true;
      else row.waiting += 1;
      return { name, row };
    });
    for (const { name, row } of locking) {
      row.locking += 1;
      row.stallTimer ??= setTimeout(() => stall(name, row), stalledAfterMs);
    }
    try {
      const result = await statement();
      for (const { name, row } of locking) {
        row.isStalled = false;
        row.stallTimer?.refresh();
        lockedRows?.add(name);
      }
      return result;
    } finally {
      for (const { name, row } of locking) {
        row.locking -= 1;
        if (row.locking === 0) {
          clearTimeout(row.stallTimer);
          row.stallTimer = undefined;
        }
        this.leave(name);
      }
    }
  }

  /**
   * Waits until the caller may wait for a row on a connection, which it then must do or `leave`.
   *
   * @throws DatabaseBusy if the row is stalled or too many queue for it
   */
  async enter(name: string): Promise<Turn> {
    const row = this.#row(name);
    if (row.waiting < this.#maxWaiting) row.waiting += 1;
    else if (row.isStalled || row.queue.length >= maxQueued) throw new DatabaseBusy(messageOf(name));
    else {
      const admitted = new Promise<void>((admit, refuse) => row.queue.push({ admit, refuse }));
      await awaitPlace(admitted, () => this.leave(name));
    }
    return { row: name, isUsed: false };
  }

  /** Gives the place to the first in the queue. */
  leave(name: string): void {
    const row = this.#rows.get(name);
    if (!row) return;
    const next = row.queue.shift();
    if (next) next.admit();
    else row.waiting -= 1;
    if (row.waiting === 0 && !row.isStalled) this.#rows.delete(name);
  }

  #row(name: string): Row {
    const row = this.#rows.get(name) ?? { waiting: 0, queue: [], isStalled: false, locking: 0 };
    this.#rows.set(name, row);
    return row;
  }
}

function isTurnOf(turn: Turn | undefined, name: string): boolean {
  return turn?.row === name && !turn.isUsed;
}

function stall(name: string, row: Row): void {
  row.isStalled = true;
  for (const { refuse } of row.queue.splice(0)) refuse(new DatabaseBusy(messageOf(name)));
}

function messageOf(name: string): string {
  return `too many transactions wait for ${name}`;
}
