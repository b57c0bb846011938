import type { Tx } from '../../db/database.ts';
import { type FileRow, type ImportExport, type Outcome, RowRefused } from '../../import-export/import-export.ts';
import { importedRowParser } from '../../import-export/parse-row.ts';
import { givenColumns, type SimpleProductRow, simpleProductColumns } from './columns.ts';
import { readKnownCatalogue } from './known-catalogue.ts';
import { type PlannedRow, planRow } from './plan-row.ts';

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

/** @throws RowRefused if one of the rows is refused when it is written */
async function writeRows(tx: Tx, rows: readonly SimpleProductRow[], now: Date, full: FullImports): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  const known = await readKnownCatalogue(tx, rows);
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
  return plans.map((plan, at) => {
    if (isRefused(plan)) return plan;
    return outcomeOf(rows[at]?.sku ?? '', plan, [
      ...catalogue.splice(0, plan.catalogue.length),
      ...stock.splice(0, plan.stock.length),
    ]);
  });
}

function outcomeOf(key: string, { isNew, warnings }: PlannedRow, written: readonly Outcome[]): Outcome {
  const parts = written.map((outcome) => {
    if (isRefused(outcome)) throw new RowRefused(outcome.refused);
    return outcome;
  });
  return {
    stored: isNew ? 'new' : parts.every(({ stored }) => stored === 'unchanged') ? 'unchanged' : 'changed',
    key,
    warnings: [...warnings, ...parts.flatMap((part) => part.warnings)],
  };
}
