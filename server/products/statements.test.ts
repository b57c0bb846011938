import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { countStatements } from '../testing/count-statements.ts';
import { createAddOnDeal, createInstallmentPlan } from '../testing/offer-factory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const { database, statementCount } = countStatements(await openTestDatabase());
const shop = await createTestShop({ database, cachesPromotions: true });
const guest = shop.client();

const statementsOf = async (call: () => Promise<unknown>) => {
  // The first call indexes what was created, and fills caches.
  await call();
  const before = statementCount();
  await call();
  return statementCount() - before;
};
const read = async (productId: number) =>
  dataOf(await guest('GET /pim/api/products/{id}', { params: { id: productId } }));

test('add-on deals are read only of products that have some to show', async () => {
  const option = await createProduct(shop, { price: 100 });
  const plain = await createProduct(shop);
  const withHidden = await createProduct(shop);
  await createAddOnDeal(shop, { productId: withHidden.productId, skuId: option.skuId, price: 50 });
  await shop.db.updateTable('add_on_deals').set({ visible: false }).execute();
  const withDeal = await createProduct(shop);
  await createAddOnDeal(shop, { productId: withDeal.productId, skuId: option.skuId, price: 50 });
  expect((await read(withDeal.productId)).optionProducts).toHaveLength(1);
  const statements = await statementsOf(() => read(plain.productId));
  expect(await statementsOf(() => read(withHidden.productId))).toBe(statements);
  expect(await statementsOf(() => read(withDeal.productId))).toBe(statements + 1);
});

test('products and lists with installment plans need no more statements than without', async () => {
  const without = await createProduct(shop, { price: 30_000 });
  const general = await createProduct(shop, { price: 30_000, installmentFlag: true });
  const withOwn = await createProduct(shop, { price: 30_000, installmentFlag: true });
  const list = async () => dataOf(await guest('GET /pim/api/products', { query: { limit: 20 } }));
  const statements = await statementsOf(() => read(without.productId));
  const listStatements = await statementsOf(list);
  await createInstallmentPlan(shop, { id: 1, agentCode: '001', months: 10 });
  await createInstallmentPlan(shop, { id: 2, agentCode: '001', months: 4, products: [withOwn.productId] });
  shop.installmentPlans?.invalidate('everything');
  const monthsOf = async (productId: number) =>
    (await read(productId)).installmentOptions.flatMap((bank) =>
      bank.installmentOptions.map(({ installmentMonth }) => installmentMonth),
    );
  expect(await monthsOf(without.productId)).toEqual([]);
  expect(await monthsOf(general.productId)).toEqual([10]);
  expect(await monthsOf(withOwn.productId)).toEqual([4]);
  expect(await statementsOf(() => read(general.productId))).toBe(statements);
  expect(await statementsOf(() => read(withOwn.productId))).toBe(statements);
  expect((await list()).items.filter(({ installmentFlag }) => installmentFlag)).toHaveLength(2);
  expect(await statementsOf(list)).toBe(listStatements);
});
