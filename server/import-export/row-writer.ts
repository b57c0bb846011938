import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database.ts';
import type { Columns, ImportedRow, RowOf } from './columns.ts';
import type { FileRow, Outcome } from './import-export.ts';
import { importedRowParser } from './parse-row.ts';

/** How the rows of one type are found and saved. `Key` names the columns that identify a row. */
export interface RowStore<Of extends Columns, Key extends keyof Of & string> {
  columns: Of;
  key: readonly Key[];
  /** Those of the rows that exist, with all columns, in any order. */
  find(tx: Tx, given: readonly ImportedRow<Of, Key>[]): Promise<RowOf<Of>[]>;
  /** Why a row cannot be saved, by its other columns and by what it refers to; undefined where it can. */
  check(tx: Tx, rows: readonly Candidate<RowOf<Of>>[], now: Date): Promise<(string | undefined)[]>;
  /** Inserts or updates rows. */
  save(tx: Tx, rows: readonly RowOf<Of>[], now: Date): Promise<void>;
}

/** A row that is about to be saved, and as it is so far. */
export interface Candidate<Row> {
  row: Row;
  before: Row | undefined;
}

/** Saves what is new or different among the rows, and returns the outcome of each. */
export function rowWriter<Of extends Columns, Key extends keyof Of & string>(
  store: RowStore<Of, Key>,
): (tx: Tx, rows: readonly FileRow[], now: Date) => Promise<Outcome[]> {
  const read = importedRowParser(store.columns, store.key);
  const keyOf = (row: ImportedRow<Of, Key>) => JSON.stringify(store.key.map((name) => row[name]));
  return async (tx, rows, now) => {
    const outcomes: Outcome[] = [];
    let pending: Given<Of, Key>[] = [];
    for (const [index, row] of rows.entries()) {
      const result = read(row);
      if ('refused' in result) outcomes[index] = result;
      else pending.push({ index, given: result.given, key: keyOf(result.given) });
    }
    // Of rows with the same key each sees what the one before it saved.
    while (pending.length > 0) {
      const distinct = [...new Map(pending.toReversed().map((given) => [given.key, given])).values()].reverse();
      await writeDistinctRows(tx, store, distinct, keyOf, now, outcomes);
      const done = new Set(distinct);
      pending = pending.filter((given) => !done.has(given));
    }
    return outcomes;
  };
}

interface Given<Of extends Columns, Key extends keyof Of & string> {
  /** Its place among the outcomes. */
  index: number;
  given: ImportedRow<Of, Key>;
  key: string;
}

async function writeDistinctRows<Of extends Columns, Key extends keyof Of & string>(
  tx: Tx,
  store: RowStore<Of, Key>,
  pending: readonly Given<Of, Key>[],
  keyOf: (row: ImportedRow<Of, Key>) => string,
  now: Date,
  outcomes: Outcome[],
): Promise<void> {
  const found = await store.find(
    tx,
    pending.map(({ given }) => given),
  );
  const known = new Map(found.map((row) => [keyOf(row as ImportedRow<Of, Key>), row]));
  const candidates: (Candidate<RowOf<Of>> & { index: number })[] = [];
  const defaults = defaultsOf(store.columns, now);
  for (const { index, given, key } of pending) {
    const before = known.get(key);
    const row = { ...(before ?? defaults), ...given } as RowOf<Of>;
    const missing = Object.keys(store.columns).filter((name) => row[name] === undefined);
    if (missing.length > 0) outcomes[index] = { refused: `${missing.join(', ')}: must be given for a new row` };
    else if (before && isDeepStrictEqual(before, row)) outcomes[index] = 'unchanged';
    else candidates.push({ index, row, before });
  }
  if (candidates.length === 0) return;
  const reasons = await store.check(tx, candidates, now);
  const accepted = candidates.filter(({ index, before }, at) => {
    const refused = reasons[at];
    outcomes[index] = refused === undefined ? (before ? 'changed' : 'new') : { refused };
    return refused === undefined;
  });
  if (accepted.length === 0) return;
  await store.save(
    tx,
    accepted.map(({ row }) => row),
    now,
  );
}

/** The values that a new row has for columns that it leaves out. */
function defaultsOf(columns: Columns, now: Date): FileRow {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { defaultValue }]) => (defaultValue ? [[name, defaultValue(now)]] : [])),
  );
}
