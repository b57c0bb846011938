import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper, payAfterExpiry, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import {
  couponsImportExport,
  couponUsageCommand,
  endCouponCommand,
  generateCodesCommand,
  listCouponsCommand,
} from './commands.ts';
import { codeAlphabet, minCodeLength, randomCodes } from './generate-codes.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const run = (args: string[], input?: string) => runImportExport(shop, couponsImportExport, args, input);
const at = (hours: number) => new Date(shop.clock().getTime() + hours * 3_600_000).toISOString();

let rows = 0;
const couponRow = (values: object = {}) => {
  rows += 1;
  return {
    coupon: `test-${rows}`,
    type: 'code',
    name_th: `คูปอง ${rows}`,
    name_en: `Coupon ${rows}`,
    starts_at: at(-1),
    ends_at: at(24),
    action: { kind: 'amount_off', amount: 100 },
    ...values,
  };
};
const collectible = { type: 'collectible', keep_starts_at: at(-1), keep_ends_at: at(20) };

async function importOne(row: object): Promise<void> {
  expect(await run(['import'], jsonLines(row))).toMatchObject({ errors: '', failed: false });
}

async function importedRow(values: object = {}) {
  const row = couponRow(values);
  await importOne(row);
  return row;
}

async function shopperWith(skuId: number): Promise<Shopper> {
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  return shopper;
}

const apply = ({ client, cartId }: Shopper, couponCode: string) =>
  client('POST /cart/api/cart/{cartId}/apply-coupon', { params: { cartId }, body: { couponCode } });

async function order(shopper: Shopper, couponCode: string): Promise<string> {
  dataOf(await apply(shopper, couponCode));
  await shopper.openCheckout();
  return (await shopper.placeOrder()).orderId;
}

const usesOf = async (coupon: string) =>
  (await shop.db.selectFrom('coupons').select('used').where('coupon', '=', coupon).executeTakeFirst())?.used;

describe('importing coupons', () => {
  test('makes their codes work, however they are written; a dry run does not', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const shopper = await shopperWith(skuId);
    const file = jsonLines(couponRow({ codes: ['hello-100', 'HELLO 100', 'สวัสดี๑'] }));
    expect((await run(['import', '--dry-run'], file)).output).toMatch(/^1 read, 1 new, .*; nothing was written\n$/);
    expect(await apply(shopper, 'HELLO100')).toMatchObject({ ok: false, code: 'coupon_not_found' });
    expect((await run(['import'], file)).output).toBe('1 read, 1 new, 0 changed, 0 unchanged, 0 refused\n');
    expect(dataOf(await apply(shopper, 'Hello 100')).totalDiscount).toBe(100);
    expect((await run(['import'], file)).output).toBe('1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n');
  });

  test('reads codes of a table as JSON, or as texts separated by bars', async () => {
    const { skuId } = await createProduct(shop, { price: 1000, stock: 10 });
    const file = ['plain-code;PLAIN-1', 'two-codes;TWO-1 | two 2', 'json-codes;"[""JSON-1""]"']
      .map((row) => `${row};code;ชื่อ;Name;${at(-1)};${at(24)};"{""kind"":""amount_off"",""amount"":100}"\r\n`)
      .join('');
    const header = 'coupon;codes;type;name_th;name_en;starts_at;ends_at;action\r\n';
    expect((await run(['import', '--format', 'csv'], header + file)).errors).toBe('');
    for (const code of ['plain1', 'TWO1', 'TWO-2', 'json1'])
      expect(dataOf(await apply(await shopperWith(skuId), code)), code).toMatchObject({ totalDiscount: 100 });
  });

  test('replaces the codes of a coupon', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const row = couponRow({ codes: ['BEFORE', 'BOTH'] });
    await importOne(row);
    await importOne({ coupon: row.coupon, codes: ['AFTER', 'BOTH'] });
    const shopper = await shopperWith(skuId);
    expect((await apply(shopper, 'BEFORE')).ok).toBe(false);
    expect((await apply(shopper, 'AFTER')).ok && (await apply(shopper, 'BOTH')).ok).toBe(true);
  });

  test('reports each bad row in words and imports the others', async () => {
    await importOne(couponRow({ codes: ['TAKEN'] }));
    const other = `test-${rows}`;
    const { errors, output } = await run(
      ['import'],
      jsonLines(
        couponRow({ type: 'gift' }),
        couponRow({ action: { kind: 'free_gift', gifts: [{ sku: 'A' }] } }),
        couponRow({ conditions: [{ kind: 'items', brands: ['nobody'] }] }),
        couponRow({ type: 'collectible' }),
        couponRow({ ...collectible, keep_ends_at: at(-1) }),
        couponRow({ ...collectible, codes: ['CODE'] }),
        couponRow({ keep_limit: 5, valid_days: 3 }),
        couponRow({ codes: ['taken'] }),
        couponRow({ codes: ['NEW-ONE'] }),
        couponRow({ codes: ['NEWONE'] }),
        couponRow({ codes: ['--'] }),
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: type: must be code or collectible',
      expect.stringMatching(/^row 2: action\.kind: must be one of percent_off, (?!.*free_gift)/),
      'row 3: conditions, action: brands: there is no "nobody"',
      'row 4: keep_starts_at, keep_ends_at: must be given for a collectible coupon',
      'row 5: keep_ends_at: must come after keep_starts_at',
      'row 6: codes: must be empty for a collectible coupon',
      'row 7: keep_limit, valid_days: must be empty unless it is collectible',
      `row 8: codes: TAKEN is a code of ${other}`,
      expect.stringMatching(/^row 10: codes: NEWONE is a code of test-\d+$/),
      'row 11: codes[0]: must have letters or digits, at most 64 characters',
    ]);
    expect(output).toBe('11 read, 1 new, 0 changed, 0 unchanged, 10 refused\n');
  });

  test('refuses a code of a row far above, and takes one that such a row no longer has, in a dry run as well', async () => {
    const taken = await importedRow({ codes: ['FREED', 'STAYS'] });
    const between = Array.from({ length: 60 }, () => couponRow());
    const [first, refused, second] = [
      couponRow({ codes: ['FAR-ABOVE'] }),
      couponRow({ codes: ['FARABOVE'] }),
      couponRow({ codes: ['FREED'] }),
    ];
    const file = jsonLines(first, { coupon: taken.coupon, codes: ['STAYS'] }, ...between, refused, second);
    for (const options of [['--dry-run'], []]) {
      const { errors, output } = await run(['import', ...options], file);
      expect(errors).toBe(`row 63: codes: FARABOVE is a code of ${first.coupon}\n`);
      expect(output).toContain('64 read, 62 new, 1 changed, 0 unchanged, 1 refused');
    }
  });

  test('with a limit that is set later counts the orders that are alive, and returns their uses once', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const row = couponRow({ codes: ['LIMITED'] });
    await importOne(row);
    const [one, two, three] = [await shopperWith(skuId), await shopperWith(skuId), await shopperWith(skuId)];
    const first = await order(one, 'LIMITED');
    await order(two, 'LIMITED');
    const cancel = ({ client }: Shopper, orderId: string) =>
      client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });
    dataOf(await cancel(three, await order(three, 'LIMITED')));
    const change = (values: object) => run(['import'], jsonLines({ coupon: row.coupon, ...values }));
    expect((await change({ total_limit: 1 })).errors).toBe(
      'row 1: total_limit: must be at least 2, the orders that used it\n',
    );
    expect((await change({ total_limit: 2, per_customer_limit: 1 })).errors).toBe('');
    const late = await shopperWith(skuId);
    expect(await apply(late, 'LIMITED')).toMatchObject({ ok: false, code: 'coupon_used_up' });
    dataOf(await cancel(one, first));
    expect((await apply(late, 'LIMITED')).ok).toBe(true);
    expect(await usesOf(row.coupon)).toBe(1);
  });

  test('with a limit that is set later counts an order that was cancelled before and is paid after', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const row = couponRow({ codes: ['PAIDLATE'] });
    await importOne(row);
    const shopper = await shopperWith(skuId);
    const orderId = await order(shopper, 'PAIDLATE');
    const cancel = () => shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });
    dataOf(await cancel());
    await importOne({ coupon: row.coupon, total_limit: 1 });
    expect(await usesOf(row.coupon)).toBe(0);
    await payAfterExpiry(shop, jobs, orderId);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', totalDiscount: 100 });
    expect(await usesOf(row.coupon)).toBe(1);
    expect(await apply(await shopperWith(skuId), 'PAIDLATE')).toMatchObject({ code: 'coupon_used_up' });
    dataOf(await cancel());
    expect(await usesOf(row.coupon)).toBe(0);
  });

  test('with a limit that is set while buyers order counts each order, and returns each use', async () => {
    const { skuId } = await createProduct(shop, { stock: 50 });
    const row = couponRow({ codes: ['RUSH'] });
    await importOne(row);
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopperWith(skuId)));
    const orderWithCoupon = async (shopper: Shopper) => ({ shopper, orderId: await order(shopper, 'RUSH') });
    const early = shoppers.slice(0, 6).map(orderWithCoupon);
    await Promise.race(early);
    const limited = importOne({ coupon: row.coupon, total_limit: 12 });
    const orders = await Promise.all([...early, ...shoppers.slice(6).map(orderWithCoupon)]);
    await limited;
    expect(await usesOf(row.coupon)).toBe(12);
    const cancel = async ({ shopper, orderId }: (typeof orders)[number]) =>
      dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    await Promise.all(orders.map(cancel));
    expect(await usesOf(row.coupon)).toBe(0);
  });

  test('with a limit keeps its count when something else changes', async () => {
    const row = couponRow({ total_limit: 9 });
    await importOne(row);
    await shop.db.updateTable('coupons').set({ used: 3 }).where('coupon', '=', row.coupon).execute();
    await importOne({ coupon: row.coupon, name_en: 'Other name', total_limit: 5 });
    expect(await usesOf(row.coupon)).toBe(3);
  });

  test('refuses a limit of kept coupons below what is kept', async () => {
    const row = couponRow({ ...collectible, keep_limit: 9 });
    await importOne(row);
    const { coupon_id: id } = await shop.db
      .selectFrom('coupons')
      .select('coupon_id')
      .where('coupon', '=', row.coupon)
      .executeTakeFirstOrThrow();
    for (const shopper of [await createShopper(shop), await createShopper(shop)])
      dataOf(await shopper.client('POST /account/api/coupons/{id}', { params: { id } }));
    expect((await run(['import'], jsonLines({ coupon: row.coupon, keep_limit: 1 }))).errors).toBe(
      'row 1: keep_limit: must be at least 2, the customers who keep it\n',
    );
  });
});

test.each(['jsonl', 'csv'])('an export to %s is imported again without changes', async (format) => {
  await importOne(couponRow({ codes: [`Z${format}`, `A${format}`] }));
  await importOne(couponRow({ ...collectible, valid_days: 7 }));
  const { output: file } = await run(['export', '--format', format]);
  expect((await run(['import', '--format', format], file)).output).toMatch(
    /^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/,
  );
  expect((await run(['export', '--format', format])).output).toBe(file);
});

describe('coupons generate', () => {
  const generate = (...args: string[]) => runShopCommand(shop, generateCodesCommand, args);

  test('prints as many different codes as requested, each for one use', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const row = couponRow();
    await importOne(row);
    const dryRun = await generate(row.coupon, '--count', '5', '--dry-run');
    expect([dryRun.output, dryRun.errors]).toEqual(['', '5 codes would be added; nothing was written\n']);
    const { output, errors } = await generate(row.coupon, '--count', '20500', '--prefix', 'thx-', '--length', '11');
    const [header, ...codes] = output.trim().split('\n');
    expect([header, codes.length, new Set(codes).size]).toEqual(['code', 20_500, 20_500]);
    expect(errors).toContain('20500 codes\n');
    expect(codes.every((code) => /^THX[2-9A-HJKMNP-TV-Z]{11}$/.test(code))).toBe(true);
    const code = codes.at(-1) ?? '';
    expect((await order(await shopperWith(skuId), code)).length).toBeGreaterThan(5);
    expect(await apply(await shopperWith(skuId), code)).toMatchObject({ ok: false, code: 'coupon_not_found' });
    const usage = (await runShopCommand(shop, couponUsageCommand, [row.coupon])).output.trim().split('\n');
    expect(usage).toHaveLength(20_501);
    expect(usage[0]).toBe('code,use_limit,used');
    expect(usage.filter((line) => !line.endsWith(',1,0')).slice(1)).toEqual([`${code},1,1`]);
    expect((await run(['export'])).output).not.toContain(code);
  });

  test('is refused for a coupon that has ended', async () => {
    const { coupon } = await importedRow({ ends_at: at(-0.5) });
    for (const options of [[], ['--dry-run']])
      expect(await generate(coupon, '--count', '5', ...options)).toMatchObject({
        output: '',
        errors: expect.stringContaining(`${coupon} has ended before, at 2026-11-`),
        failed: true,
      });
  });

  test('has codes of at least 50 random bits, without characters that look alike', () => {
    expect(minCodeLength * Math.log2(codeAlphabet.length)).toBeGreaterThan(50);
    expect(codeAlphabet).not.toMatch(/[01ILOU]/);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
    const text = randomCodes(10_000, '', minCodeLength).join('');
    const counts = [...Map.groupBy(text, (character) => character).values()].map(({ length }) => length);
    expect(counts).toHaveLength(codeAlphabet.length);
    const expected = text.length / codeAlphabet.length;
    // Chi-squared with 29 degrees of freedom: more than 90 has a probability below one in ten million.
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(90);
  });
});

test('coupons list and usage show states, codes, kept and used', async () => {
  const [shared, kept] = [
    couponRow({ codes: ['SHARED'], total_limit: 5, per_customer_limit: 2, listed: false }),
    couponRow({ ...collectible, starts_at: at(2), keep_limit: 9 }),
  ];
  await run(['import'], jsonLines(shared, kept));
  await runShopCommand(shop, generateCodesCommand, [shared.coupon, '--count', '3']);
  expect((await runShopCommand(shop, couponUsageCommand, [kept.coupon])).errors).toContain('is collectible');
  const lineOf = async (command: typeof listCouponsCommand, key: string) =>
    (await runShopCommand(shop, command, [])).output
      .split('\n')
      .find((line) => line.includes(`${key} `))
      ?.replaceAll(/ {2,}/g, '|');
  expect(await lineOf(listCouponsCommand, shared.coupon)).toMatch(
    /^running\|.*\|SHARED, 3 codes\|Coupon \d+ \(not listed\)$/,
  );
  expect(await lineOf(listCouponsCommand, kept.coupon)).toMatch(/^coming\|.*\|collectible\|Coupon \d+$/);
  expect(await lineOf(couponUsageCommand, shared.coupon)).toBe(`${shared.coupon}|0/5|2|0/3|${shared.name_en}`);
  expect(await lineOf(couponUsageCommand, kept.coupon)).toBe(`${kept.coupon}|0/9|0|${kept.name_en}`);
});

describe('coupons end', () => {
  const end = (...args: string[]) => runShopCommand(shop, endCouponCommand, args);

  test('ends a running or coming coupon now, by its key or a code for everybody', async () => {
    const [running, coming] = [
      couponRow({ codes: ['STOP-IT'] }),
      couponRow({ ...collectible, keep_starts_at: at(1), starts_at: at(2) }),
    ];
    await run(['import'], jsonLines(running, coming));
    for (const [given, { coupon }] of [
      ['stop it', running],
      [coming.coupon, coming],
    ] as const) {
      expect(await end(given, '--dry-run')).toMatchObject({
        output: `${coupon} would end now; nothing was written.\n`,
        failed: false,
      });
      expect((await end(given)).output).toBe(`${coupon} has ended.\n`);
      expect(await end(given)).toMatchObject({
        errors: expect.stringContaining(`${coupon} has ended before, at 2026-11-2`),
        failed: true,
      });
      const list = (await runShopCommand(shop, listCouponsCommand, [])).output.split('\n');
      expect(list.find((line) => line.includes(`${coupon} `))).toMatch(/^over /);
    }
  });

  test('takes the discount off carts, which say that it has expired', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const shopper = await shopperWith(skuId);
    const { coupon } = await importedRow({ codes: ['OVERNOW'] });
    dataOf(await apply(shopper, 'OVERNOW'));
    await end(coupon);
    const cart = dataOf(await shopper.client('GET /cart/api/cart/me'));
    expect(cart.totalDiscount).toBe(0);
    expect(await apply(await shopperWith(skuId), 'OVERNOW')).toMatchObject({ code: 'coupon_expired' });
  });

  test('prefers a key to the code of another coupon', async () => {
    const row = await importedRow();
    const other = await importedRow({ codes: [row.coupon] });
    await end(row.coupon);
    expect((await end(row.coupon)).errors).toContain(`${row.coupon} has ended before`);
    expect((await end(other.coupon)).output).toBe(`${other.coupon} has ended.\n`);
  });

  test('refuses what is no coupon, and codes for one use, which belong to many customers', async () => {
    const { coupon } = await importedRow();
    const codes = (await runShopCommand(shop, generateCodesCommand, [coupon, '--count', '1'])).output.split('\n');
    for (const given of ['nothing', '-', codes[1] ?? ''])
      expect((await end('--', given)).errors).toContain(`There is no coupon ${given}.`);
  });
});
