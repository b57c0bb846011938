import { expect, test } from 'vitest';
import { createTestShop, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop({ environment: { RATE_LIMITS: 'on' } });

test.each(['/search/api/en/suggest?query=phone', '/search/api/th/products?query=phone'])(
  'a visitor calls %s 300 times a minute, whatever others call',
  async (url) => {
    const byVisitor = () => shop.app.inject({ url, remoteAddress: '203.0.113.7' });
    for (let calls = 0; calls < 300; calls += 1) expect((await byVisitor()).statusCode).toBe(200);
    expect(failureOf(await byVisitor())).toEqual({ status: 429, code: 'too_many_requests' });
    const inThai = await shop.app.inject({
      url,
      remoteAddress: '203.0.113.7',
      headers: { 'accept-language': 'th' },
    });
    expect(inThai.json().message).toMatch(/\p{Script=Thai}/u);
    const byAnother = await shop.app.inject({ url, remoteAddress: '203.0.113.8' });
    expect(byAnother.statusCode).toBe(200);
  },
);
