import type { Columns } from './columns.ts';
import type { ImportExport, Outcome } from './import-export.ts';

interface RowType {
  columns: Columns;
  write: ImportExport['write'];
}

/** Writes rows of several types by their column `type`, in the order of `rowTypes`: referenced types first. */
export function writerByType(rowTypes: Record<string, RowType>): ImportExport['write'] {
  return async (tx, rows, now) => {
    const outcomes: Outcome[] = rows.map(() => ({
      refused: `type: must be one of ${Object.keys(rowTypes).join(', ')}`,
    }));
    for (const [kind, { columns, write }] of Object.entries(rowTypes)) {
      const typeRows = [...rows.entries()].filter(([, row]) => row.type === kind);
      if (typeRows.length === 0) continue;
      // A CSV file has the columns of all types: drop the empty ones of other types.
      const given = typeRows.map(([, row]) =>
        Object.fromEntries(
          Object.entries(row).filter(
            ([name, value]) => Object.hasOwn(columns, name) || (value !== null && value !== ''),
          ),
        ),
      );
      const written = await write(tx, given, now);
      for (const [at, [index]] of typeRows.entries()) outcomes[index] = written[at] as Outcome;
    }
    return outcomes;
  };
}
