import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import type { WishlistMails } from '#contract/wishlist.ts';
import { transaction } from '../db/database.ts';
import { type MailContents, mailFolder } from '../messaging/messaging.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { lockWishlist } from './queries.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const runJob = () => jobs['mail-wishlist-news']({});

let phone: CreatedProduct;
let me: Awaited<ReturnType<typeof newCustomer>>;
const itemsMailed = async () => (await me.mails()).map(({ content }) => content.items);

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  shop.takeJobs('send-mail');
  await shop.db.deleteFrom('customers').execute();
  await shop.db.deleteFrom('mails').execute();
  phone = await createProduct(shop, { name: 'Phone', price: 10_000 });
  me = await newCustomer();
});

async function newCustomer(locale: Locale = 'en') {
  const { customerId, email } = await createCustomer(shop, { locale, firstName: 'Mali' });
  const call = shop.client({ customerId, locale });
  return {
    customerId,
    email,
    call,
    add: async ({ productId }: CreatedProduct, mails: Partial<WishlistMails> = {}) => {
      dataOf(await call('POST /account/api/wishlist', { body: { productId } }));
      return dataOf(await call('PUT /account/api/wishlist/{id}/mails', { params: { id: productId }, body: mails }));
    },
    choices: async () => dataOf(await call('GET /account/api/wishlist')).items.map(({ mails }) => mails),
    mails: async () => {
      const mails = shop.db.selectFrom('mails').selectAll().where('recipient', '=', email);
      return (await mails.orderBy('created_at').execute()).map(({ content, ...mail }) => ({
        ...mail,
        content: content as unknown as MailContents['wishlist_news'],
      }));
    },
  };
}

const setPrice = ({ skuId }: { skuId: number }, baht: number) =>
  shop.db
    .updateTable('skus')
    .set({ price_satang: baht * 100 })
    .where('sku_id', '=', skuId)
    .execute();
const setStock = ({ skuId }: { skuId: number }, stock: number) =>
  shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
const setVisible = ({ productId }: CreatedProduct, visible: boolean) =>
  shop.db.updateTable('products').set({ visible }).where('product_id', '=', productId).execute();

const off = { priceFalls: false, backInStock: false };

describe('what a customer asks to be mailed', () => {
  it('is nothing by default; each choice is for itself and can be withdrawn', async () => {
    await me.add(phone);
    expect(await me.choices()).toEqual([off]);
    const choose = async (body: Partial<WishlistMails>) =>
      dataOf(await me.call('PUT /account/api/wishlist/{id}/mails', { params: { id: phone.skuId }, body })).items[0]
        ?.mails;
    expect(await choose({ priceFalls: true })).toEqual({ priceFalls: true, backInStock: false });
    expect(await choose({ backInStock: true })).toEqual({ priceFalls: true, backInStock: true });
    expect(await choose({})).toEqual({ priceFalls: true, backInStock: true });
    expect(await choose({ priceFalls: false })).toEqual({ priceFalls: false, backInStock: true });
  });

  it('is refused for a product that is not on the own wishlist, or withdrawn', async () => {
    const other = await newCustomer();
    await other.add(phone);
    const choose = (caller: typeof me) =>
      caller.call('PUT /account/api/wishlist/{id}/mails', {
        params: { id: phone.productId },
        body: { priceFalls: true },
      });
    expect(await choose(me)).toMatchObject({ status: 404, code: 'wishlist_item_not_found' });
    expect(await other.choices()).toEqual([off]);
    await setVisible(phone, false);
    expect(await choose(other)).toMatchObject({ code: 'wishlist_item_not_found' });
  });

  it('ends with the product: added again, nothing is asked', async () => {
    await me.add(phone, { priceFalls: true });
    await me.call('DELETE /account/api/wishlist/{id}', { params: { id: phone.productId } });
    await me.add(phone);
    expect(await me.choices()).toEqual([off]);
  });
});

describe('a customer who asked for lower prices', () => {
  it('gets one mail with the price before and now, and none again until it is chosen again', async () => {
    await me.add(phone, { priceFalls: true });
    await runJob();
    expect(await me.mails()).toEqual([]);
    await setPrice(phone, 9000.5);
    await runJob();
    await runJob();
    expect(await me.mails()).toMatchObject([
      {
        template: 'wishlist_news',
        locale: 'en',
        content: {
          firstName: 'Mali',
          items: [
            {
              name: 'Phone',
              url: `${shop.settings.origin}/en/product/${phone.slug}`,
              price: 9000.5,
              priceAsked: 10_000,
              isBackInStock: false,
              isSoldOut: false,
            },
          ],
        },
      },
    ]);
    expect(await me.choices()).toEqual([off]);
    await setPrice(phone, 8000);
    await runJob();
    expect(await me.mails()).toHaveLength(1);

    await me.add(phone, { priceFalls: true });
    for (const baht of [9000, 8000, 9500, 8000]) {
      await setPrice(phone, baht);
      await runJob();
    }
    expect(await me.mails()).toHaveLength(1);
    await setPrice(phone, 7999);
    await runJob();
    expect(await itemsMailed()).toMatchObject([[{ priceAsked: 10_000 }], [{ priceAsked: 8000, price: 7999 }]]);
  });

  it('is compared with the price of the first time of asking', async () => {
    await me.add(phone, { priceFalls: true });
    await setPrice(phone, 12_000);
    await me.add(phone, { priceFalls: true });
    await setPrice(phone, 11_000);
    await runJob();
    expect(await me.mails()).toEqual([]);
  });

  it('is mailed about a special price when its window begins, without any change', async () => {
    const soon = await createProduct(shop, {
      name: 'Tablet',
      price: 5000,
      specialPrice: { price: 4000, from: new Date('2026-11-20T04:00:00Z'), to: new Date('2026-11-20T05:00:00Z') },
    });
    await me.add(soon, { priceFalls: true });
    shop.setClock('2026-11-20T03:59:59Z');
    await runJob();
    expect(await me.mails()).toEqual([]);
    shop.setClock('2026-11-20T04:00:00Z');
    await runJob();
    expect(await itemsMailed()).toMatchObject([[{ price: 4000, priceAsked: 5000 }]]);
  });

  it('is mailed about a flash sale while its price is left', async () => {
    const { flash_sale_id } = await shop.db
      .insertInto('flash_sales')
      .values({
        name: JSON.stringify({ th: 'ก', en: 'Sale' }),
        starts_at: new Date('2026-11-20T02:00:00Z'),
        ends_at: new Date('2026-11-20T05:00:00Z'),
      })
      .returning('flash_sale_id')
      .executeTakeFirstOrThrow();
    await me.add(phone, { priceFalls: true });
    const item = { flash_sale_id, sku_id: phone.skuId, price_satang: 900_000, quota: 5 };
    await shop.db
      .insertInto('flash_sale_items')
      .values({ ...item, sold: 5 })
      .execute();
    await runJob();
    expect(await me.mails()).toEqual([]);
    await shop.db.updateTable('flash_sale_items').set({ sold: 4 }).where('sku_id', '=', phone.skuId).execute();
    await runJob();
    expect(await itemsMailed()).toMatchObject([[{ price: 9000 }]]);
  });

  it('is not mailed about a variant that is sold out, as the page shows the price of another', async () => {
    const shirt = await createProduct(shop, { name: 'Case', skus: [{ price: 500 }, { price: 600, stock: 0 }] });
    await me.add(shirt, { priceFalls: true });
    await setPrice({ skuId: shirt.skuIds[1] ?? 0 }, 400);
    await runJob();
    expect(await me.mails()).toEqual([]);
    await setStock({ skuId: shirt.skuIds[1] ?? 0 }, 1);
    await runJob();
    expect(await itemsMailed()).toMatchObject([[{ price: 400, priceAsked: 500 }]]);
  });
});

describe('a customer who asked for stock', () => {
  it('gets one mail when a variant is in stock, and none again until it is chosen again', async () => {
    const watch = await createProduct(shop, { name: 'Watch', price: 900, skus: [{ stock: 0 }, { stock: 0 }] });
    await me.add(watch, { backInStock: true });
    await runJob();
    expect(await me.mails()).toEqual([]);
    await setStock({ skuId: watch.skuIds[1] ?? 0 }, 3);
    await runJob();
    await runJob();
    expect(await itemsMailed()).toMatchObject([
      [{ name: 'Watch', isBackInStock: true, isSoldOut: false, price: 900, priceAsked: null }],
    ]);
    expect(await me.choices()).toEqual([off]);
    await setStock({ skuId: watch.skuIds[1] ?? 0 }, 0);
    await runJob();
    await setStock(watch, 1);
    await runJob();
    expect(await me.mails()).toHaveLength(1);
  });

  it('of a product in stock is mailed after it sold out', async () => {
    await me.add(phone, { backInStock: true });
    await runJob();
    await setStock(phone, 0);
    await runJob();
    expect(await me.mails()).toEqual([]);
    await setStock(phone, 1);
    await runJob();
    expect(await itemsMailed()).toMatchObject([[{ name: 'Phone', isBackInStock: true }]]);
  });

  it('is not mailed about a pre-order', async () => {
    await setStock(phone, 0);
    await me.add(phone, { backInStock: true });
    await shop.db
      .updateTable('stocks')
      .set({ pre_order_flag: true, pre_order_stock: 5 })
      .where('sku_id', '=', phone.skuId)
      .execute();
    await runJob();
    expect(await me.mails()).toEqual([]);
  });
});

describe('the mails', () => {
  it('have all news of a customer in one, in the language of the account', async () => {
    const thai = await newCustomer('th');
    const cable = await createProduct(shop, { name: 'Cable', price: 300, stock: 0 });
    const rest = await createProduct(shop, { name: 'Unchanged' });
    for (const customer of [me, thai]) {
      await customer.add(phone, { priceFalls: true });
      await customer.add(cable, { priceFalls: true, backInStock: true });
      await customer.add(rest, { priceFalls: true, backInStock: true });
    }
    await setPrice(phone, 9000);
    await setPrice(cable, 200);
    await setStock(cable, 4);
    await runJob();
    for (const customer of [me, thai]) {
      const [mail, ...others] = await customer.mails();
      expect(others).toEqual([]);
      const items = mail?.content.items.toSorted((a, b) => a.price - b.price);
      expect(items).toMatchObject([
        { price: 200, priceAsked: 300, isBackInStock: true },
        { price: 9000, priceAsked: 10_000, isBackInStock: false },
      ]);
    }
    const [mail] = await thai.mails();
    expect(mail?.locale).toBe('th');
    expect(mail?.content.items.map(({ name }) => name).sort()).toEqual(['Cable (ไทย)', 'Phone (ไทย)']);
  });

  it('do not go to customers who were erased, are not activated, or about withdrawn products', async () => {
    const [inactive, erased] = [await newCustomer(), await newCustomer()];
    for (const customer of [me, inactive, erased]) await customer.add(phone, { priceFalls: true });
    await shop.db.deleteFrom('customers').where('customer_id', '=', erased.customerId).execute();
    const inactiveRow = shop.db.updateTable('customers').where('customer_id', '=', inactive.customerId);
    await inactiveRow.set({ activated_at: null }).execute();
    await setPrice(phone, 9000);
    await setVisible(phone, false);
    await runJob();
    expect(await shop.db.selectFrom('mails').select('recipient').execute()).toEqual([]);
    // The customer still waits for it.
    await setVisible(phone, true);
    await runJob();
    expect(await shop.db.selectFrom('mails').select('recipient').execute()).toEqual([{ recipient: me.email }]);
  });

  it('are sent once to each of many customers, however many processes look at the same time', async () => {
    const customers = await Promise.all(Array.from({ length: 25 }, () => newCustomer()));
    for (const customer of customers) await customer.add(phone, { priceFalls: true, backInStock: true });
    await setStock(phone, 0);
    await runJob();
    await setStock(phone, 5);
    await setPrice(phone, 9000);
    await Promise.all(Array.from({ length: 6 }, runJob));
    // Who was locked by another process is found by the next run.
    await runJob();
    const mails = await shop.db.selectFrom('mails').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(customers.map(({ email }) => email).sort());
    expect(shop.takeJobs('send-mail')).toHaveLength(customers.length);
  });

  it('are not lost when a process fails on the way', async () => {
    await me.add(phone, { priceFalls: true });
    await setPrice(phone, 9000);
    const failing = {
      ...shop,
      jobs: {
        send: async () => {
          throw new Error('the process ends');
        },
      },
    };
    await expect(jobHandlers(failing, shop.app)['mail-wishlist-news']({})).rejects.toThrow('the process ends');
    expect(await me.mails()).toEqual([]);
    expect(await me.choices()).toEqual([{ priceFalls: true, backInStock: false }]);
    await runJob();
    expect(await me.mails()).toHaveLength(1);
  });

  it('can be ended in one press, also by mail programs (RFC 8058)', async () => {
    const cable = await createProduct(shop, { name: 'Cable', stock: 0 });
    const other = await newCustomer();
    for (const customer of [me, other]) await customer.add(cable, { priceFalls: true, backInStock: true });
    await me.add(phone, { priceFalls: true });
    await setPrice(phone, 9000);
    await runJob();
    const [job] = shop.takeJobs('send-mail');
    await jobs['send-mail']({ mailId: job?.mailId ?? '' });
    const file = readFileSync(join(mailFolder(shop.settings), `${job?.mailId}.eml`));
    const mail = await PostalMime.parse(file);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    const url = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(url).toContain(`${shop.settings.origin}/en/wishlist/unsubscribe?token=`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(url);
    expect(mail.text).toContain('Phone: Lower price · ฿9,000.00 (was ฿10,000.00)');
    const [stored] = await me.mails();
    expect(stored?.content.unsubscribeUrl).toBeUndefined();

    const token = new URL(url).searchParams.get('token') ?? '';
    const guest = shop.client();
    const count = async () => dataOf(await guest('GET /account/api/wishlist-mails', { query: { token } }));
    expect(await count()).toEqual({ products: 1 });
    const end = (text: string) => guest('POST /account/api/wishlist-mails/end', { body: { token: text } });
    for (const wrong of [
      'garbage',
      '',
      `${token}x`,
      token.slice(0, -1),
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    ])
      expect(await end(wrong)).toMatchObject({ status: 400, code: 'unsubscribe_token_not_valid' });
    expect(await count()).toEqual({ products: 1 });
    for (let press = 0; press < 2; press += 1) expect((await end(token)).ok).toBe(true);
    expect(await count()).toEqual({ products: 0 });
    expect(await me.choices()).toEqual([off, off]);
    expect(await other.choices()).toEqual([{ priceFalls: true, backInStock: true }]);
    await shop.db.deleteFrom('customers').where('customer_id', '=', me.customerId).execute();
    expect(await count()).toEqual({ products: 0 });
    expect((await end(token)).ok).toBe(true);
  });
});

// PGlite has one connection: nothing runs while a transaction is open.
describe.runIf(shop.database.kind === 'postgres')('a customer whom another transaction has locked', () => {
  it('is mailed by the next run, and others do not wait', async () => {
    const other = await newCustomer();
    for (const customer of [me, other]) await customer.add(phone, { priceFalls: true });
    await setPrice(phone, 9_000);
    await transaction(shop.db, async (tx) => {
      await lockWishlist(tx, me.customerId);
      await runJob();
    });
    expect([await me.mails(), await other.mails()].map(({ length }) => length)).toEqual([0, 1]);
    await runJob();
    expect([await me.mails(), await other.mails()].map(({ length }) => length)).toEqual([1, 1]);
  });
});
