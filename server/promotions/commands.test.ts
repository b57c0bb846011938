import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper, payAfterExpiry, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { endPromotionCommand, listPromotionsCommand, promotionsImportExport } from './commands.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const run = (args: string[], input?: string) => runImportExport(shop, promotionsImportExport, args, input);
const at = (hours: number) => new Date(shop.clock().getTime() + hours * 3_600_000).toISOString();

let rows = 0;
const promotionRow = (values: object = {}) => {
  rows += 1;
  return {
    promotion: `test-${rows}`,
    name_th: `โปร ${rows}`,
    name_en: `Promotion ${rows}`,
    starts_at: at(-1),
    ends_at: at(24),
    action: { kind: 'percent_off', percent: 10 },
    ...values,
  };
};
const onlySku = (sku: string) => ({ kind: 'items', skus: [sku] });

async function importOne(row: object): Promise<void> {
  expect(await run(['import'], jsonLines(row))).toMatchObject({ errors: '', failed: false });
}

async function orderOf(shopper: Shopper, skuId: number): Promise<string> {
  await shopper.addToCart(skuId);
  await shopper.openCheckout();
  return (await shopper.placeOrder()).orderId;
}

const cancel = async (shopper: Shopper, orderId: string) =>
  dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));

const usesOf = async (promotion: string) => {
  const { used } = await shop.db
    .selectFrom('promotions')
    .select('used')
    .where('promotion', '=', promotion)
    .executeTakeFirstOrThrow();
  return used;
};

describe('importing promotions', () => {
  test('takes the discount off carts; a dry run does not, and the same file again changes nothing', async () => {
    const { skuId, sku } = await createProduct(shop, { price: 1000 });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    const discount = async () => dataOf(await shopper.client('GET /cart/api/cart/me')).totalDiscount;
    const file = jsonLines(promotionRow({ conditions: [onlySku(sku)] }));
    expect((await run(['import', '--dry-run'], file)).output).toBe(
      '1 read, 1 new, 0 changed, 0 unchanged, 0 refused; nothing was written\n',
    );
    expect(await discount()).toBe(0);
    expect((await run(['import'], file)).output).toBe('1 read, 1 new, 0 changed, 0 unchanged, 0 refused\n');
    expect(await discount()).toBe(100);
    expect((await run(['import'], file)).output).toBe('1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n');
  });

  test('reports each bad row in words and imports the others', async () => {
    const row = promotionRow({ conditions: [onlySku('NO-SUCH')] });
    const { output, errors } = await run(
      ['import'],
      jsonLines(
        row,
        promotionRow({ promotion: 'Pay Day' }),
        promotionRow({ ends_at: at(-2) }),
        promotionRow({ conditions: [{ kind: 'minimum_spend' }] }),
        promotionRow({ conditions: [{ kind: 'minimum_spent', amount: 10 }] }),
        promotionRow({ action: { kind: 'percent_off', percent: 110 } }),
        promotionRow({ action: { kind: 'percent_off', percent: 10, maximum: 5 } }),
        promotionRow({
          conditions: [{ kind: 'items', brands: ['no-brand'], categories: ['no/category'] }],
          action: { kind: 'free_gift', gifts: [{ sku: 'NO-GIFT' }] },
        }),
        promotionRow({ total_limit: 0 }),
        { promotion: 'new' },
        promotionRow({ starts_at: at(100), ends_at: at(101) }),
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: conditions, action: skus: there is no "NO-SUCH"',
      'row 2: promotion: must be at most 100 lower-case letters, digits and hyphens, such as payday-2026-11',
      'row 3: ends_at: must come after starts_at',
      'row 4: conditions[0].amount: must be baht with at most two decimals, such as 1290.00',
      expect.stringMatching(/^row 5: conditions\[0\]\.kind: must be one of .*minimum_spend/),
      'row 6: action.percent: must be a percentage above 0 up to 100 with at most two decimals',
      expect.stringMatching(/^row 7: action: .*maximum/),
      'row 8: conditions, action: skus: there is no "NO-GIFT"; brands: there is no "no-brand"; categories: there is no "no/category"',
      'row 9: total_limit: must be at least 1',
      'row 10: name_th, name_en, starts_at, ends_at, action: must be given for a new row',
    ]);
    expect(output).toBe('11 read, 1 new, 0 changed, 0 unchanged, 10 refused\n');
  });
});

describe('a limit', () => {
  test('that is set later counts the orders that are alive, and their uses are returned once', async () => {
    const { skuId, sku } = await createProduct(shop, { price: 1000 });
    const row = promotionRow({ conditions: [onlySku(sku)] });
    await importOne(row);
    const [one, two] = [await createShopper(shop), await createShopper(shop)];
    const cancelled = await orderOf(one, skuId);
    await cancel(one, cancelled);
    const alive = await orderOf(one, skuId);
    await orderOf(two, skuId);
    const change = (values: object) => run(['import'], jsonLines({ promotion: row.promotion, ...values }));
    expect((await change({ total_limit: 1 })).errors).toBe(
      'row 1: total_limit: must be at least 2, the orders that used it\n',
    );
    expect((await change({ total_limit: 3, per_customer_limit: 2 })).errors).toBe('');
    expect(await usesOf(row.promotion)).toBe(2);
    expect((await change({ total_limit: 1 })).errors).toBe(
      'row 1: total_limit: must be at least 2, the orders that used it\n',
    );
    await orderOf(one, skuId);
    expect(await usesOf(row.promotion)).toBe(3);
    expect((await change({ per_customer_limit: 1 })).errors).toBe(
      'row 1: per_customer_limit: must be at least 2, the orders of a customer that used it\n',
    );
    await cancel(one, alive);
    await cancel(one, cancelled).catch(() => {});
    expect(await usesOf(row.promotion)).toBe(2);
    const { used } = await shop.db
      .selectFrom('promotion_customers')
      .select('used')
      .where('customer_id', '=', one.customerId)
      .executeTakeFirstOrThrow();
    expect(used).toBe(1);
  });

  test('that is set while buyers order counts each order, and returns each use', async () => {
    const { skuId, sku } = await createProduct(shop, { stock: 50 });
    const row = promotionRow({ conditions: [onlySku(sku)] });
    await importOne(row);
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => createShopper(shop)));
    const order = async (shopper: Shopper) => [shopper, await orderOf(shopper, skuId)] as const;
    const early = shoppers.slice(0, 6).map(order);
    await Promise.race(early);
    const limited = importOne({ promotion: row.promotion, total_limit: 12, per_customer_limit: 1 });
    const orders = await Promise.all([...early, ...shoppers.slice(6).map(order)]);
    await limited;
    expect(await usesOf(row.promotion)).toBe(12);
    await Promise.all(orders.map(([shopper, orderId]) => cancel(shopper, orderId)));
    expect(await usesOf(row.promotion)).toBe(0);
  });

  test('keeps its counts when something else changes, and counts the orders again when it is set again', async () => {
    const [{ skuId, sku }, gift] = [await createProduct(shop), await createProduct(shop)];
    const action = { kind: 'free_gift', gifts: [{ sku: gift.sku, quota: 5 }] };
    const limits = { total_limit: 9, per_customer_limit: 4 };
    const row = promotionRow({ conditions: [onlySku(sku)], action, ...limits });
    await importOne(row);
    const shopper = await createShopper(shop);
    await orderOf(shopper, skuId);
    // Orders that are paid late can hold less than they use.
    const of = shop.db.selectFrom('promotions').select('promotion_id').where('promotion', '=', row.promotion);
    const setCounts = async (count: number) => {
      await shop.db.updateTable('promotions').set({ used: count }).where('promotion_id', 'in', of).execute();
      await shop.db.updateTable('promotion_customers').set({ used: count }).where('promotion_id', 'in', of).execute();
      await shop.db.updateTable('promotion_gifts').set({ given: count }).where('promotion_id', 'in', of).execute();
    };
    await setCounts(3);
    await importOne({ promotion: row.promotion, name_en: 'Other name', total_limit: 8, per_customer_limit: 5 });
    const { promotion_id: promotionId } = await of.executeTakeFirstOrThrow();
    const rowsOf = async (table: 'promotion_customers' | 'promotion_gifts') =>
      await shop.db.selectFrom(table).selectAll().where('promotion_id', '=', promotionId).execute();
    const counts = async () => [
      await usesOf(row.promotion),
      (await rowsOf('promotion_customers')).map(({ customer_id, used }) => [customer_id, used]),
      (await rowsOf('promotion_gifts')).map(({ given }) => given),
    ];
    expect(await counts()).toEqual([3, [[shopper.customerId, 3]], [3]]);
    const withoutQuota = { kind: 'free_gift', gifts: [{ sku: gift.sku }] };
    const without = { total_limit: null, per_customer_limit: null, action: withoutQuota };
    await importOne({ promotion: row.promotion, ...without });
    await importOne({ promotion: row.promotion, ...limits, action });
    expect(await counts()).toEqual([1, [[shopper.customerId, 1]], [1]]);
  });

  test('that is set later counts an order that was cancelled before when it is paid late', async () => {
    const [{ skuId, sku }, gift] = [await createProduct(shop), await createProduct(shop)];
    const gifts = (quota?: number) => ({ kind: 'free_gift', gifts: [{ sku: gift.sku, quota }] });
    const row = promotionRow({ conditions: [onlySku(sku)], action: gifts() });
    await importOne(row);
    const shopper = await createShopper(shop);
    const orderId = await orderOf(shopper, skuId);
    await cancel(shopper, orderId);
    const limits = { total_limit: 5, per_customer_limit: 5, action: gifts(5) };
    await importOne({ promotion: row.promotion, ...limits });
    const counts = async () => {
      const { rows } = await sql<{ counts: number[] }>`
        select array[p.used, own.used, gift.given] as counts
        from promotions p join promotion_customers own using (promotion_id) join promotion_gifts gift using (promotion_id)
        where p.promotion = ${row.promotion}`.execute(shop.db);
      return rows.map((one) => one.counts);
    };
    expect(await counts()).toEqual([[0, 0, 0]]);
    await payAfterExpiry(shop, jobs, orderId);
    expect(await counts()).toEqual([[1, 1, 1]]);
    await cancel(shopper, orderId);
    expect(await counts()).toEqual([[0, 0, 0]]);
  });

  test('that is set while orders are paid late counts each of them', async () => {
    const { skuId, sku } = await createProduct(shop, { stock: 50 });
    const row = promotionRow({ conditions: [onlySku(sku)] });
    await importOne(row);
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => createShopper(shop)));
    const orders = await Promise.all(
      shoppers.map(async (shopper) => {
        const orderId = await orderOf(shopper, skuId);
        await cancel(shopper, orderId);
        return orderId;
      }),
    );
    const paid = orders.map((orderId) => payAfterExpiry(shop, jobs, orderId));
    await Promise.race(paid);
    const limited = importOne({ promotion: row.promotion, total_limit: 12, per_customer_limit: 1 });
    await Promise.all([...paid, limited]);
    expect(await usesOf(row.promotion)).toBe(12);
    await Promise.all(shoppers.map((shopper, index) => cancel(shopper, orders[index] ?? '')));
    expect(await usesOf(row.promotion)).toBe(0);
  });

  test('that is set again counts an order that was paid late without a use', async () => {
    const { skuId, sku } = await createProduct(shop);
    const row = promotionRow({ conditions: [onlySku(sku)], total_limit: 1 });
    await importOne(row);
    const [late, other] = [await createShopper(shop), await createShopper(shop)];
    const lateOrder = await orderOf(late, skuId);
    const now = shop.clock();
    shop.setClock(at(1));
    await jobs['expire-orders']({});
    shop.setClock(now);
    await orderOf(other, skuId);
    await payAfterExpiry(shop, jobs, lateOrder);
    expect(await usesOf(row.promotion)).toBe(1);
    await importOne({ promotion: row.promotion, total_limit: null });
    await importOne({ promotion: row.promotion, total_limit: 5 });
    expect(await usesOf(row.promotion)).toBe(2);
    await cancel(late, lateOrder);
    expect(await usesOf(row.promotion)).toBe(1);
  });

  test('of gifts follows the action: gifts are added and removed, and a quota counts the gifts given', async () => {
    const { skuId, sku } = await createProduct(shop, { price: 1000 });
    const [first, second] = [
      await createProduct(shop, { price: 100, stock: 9 }),
      await createProduct(shop, { price: 100 }),
    ];
    const row = promotionRow({
      conditions: [onlySku(sku)],
      action: { kind: 'free_gift', gifts: [{ sku: first.sku }, { sku: second.sku, quota: 4 }] },
    });
    await importOne(row);
    const gifts = async () => {
      const stored = await shop.db
        .selectFrom('promotion_gifts')
        .innerJoin('promotions', 'promotions.promotion_id', 'promotion_gifts.promotion_id')
        .select(['sku_id', 'quota', 'given'])
        .where('promotion', '=', row.promotion)
        .orderBy('sku_id')
        .execute();
      return stored.map(({ sku_id, quota, given }) => [sku_id, quota, given]);
    };
    expect(await gifts()).toEqual([
      [first.skuId, null, 0],
      [second.skuId, 4, 0],
    ]);
    const shopper = await createShopper(shop);
    const order = await orderOf(shopper, skuId);
    await orderOf(await createShopper(shop), skuId);
    const action = (quota: number) => ({ kind: 'free_gift', gifts: [{ sku: first.sku, quota }] });
    const change = (values: object) => run(['import'], jsonLines({ promotion: row.promotion, ...values }));
    expect((await change({ action: action(1) })).errors).toBe(
      `row 1: action.gifts: the quota of ${first.sku} must be at least 2, the units given\n`,
    );
    expect((await change({ action: action(5) })).errors).toBe('');
    expect(await gifts()).toEqual([[first.skuId, 5, 2]]);
    await cancel(shopper, order);
    expect(await gifts()).toEqual([[first.skuId, 5, 1]]);
    await change({ action: { kind: 'percent_off', percent: 1 } });
    expect(await gifts()).toEqual([[first.skuId, 5, 1]]);
  });

  test('of a gift that is removed and added again does not prevent its orders from being cancelled', async () => {
    const { skuId, sku } = await createProduct(shop);
    const [first, second] = [await createProduct(shop), await createProduct(shop)];
    const giving = (...gifts: object[]) => ({ action: { kind: 'free_gift', gifts } });
    const row = promotionRow({ conditions: [onlySku(sku)], ...giving({ sku: first.sku, quota: 1 }) });
    await importOne(row);
    const shopper = await createShopper(shop);
    const order = await orderOf(shopper, skuId);
    await importOne({ promotion: row.promotion, ...giving({ sku: second.sku }) });
    await importOne({ promotion: row.promotion, ...giving({ sku: first.sku }, { sku: second.sku }) });
    expect((await cancel(shopper, order)).status).toBe('cancelled');
    await importOne({ promotion: row.promotion, ...giving({ sku: first.sku, quota: 1 }) });
    await shopper.addToCart(skuId);
    const { items } = dataOf(await shopper.client('GET /cart/api/cart/me'));
    expect(items.map(({ itemType, quantity }) => [itemType, quantity])).toEqual([
      ['ITEM', 1],
      ['GIFT', 1],
    ]);
  });
});

test.each(['jsonl', 'csv'])('an export to %s is imported again without changes', async (format) => {
  await importOne(promotionRow({ conditions: [{ kind: 'minimum_spend', amount: 12.5 }], total_limit: 7 }));
  const { output: file } = await run(['export', '--format', format]);
  expect((await run(['import', '--format', format], file)).output).toMatch(
    /^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/,
  );
  expect((await run(['export', '--format', format])).output).toBe(file);
});

describe('promotions list and end', () => {
  const list = async () => (await runShopCommand(shop, listPromotionsCommand, [])).output;

  test('show states, uses and times in Bangkok, and end a promotion now', async () => {
    const [running, coming, usedUp, over] = [
      promotionRow({ total_limit: 5, starts_at: '2026-11-19T17:00:00Z' }),
      promotionRow({ starts_at: at(1) }),
      promotionRow({ total_limit: 1 }),
      promotionRow({ starts_at: at(-3), ends_at: at(-2) }),
    ];
    await run(['import'], jsonLines(running, coming, usedUp, over));
    await shop.db.updateTable('promotions').set({ used: 1 }).where('promotion', '=', usedUp.promotion).execute();
    const lines = (await list()).split('\n');
    const lineOf = (key: string) => lines.find((line) => line.includes(`${key} `))?.replaceAll(/ {2,}/g, '|');
    expect(lineOf('PROMOTION')).toBe('STATE|PROMOTION|FROM|TO|USED|NAME');
    expect(lineOf(running.promotion)).toBe(
      `running|${running.promotion}|2026-11-20 00:00|2026-11-21 10:00|0/5|${running.name_en}`,
    );
    expect(lineOf(coming.promotion)).toMatch(/^coming\|/);
    expect(lineOf(usedUp.promotion)).toMatch(/^used up\|.*\|1\/1\|/);
    expect(lineOf(over.promotion)).toMatch(/^over\|/);
    for (const { promotion } of [running, coming]) {
      const end = (...args: string[]) => runShopCommand(shop, endPromotionCommand, [promotion, ...args]);
      expect((await end('--dry-run')).output).toBe(`${promotion} would end now; nothing was written.\n`);
      expect((await end()).output).toBe(`${promotion} has ended.\n`);
      expect((await end()).errors).toContain(`${promotion} has ended before, at 2026-11-2`);
      expect((await list()).split('\n').find((line) => line.includes(`${promotion} `))).toMatch(/^over /);
    }
    expect((await runShopCommand(shop, endPromotionCommand, ['nothing'])).errors).toContain(
      'There is no promotion nothing.',
    );
  });
});
