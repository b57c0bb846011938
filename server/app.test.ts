import { describe, expect, test } from 'vitest';
import { failureOf, testShop } from './testing/shop.ts';

const shop = await testShop();

describe('the API', () => {
  test('says that it is alive and ready', async () => {
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('answers an unknown address with not_found in the language of the request', async () => {
    const thai = await shop.app.inject('/cart/api/nothing');
    expect(failureOf(thai)).toEqual({ status: 404, code: 'not_found' });
    expect(thai.json().message).toMatch(/[ก-๙]/);
    const english = await shop.app.inject({
      url: '/cart/api/nothing',
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(english.json().message).toBe('Not found.');
  });

  test('describes itself as OpenAPI 3.1 with every call of the contract', async () => {
    const document = (await shop.app.inject('/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/cart/api/order/create');
    expect((await shop.app.inject('/docs/')).statusCode).toBe(200);
  });

  test('gives every answer a request id', async () => {
    expect((await shop.app.inject('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
