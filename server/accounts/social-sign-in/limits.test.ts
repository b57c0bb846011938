import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { buildApp } from '../../app.ts';
import { injectFetch } from '../../http/inject-fetch.ts';
import { codeCalls, createSocialShop } from '../../testing/social-shop.ts';

const { shop } = await createSocialShop();
const app = await buildApp({ ...shop, settings: { ...shop.settings, rateLimits: true } });
afterAll(() => app.close());

/** A browser at a network address, as the storefront calls the API for it. */
const browserAt = (address: string) =>
  createClient({
    host: '',
    locale: () => 'en',
    headers: () => ({ 'session-id': randomUUID(), 'x-forwarded-for': address }),
    fetch: injectFetch(app),
  });

const begin = (address: string) =>
  browserAt(address)('POST /authen/api/auth/authorization', { body: { provider: 'line' } });

test('shoppers at one address begin a hundred sign-ins in ten minutes, and those elsewhere are not refused', async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) expect((await begin('203.0.113.7')).ok).toBe(true);
  expect(await begin('203.0.113.7')).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await begin('203.0.113.8')).ok).toBe(true);
});

test.each(Object.values(codeCalls))('%s is refused after a hundred calls from one address', async (call) => {
  const comeBack = (address: string) => browserAt(address)(call, { body: { code: 'guessed', state: 'guessed' } });
  for (let attempt = 0; attempt < 100; attempt += 1)
    expect(await comeBack('203.0.113.7')).toMatchObject({ code: 'social_sign_in_not_valid' });
  expect(await comeBack('203.0.113.7')).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await comeBack('203.0.113.8')).toMatchObject({ code: 'social_sign_in_not_valid' });
});
