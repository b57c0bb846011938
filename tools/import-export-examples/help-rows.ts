import type { FileRow, ImportExport } from '#server/import-export/import-export.ts';
import { examples } from './examples.ts';

/** For the help of an import: a row of each type for each JSON column, with the columns that identify it. */
export function helpRows({ rowTypes }: Pick<ImportExport, 'rowTypes'>): Record<string, FileRow[]> {
  return Object.fromEntries(
    Object.entries(rowTypes).map(([type, columns]) => {
      const { key = {}, required = {}, changes = {}, alongside = [] } = examples[type] ?? {};
      const rows = Object.entries(columns).flatMap(([name, { cell }]) => {
        if ((cell !== 'json' && cell !== 'list') || Object.hasOwn(key, name)) return [];
        const change = changes[name];
        if (change && !('refused' in change)) return [{ ...key, [name]: change.to }];
        if (required[name] !== undefined) return [{ ...key, [name]: required[name] }];
        return alongside.filter((row) => Object.hasOwn(row, name));
      });
      return [type, rows];
    }),
  );
}
