import type { ImportExport } from './import-export.ts';
import { writerByType } from './row-types.ts';

/** The rows of several files in one file, under the name of the first. A row may refer to rows of files before its own. */
export function combine(first: ImportExport, ...others: readonly ImportExport[]): ImportExport {
  const parts = [first, ...others];
  return {
    ...first,
    description: parts.map(({ description }) => description).join(', '),
    rowTypes: Object.assign({}, ...parts.map(({ rowTypes }) => rowTypes)),
    importedColumns: Object.assign({}, ...parts.map(({ importedColumns }) => importedColumns)),
    async *exportBatches(db) {
      for (const part of parts) yield* part.exportBatches(db);
    },
    write: writerByType(
      Object.fromEntries(
        parts.flatMap(({ rowTypes, write }) =>
          Object.entries(rowTypes).map(([type, columns]) => [type, { columns, write }]),
        ),
      ),
    ),
    constraintMessages: Object.assign({}, ...parts.map(({ constraintMessages }) => constraintMessages)),
    rowsReferToEarlierRows: true,
  };
}
