import type { AppContext } from '#server/app-context.ts';
import { importRows } from '#server/import-export/import-rows.ts';
import { importExportNamed, type PendingRow, pendingRows } from './pending-rows.ts';

async function* numbered(rows: readonly PendingRow[]) {
  for (const [index, { row }] of rows.entries()) yield { row: index + 1, values: row };
}

/**
 * Imports the drafts that a new shop still lacks, under the brand that this process read when it started.
 *
 * @returns how many rows were written
 * @throws if an import refuses a draft
 */
export async function fillShop(context: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const pending = await pendingRows(context);
  for (const [importName, rows] of Map.groupBy(pending, (row) => row.importName))
    await importRows(context.db, importExportNamed(importName), numbered(rows), {
      dryRun: false,
      now: context.clock(),
      onRefused: (row, reason) => {
        throw new Error(`the draft ${JSON.stringify(rows[row - 1]?.row)} was refused: ${reason}`);
      },
      onWarning: () => {},
      onProgress: () => {},
    });
  return pending.length;
}
