import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database.ts';
import type { Columns, ImportedRow, RowOf } from './columns.ts';
import type { FileRow, Outcome, Stored, Warning } from './import-export.ts';
import { importedRowParser } from './parse-row.ts';
import { type Claims, RowsAbove } from './rows-above.ts';

/** Finds and saves the rows of one type. `Key` is the columns that identify a row. */
export interface RowStore<Of extends Columns, Key extends keyof Of & string> {
  columns: Of;
  key: readonly Key[];
  /** The stored rows with these keys, complete, in any order. */
  find(tx: Tx, given: readonly ImportedRow<Of, Key>[]): Promise<RowOf<Of>[]>;
  /** For each row the reason why it cannot be saved, such as an unknown reference; undefined if it can. */
  check?(tx: Tx, rows: readonly Candidate<RowOf<Of>>[], now: Date, above: RowsAbove): Promise<(string | undefined)[]>;
  /** What no other row of the file may have, for `above` of a row that is checked later. */
  claims?(row: RowOf<Of>): Claims;
  /** Inserts or updates rows. */
  save(tx: Tx, rows: readonly RowOf<Of>[], now: Date): Promise<void>;
  /** For each row that is stored, also unchanged, a likely mistake in it; undefined if there is none. */
  warn?(tx: Tx, rows: readonly Candidate<RowOf<Of>>[], now: Date): Promise<readonly (Warning | undefined)[]>;
}

/** A row with the version that was stored before. */
export interface Candidate<Row> {
  row: Row;
  before: Row | undefined;
}

/** Returns a function that saves new and changed rows, and returns the outcome of each row. */
export function rowWriter<Of extends Columns, Key extends keyof Of & string>(
  store: RowStore<Of, Key>,
): (tx: Tx, rows: readonly FileRow[], now: Date, above?: RowsAbove) => Promise<Outcome[]> {
  const read = importedRowParser(store.columns, store.key);
  const keyOf = (row: ImportedRow<Of, Key>) => JSON.stringify(store.key.map((name) => row[name]));
  return async (tx, rows, now, above = new RowsAbove()) => {
    const outcomes: Outcome[] = [];
    let pending: PendingRow<Of, Key>[] = [];
    for (const [index, row] of rows.entries()) {
      const result = read(row);
      if ('given' in result) pending.push({ index, given: result.given, key: keyOf(result.given) });
      else if (!result.unchecked) outcomes[index] = result;
      else {
        const { refused, unchecked } = result;
        pending.push({ index, given: unchecked, key: keyOf(unchecked), refusedUnlessStored: refused });
      }
    }
    // Rows with the same key are saved in separate rounds, so that each is compared with the one before.
    while (pending.length > 0) {
      const distinct = [...new Map(pending.toReversed().map((given) => [given.key, given])).values()].reverse();
      await writeDistinctRows(tx, store, distinct, keyOf, now, { outcomes, above });
      const done = new Set(distinct);
      pending = pending.filter((given) => !done.has(given));
    }
    return outcomes;
  };
}

interface PendingRow<Of extends Columns, Key extends keyof Of & string> {
  /** Index in `outcomes`. */
  index: number;
  given: ImportedRow<Of, Key>;
  key: string;
  /** Why a value is invalid. An earlier version may have stored it: then the row is unchanged, as in an export that is imported again. */
  refusedUnlessStored?: string;
}

async function writeDistinctRows<Of extends Columns, Key extends keyof Of & string>(
  tx: Tx,
  store: RowStore<Of, Key>,
  pending: readonly PendingRow<Of, Key>[],
  keyOf: (row: ImportedRow<Of, Key>) => string,
  now: Date,
  { outcomes, above }: { outcomes: Outcome[]; above: RowsAbove },
): Promise<void> {
  const found = await store.find(
    tx,
    pending.map(({ given }) => given),
  );
  const known = new Map(found.map((row) => [keyOf(row as ImportedRow<Of, Key>), row]));
  const candidates: (Candidate<RowOf<Of>> & { index: number })[] = [];
  const stored: StoredRow<RowOf<Of>>[] = [];
  const keys = new Map(pending.map(({ index, key }) => [index, key]));
  const defaults = defaultsOf(store.columns, now);
  const isOutdated = new Set<number>();
  for (const { index, given, key, refusedUnlessStored: refused } of pending) {
    const before = known.get(key);
    const row = { ...(before ?? defaults), ...given } as RowOf<Of>;
    const missing = Object.keys(store.columns).filter((name) => row[name] === undefined);
    const isUnchanged = before !== undefined && isDeepStrictEqual(before, row);
    if (refused !== undefined && isUnchanged) isOutdated.add(index);
    if (refused !== undefined && !isUnchanged) outcomes[index] = { refused };
    else if (missing.length > 0) outcomes[index] = { refused: `${missing.join(', ')}: must be given for a new row` };
    else if (isUnchanged) stored.push({ index, row, before, as: 'unchanged' });
    else candidates.push({ index, row, before });
  }
  const reasons = candidates.length > 0 ? ((await store.check?.(tx, candidates, now, above)) ?? []) : [];
  const accepted = candidates.flatMap(({ index, row, before }, at): StoredRow<RowOf<Of>>[] => {
    const refused = reasons[at];
    if (refused === undefined) return [{ index, row, before, as: before ? 'changed' : 'new' }];
    outcomes[index] = { refused };
    return [];
  });
  if (accepted.length > 0)
    await store.save(
      tx,
      accepted.map(({ row }) => row),
      now,
    );
  stored.push(...accepted);
  const warnings = stored.length > 0 ? ((await store.warn?.(tx, stored, now)) ?? []) : [];
  for (const [at, { index, row, as }] of stored.entries()) {
    const warning = warnings[at];
    outcomes[index] = {
      stored: as,
      key: keys.get(index) ?? '',
      warnings: warning ? [warning] : [],
      ...(store.claims ? { claims: store.claims(row) } : {}),
      ...(isOutdated.has(index) ? { isOutdated: true } : {}),
    };
  }
}

interface StoredRow<Row> extends Candidate<Row> {
  /** Index in `outcomes`. */
  index: number;
  as: Stored;
}

/** Default values for a new row. */
function defaultsOf(columns: Columns, now: Date): FileRow {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { defaultValue }]) => (defaultValue ? [[name, defaultValue(now)]] : [])),
  );
}
