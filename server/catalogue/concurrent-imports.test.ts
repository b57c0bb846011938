import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { catalogueImportExport } from './commands.ts';

const shop = await createTestShop();
const importRow = (row: object) => runImportExport(shop, catalogueImportExport, ['import'], jsonLines(row));

// PGlite has one connection.
test.runIf(shop.database.kind === 'postgres')(
  'two imports at once that change other columns of the same row keep the changes of both',
  async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const row = { type: 'sku', id: skuId };
    const imports: ReturnType<typeof importRow>[] = [];
    await transaction(shop.db, async (tx) => {
      await sql`select from skus where sku_id = ${skuId} for update`.execute(tx);
      imports.push(importRow({ ...row, price: 900 }));
      await untilBlocked(shop);
      imports.push(importRow({ ...row, weight_grams: 250 }));
      await untilBlocked(shop, 2);
    });
    for (const { output } of await Promise.all(imports))
      expect(output).toBe('1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n');
    const exported = (await runImportExport(shop, catalogueImportExport, ['export'])).output.trim().split('\n');
    const stored = exported.map((line) => JSON.parse(line)).find(({ type, id }) => type === 'sku' && id === skuId);
    expect(stored).toMatchObject({ price: 900, weight_grams: 250 });
  },
);
