import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { addOnDealsImportExport } from './commands.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, addOnDealsImportExport, args, input);
const dealsOf = async (id: number) =>
  dataOf(await shop.client()('GET /pim/api/products/{id}', { params: { id } })).optionProducts;

test('imported add-on deals are offered on the product page until they are hidden', async () => {
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

test('a deal that was hidden no longer has its price in carts', async () => {
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

test('wrong rows are refused by number, with the reason', async () => {
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

test('the SKU of a deal is read without the spaces around its code, which a spreadsheet must not have shortened', async () => {
  const phone = await createProduct(shop, { price: 20_000 });
  const film = await createProduct(shop, { price: 590 });
  const rows = [` ${film.sku} `, '8.85E+12'].map((sku) => `${phone.productId},${sku},290,5`);
  const { output, errors } = await run(['import', '--format', 'csv'], ['product,sku,price,stock', ...rows].join('\n'));
  expect(output).toContain('1 new');
  expect(errors).toContain('row 3: sku: was shortened to 8.85E+12 by the spreadsheet');
});

test('an import that changes a price does not bring back units that an order takes at the same time', async () => {
  const phone = await createProduct(shop, { price: 20_000 });
  const film = await createProduct(shop, { price: 590 });
  const deal = { product: phone.productId, sku: film.sku };
  await run(['import'], jsonLines({ ...deal, price: 290, stock: 5 }));
  let imported: ReturnType<typeof run> | undefined;
  await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('add_on_deals').set({ stock: 2 }).where('product_id', '=', phone.productId).execute();
    imported = run(['import'], jsonLines({ ...deal, price: 190 }));
    await untilBlocked(shop);
  });
  expect((await imported)?.output).toContain('1 changed');
  expect(await dealsOf(phone.productId)).toMatchObject([{ sellingPrice: 190, stock: 2 }]);
});
