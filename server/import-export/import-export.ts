import type { Db, Tx } from '../db/database.ts';
import type { Columns } from './columns.ts';
import type { Claims, RowsAbove } from './rows-above.ts';

/** Values by column name. */
export type FileRow = Record<string, unknown>;

/** How a row is stored after its import. */
export type Stored = 'new' | 'changed' | 'unchanged';

/** A likely mistake in a row that is stored. */
export interface Warning {
  /** `COLUMN: what is wrong`. */
  message: string;
  /** If another row of the file, also one below, may settle it: it is then reported at the end of the file, unless it is settled. */
  unless?: Settlement;
}

/** What settles a warning. */
export interface Settlement {
  key: string;
  /** Those of the keys that are settled. */
  findSettled(db: Db, keys: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}

/** The result of importing a row. */
export type Outcome =
  | {
      stored: Stored;
      /** What identifies the row among those of its type. */
      key: string;
      warnings: readonly Warning[];
      claims?: Claims;
      /** Whether it is unchanged with a value that only an earlier version accepted. */
      isOutdated?: boolean;
    }
  | { refused: string };

/** Thrown by `write` when a row is refused of which a part is written already: its transaction is rolled back to before the rows. */
export class RowRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`row refused: ${reason}`);
    this.reason = reason;
  }
}

/** A check at the end of the file for rows that require other rows: a visible product requires a SKU. */
export interface CompletenessCheck {
  /** The written rows whose required rows are still missing, with their ids. */
  findIncomplete(tx: Tx, rows: readonly FileRow[]): Promise<{ index: number; id: number }[]>;
  /** Called at the end of the file: corrects the rows that are still incomplete, and returns the reasons. */
  refuseIncomplete(tx: Tx, ids: readonly number[]): Promise<{ id: number; refused: string }[]>;
}

/** Defines the commands `npm run shop -- NAME export` and `import`. */
export interface ImportExport {
  /** The name of the command. */
  name: string;
  /** The content of a file, for the command's help: "stock of SKUs". */
  description: string;
  /** The columns of each row type. A file with one row type has one entry, named in the plural. */
  rowTypes: Record<string, Columns>;
  /** By row type: columns that only imports have, such as codes that stand for ids. */
  importedColumns?: Record<string, Columns>;
  /** Text after the columns in the command's help. */
  notes?: string;
  /** All rows in batches, in an order in which they can be imported again. */
  exportBatches(db: Db): AsyncIterable<readonly object[]>;
  /**
   * Writes new and changed rows, and returns the outcome of each row.
   *
   * @param above of a dry run that rolls each batch back: the batches above
   * @throws a database error if a row violates a constraint, or RowRefused; the rows are then written one by one
   */
  write(tx: Tx, rows: readonly FileRow[], now: Date, above?: RowsAbove): Promise<Outcome[]>;
  /** Messages for violated database constraints: `skus_sku_key` → `sku: is used by another SKU`. */
  constraintMessages: Record<string, string>;
  /** Rows that are written in one transaction; 500 if absent. Fewer if others wait for what it locks. */
  rowsPerTransaction?: number;
  /** Whether rows may refer to rows above them in the same file. */
  rowsReferToEarlierRows: boolean;
  completenessCheck?: CompletenessCheck;
  /** Called at the end if new rows were written. */
  afterImport?(db: Db): Promise<void>;
}

/** The columns of an exported file: those of all row types. */
export function columnsOf({ rowTypes }: ImportExport): Columns {
  return merged(Object.values(rowTypes));
}

/** The columns that a file to import may have. */
export function importedColumnsOf({ rowTypes, importedColumns = {} }: ImportExport): Columns {
  return merged([...Object.values(rowTypes), ...Object.values(importedColumns)]);
}

/** A column that several types have may be empty if it may be in one of them. */
function merged(types: readonly Columns[]): Columns {
  const all: Columns = {};
  for (const [name, column] of types.flatMap((columns) => Object.entries(columns)))
    all[name] = { ...column, nullable: column.nullable || all[name]?.nullable === true };
  return all;
}
