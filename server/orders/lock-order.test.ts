import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { stockReservations } from '../inventory/inventory.ts';
import { release, reserve, reserveAgain } from '../reservations/reservations.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = await createTestShop();
const kinds = { stock: stockReservations };

/** Plans that read rows in the order of the request, and in that of the table, in which the row that changed last is the last. */
const plans = ['set local enable_seqscan = off', 'set local enable_indexscan = off; set local enable_bitmapscan = off'];

interface Order {
  pickup: null;
  lines: { skuId: number; kind: 'goods'; quantity: number }[];
}
const actions: Record<string, (tx: Tx, order: Order, reference: string) => Promise<unknown>> = {
  placed: (tx, order, reference) => reserve(tx, kinds, order, { reference, now: shop.clock() }),
  closed: (tx, _, reference) => release(tx, kinds, { reference, now: shop.clock() }),
  'paid late': (tx, _, reference) => reserveAgain(tx, kinds, { reference, now: shop.clock() }),
};

// PGlite has one connection: nothing runs while a transaction is open.
test.runIf(shop.database.kind === 'postgres').each(Object.keys(actions))(
  'an order that is %s locks the stock of its products from the lowest SKU up, whatever the order of its lines',
  async (name) => {
    for (const plan of plans) {
      const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 4 }, () => ({ stock: 9 })) });
      const [lowest = 0, ...higher] = skuIds;
      await shop.db.updateTable('stocks').set({ total_stock: 9 }).where('sku_id', '=', lowest).execute();
      for (const requested of [skuIds, skuIds.toReversed()]) {
        const reference = randomUUID();
        const order: Order = {
          pickup: null,
          lines: requested.map((skuId) => ({ skuId, kind: 'goods', quantity: 1 })),
        };
        const act = async (action: string) =>
          shop.db.transaction().execute(async (tx) => {
            for (const setting of plan.split('; ')) await sql.raw(setting).execute(tx);
            await actions[action]?.(tx, order, reference);
          });
        if (name !== 'placed') await act('placed');
        if (name === 'paid late') await act('closed');
        let acting = Promise.resolve();
        await shop.db.transaction().execute(async (tx) => {
          const rows = tx.selectFrom('stocks').select('sku_id').forUpdate();
          await rows.where('sku_id', '=', lowest).execute();
          acting = act(name);
          await untilBlocked(shop);
          expect(await rows.where('sku_id', 'in', higher).noWait().execute()).toHaveLength(higher.length);
        });
        await acting;
        if (name !== 'closed') await act('closed');
      }
    }
  },
);
