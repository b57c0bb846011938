import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { tryCartCommand } from './commands.ts';

const shop = await createTestShop();
const folder = mkdtempSync(join(tmpdir(), 'try-cart-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function tryCart(cart: unknown): Promise<string> {
  const path = join(folder, 'cart.json');
  writeFileSync(path, typeof cart === 'string' ? cart : JSON.stringify(cart));
  let printed = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      done();
    },
  });
  const command = tryCartCommand({ withContext: (work) => work(shop), output })
    .exitOverride()
    .configureOutput({ writeErr: (text) => (printed += text) });
  await command.parseAsync(['--cart', path], { from: 'user' }).catch(() => {});
  return printed.replaceAll(/ {2,}/g, ' | ');
}

test('promotions try prints lines, gifts, promotions, coupons and totals, and why others do not apply', async () => {
  const phone = await createProduct(shop, { name: 'Phone', price: 10_000 });
  const cover = await createProduct(shop, { name: 'Cover', price: 500, stock: 3 });
  const film = await createProduct(shop, { name: 'Film', price: 200 });
  const ofPhone = { kind: 'items', skus: [phone.sku] };
  await createPromotion(shop, {
    name: 'Phone week',
    conditions: [ofPhone],
    action: { kind: 'percent_off', percent: 5 },
    priority: 2,
  });
  await createPromotion(shop, {
    name: 'Free film',
    conditions: [ofPhone],
    action: { kind: 'free_gift', gifts: [{ sku: film.sku }] },
    priority: 1,
  });
  await createPromotion(shop, {
    name: 'Card',
    conditions: [{ kind: 'payment_method', methods: ['credit_card'] }],
    action: { kind: 'cashback', amount: 50 },
  });
  await createPromotion(shop, {
    name: 'Big cart',
    conditions: [{ kind: 'minimum_spend', amount: 12_000 }],
    action: { kind: 'amount_off', amount: 1000 },
  });
  await createPromotion(shop, { name: 'First', conditions: [{ kind: 'first_order' }] });
  const { code } = await createCoupon(shop, { name: { th: 'คูปอง', en: 'Hundred off' } });
  const { couponId } = await createCoupon(shop, {
    type: 'collectible',
    name: { th: 'เก็บ', en: 'Kept' },
    conditions: [{ kind: 'minimum_quantity', quantity: 9 }],
  });
  await shop.db.updateTable('coupons').set({ coupon: 'kept-coupon' }).where('coupon_id', '=', couponId).execute();
  const carts = () => shop.db.selectFrom('carts').select('cart_id').execute();
  const before = await carts();

  const printed = await tryCart({
    lines: [{ sku: phone.sku }, { sku: cover.sku, quantity: 2 }],
    coupons: [code.toLowerCase(), 'kept-coupon'],
    paymentMethod: 'credit_card',
  });
  for (const line of [
    `1 × ${phone.sku} | 10,000.00 | Phone (10,000.00 each)`,
    `2 × ${cover.sku} | 1,000.00 | Cover (500.00 each)`,
    `1 × ${film.sku} | gift | Film (`,
    '-90.48 | coupon Hundred off',
    'Phone week | -500.00',
    'Free film | gift',
    'Card | 50.00 cashback',
    'Hundred off | -100.00',
    'kept | Condition not valid',
    'Big cart | Spend ฿1,000 more to reach ฿12,000',
    'First | Sign in',
    'Big cart | 1,000.00 baht missing',
    'price | 11,000.00',
    'discount | -600.00',
    'payable | 10,400.00',
    'cashback | 50.00',
  ])
    expect(printed.toLowerCase()).toContain(line.toLowerCase());
  expect(await carts()).toEqual(before);

  const firstOrder = await tryCart({ lines: [{ sku: cover.sku, quantity: 5 }], firstOrder: true });
  expect(firstOrder).toContain('only 3 in stock');
  expect(firstOrder).toMatch(/First \| -250\.00/);
  expect(await tryCart({ lines: [{ sku: cover.sku }], at: '2030-01-01T00:00:00+07:00' })).not.toContain('First');
});

test('promotions try says what is wrong with the file', async () => {
  expect(await tryCart('{')).toContain('The file is not JSON');
  expect(await tryCart({ lines: [{ sku: 'NO-SUCH' }] })).toContain('lines.0.sku: there is no SKU NO-SUCH');
  expect(await tryCart({ lines: [], paymentMethod: 'shells' })).toContain(
    'lines: must have at least 1 entries; paymentMethod: must be one of credit_card, qr_code, installment, bank_transfer, cash_on_delivery',
  );
  const { sku } = await createProduct(shop);
  expect(await tryCart({ lines: [{ sku }], at: '2569-12-12T00:00:00+07:00' })).toContain(
    'at: must have a year of the common era',
  );
  expect(await tryCart({ lines: [{ sku }], coupons: ['ONE', 'TWO'] })).toContain('at most one code');
  expect(await tryCart({ lines: [{ sku: 'A\0' }], coupons: ['B\0'] })).toContain(
    'lines.0.sku: must have no control characters; coupons.0: must have no control characters',
  );
});
