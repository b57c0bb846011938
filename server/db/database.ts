import { type Kysely, type LogEvent, sql, type Transaction } from 'kysely';
import type { fromPglite } from 'pg-boss';
import type { Fail, Ok } from '#contract/result.ts';
import { RowQueued, RowQueues, type Turn } from './row-queue.ts';
import type { Database as Tables } from './tables.ts';
import { currentWork, DatabaseBusy, type WorkKind, withWork } from './work.ts';

/** A handle that runs queries: the pool or a transaction. */
export type Db = Kysely<Tables>;

/** A handle inside a transaction, required by functions that must not run outside one. */
export type Tx = Transaction<Tables>;

/** A transaction of one connection, with the database's own COPY in its text format, which is the same on both databases. */
export interface CopyTransaction {
  db: Db;
  /** The rows of a table. */
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>;
  /** Adds complete rows to a table. */
  copyIn(table: string, columns: readonly string[], rows: Uint8Array): Promise<void>;
}

/** Is called with each statement of a database that has ended, as part of the work that it belongs to. */
export type RecordStatement = (event: LogEvent) => void;

/** Connections by what they do. */
export interface PoolState {
  active: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** The opened database, PGlite or PostgreSQL, behind one interface. */
export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Runs a script of several statements, not in a transaction. */
  executeScript(script: string): Promise<void>;
  /**
   * Runs `work` on one connection that holds the advisory lock of that number.
   * Other processes that request the same lock wait.
   */
  withLock<T>(lock: number, work: (run: { script(text: string): Promise<void> }) => Promise<T>): Promise<T>;
  /**
   * Listens for notifications of a channel until the returned function is called. `onReconnected` runs when notifications may
   * have been missed: after a lost connection was restored.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnected: () => void,
  ): Promise<() => Promise<void>>;
  /** Runs `work` in a transaction that sees the database as of one instant. Nothing else may use the embedded database meanwhile. */
  withCopy<T>(work: (transaction: CopyTransaction) => Promise<T>): Promise<T>;
  /** The connections for each kind of work at this moment, and the queries that wait for one; null for the embedded database, which has one. */
  connections(): Record<WorkKind, PoolState> | null;
  /** The connection of pg-boss. */
  jobs: { db: Pick<ReturnType<typeof fromPglite>, 'executeSql' | 'listen'>; backend?: 'pglite' };
  close(): Promise<void>;
}

/**
 * The `plan_cache_mode` of statements for shoppers: each is planned once per connection, for whatever values. By default PostgreSQL
 * plans those with many joins again at every call, which takes longer than running them. So a condition that applies only to some
 * calls is a fragment that the others leave out, not `$1 is null or …`.
 */
export const shopperPlanMode = 'force_generic_plan';

/** What the names of connections to PostgreSQL begin with; the process id and the host follow. */
export const applicationPrefix = 'saifah ';

/** A problem of the database that the operator has to fix; `message` is one line for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** What a transaction wanted to write collided with another one: `transaction` rolls back and runs it again. */
export class RetryTransaction extends Error {
  override name = 'RetryTransaction';
}

/** How often a transaction queues for rows. One that needs two of them which many others need would queue for each in turn. */
const maxTurns = 5;

/**
 * Runs `work` in a transaction and passes it the only handle it may use. Serialisation failures, deadlocks and `RetryTransaction` are
 * retried up to four times, and a turn in the queue for a row (`lockRows`) runs it again: `work` must have no side effects outside the
 * database.
 *
 * @throws DatabaseBusy if too many transactions of this process wait for the same row, or if it is locked for long
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let turn: Turn | undefined;
  let turns = 0;
  const current = currentWork();
  const kind = current.kind === 'read' ? 'write' : current.kind;
  const rows = rowQueuesOf(db, kind);
  for (let attempt = 1; ; ) {
    let queued: RowQueued | undefined;
    try {
      const queues = turns < maxTurns ? rows : undefined;
      return await withWork({ ...current, kind, rows: queues, turn, lockedRows: new Set() }, () =>
        db.transaction().execute(work),
      );
    } catch (error) {
      if (error instanceof RowQueued) queued = error;
      else if (attempt === 5 || !isRetryable(error)) throw error;
      else attempt += 1;
    } finally {
      if (turn && !turn.isUsed) rows.leave(turn.row);
      turn = undefined;
    }
    if (queued) {
      turn = await rows.enter(queued.row);
      turns += 1;
    }
  }
}

const rowQueues = new WeakMap<Db, Record<WorkKind, RowQueues>>();

/** Lets transactions queue for rows so that those which wait for the same one do not occupy all connections for their kind of work. */
export function limitRowWaiters(
  db: Db,
  connections: Partial<Record<WorkKind, number>> = {},
): Record<WorkKind, RowQueues> {
  const queues = {
    read: new RowQueues(connections.read),
    write: new RowQueues(connections.write),
    background: new RowQueues(connections.background),
  };
  rowQueues.set(db, queues);
  return queues;
}

function rowQueuesOf(db: Db, kind: WorkKind): RowQueues {
  return (rowQueues.get(db) ?? limitRowWaiters(db))[kind];
}

/**
 * Runs a statement that locks rows which many transactions change, such as the stock of a product: of those that would wait for one of
 * them only a few do so on a connection, and the others queue (`transaction`). `rows` names each, such as `stocks 4711`.
 */
export async function lockRows<T>(rows: readonly string[], statement: () => Promise<T>): Promise<T> {
  const { rows: queues } = currentWork();
  return queues ? queues.lock(rows, statement) : statement();
}

/** Runs `work` in a transaction that only reads, all of it as of one instant. */
export async function snapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** Carries a failure out of a transaction, which it rolls back. */
class RolledBack extends Error {
  readonly failure: Fail;

  constructor(failure: Fail) {
    super(`rolled back: ${failure.code}`);
    this.failure = failure;
  }
}

/** Like `transaction`, but rolls back if `work` returns a failure, and returns that failure. */
export async function resultTransaction<R extends Ok<unknown> | Fail>(
  db: Db,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  try {
    return await transaction(db, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as R;
    throw error;
  }
}

/** The SQLSTATE of a database error of either driver; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Whether an error came from a connection to the database that was lost or could not be made. Errors of other services can have the
 * same codes, such as ECONNREFUSED: the database's own carry a mark.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, [connectionLoss]: marked } = error as Record<string, unknown>;
  if (marked === true) return true;
  if (typeof code === 'string' && /^(08\w{3}|57P\d\d|53300)$/.test(code)) return true;
  return typeof message === 'string' && messagesOfConnectionLoss.test(message);
}

/** Marks an error of a connection; an own property, so that copies of the error have it too. */
export function markConnectionLoss<E extends Error>(error: E): E {
  return Object.assign(error, { [connectionLoss]: true });
}

const connectionLoss = 'isConnectionLoss';
const messagesOfConnectionLoss =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/;

/** Resolves if the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** The columns of a table in a COPY statement. */
export function copyTarget(table: string, columns: readonly string[]): string {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  return `${quote(table)} (${columns.map(quote).join(', ')})`;
}

/** Begins a transaction for COPY: values are written in the same way whatever the settings of the database are. */
export const beginCopy = `begin isolation level repeatable read;
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1;
  set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return error instanceof RetryTransaction || state === '40001' || state === '40P01';
}

/** Whether a statement was given up because others use what it waited for, or because it took too long. */
export function isBusy(error: unknown): boolean {
  const state = sqlState(error);
  return error instanceof DatabaseBusy || state === lockNotAvailable || state === queryCanceled;
}

const lockNotAvailable = '55P03';
/** The SQLSTATE of a statement that took too long, or that somebody cancelled. */
export const queryCanceled = '57014';

/** Whether the database is unreachable: no connection, shutting down, starting up. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state) return state.startsWith('08') || state.startsWith('57P') || state === '53300';
  const code = 'code' in error ? String(error.code) : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code) ||
    messagesOfConnectionLoss.test(error.message)
  );
}
