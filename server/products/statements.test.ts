import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { countStatements } from '../testing/count-statements.ts';
import { createAddOnDeal } from '../testing/offer-factory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const { database, statementCount } = countStatements(await openTestDatabase());
const shop = await createTestShop({ database });
const guest = shop.client();

test('add-on deals are read only of products that have some to show', async () => {
  const option = await createProduct(shop, { price: 100 });
  const readProduct = async ({ productId }: { productId: number }) => {
    const read = () => guest('GET /pim/api/products/{id}', { params: { id: productId } });
    // The first request indexes what was created.
    await read();
    const before = statementCount();
    const { optionProducts } = dataOf(await read());
    return { deals: optionProducts.length, statements: statementCount() - before };
  };
  const plain = await readProduct(await createProduct(shop));
  const withHidden = await createProduct(shop);
  await createAddOnDeal(shop, { productId: withHidden.productId, skuId: option.skuId, price: 50 });
  await shop.db.updateTable('add_on_deals').set({ visible: false }).execute();
  const withDeal = await createProduct(shop);
  await createAddOnDeal(shop, { productId: withDeal.productId, skuId: option.skuId, price: 50 });
  expect(plain.deals).toBe(0);
  expect(await readProduct(withHidden)).toEqual(plain);
  expect(await readProduct(withDeal)).toEqual({ deals: 1, statements: plain.statements + 1 });
});
