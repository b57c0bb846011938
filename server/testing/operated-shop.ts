import { catalogueImportExport } from '../catalogue/commands.ts';
import { couponsImportExport } from '../coupons/commands.ts';
import { openDatabase } from '../db/open.ts';
import { flashSalesImportExport } from '../flash-sales/commands.ts';
import { promotionsImportExport } from '../promotions/commands.ts';
import { jsonLines, runImportExport } from './run-shop-command.ts';

const importExports = {
  catalogue: catalogueImportExport,
  coupons: couponsImportExport,
  'flash-sales': flashSalesImportExport,
  promotions: promotionsImportExport,
};

export interface OperatedShop {
  exportRows(name: keyof typeof importExports): Promise<Record<string, unknown>[]>;
  /** @throws Error if a row is refused */
  importRows(name: keyof typeof importExports, rows: readonly object[]): Promise<void>;
}

/**
 * Exports and imports rows of the shop with an embedded database in a data folder, as `npm run shop` does. All of them are in this process:
 * one of its own for each would load the shop and start the database again, which takes three seconds.
 */
export async function operateShop(dataFolder: string, work: (shop: OperatedShop) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseConnections: 1 });
  const context = { db: database.db, clock: () => new Date() };
  const run = async (name: keyof typeof importExports, command: 'export' | 'import', input?: string) => {
    const { output, errors, failed } = await runImportExport(context, importExports[name], [command], input);
    if (failed) throw new Error(errors);
    return output;
  };
  try {
    await work({
      exportRows: async (name) =>
        (await run(name, 'export'))
          .split('\n')
          .filter(Boolean)
          .map((row) => JSON.parse(row)),
      importRows: async (name, rows) => {
        await run(name, 'import', jsonLines(...rows));
      },
    });
  } finally {
    await database.close();
  }
}
