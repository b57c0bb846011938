import { sql } from 'kysely';
import { type Db, type Tx, transaction } from '../db/database.ts';
import type { Columns } from './columns.ts';
import { databaseRefusal } from './database-refusal.ts';
import { EarlierRows } from './earlier-rows.ts';
import { type FileRow, type ImportExport, type Outcome, RowRefused, type Stored } from './import-export.ts';
import { lockImports } from './import-queries.ts';
import type { ReadRow } from './read-row.ts';
import { RowsAbove } from './rows-above.ts';
import { type HasPicture, missingPictures, type PendingWarning, unsettled, valueWarnings } from './warnings.ts';

const defaultRowsPerTransaction = 500;

export interface ImportCounts {
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Of all rows together. */
  warnings: number;
}

export interface ImportOptions {
  /** Counts and reports without writing. */
  dryRun: boolean;
  now: Date;
  /** Without it pictures are not looked for, as they are on another host. */
  hasPicture?: HasPicture | undefined;
  onRefused(row: number, reason: string): void;
  /** About a row that is stored. */
  onWarning(row: number, warning: string): void;
  /** Called with the counts after each batch. */
  onProgress(counts: ImportCounts): void;
}

type ValuesRow = Extract<ReadRow, { values: FileRow }>;

type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface WrittenRow {
  row: number;
  values: FileRow;
  outcome: Stored;
  isOutdated: boolean;
}

/**
 * Imports the rows of a file in transactions of `rowsPerTransaction`. Invalid rows are reported to `onRefused` and skipped; unchanged
 * rows are not written; nothing is deleted. After an interruption the rows counted so far are stored, and the same file can
 * be imported again.
 */
export async function importRows(
  db: Db,
  importExport: ImportExport,
  rows: AsyncIterable<ReadRow>,
  { dryRun, now, hasPicture, onRefused, onWarning, onProgress }: ImportOptions,
): Promise<ImportCounts> {
  const columnsOf = columnsByType(importExport);
  const counts: ImportCounts = { read: 0, new: 0, changed: 0, unchanged: 0, refused: 0, warnings: 0 };
  const pending: PendingWarning[] = [];
  const warn = (row: number, message: string) => {
    counts.warnings += 1;
    onWarning(row, message);
  };
  /** Rows whose required rows were missing when they were written, by id. */
  const incomplete = new Map<number, Pick<WrittenRow, 'row' | 'outcome'>>();
  const earlier = new EarlierRows();
  const above = new RowsAbove();
  const isEachBatchRolledBack = dryRun && !importExport.rowsReferToEarlierRows;

  const writeAll = async (runInTransaction: RunInTransaction) => {
    for await (const batch of batches(rows, importExport.rowsPerTransaction ?? defaultRowsPerTransaction)) {
      const given = batch.filter((row) => 'values' in row);
      const outcomes =
        given.length > 0 ? await writeBatch(runInTransaction, importExport, given, now, { earlier, above }) : [];
      if (isEachBatchRolledBack) above.add(outcomes);
      let done = 0;
      const written: WrittenRow[] = [];
      for (const row of batch) {
        const outcome = 'values' in row ? outcomes[done++] : row;
        if (outcome === undefined) throw new Error(`${importExport.name}: row ${row.row} has no outcome`);
        counts.read += 1;
        if ('refused' in outcome) {
          counts.refused += 1;
          onRefused(row.row, outcome.refused);
          continue;
        }
        const { stored, warnings, isOutdated = false } = outcome;
        counts[stored] += 1;
        if ('values' in row) written.push({ ...row, outcome: stored, isOutdated });
        for (const { message, unless } of warnings)
          if (unless) pending.push({ row: row.row, message, ...unless });
          else warn(row.row, message);
      }
      await warnOfValues(written);
      await trackIncomplete(written, runInTransaction);
      onProgress(counts);
    }
    await refuseIncomplete(runInTransaction);
    for (const { row, message } of await runInTransaction((tx) => unsettled(tx, pending, now))) warn(row, message);
  };

  const warnOfValues = async (written: WrittenRow[]) => {
    const valid = written.filter(({ isOutdated }) => !isOutdated);
    const rows = valid.map(({ values }) => ({ columns: columnsOf(String(values.type)), values }));
    const missing = hasPicture ? await missingPictures(rows, hasPicture) : [];
    for (const [at, { columns, values }] of rows.entries())
      for (const message of [...valueWarnings(columns, values), ...(missing[at] ?? [])])
        warn(valid[at]?.row ?? 0, message);
  };

  const trackIncomplete = async (written: WrittenRow[], runInTransaction: RunInTransaction) => {
    const { completenessCheck } = importExport;
    if (!completenessCheck || written.length === 0) return;
    const values = written.map((row) => row.values);
    for (const { index, id } of await runInTransaction((tx) => completenessCheck.findIncomplete(tx, values))) {
      const found = written[index];
      if (found) incomplete.set(id, { row: found.row, outcome: found.outcome });
    }
  };

  const refuseIncomplete = async (runInTransaction: RunInTransaction) => {
    const { completenessCheck } = importExport;
    if (!completenessCheck || incomplete.size === 0) return;
    for (const { id, refused } of await runInTransaction((tx) =>
      completenessCheck.refuseIncomplete(tx, [...incomplete.keys()]),
    )) {
      const row = incomplete.get(id);
      if (!row) continue;
      counts[row.outcome] -= 1;
      counts.refused += 1;
      onRefused(row.row, refused);
    }
  };

  if (!dryRun) {
    await writeAll((work) =>
      transaction(db, async (tx) => {
        await lockImports(tx);
        return work(tx);
      }),
    );
    if (counts.new > 0) await importExport.afterImport?.(db);
  } else if (isEachBatchRolledBack) {
    await writeAll((work) => runRolledBack(db, work));
  } else {
    await runRolledBack(db, (tx) => writeAll((work) => work(tx)));
  }
  return counts;
}

/** Returns the columns of a row by its `type`, which rows of a file with one type do not have. */
function columnsByType({ rowTypes }: ImportExport): (type: string) => Columns {
  const byType = new Map(Object.entries(rowTypes));
  const only = byType.size === 1 ? Object.values(rowTypes)[0] : undefined;
  return (type) => only ?? byType.get(type) ?? {};
}

async function* batches(rows: AsyncIterable<ReadRow>, size: number): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** How long rows that are written together wait for a lock: they hold the locks of the others meanwhile. */
const batchLockTimeout = '500ms';
/** How long a row that is written alone waits, as other work in the background does. */
const rowLockTimeout = '10s';

/**
 * Writes rows together. If one violates a constraint, is refused while it is written, or is locked, they are written one by one, each
 * in a transaction of its own: so that only that row is refused, and only that one waits.
 */
async function writeBatch(
  runInTransaction: RunInTransaction,
  importExport: ImportExport,
  rows: ValuesRow[],
  now: Date,
  { earlier, above }: { earlier: EarlierRows; above: RowsAbove },
): Promise<Outcome[]> {
  const write = async (tx: Tx, some: readonly ValuesRow[]) => {
    // Always: a dry run writes all batches in one transaction.
    const lockTimeout = rows.length > 1 ? batchLockTimeout : rowLockTimeout;
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
    return importExport.write(
      tx,
      some.map(({ values }) => values),
      now,
      above,
    );
  };
  const together = await runInTransaction((tx) =>
    withSavepoint(tx, importExport, async (rollback) => {
      const outcomes = await write(tx, rows);
      const contradicted = earlier.contradicted(rows, outcomes);
      if (contradicted.size === 0) return outcomes;
      await rollback();
      const others = rows.filter((_, index) => !contradicted.has(index));
      const written = others.length > 0 ? await write(tx, others) : [];
      let done = 0;
      return rows.map((_, index) => {
        const row = contradicted.get(index);
        return row === undefined ? (written[done++] as Outcome) : { refused: describeContradiction(row) };
      });
    }),
  );
  if ('done' in together) {
    const repeated = earlier.remember(rows, together.done);
    // A dry run has not stored them.
    return together.done.map((outcome, index) => (repeated.has(index) ? { ...outcome, stored: 'unchanged' } : outcome));
  }
  if (rows.length === 1) return [together];
  const outcomes: Outcome[] = [];
  for (const row of rows)
    outcomes.push(...(await writeBatch(runInTransaction, importExport, [row], now, { earlier, above })));
  return outcomes;
}

/** One of them would be changed by each import of the file. */
const describeContradiction = (row: number) => `is the same as row ${row} with other values: keep one of the two`;

async function withSavepoint<T>(
  tx: Tx,
  { constraintMessages }: ImportExport,
  work: (rollback: () => Promise<unknown>) => Promise<T>,
): Promise<{ done: T } | { refused: string }> {
  const rollback = () => sql`rollback to savepoint rows`.execute(tx);
  await sql`savepoint rows`.execute(tx);
  try {
    const done = await work(rollback);
    await sql`release savepoint rows`.execute(tx);
    return { done };
  } catch (error) {
    const refusal =
      error instanceof RowRefused ? { refused: error.reason } : databaseRefusal(error, constraintMessages);
    if (!refusal) throw error;
    await rollback();
    return refusal;
  }
}

class DryRunFinished extends Error {}

async function runRolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      result = { value: await work(tx) };
      throw new DryRunFinished();
    });
  } catch (error) {
    if (!(error instanceof DryRunFinished) || !result) throw error;
    return result.value;
  }
  throw new Error('a dry run was not rolled back');
}
