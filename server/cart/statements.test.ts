import { expect, test } from 'vitest';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { countStatements } from '../testing/count-statements.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const { database, statementCount } = countStatements(await openTestDatabase());
const shop = await createTestShop({
  database,
  cachesPromotions: true,
});
const guest = shop.client();

test('a guest cart is created without the database', async () => {
  const statementsOf = async (call: () => Promise<unknown>) => {
    const before = statementCount();
    await call();
    return statementCount() - before;
  };
  const withoutDatabase = () => shop.app.inject('/healthz');
  await withoutDatabase();
  const creation = await statementsOf(async () => dataOf(await guest('POST /cart/api/cart/create')));
  expect(creation).toBe(await statementsOf(withoutDatabase));
});

test('a cart of 20 lines with promotions needs no more statements than without', async () => {
  const skus: CreatedProduct[] = [];
  for (let number = 0; number < 20; number += 1) skus.push(await createProduct(shop, { price: 100 + number }));
  const { cartId } = dataOf(await guest('POST /cart/api/cart/create'));
  const items = skus.map(({ skuId }) => ({ productId: skuId, quantity: 1 }));
  dataOf(await guest('POST /cart/api/cart/{cartId}/items/add-multiple', { params: { cartId }, body: { items } }));
  const read = async () => {
    const before = statementCount();
    const cart = dataOf(await guest('GET /cart/api/cart/{cartId}', { params: { cartId } }));
    return { cart, statements: statementCount() - before };
  };
  await read();
  const without = await read();
  for (const [index, { sku }] of skus.entries()) {
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [sku] }],
      action: { kind: 'amount_off', amount: 1 + index },
      totalLimit: 100,
      perCustomerLimit: 5,
    });
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [sku] }],
      action: { kind: 'free_gift', gifts: [{ sku: skus[0]?.sku ?? '', quota: 10 }] },
    });
  }
  shop.livePromotions?.invalidate('promotions');
  await read();
  const withPromotions = await read();
  expect(withPromotions.cart.totalDiscount).toBe(210);
  expect(withPromotions.cart.applyRules.length).toBeGreaterThan(20);
  expect(withPromotions.statements).toBe(without.statements);
});
