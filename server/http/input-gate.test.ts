import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

/** The shop with a page and a form that are no calls of the contract and accept everything. */
const app = await buildApp(shop);
app.get('/page/*', async () => 'page');
app.post('/form', async () => 'form');
afterAll(() => app.close());

const page = { accept: 'text/html,*/*;q=0.8' };
const calls = {
  'a call of the contract': '/authen/api/auth/login',
  'any other form': '/form',
};

describe('a path with a line end or another control character', () => {
  test.each(['%0a', '%0D', '%00', '%1b', '%7f', '%c2%85', '%E2%80%A8', '%e2%80%a9'])(
    'is not found: %s',
    async (code) => {
      for (const path of [`/page/x${code}`, `/page/${code}`, `/cart/api/cart/a${code}b`, `/x${code}/y`]) {
        expect([path, failureOf(await app.inject(path))]).toEqual([path, { status: 404, code: 'not_found' }]);
        const shown = await app.inject({ url: path, headers: page });
        expect([path, shown.statusCode, shown.body]).toEqual([path, 404, 'Not found']);
      }
    },
  );

  test('is not confused with a Thai path, an escaped percent sign or a query with a line end', async () => {
    for (const path of [`/page/${encodeURIComponent('ก')}`, '/page/100%250a', '/page/x?text=a%0ab'])
      expect([path, (await app.inject(path)).body]).toEqual([path, 'page']);
  });
});

describe('a query with U+0000, which no database stores,', () => {
  test.each(['/page/x?q=a%00b', '/page/x?a%00=b', '/search/api/th/products?query=%00'])(
    'is a bad request: %s',
    async (url) => {
      expect(failureOf(await app.inject(url))).toEqual({ status: 400, code: 'bad_request' });
      const shown = await app.inject({ url, headers: page });
      expect([shown.statusCode, shown.body]).toEqual([400, 'Bad request']);
    },
  );
});

describe.each(Object.entries(calls))('a body of %s', (_call, url) => {
  test.each([
    ['half a character', { email: 'a\ud800' }],
    ['half a character within a list', { list: [{ text: '\udc00' }] }],
    ['half a character in a name', { '\ud800': 1 }],
    ['U+0000', { email: 'a\u0000' }],
    ['U+0000 in a name', { 'a\u0000': 1 }],
    ['a text alone with half a character', '\ud800'],
    ['more marks in a row than any language has', { email: `a${'\u0301'.repeat(16)}${'\u0316'.repeat(15)}` }],
  ])('with %s is a bad request', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    expect(failureOf(answer)).toEqual({ status: 400, code: 'bad_request' });
  });
});

test('thirty marks in a row are taken', async () => {
  const answer = await app.inject({ method: 'POST', url: '/form', payload: { text: `a${'\u0301'.repeat(30)}` } });
  expect(answer.body).toBe('form');
});

test.each([
  ['U+0000', 'a\u0000b'],
  ['too many marks in a row', `a${'\u0301'.repeat(31)}`],
])('a field of a form with files and %s is a bad request', async (_what, name) => {
  const form = new FormData();
  form.append('name', name);
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/utils/api/message-logs/logs/send',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', 'idempotency-key': 'a-key-of-this-form' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(failureOf(answer)).toEqual({ status: 400, code: 'bad_request' });
});
