import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database.ts';
import { type Columns, type GivenRow, givenRow, type RowOf } from './columns.ts';
import type { FileRow, Outcome } from './exchange.ts';

/** How the rows of one kind are kept by the shop. `Key` names the columns by which a row is known again. */
export interface Kept<Of extends Columns, Key extends keyof Of & string> {
  columns: Of;
  key: readonly Key[];
  /** Values of a new row for columns that are not given. */
  defaults(now: Date): Partial<RowOf<Of>>;
  /** Those of the rows that are there, whole, in any order. */
  find(tx: Tx, given: readonly GivenRow<Of, Key>[]): Promise<RowOf<Of>[]>;
  /** Why a row cannot be kept, judged by the other columns and by what it names; none where it can. */
  check(tx: Tx, rows: readonly Candidate<RowOf<Of>>[], now: Date): Promise<(string | undefined)[]>;
  /** Inserts or updates rows. */
  save(tx: Tx, rows: readonly RowOf<Of>[], now: Date): Promise<void>;
}

/** A row that is about to be written, and as it is so far. */
export interface Candidate<Row> {
  row: Row;
  before: Row | undefined;
}

/** Writes what is new or different among the rows, and tells what became of each. */
export function writer<Of extends Columns, Key extends keyof Of & string>(
  kept: Kept<Of, Key>,
): (tx: Tx, rows: readonly FileRow[], now: Date) => Promise<Outcome[]> {
  const read = givenRow(kept.columns, kept.key);
  const keyOf = (row: GivenRow<Of, Key>) => JSON.stringify(kept.key.map((name) => row[name]));
  return async (tx, rows, now) => {
    const outcomes: Outcome[] = [];
    let waiting: Given<Of, Key>[] = [];
    for (const [index, row] of rows.entries()) {
      const result = read(row);
      if ('refused' in result) outcomes[index] = result;
      else waiting.push({ index, given: result.given, key: keyOf(result.given) });
    }
    // A row that stands there twice meets what its first one left.
    while (waiting.length > 0) {
      const firsts = [...new Map(waiting.toReversed().map((given) => [given.key, given])).values()].reverse();
      await writeOnce(tx, kept, firsts, keyOf, now, outcomes);
      const done = new Set(firsts);
      waiting = waiting.filter((given) => !done.has(given));
    }
    return outcomes;
  };
}

interface Given<Of extends Columns, Key extends keyof Of & string> {
  /** Its place among the outcomes. */
  index: number;
  given: GivenRow<Of, Key>;
  key: string;
}

async function writeOnce<Of extends Columns, Key extends keyof Of & string>(
  tx: Tx,
  kept: Kept<Of, Key>,
  waiting: readonly Given<Of, Key>[],
  keyOf: (row: GivenRow<Of, Key>) => string,
  now: Date,
  outcomes: Outcome[],
): Promise<void> {
  const found = await kept.find(
    tx,
    waiting.map(({ given }) => given),
  );
  const known = new Map(found.map((row) => [keyOf(row as GivenRow<Of, Key>), row]));
  const candidates: (Candidate<RowOf<Of>> & { index: number })[] = [];
  for (const { index, given, key } of waiting) {
    const before = known.get(key);
    const row = { ...(before ?? kept.defaults(now)), ...given } as RowOf<Of>;
    const missing = Object.keys(kept.columns).filter((name) => row[name] === undefined);
    if (missing.length > 0) outcomes[index] = { refused: `${missing.join(', ')}: must be given for a new row` };
    else if (before && isDeepStrictEqual(before, row)) outcomes[index] = 'unchanged';
    else candidates.push({ index, row, before });
  }
  if (candidates.length === 0) return;
  const reasons = await kept.check(tx, candidates, now);
  const sound = candidates.filter(({ index, before }, at) => {
    const refused = reasons[at];
    outcomes[index] = refused === undefined ? (before ? 'changed' : 'new') : { refused };
    return refused === undefined;
  });
  if (sound.length === 0) return;
  await kept.save(
    tx,
    sound.map(({ row }) => row),
    now,
  );
}
