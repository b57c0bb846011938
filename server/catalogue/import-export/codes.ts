import type { Tx } from '../../db/database.ts';
import type { FileRow, Outcome } from '../../import-export/import-export.ts';
import { importedRowParser } from '../../import-export/parse-row.ts';
import { UnreadableCell } from '../../import-export/unreadable-cell.ts';
import { importedCodes } from './columns.ts';
import { type IdSource, idSources, idsByCode, newIds, productIdsByCode } from './id-queries.ts';

type Write = (tx: Tx, rows: readonly FileRow[], now: Date) => Promise<Outcome[]>;

/** Like `write` of an import, with the ids that rows of any type in the same transaction have: new rows get none of them. */
export type WriteStep = (
  tx: Tx,
  rows: readonly FileRow[],
  now: Date,
  givenIds: ReadonlySet<number>,
) => Promise<Outcome[]>;

/** A step whose rows all have ids. */
export function withoutNewIds(write: Write): WriteStep {
  return (tx, rows, now) => write(tx, rows, now);
}

type Prepared = FileRow | { refused: string };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isRefused = (row: Prepared): row is { refused: string } => typeof row.refused === 'string';

/** Writes the rows that `prepare` does not refuse. */
function prepared(
  write: WriteStep,
  prepare: (tx: Tx, rows: readonly FileRow[], givenIds: ReadonlySet<number>) => Promise<Prepared[]>,
): WriteStep {
  return async (tx, rows, now, givenIds) => {
    const ready = await prepare(tx, rows, givenIds);
    const accepted = ready.filter((row) => !isRefused(row));
    const written = accepted.length > 0 ? await write(tx, accepted, now, givenIds) : [];
    let done = 0;
    return ready.map((row) => (isRefused(row) ? { refused: row.refused } : (written[done++] as Outcome)));
  };
}

/**
 * Gives each row without an id that of the stored row with the same code, or else a new one, before it is written.
 *
 * @param column the column that identifies a row without an id
 * @param refuseNew why a row that would be new is refused
 */
export function identifiedBy(
  column: string,
  source: keyof typeof idSources,
  write: Write,
  refuseNew: (row: FileRow) => string | undefined = () => undefined,
): WriteStep {
  const ids: IdSource = idSources[source];
  return prepared(withoutNewIds(write), async (tx, rows, givenIds) => {
    const anonymous = rows.filter(({ id }) => isEmpty(id));
    if (anonymous.length === 0) return [...rows];
    const codes = new Set(anonymous.flatMap((row) => codeOf(row, column)));
    const known = await idsByCode(tx, ids, [...codes]);
    for (const row of rows)
      for (const code of codeOf(row, column)) if (typeof row.id === 'number') known.set(code, row.id);
    const unknown = [...codes].filter((code) => !known.has(code));
    const created = new Map<string, number>();
    for (const [at, id] of (await newIds(tx, ids, unknown.length, givenIds)).entries())
      created.set(unknown[at] as string, id);
    return rows.map((row) => {
      if (!isEmpty(row.id)) return row;
      const [code] = codeOf(row, column);
      if (code === undefined) return { refused: describeMissingCode(row[column], column) };
      const id = known.get(code);
      if (id !== undefined) return { ...row, id };
      const refused = refuseNew(row);
      return refused === undefined ? { ...row, id: created.get(code) } : { refused };
    });
  });
}

function codeOf(row: FileRow, column: string): [string] | [] {
  const code = row[column];
  return typeof code === 'string' && code !== '' ? [code] : [];
}

function describeMissingCode(code: unknown, column: string): string {
  if (code instanceof UnreadableCell) return `${column}: ${code.reason}`;
  return isEmpty(code) ? `id or ${column}: must be given` : `${column}: must be text`;
}

/** By row type: the column of ids that a column of codes stands for. */
const idColumns: Record<keyof typeof importedCodes, Record<string, string>> = {
  sku: { product_code: 'product_id' },
  relations: { product_code: 'id', related_codes: 'related', fits_codes: 'fits' },
  landing: { product_codes: 'products' },
};

/** Replaces the codes of products by their ids before rows are written. */
export function withProductCodes(type: keyof typeof importedCodes, write: WriteStep): WriteStep {
  const parse = importedRowParser(importedCodes[type], []);
  return prepared(write, async (tx, rows) => {
    const given = rows.map((row) => parse(codesOf(row, type)));
    const codes = given.flatMap((parsed) => ('given' in parsed ? Object.values(parsed.given).flat() : []));
    const known = codes.length > 0 ? await productIdsByCode(tx, codes) : new Map<string, number>();
    return rows.map((row, at) => {
      const parsed = given[at];
      if (!parsed || 'refused' in parsed) return parsed ?? row;
      return replaceCodes(row, type, parsed.given, known);
    });
  });
}

function codesOf(row: FileRow, type: keyof typeof importedCodes): FileRow {
  return Object.fromEntries(
    Object.keys(importedCodes[type]).flatMap((name) => (isEmpty(row[name]) ? [] : [[name, row[name]]])),
  );
}

function replaceCodes(
  row: FileRow,
  type: keyof typeof importedCodes,
  given: Record<string, string | string[] | undefined>,
  known: ReadonlyMap<string, number>,
): Prepared {
  const replaced = { ...row };
  for (const [codeColumn, idColumn] of Object.entries(idColumns[type])) {
    delete replaced[codeColumn];
    const codes = given[codeColumn];
    if (codes === undefined) continue;
    const unknown = [codes].flat().find((code) => !known.has(code));
    if (unknown !== undefined) return { refused: `${codeColumn}: there is no product or SKU with the code ${unknown}` };
    const ids = typeof codes === 'string' ? known.get(codes) : codes.map((code) => known.get(code));
    if (!isEmpty(row[idColumn]) && JSON.stringify(row[idColumn]) !== JSON.stringify(ids))
      return { refused: `${codeColumn}: must agree with ${idColumn}, or leave ${idColumn} empty` };
    replaced[idColumn] = ids;
  }
  return replaced;
}
