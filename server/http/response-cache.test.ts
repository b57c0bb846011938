import { describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import { buildApp } from '../app.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { injectFetch } from './inject-fetch.ts';
import { ResponseCache } from './response-cache.ts';

const shop = await createTestShop();

test('a response is cached until one of its tags is invalidated', () => {
  const cache = new ResponseCache();
  cache.begin('th /a')('{"a":1}', ['product:1']);
  cache.begin('th /b')('{"b":1}', ['product:2']);
  cache.invalidate('product:1');
  expect(cache.find('th /a')).toBeUndefined();
  expect(cache.find('th /b')).toBe('{"b":1}');
  cache.invalidate('everything');
  expect(cache.find('th /b')).toBeUndefined();
});

test('lookups that found a response and those that did not are counted', () => {
  const cache = new ResponseCache();
  cache.begin('th /a')('{"a":1}', []);
  cache.find('th /a');
  cache.find('th /a');
  cache.find('th /b');
  expect(cache.lookups).toEqual({ hit: 2, miss: 1 });
});

test('a response that was being computed during an invalidation is not stored', () => {
  const cache = new ResponseCache();
  const store = cache.begin('th /a');
  cache.invalidate('product:1');
  store('{"a":1}', ['product:1']);
  expect(cache.find('th /a')).toBeUndefined();
});

test('a response that was being computed during two invalidations, or before one, is not stored', () => {
  const cache = new ResponseCache();
  const stores = [cache.begin('th /a')];
  cache.invalidate('product:1');
  stores.push(cache.begin('th /b'));
  cache.invalidate('product:2');
  for (const store of stores) store('{"a":1}', []);
  expect([cache.find('th /a'), cache.find('th /b')]).toEqual([undefined, undefined]);
  cache.begin('th /a')('{"a":2}', []);
  expect(cache.find('th /a')).toBe('{"a":2}');
});

describe('a cached product', () => {
  let cache = new ResponseCache();
  /** Runs during each request, before its response is complete. */
  let duringRequest = () => {};
  const clock = () => {
    duringRequest();
    return shop.clock();
  };

  async function openShop() {
    cache = new ResponseCache();
    duringRequest = () => {};
    const app = await buildApp({ ...shop, clock, responseCache: cache });
    let requests = 0;
    app.addHook('onRequest', async () => void requests++);
    onTestFinished(() => app.close());
    const { productId, skuId } = await createProduct(shop, { name: { th: 'โคมไฟ', en: 'Lamp' }, price: 100 });
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await app.inject({ url: `/pim/api/products/${productId}`, headers })).json().data;
    };
    const fetch = injectFetch(app, undefined, cache);
    /** As a page of this process reads it. */
    const readForPage = async (locale: Locale, id = productId) => {
      const client = createClient({ host: '', locale: () => locale, fetch });
      return client('GET /pim/api/products/{id}', { params: { id } });
    };
    const setPrice = (price_satang: number) =>
      shop.db.updateTable('skus').set({ price_satang }).where('sku_id', '=', skuId).execute();
    const varyOf = async () => (await app.inject(`/pim/api/products/${productId}`)).headers.vary;
    return { read, readForPage, setPrice, varyOf, requests: () => requests };
  }

  test('is in the language of each request', async () => {
    const { read } = await openShop();
    for (const _ of [1, 2]) {
      expect(await read('th')).toMatchObject({ productName: 'โคมไฟ' });
      expect(await read('en')).toMatchObject({ productName: 'Lamp' });
    }
  });

  test('says that it differs by the language, to caches between the shop and its clients', async () => {
    const { varyOf } = await openShop();
    for (const _ of ['read', 'cached']) expect(await varyOf()).toBe('accept-language');
    expect(cache.lookups).toEqual({ hit: 1, miss: 1 });
  });

  test('has its former price until a tag is invalidated', async () => {
    const { read, setPrice } = await openShop();
    expect(await read('en')).toMatchObject({ price: 100 });
    await setPrice(200_00);
    expect(await read('en')).toMatchObject({ price: 100 });
    cache.invalidate('everything');
    expect(await read('en')).toMatchObject({ price: 200 });
  });

  test('is read by pages of the same process without another request, in their language, until a tag is invalidated', async () => {
    const { readForPage, setPrice, requests } = await openShop();
    for (const _ of ['requested', 'cached']) {
      expect(await readForPage('th')).toMatchObject({ ok: true, data: { productName: 'โคมไฟ', price: 100 } });
      expect(await readForPage('en')).toMatchObject({ ok: true, data: { productName: 'Lamp', price: 100 } });
    }
    expect(requests()).toBe(2);
    expect(cache.lookups).toEqual({ hit: 2, miss: 2 });
    await setPrice(200_00);
    cache.invalidate('everything');
    expect(await readForPage('en')).toMatchObject({ ok: true, data: { price: 200 } });
  });

  test('that does not exist is requested by pages each time', async () => {
    const { readForPage, requests } = await openShop();
    for (const _ of [1, 2]) expect(await readForPage('en', 999_999)).toMatchObject({ ok: false, status: 404 });
    expect(requests()).toBe(2);
  });

  test('is read again if it changed while it was read', async () => {
    const { read, setPrice } = await openShop();
    duringRequest = () => cache.invalidate('everything');
    expect(await read('en')).toMatchObject({ price: 100 });
    duringRequest = () => {};
    await setPrice(200_00);
    expect(await read('en')).toMatchObject({ price: 200 });
  });
});
