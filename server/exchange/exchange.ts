import type { Db, Tx } from '../db/database.ts';
import type { Columns } from './columns.ts';

/** Values by the names of their columns. */
export type FileRow = Record<string, unknown>;

/** What became of a row. */
export type Outcome = 'new' | 'changed' | 'unchanged' | { refused: string };

/** Rows that are right only with others that may stand anywhere in the file. */
export interface Completeness {
  /** Those among written rows that lack others so far, with the numbers by which they are known. */
  lacking(tx: Tx, rows: readonly FileRow[]): Promise<{ index: number; id: number }[]>;
  /** Takes back from those that lack them still, at the end of the file, what they cannot have without; tells why. */
  takeBack(tx: Tx, ids: readonly number[]): Promise<{ id: number; refused: string }[]>;
}

/** What `npm run shop -- NAME export|import` moves: which columns there are, and how rows leave and enter the shop. */
export interface Exchange {
  /** The command. */
  name: string;
  /** What a file holds, in a few words: "stock of SKUs". */
  about: string;
  /** Each kind of row with its columns; a file of one kind has one entry, under its plural. */
  kinds: Record<string, Columns>;
  /** All rows, in an order in which they can be read back, a page of them at a time. */
  pages(db: Db): AsyncIterable<readonly object[]>;
  /**
   * Writes rows, new and changed ones only, and tells what became of each.
   * @throws an error of the database where rows break a constraint; they are then tried one by one
   */
  write(tx: Tx, rows: readonly FileRow[], now: Date): Promise<Outcome[]>;
  /** Words for constraints that rows may break: `skus_sku_key` → `sku: is another SKU's`. */
  constraints: Record<string, string>;
  /** Whether rows may name rows above them in the same file. */
  buildsUp: boolean;
  completeness?: Completeness;
  /** Comes last, where rows were written. */
  afterImport?(db: Db): Promise<void>;
}

/** The columns of a file: those of all kinds of rows. */
export function columnsOf(exchange: Exchange): Columns {
  return Object.assign({}, ...Object.values(exchange.kinds)) as Columns;
}
