import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const call = shop.client();

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

async function newCart(): Promise<string> {
  return dataOf(await call('POST /cart/api/cart/create')).cartId;
}

function add(cartId: string, productId: number, quantity = 1) {
  return call('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body: { productId, quantity } });
}

async function cartWith(...items: [productId: number, quantity: number][]): Promise<Cart> {
  const cartId = await newCart();
  const body = { items: items.map(([productId, quantity]) => ({ productId, quantity })) };
  return dataOf(await call('POST /cart/api/cart/{cartId}/items/add-multiple', { params: { cartId }, body }));
}

async function read(cartId: string): Promise<Cart> {
  return dataOf(await call('GET /cart/api/cart/{cartId}', { params: { cartId } }));
}

function quantities(cart: Cart): [number, number][] {
  return cart.items.map((item) => [item.productId, item.quantity]);
}

async function setStock(skuId: number, stock: number): Promise<void> {
  await shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
}

describe('a new cart', () => {
  it("is an empty guest's cart under an unguessable id", async () => {
    const cart = dataOf(await call('POST /cart/api/cart/create'));
    expect(cart).toEqual({
      cartId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      cartType: 'guest',
      status: 'active',
      customerId: null,
      customer: null,
      guestCartId: cart.cartId,
      deliveryMethod: null,
      items: [],
      count: 0,
      totalQuantity: 0,
      hasOutStock: false,
      isError: false,
      errorMessage: null,
      addOnDeal: null,
      totalMarketPrice: 0,
      totalPrice: 0,
      totalSpecialPrice: 0,
      totalDiscount: 0,
      totalDeliveryFee: 0,
      totalDeliveryFeeDiscount: 0,
      totalPayable: 0,
      totalBeforeVat: 0,
      totalVat: 0,
      applyRules: [],
      applyRulesDiscount: [],
      coupons: [],
      couponCode: null,
      collectibleCouponId: null,
      isCouponError: false,
      couponErrorMessage: null,
      errorCorrectibleMessage: null,
      cashback: 0,
      unlockableOffers: [],
      unavailableGifts: [],
      createdAt: '2026-11-20T03:00:00.000Z',
      updatedAt: '2026-11-20T03:00:00.000Z',
    });
    expect(await read(cart.cartId)).toEqual(cart);
  });
});

describe("a customer's cart", () => {
  it('is created once by concurrent requests', async () => {
    const { customerId } = await createCustomer(shop);
    const client = shop.client({ customerId });
    expect(await client('GET /cart/api/cart/me')).toMatchObject({ status: 404, code: 'cart_not_found' });
    const carts = await Promise.all(Array.from({ length: 10 }, () => client('POST /cart/api/cart/create')));
    expect(new Set(carts.map((cart) => dataOf(cart).cartId)).size).toBe(1);
    const mine = dataOf(await client('GET /cart/api/cart/me'));
    expect(mine).toMatchObject({ cartId: dataOf(await client('POST /cart/api/cart/create')).cartId });
    expect(mine).toMatchObject({ cartType: 'customer', customerId });
  });

  // PGlite has one connection: the call would not begin before its customer is erased.
  it.runIf(shop.database.kind === 'postgres')('is none if the customer is erased while it is created', async () => {
    const customer = await createCustomer(shop);
    const { creating } = await shop.db.transaction().execute(async (tx) => {
      // The cart is stored, and cannot be priced yet.
      await sql`lock table promotions`.execute(tx);
      const begun = shop.client(customer)('POST /cart/api/cart/create');
      await untilBlocked(shop);
      await tx.deleteFrom('customers').where('customer_id', '=', customer.customerId).execute();
      return { creating: begun };
    });
    expect(await creating).toMatchObject({ status: 401, code: 'token_not_valid' });
  });

  it('requires sign-in', async () => {
    expect(await call('GET /cart/api/cart/me')).toMatchObject({ status: 401, code: 'sign_in_required' });
  });
});

describe('a cart that the caller may not access', () => {
  const ids: [string, (customerCartId: string) => string][] = [
    ['an unknown id', () => randomUUID()],
    ['a malformed id', () => "1' or '1'='1"],
    ['an id in braces', (customerCartId) => `{${customerCartId}}`],
    ['the id of another customer’s cart', (customerCartId) => customerCartId],
  ];

  it.each(ids)('is not found by any call: %s', async (_, idOf) => {
    const owner = shop.client(await createCustomer(shop));
    const { skuId } = await createProduct(shop);
    const customerCartId = dataOf(await owner('POST /cart/api/cart/create')).cartId;
    dataOf(
      await owner('POST /cart/api/cart/{cartId}/items/add', {
        params: { cartId: customerCartId },
        body: { productId: skuId, quantity: 1 },
      }),
    );
    const params = { cartId: idOf(customerCartId) };
    const line = { productId: skuId, itemId: randomUUID() };
    for (const client of [call, shop.client(await createCustomer(shop))]) {
      const results = await Promise.all([
        client('GET /cart/api/cart/{cartId}', { params }),
        client('POST /cart/api/cart/{cartId}/items/add', { params, body: { productId: skuId, quantity: 1 } }),
        client('POST /cart/api/cart/{cartId}/items/add-multiple', {
          params,
          body: { items: [{ productId: skuId, quantity: 1 }] },
        }),
        client('POST /cart/api/cart/{cartId}/items/update', { params, body: { ...line, quantity: 2 } }),
        client('DELETE /cart/api/cart/{cartId}/items/delete', { params, body: line }),
        client('DELETE /cart/api/cart/{cartId}/delete/all', { params }),
        client('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds: [] } }),
      ]);
      for (const result of results) {
        expect(result).toEqual({
          ok: false,
          status: 404,
          code: 'cart_not_found',
          message: 'The cart was not found.',
        });
      }
    }
    expect(dataOf(await owner('GET /cart/api/cart/me')).totalQuantity).toBe(1);
  });
});

// PGlite has one connection: nothing runs while a transaction is open.
it.runIf(shop.database.kind === 'postgres')(
  'a guest cart can be changed while changes of another one wait',
  async () => {
    const { skuId } = await createProduct(shop);
    const [held, other] = [await cartWith([skuId, 1]), await cartWith([skuId, 1])];
    const { waiting } = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('carts').select('cart_id').where('cart_id', '=', held.cartId).forUpdate().execute();
      const begun = Promise.all([1, 2, 3].map(() => add(held.cartId, skuId)));
      await untilBlocked(shop, 2);
      expect(quantities(dataOf(await add(other.cartId, skuId)))).toEqual([[skuId, 2]]);
      return { waiting: begun };
    });
    for (const result of await waiting) dataOf(result);
    expect(quantities(await read(held.cartId))).toEqual([[skuId, 4]]);
  },
);

describe('adding to a cart', () => {
  it('returns the line with prices, and names in the language of the request', async () => {
    const product = await createProduct(shop, {
      name: { th: 'ลำโพงพกพา', en: 'Pocket speaker' },
      brand: 'Sonara',
      category: 'audio/speakers',
      sku: 'SPK-1-BLK',
      price: 1290,
      specialPrice: { price: 990 },
      stock: 7,
      limitQuantity: 5,
      options: { colour: 'Black', size: 'Small' },
      images: ['/images/speaker.svg', '/images/speaker-back.svg'],
    });
    const cart = await cartWith([product.skuId, 2]);
    expect(cart).toMatchObject({
      count: 1,
      totalQuantity: 2,
      hasOutStock: false,
      totalMarketPrice: 2580,
      totalPrice: 1980,
      totalSpecialPrice: 600,
      totalDiscount: 0,
      totalDeliveryFee: 0,
      totalDeliveryFeeDiscount: 50,
      totalPayable: 1980,
      totalBeforeVat: 1850.47,
      totalVat: 129.53,
    });
    expect(cart.items).toEqual([
      {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        cartId: cart.cartId,
        productId: product.skuId,
        parentId: product.productId,
        type: 'sku',
        kind: 'goods',
        itemType: 'ITEM',
        isItem: true,
        isOptionItem: false,
        parentItemId: null,
        giftBy: null,
        appliedRuleIds: [],
        appliedRuleName: null,
        optionProducts: [],
        sku: 'SPK-1-BLK',
        defaultFlag: true,
        slug: product.slug,
        productName: 'Pocket speaker',
        skuName: 'Pocket speaker Black - Small',
        attributeOptionName: 'Black - Small',
        attributes: [
          { type: 'integer', code: 'colour', value: 'black', label: 'Black' },
          { type: 'integer', code: 'size', value: 'small', label: 'Small' },
        ],
        image: '/images/speaker.svg',
        brand: 'Sonara',
        categoryId: product.categoryId,
        categoryName: 'Speakers',
        categories: [
          { categoryId: expect.any(Number), categoryName: 'Audio' },
          { categoryId: product.categoryId, categoryName: 'Speakers' },
        ],
        price: 1290,
        standardPrice: 1290,
        marketPrice: 1290,
        specialPrice: 990,
        exceededFlashSale: null,
        priceChangesAt: '2026-11-21T03:00:00.000Z',
        priceEffectiveDate: '2026-11-19T03:00:00.000Z',
        discountPercent: 23,
        quantity: 2,
        totalPrice: 1980,
        totalStandardPrice: 2580,
        totalMarketPrice: 2580,
        totalSpecialPrice: 600,
        discount: 0,
        totalDiscount: 0,
        discounts: [],
        vat: 129.53,
        stock: 7,
        preOrderFlag: false,
        preOrderStock: 0,
        stockAvailable: true,
        limitQuantity: 5,
        limitSelectQty: 5,
        isSelected: true,
        createdAt: '2026-11-20T03:00:00.000Z',
        updatedAt: '2026-11-20T03:00:00.000Z',
      },
    ]);
    const thai = shop.client({ locale: 'th' });
    const [line] = dataOf(await thai('GET /cart/api/cart/{cartId}', { params: { cartId: cart.cartId } })).items;
    expect(line).toMatchObject({ productName: 'ลำโพงพกพา', attributeOptionName: 'Black (ไทย) - Small (ไทย)' });
  });

  it('increases the quantity of the line of the same SKU, and selects it', async () => {
    const { skuId } = await createProduct(shop);
    const { cartId } = await cartWith([skuId, 2]);
    await call('PUT /cart/api/cart/{cartId}/items/selected', { params: { cartId }, body: { cartItemIds: [] } });
    const cart = dataOf(await add(cartId, skuId, 3));
    expect(quantities(cart)).toEqual([[skuId, 5]]);
    expect(cart.items[0]?.isSelected).toBe(true);
  });

  it('returns lines in the order in which they were added', async () => {
    const skuIds = await Promise.all([1, 2, 3, 4].map(async () => (await createProduct(shop)).skuId));
    const [a = 0, b = 0, c = 0, d = 0] = skuIds;
    const { cartId } = await cartWith([c, 1], [a, 1]);
    await add(cartId, d);
    await add(cartId, b);
    await add(cartId, c);
    expect((await read(cartId)).items.map((item) => item.productId)).toEqual([c, a, d, b]);
  });

  it('is limited by pre-order stock if the SKU is on pre-order', async () => {
    const { skuId } = await createProduct(shop, { stock: 0, preOrderStock: 3 });
    const cart = await cartWith([skuId, 3]);
    expect(cart.items[0]).toMatchObject({ stock: 3, preOrderFlag: true, stockAvailable: true, limitSelectQty: 3 });
    expect(await add(cart.cartId, skuId)).toMatchObject({ code: 'quantity_exceeds_stock' });
  });

  it('accepts snake_case', async () => {
    const { skuId } = await createProduct(shop);
    const url = `/cart/api/cart/${await newCart()}/items/add`;
    const response = await shop.app.inject({ method: 'POST', url, payload: { product_id: skuId, quantity: 2 } });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.totalQuantity).toBe(2);
  });

  it.each([0, -1, 1.5, 1e9, '2', null, undefined, [1], true])('refuses the quantity %j', async (quantity) => {
    const { skuId } = await createProduct(shop);
    const cartId = await newCart();
    const url = `/cart/api/cart/${cartId}/items/add`;
    const response = await shop.app.inject({ method: 'POST', url, payload: { productId: skuId, quantity } });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
    expect(response.json().fields).toHaveProperty('quantity');
    expect((await read(cartId)).items).toEqual([]);
  });

  it('refuses unknown and withdrawn SKUs, and ids of products', async () => {
    const withdrawn = await createProduct(shop, { visible: false });
    const { productId } = await createProduct(shop);
    const cartId = await newCart();
    for (const id of [2_147_483_647, withdrawn.skuId, productId]) {
      expect(await add(cartId, id)).toMatchObject({ status: 404, code: 'product_not_found', data: { productId: id } });
    }
  });

  it('refuses a SKU that is out of stock', async () => {
    const { skuId } = await createProduct(shop, { stock: 0 });
    expect(await add(await newCart(), skuId)).toMatchObject({ status: 409, code: 'out_of_stock' });
  });

  it('refuses more than the stock, including the units in the cart, and returns the available quantity', async () => {
    const { skuId } = await createProduct(shop, { stock: 3 });
    const { cartId } = await cartWith([skuId, 2]);
    expect(await add(cartId, skuId, 2)).toMatchObject({
      status: 409,
      code: 'quantity_exceeds_stock',
      data: { productId: skuId, available: 3 },
    });
    expect(quantities(dataOf(await add(cartId, skuId, 1)))).toEqual([[skuId, 3]]);
  });

  it('refuses more than the limit of the SKU, and returns the limit', async () => {
    const { skuId } = await createProduct(shop, { stock: 9, limitQuantity: 2 });
    const { cartId } = await cartWith([skuId, 2]);
    expect(await add(cartId, skuId)).toMatchObject({
      status: 409,
      code: 'quantity_exceeds_limit',
      // The limit is that of an order: the next one can have as many.
      message: 'This is more than one order can have.',
      data: { productId: skuId, limit: 2 },
    });
  });

  it('refuses more than 9,999 units in a line, whatever the stock', async () => {
    const { skuId } = await createProduct(shop, { stock: 1_000_000 });
    const { cartId, items } = await cartWith([skuId, 9999]);
    expect(items[0]).toMatchObject({ limitQuantity: null, limitSelectQty: 9999 });
    expect(await add(cartId, skuId)).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 9999 } });
  });

  it('refuses line 51, but not more units of existing lines', async () => {
    const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 51 }, () => ({})) });
    const [first, ...others] = skuIds;
    const { cartId } = await cartWith(...others.map((skuId): [number, number] => [skuId, 1]));
    expect(await add(cartId, first)).toMatchObject({ status: 409, code: 'cart_full', data: { room: 0 } });
    expect(dataOf(await add(cartId, others[0] ?? 0)).totalQuantity).toBe(51);
  });

  it('adds all of several SKUs or none', async () => {
    const [{ skuId }, soldOut] = [await createProduct(shop), await createProduct(shop, { stock: 0 })];
    const params = { cartId: await newCart() };
    const addMultiple = (items: { productId: number; quantity: number }[]) =>
      call('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body: { items } });
    const one = { productId: skuId, quantity: 1 };
    expect(await addMultiple([one, { ...one, productId: soldOut.skuId }])).toMatchObject({ code: 'out_of_stock' });
    expect(await addMultiple([one, { ...one, quantity: 10 }])).toMatchObject({ code: 'quantity_exceeds_stock' });
    expect((await read(params.cartId)).items).toEqual([]);
    expect(quantities(dataOf(await addMultiple([one, { ...one, quantity: 9 }])))).toEqual([[skuId, 10]]);
  });

  it('adds several SKUs of a bare list', async () => {
    const [one, other] = [await createProduct(shop), await createProduct(shop)];
    const url = `/cart/api/cart/${await newCart()}/items/add-multiple`;
    const addList = (payload: object[]) => shop.app.inject({ method: 'POST', url, payload });
    const items = [one, other].map(({ skuId: productId }) => ({ productId, quantity: 2 }));
    const added = await addList(items);
    expect(quantities(added.json().data)).toEqual([
      [one.skuId, 2],
      [other.skuId, 2],
    ]);
    expect((await addList([])).json().fields).toHaveProperty('items');
    expect((await addList([{ productId: one.skuId, quantity: -1 }])).json().fields).toHaveProperty([
      'items.0.quantity',
    ]);
  });
});

describe('concurrent additions', () => {
  it('are all counted', async () => {
    const { skuId } = await createProduct(shop, { stock: 100 });
    const cartId = await newCart();
    await Promise.all(Array.from({ length: 20 }, async () => dataOf(await add(cartId, skuId, 2))));
    expect(quantities(await read(cartId))).toEqual([[skuId, 40]]);
  });

  it('never exceed stock or limit', async () => {
    const scarce = await createProduct(shop, { stock: 7 });
    const limited = await createProduct(shop, { stock: 50, limitQuantity: 3 });
    const cartId = await newCart();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => add(cartId, index % 2 ? scarce.skuId : limited.skuId)),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    const quantityBySku = new Map(quantities(await read(cartId)));
    expect([quantityBySku.get(scarce.skuId), quantityBySku.get(limited.skuId)]).toEqual([7, 3]);
  });

  it('never exceed fifty lines', async () => {
    const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 60 }, () => ({})) });
    const [first, ...others] = skuIds;
    const { cartId } = await cartWith(...others.slice(0, 45).map((skuId): [number, number] => [skuId, 1]));
    await Promise.all([first, ...others.slice(45)].map((skuId) => add(cartId, skuId)));
    expect((await read(cartId)).count).toBe(50);
  });
});

describe('reading a cart', () => {
  it('uses current prices, stock and delivery fee', async () => {
    const { skuId } = await createProduct(shop, {
      price: 500,
      specialPrice: { price: 400, from: new Date('2026-11-20T04:00:00Z'), to: new Date('2026-11-20T05:00:00Z') },
    });
    const { cartId } = await cartWith([skuId, 1]);
    expect(await read(cartId)).toMatchObject({ totalPrice: 500, totalDeliveryFee: 50, totalPayable: 550 });
    shop.setClock('2026-11-20T04:00:00Z');
    expect(await read(cartId)).toMatchObject({ totalPrice: 400, totalMarketPrice: 500, totalSpecialPrice: 100 });
    expect((await read(cartId)).items[0]).toMatchObject({ specialPrice: 400, discountPercent: 20 });
    shop.setClock('2026-11-20T05:00:00Z');
    await shop.db.updateTable('skus').set({ price_satang: 900_00 }).where('sku_id', '=', skuId).execute();
    expect(await read(cartId)).toMatchObject({ totalPayable: 900, totalDeliveryFeeDiscount: 50 });
    await setStock(skuId, 0);
    const cart = await read(cartId);
    expect(cart).toMatchObject({ hasOutStock: true, totalPrice: 0, totalPayable: 0, totalDeliveryFee: 0 });
    expect(cart.items[0]).toMatchObject({ stock: 0, stockAvailable: false, limitSelectQty: 0, specialPrice: null });
  });

  it('shows a line as sold out if its product was withdrawn', async () => {
    const { skuId, productId } = await createProduct(shop);
    const { cartId } = await cartWith([skuId, 1]);
    await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', productId).execute();
    expect((await read(cartId)).items[0]).toMatchObject({ stock: 0, stockAvailable: false });
  });

  it('has no lines of deleted SKUs', async () => {
    const [remaining, deleted] = [await createProduct(shop), await createProduct(shop)];
    const { cartId } = await cartWith([deleted.skuId, 1], [remaining.skuId, 1]);
    await shop.db.deleteFrom('products').where('product_id', '=', deleted.productId).execute();
    expect(quantities(await read(cartId))).toEqual([[remaining.skuId, 1]]);
  });
});

it('an address creates 300 carts in ten minutes, and no more', async () => {
  const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
  const create = () => limited.app.inject({ method: 'POST', url: '/cart/api/cart/create' });
  for (let carts = 0; carts < 300; carts += 1) expect((await create()).statusCode).toBe(200);
  expect(failureOf(await create())).toEqual({ status: 429, code: 'too_many_requests' });
});
