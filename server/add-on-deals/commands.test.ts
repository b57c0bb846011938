import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { addOnDealsImportExport } from './commands.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, addOnDealsImportExport, args, input);
const dealsOf = async (id: number) =>
  dataOf(await shop.client()('GET /pim/api/products/{id}', { params: { id } })).optionProducts;

test('imported add-on deals are offered on the product page until they are taken off', async () => {
  const phone = await createProduct(shop, { price: 20_000 });
  const film = await createProduct(shop, { price: 590 });
  const row = { product: phone.productId, sku: film.sku, price: 290.5, stock: 5 };
  expect((await run(['import'], jsonLines(row))).output).toContain('1 new');
  expect(await dealsOf(phone.productId)).toMatchObject([
    { productId: film.skuId, sellingPrice: 290.5, stock: 5, quantity: 1 },
  ]);
  const { output } = await run(['export', '--format', 'csv']);
  expect(output).toBe(
    `\uFEFFproduct,sku,price,stock,limit_quantity,position,visible\n${phone.productId},${film.sku},290.50,5,1,0,true\n`,
  );
  expect((await run(['import', '--format', 'csv'], output)).output).toContain('1 unchanged');
  await run(['import'], jsonLines({ product: phone.productId, sku: film.sku, visible: false }));
  expect(await dealsOf(phone.productId)).toEqual([]);
});

test('a deal that was taken off no longer has its price in carts', async () => {
  const phone = await createProduct(shop, { price: 20_000 });
  const film = await createProduct(shop, { price: 590 });
  const deal = { product: phone.productId, sku: film.sku };
  await run(['import'], jsonLines({ ...deal, price: 290, stock: 5 }));
  const client = shop.client();
  const params = { cartId: dataOf(await client('POST /cart/api/cart/create')).cartId };
  const body = { productId: phone.skuId, quantity: 1, optionProductIds: [film.skuId] };
  await client('POST /cart/api/cart/{cartId}/items/add', { params, body });
  const totalPrice = async () => dataOf(await client('GET /cart/api/cart/{cartId}', { params })).totalPrice;
  expect(await totalPrice()).toBe(20_290);
  await run(['import'], jsonLines({ ...deal, visible: false }));
  expect(await totalPrice()).not.toBe(20_290);
});

test('wrong rows are refused by number, with what would do', async () => {
  const phone = await createProduct(shop, { price: 20_000 });
  const film = await createProduct(shop, { price: 590 });
  const row = { product: phone.productId, sku: film.sku, price: 290, stock: 5 };
  const { errors, output } = await run(
    ['import'],
    jsonLines(
      { ...row, product: 999_999 },
      { ...row, sku: 'NO-SUCH' },
      { ...row, sku: phone.sku },
      { ...row, price: 590 },
      { ...row, limit_quantity: 0 },
      row,
    ),
  );
  expect(errors.trim().split('\n')).toEqual([
    'row 1: product: there is no product 999999',
    'row 2: sku: there is no SKU of that code',
    'row 3: sku: must be of another product',
    'row 4: price: must be below the standard price of the SKU, 590.00',
    expect.stringContaining('row 5: limit_quantity: '),
  ]);
  expect(output).toBe('6 read, 1 new, 0 changed, 0 unchanged, 5 refused\n');
});
