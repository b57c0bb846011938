import { expect, test } from 'vitest';
import { internalPath, redirectTarget, signInUrl } from './redirect-path.ts';

test.each(['/account', '/en/account/my-order?status=paid&page=2', '/confirmation/pay/SF2611201', '/checkout#payment'])(
  'a shopper is redirected to %s',
  (path) => {
    expect(internalPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/account/..//evil.example',
  'javascript:alert(1)',
  'account',
  '',
])('a redirect cannot leave the shop by %j', (path) => {
  expect(internalPath(path)).toBeUndefined();
});

test('the sign-in URL is the home page in the same language with the path to return to', () => {
  const address = signInUrl(new URL('https://shop.example/en/account/my-order?status=paid&page=2'));
  expect(address).toBe('/en?redirect=%2Fen%2Faccount%2Fmy-order%3Fstatus%3Dpaid%26page%3D2');
  expect(redirectTarget(new URL(address, 'https://shop.example').searchParams)).toBe(
    '/en/account/my-order?status=paid&page=2',
  );
  expect(signInUrl(new URL('https://shop.example/checkout'))).toBe('/?redirect=%2Fcheckout');
});

test('a home page without a valid redirect has no target', () => {
  expect(redirectTarget(new URLSearchParams('sign-in'))).toBeUndefined();
  expect(redirectTarget(new URLSearchParams({ redirect: '//evil.example' }))).toBeUndefined();
});
