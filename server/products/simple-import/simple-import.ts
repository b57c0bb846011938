import type { Tx } from '../../db/database.ts';
import type { FileRow, ImportExport, Outcome } from '../../import-export/import-export.ts';
import { importedRowParser } from '../../import-export/parse-row.ts';
import { givenColumns, type SimpleProductRow, simpleProductColumns } from './columns.ts';
import { readKnownRows } from './known-rows.ts';
import { type PlannedRow, planRow } from './plan-row.ts';
import { releaseRowsSavepoint, rollBackRows, setRowsSavepoint } from './queries.ts';

/** The imports through which a row is written. */
export interface FullImports {
  catalogue: ImportExport;
  stock: ImportExport;
}

type Refused = { refused: string };
const isRefused = (value: object): value is Refused => 'refused' in value;

const read = importedRowParser(givenColumns, ['sku']);

/** Products in one row per SKU, written as rows of the catalogue and of the stock. A refused row leaves nothing behind. */
export function simpleImport(full: FullImports): ImportExport {
  return {
    name: 'products',
    description: 'products in one row per SKU, with their stock',
    rowTypes: { products: simpleProductColumns },
    notes: `sku, name_th, price, category and stock are enough. An empty cell leaves what is stored; brands and categories are
created when they are first named. Export products with the catalogue, which has all columns.`,
    exportBatches: full.catalogue.exportBatches,
    write: async (tx, rows, now) => {
      const parsed = rows.map(withoutEmptyCells).map(read);
      const given = parsed.flatMap((row) => ('given' in row ? [row.given] : []));
      const written = await writeRows(tx, given, now, full);
      let done = 0;
      return parsed.map((row) => ('given' in row ? (written[done++] as Outcome) : row));
    },
    constraintMessages: { ...full.catalogue.constraintMessages, ...full.stock.constraintMessages },
    // The stock of their products is locked meanwhile.
    ...(full.stock.rowsPerTransaction ? { rowsPerTransaction: full.stock.rowsPerTransaction } : {}),
    rowsReferToEarlierRows: true,
  };
}

function withoutEmptyCells(row: FileRow): FileRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
}

/**
 * Writes rows together. If one of them is refused, none is written, but each half after the other: so that a row does not refer to
 * what a refused one above it would have written.
 */
async function writeRows(tx: Tx, rows: readonly SimpleProductRow[], now: Date, full: FullImports): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  await setRowsSavepoint(tx);
  const outcomes = await writeTogether(tx, rows, now, full);
  if (outcomes.every(({ refusedByWrite }) => !refusedByWrite)) {
    await releaseRowsSavepoint(tx);
    return outcomes.map(({ outcome }) => outcome);
  }
  await rollBackRows(tx);
  if (rows.length === 1) return outcomes.map(({ outcome }) => outcome);
  const half = Math.ceil(rows.length / 2);
  const first = await writeRows(tx, rows.slice(0, half), now, full);
  return [...first, ...(await writeRows(tx, rows.slice(half), now, full))];
}

interface TriedRow {
  outcome: Outcome;
  /** Whether something of the row may have been written. */
  refusedByWrite: boolean;
}

async function writeTogether(
  tx: Tx,
  rows: readonly SimpleProductRow[],
  now: Date,
  full: FullImports,
): Promise<TriedRow[]> {
  const known = await readKnownRows(tx, rows);
  const plans = rows.map((given) => planRow(known, given));
  const planned = plans.filter((plan): plan is PlannedRow => !isRefused(plan));
  const catalogue = await full.catalogue.write(
    tx,
    planned.flatMap((plan) => plan.catalogue),
    now,
  );
  // The SKUs are written by now.
  const stock = await full.stock.write(
    tx,
    planned.flatMap((plan) => plan.stock),
    now,
  );
  return plans.map((plan): TriedRow => {
    if (isRefused(plan)) return { outcome: plan, refusedByWrite: false };
    const written = [...catalogue.splice(0, plan.catalogue.length), ...stock.splice(0, plan.stock.length)];
    const refused = written.find((outcome): outcome is Refused => typeof outcome === 'object' && isRefused(outcome));
    return refused
      ? { outcome: refused, refusedByWrite: true }
      : { outcome: outcomeOf(plan, written), refusedByWrite: false };
  });
}

function outcomeOf({ isNew }: PlannedRow, written: readonly Outcome[]): Outcome {
  const parts = written.map((outcome) => (typeof outcome === 'string' ? { stored: outcome, warnings: [] } : outcome));
  const stored = parts.flatMap((part) => ('stored' in part ? [part] : []));
  const isUnchanged = stored.every((part) => part.stored === 'unchanged');
  return {
    stored: isNew ? 'new' : isUnchanged ? 'unchanged' : 'changed',
    warnings: stored.flatMap(({ warnings }) => warnings),
  };
}
