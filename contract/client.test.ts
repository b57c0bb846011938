import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, camelCaseKeys, createClient, requestTimeoutMs, uploadTimeoutMs } from './client.ts';

let sent: { url: string; init: RequestInit }[];
let answer: () => Promise<Response>;
let client: Client;

beforeEach(() => {
  sent = [];
  answer = async () => Response.json({ data: null });
  client = createClient({
    host: 'https://api.shop.example',
    locale: () => 'en',
    headers: () => ({ 'session-id': 'visitor' }),
    fetch: (url, init) => {
      sent.push({ url, init });
      return answer();
    },
  });
});

describe('a request', () => {
  test('has its parameters in the URL, escaped, and lists as repeated ones', async () => {
    await client('GET /pim/api/products/sku/{sku}', { params: { sku: 'A/B 1' } });
    await client('GET /search/api/{locale}/products', {
      params: { locale: 'en' },
      query: { query: 'a & b', brands: ['Comet, Inc.', 'Voltara'], category: undefined },
    });
    await client('GET /cart/api/cart/me');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.shop.example/pim/api/products/sku/A%2FB%201',
      'https://api.shop.example/search/api/en/products?query=a+%26+b&brands=Comet%2C+Inc.&brands=Voltara',
      'https://api.shop.example/cart/api/cart/me',
    ]);
  });

  test.each(['.', '..'])('is never for another path: %s as a parameter is not found', async (sku) => {
    expect(await client('GET /pim/api/products/sku/{sku}', { params: { sku } })).toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });

  test('has its body as JSON, with the headers of the language, the visitor and its idempotency key', async () => {
    const body = { cartId: 'c', quote: 'q', paymentMethod: null };
    await client('POST /cart/api/order/create', { body, idempotencyKey: 'key-of-the-order' });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    expect(sent[0]?.init.headers).toEqual({
      'accept-language': 'en',
      'session-id': 'visitor',
      'content-type': 'application/json',
      'idempotency-key': 'key-of-the-order',
    });
  });

  test('without a body has no type of one', async () => {
    await client('POST /cart/api/cart/create');
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });

  test('uploads a file as it is', async () => {
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    await client('POST /cart/api/order/{orderId}/slips', { params: { orderId: 'SF1' }, file });
    await client('POST /cart/api/order/{orderId}/slips', { params: { orderId: 'SF1' }, file: new Blob(['?']) });
    expect(sent[0]?.init.body).toBe(file);
    expect(sent.map(({ init }) => (init.headers as Record<string, string>)['content-type'])).toEqual([
      'application/pdf',
      'application/octet-stream',
    ]);
  });

  test('with attachments is a form, whose type the browser writes', async () => {
    await client('POST /utils/api/message-logs/logs/send', {
      body: {
        name: 'Mali',
        email: 'mali@mail.example',
        mobileNo: '',
        topic: 'order',
        message: 'Hello',
        orderId: undefined,
      },
      attachments: [new Blob(['a']), new Blob(['b'])],
      idempotencyKey: 'key-of-the-message',
    } as never);
    const form = sent[0]?.init.body as FormData;
    expect(form.get('message')).toBe('Hello');
    expect(form.has('orderId')).toBe(false);
    expect(form.getAll('attachments').map((file) => (file as File).name)).toEqual(['attachment-1', 'attachment-2']);
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });

  test('has more time if it uploads a file', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await client('GET /cart/api/cart/me');
    await client('POST /cart/api/order/{orderId}/slips', { params: { orderId: 'SF1' }, file: new Blob(['x']) });
    expect(timeout.mock.calls).toEqual([[requestTimeoutMs], [uploadTimeoutMs]]);
  });

  test('ends when its caller aborts it', async () => {
    const controller = new AbortController();
    await client('GET /cart/api/cart/me', { signal: controller.signal });
    controller.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('a response', () => {
  test('is the data of a success, and none of one without content', async () => {
    answer = async () => Response.json({ data: { cart_id: 'c', items: [{ product_name: 'Comet' }] } });
    expect(await client('GET /cart/api/cart/me')).toEqual({
      ok: true,
      data: { cartId: 'c', items: [{ productName: 'Comet' }] },
    });
    answer = async () => new Response(null, { status: 204 });
    expect(await client('DELETE /account/api/sessions')).toEqual({ ok: true, data: undefined });
  });

  test('says when it may be repeated, if the answer does', async () => {
    const refusal = (headers: Record<string, string>) => async () =>
      Response.json({ code: 'too_many_requests', message: '' }, { status: 429, headers });
    answer = refusal({ 'retry-after': '40' });
    expect(await client('GET /cart/api/cart/me')).toMatchObject({ status: 429, retryAfterSeconds: 40 });
    answer = refusal({});
    expect(await client('GET /cart/api/cart/me')).not.toHaveProperty('retryAfterSeconds');
  });

  test('is the code of an error with its message, fields and data', async () => {
    const error = {
      code: 'out_of_stock',
      message: 'Sold out.',
      fields: { quantity: ['Too many.'] },
      data: { productId: 7 },
    };
    answer = async () => Response.json(error, { status: 409 });
    expect(await client('GET /cart/api/cart/me')).toEqual({ ok: false, status: 409, ...error });
  });

  test('without a code is an internal error', async () => {
    answer = async () => Response.json({}, { status: 502 });
    expect(await client('GET /cart/api/cart/me')).toEqual({
      ok: false,
      status: 502,
      code: 'internal_error',
      message: '',
    });
  });

  test('that is no JSON, or that does not come, is a network error', async () => {
    const failure = { ok: false, status: 0, code: 'network_error', message: '' };
    answer = async () => new Response('<html>', { status: 502 });
    expect(await client('GET /cart/api/cart/me')).toEqual(failure);
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect(await client('GET /cart/api/cart/me')).toEqual(failure);
  });

  test('that does not come in time is a timeout', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer = () => Promise.reject(new DOMException('', 'TimeoutError'));
    expect(await client('GET /cart/api/cart/me')).toMatchObject({ ok: false, status: 0, code: 'timeout' });
  });
});

test('keys become camelCase, and nothing else changes', () => {
  expect(
    camelCaseKeys({ subscription_flag: true, a__b: 1, '1001': { stock_available: ['snake_case', null] } }),
  ).toEqual({
    subscriptionFlag: true,
    aB: 1,
    '1001': { stockAvailable: ['snake_case', null] },
  });
});

test('an answer with snake_case keys is converted, and one with underscores in texts alone is left as it is', async () => {
  answer = async () => Response.json({ data: { stock_available: true } });
  expect(await client('GET /cart/api/cart/me')).toEqual({ ok: true, data: { stockAvailable: true } });
  answer = async () => new Response('{"data" : {"stock_available" : true}}');
  expect(await client('GET /cart/api/cart/me')).toEqual({ ok: true, data: { stockAvailable: true } });
  answer = async () => Response.json({ data: { text: 'snake_case: "a_b":' } });
  expect(await client('GET /cart/api/cart/me')).toEqual({ ok: true, data: { text: 'snake_case: "a_b":' } });
});
