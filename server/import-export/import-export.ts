import type { Db, Tx } from '../db/database.ts';
import type { Columns } from './columns.ts';

/** Values by the names of their columns. */
export type FileRow = Record<string, unknown>;

/** What an import did with a row. */
export type Outcome = 'new' | 'changed' | 'unchanged' | { refused: string };

/** Checks rows that need other rows, which may come later in the file: a visible product needs a SKU. */
export interface CompletenessCheck {
  /** The written rows that lack others so far, with their ids. */
  findIncomplete(tx: Tx, rows: readonly FileRow[]): Promise<{ index: number; id: number }[]>;
  /** Called at the end of the file: undoes what is not allowed for those that are still incomplete, and returns why. */
  refuseIncomplete(tx: Tx, ids: readonly number[]): Promise<{ id: number; refused: string }[]>;
}

/** What `npm run shop -- NAME export|import` reads and writes: its columns, and how rows are exported and imported. */
export interface ImportExport {
  /** The command. */
  name: string;
  /** What a file holds, in a few words: "stock of SKUs". */
  description: string;
  /** Each type of row with its columns; a file of one type has one entry, under its plural. */
  rowTypes: Record<string, Columns>;
  /** All rows, in an order in which they can be read back, a page of them at a time. */
  pages(db: Db): AsyncIterable<readonly object[]>;
  /**
   * Writes rows, new and changed ones only, and returns the outcome of each.
   * @throws an error of the database where rows break a constraint; they are then tried one by one
   */
  write(tx: Tx, rows: readonly FileRow[], now: Date): Promise<Outcome[]>;
  /** Messages for database constraints that rows may break: `skus_sku_key` → `sku: is another SKU's`. */
  constraintMessages: Record<string, string>;
  /** Whether rows may refer to rows above them in the same file. */
  rowsReferToEarlierRows: boolean;
  completenessCheck?: CompletenessCheck;
  /** Runs at the end, where new rows were written. */
  afterImport?(db: Db): Promise<void>;
}

/** The columns of a file: those of all types of rows. */
export function columnsOf(importExport: ImportExport): Columns {
  return Object.assign({}, ...Object.values(importExport.rowTypes)) as Columns;
}
