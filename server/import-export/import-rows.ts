import { sql } from 'kysely';
import { type Db, sqlState, type Tx, transaction } from '../db/database.ts';
import type { ReadRow } from './formats.ts';
import type { FileRow, ImportExport, Outcome } from './import-export.ts';

const defaultRowsPerTransaction = 500;

export interface ImportCounts {
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportOptions {
  /** Counts and reports without writing. */
  dryRun: boolean;
  now: Date;
  onRefused(row: number, reason: string): void;
  /** About a new or changed row. */
  onRemark?(row: number, remark: string): void;
  /** Called with the counts after each batch. */
  onProgress(counts: ImportCounts): void;
}

type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface WrittenRow {
  row: number;
  values: FileRow;
  outcome: Extract<Outcome, string>;
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
  { dryRun, now, onRefused, onRemark, onProgress }: ImportOptions,
): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 };
  /** Rows whose required rows were missing when they were written, by id. */
  const incomplete = new Map<number, Omit<WrittenRow, 'values'>>();

  const writeAll = async (runInTransaction: RunInTransaction) => {
    for await (const batch of batches(rows, importExport.rowsPerTransaction ?? defaultRowsPerTransaction)) {
      const values = batch.flatMap((row) => ('values' in row ? [row.values] : []));
      const outcomes =
        values.length > 0 ? await runInTransaction((tx) => writeBatch(tx, importExport, values, now)) : [];
      let done = 0;
      const written: WrittenRow[] = [];
      for (const row of batch) {
        const outcome = 'values' in row ? outcomes[done++] : row;
        if (outcome === undefined) throw new Error(`${importExport.name}: row ${row.row} has no outcome`);
        counts.read += 1;
        if (typeof outcome === 'string') {
          counts[outcome] += 1;
          if (!('values' in row)) continue;
          written.push({ ...row, outcome });
          if (outcome !== 'unchanged')
            for (const remark of importExport.remarks?.(row.values) ?? []) onRemark?.(row.row, remark);
        } else {
          counts.refused += 1;
          onRefused(row.row, outcome.refused);
        }
      }
      await trackIncomplete(written, runInTransaction);
      onProgress(counts);
    }
    await refuseIncomplete(runInTransaction);
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
    await writeAll((work) => transaction(db, work));
    if (counts.new > 0) await importExport.afterImport?.(db);
  } else if (importExport.rowsReferToEarlierRows) {
    await runRolledBack(db, (tx) => writeAll((work) => work(tx)));
  } else {
    await writeAll((work) => runRolledBack(db, work));
  }
  return counts;
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

/** Writes rows together; if one violates a constraint, one by one, so that only that row is refused. */
async function writeBatch(tx: Tx, importExport: ImportExport, rows: FileRow[], now: Date): Promise<Outcome[]> {
  const together = await withSavepoint(tx, importExport, () => importExport.write(tx, rows, now));
  if ('done' in together) return together.done;
  if (rows.length === 1) return [together];
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(...(await writeBatch(tx, importExport, [row], now)));
  return outcomes;
}

async function withSavepoint<T>(
  tx: Tx,
  { constraintMessages }: ImportExport,
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: string }> {
  await sql`savepoint rows`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint rows`.execute(tx);
    return { done };
  } catch (error) {
    // SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation).
    if (!/^2[23]/.test(sqlState(error) ?? '')) throw error;
    await sql`rollback to savepoint rows`.execute(tx);
    const { message, constraint } = error as Error & { constraint?: string };
    return { refused: constraintMessages[constraint ?? ''] ?? `the database rejected the row: ${message}` };
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
