import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { updateIndex } from './search.ts';

const shop = await createTestShop();
const client = shop.client();

const firstCard = async (filters: { query: string; sort?: 'price-asc'; maxPrice?: number }) =>
  dataOf(await client('GET /search/api/{locale}/products', { params: { locale: 'en' }, query: filters })).items[0];

test('a card shows the variant that a query names, but that of the price where the list is sorted or filtered by price', async () => {
  const [small, large] = [
    { price: 3000, options: { storage: '1TB' } },
    { price: 5000, options: { storage: '2TB' } },
  ];
  const { skuIds } = await createProduct(shop, { name: 'Quelvo Drive', skus: [small, large] });
  await updateIndex(shop);
  expect(await firstCard({ query: 'quelvo 2tb' })).toMatchObject({ defaultProductId: skuIds[1], price: 5000 });
  const cheapest = { defaultProductId: skuIds[0], price: 3000 };
  expect(await firstCard({ query: 'quelvo' })).toMatchObject(cheapest);
  expect(await firstCard({ query: 'quelvo 2tb', sort: 'price-asc' })).toMatchObject(cheapest);
  expect(await firstCard({ query: 'quelvo 2tb', maxPrice: 4000 })).toMatchObject(cheapest);
  expect(await firstCard({ query: 'quelvo 2tb under 4000' })).toMatchObject(cheapest);
});
