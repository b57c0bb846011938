import type { Columns } from './columns.ts';
import type { Exchange, Outcome } from './exchange.ts';

interface Kind {
  columns: Columns;
  write: Exchange['write'];
}

/** Writes rows of several kinds, told apart by their column `type`; kinds in the order in which they need each other. */
export function writerOfKinds(kinds: Record<string, Kind>): Exchange['write'] {
  return async (tx, rows, now) => {
    const outcomes: Outcome[] = rows.map(() => ({ refused: `type: must be one of ${Object.keys(kinds).join(', ')}` }));
    for (const [kind, { columns, write }] of Object.entries(kinds)) {
      const own = [...rows.entries()].filter(([, row]) => row.type === kind);
      if (own.length === 0) continue;
      // A CSV file has the columns of all kinds: those of others are empty and are left out.
      const given = own.map(([, row]) =>
        Object.fromEntries(
          Object.entries(row).filter(
            ([name, value]) => Object.hasOwn(columns, name) || (value !== null && value !== ''),
          ),
        ),
      );
      const written = await write(tx, given, now);
      for (const [at, [index]] of own.entries()) outcomes[index] = written[at] as Outcome;
    }
    return outcomes;
  };
}
