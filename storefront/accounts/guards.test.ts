import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageList } from '#storefront/pages.ts';
import { sessionContext } from '#storefront/request/request-context.ts';
import { checkAccess, privateData } from './guards.ts';

/** The result of requesting `path`: the URL of a redirect, or 'the page'. */
function visit(access: Parameters<typeof checkAccess>[0], path: string, signedIn: boolean): string {
  const url = new URL(path, 'https://shop.example');
  const context = new RouterContextProvider();
  context.set(sessionContext, { signedIn });
  try {
    checkAccess(access, { url, context });
    return 'the page';
  } catch (thrown) {
    return locationOf(thrown);
  }
}

function locationOf(thrown: unknown): string {
  return thrown instanceof Response ? (thrown.headers.get('location') ?? '') : String(thrown);
}

test('a guest on a page that requires a session is redirected to the sign-in, with a link back', () => {
  expect(visit('signed-in', '/checkout', false)).toBe('/?redirect=%2Fcheckout');
  expect(visit('signed-in', '/en/account/my-order?page=2', false)).toBe(
    '/en?redirect=%2Fen%2Faccount%2Fmy-order%3Fpage%3D2',
  );
});

test('a customer sees a page that requires a session', () => {
  expect(visit('signed-in', '/checkout', true)).toBe('the page');
});

test('a customer on a page for guests is redirected to the home page, without the token of a mailed link', () => {
  const arrival = (path: string) => new URL(visit('signed-out', path, true), 'https://shop.example').href;
  // A fragment of its own, though empty, is what browsers show instead of that of the link.
  expect(arrival('/activate-account?token=t')).toBe('https://shop.example/#');
  expect(arrival('/en/reset-password')).toBe('https://shop.example/en#');
});

test.each(pageList.map(({ pattern, access }) => [pattern, access] as const))(
  '%s is opened to those whom its access %s names, and to nobody else',
  (pattern, access) => {
    for (const prefix of ['', '/en']) {
      const path = prefix + pattern.replace(/:\w+\??|\*$/, 'x');
      const home = prefix || '/';
      const signIn = `${home}?redirect=${encodeURIComponent(path)}`;
      expect(visit(access, path, false)).toBe(access === 'signed-in' ? signIn : 'the page');
      expect(visit(access, path, true)).toBe(access === 'signed-out' ? `${home}#` : 'the page');
    }
  },
);

test('a page for customers or for guests does not open while it is unknown who the shopper is', () => {
  const url = new URL('https://shop.example/account');
  const context = new RouterContextProvider();
  context.set(sessionContext, { signedIn: false, isUnanswered: true });
  for (const access of ['signed-in', 'signed-out'] as const)
    expect(caught(() => checkAccess(access, { url, context }))).toMatchObject({ init: { status: 503 } });
  expect(checkAccess('public', { url, context })).toBeUndefined();
});

test('a guest sees a page for guests', () => {
  expect(visit('signed-out', '/activate-account?token=t', false)).toBe('the page');
});

test('a customer whose session ended while the page loads is redirected to the sign-in', () => {
  const url = new URL('https://shop.example/account');
  const ended = { ok: false, status: 401, code: 'token_not_valid', message: '' } as const;
  expect(locationOf(caught(() => privateData(ended, url)))).toBe('/?redirect=%2Faccount');
});

test('a page whose data does not exist is not found, without a redirect to the sign-in', () => {
  const url = new URL('https://shop.example/account/my-order/order-detail?id=1');
  const missing = { ok: false, status: 404, code: 'order_not_found', message: '' } as const;
  expect(caught(() => privateData(missing, url))).toMatchObject({ init: { status: 404 } });
});

test('a page that does not exist leads to the list it would belong to, one that failed does not', () => {
  const url = new URL('https://shop.example/account/my-order/order-detail?id=1');
  const list = { label: 'My orders', href: '/account/my-order' };
  const missing = { ok: false, status: 404, code: 'order_not_found', message: '' } as const;
  expect(caught(() => privateData(missing, url, list))).toMatchObject({ data: { link: list }, init: { status: 404 } });
  const failed = { ok: false, status: 500, code: 'internal_error', message: '' } as const;
  expect(caught(() => privateData(failed, url, list))).toMatchObject({ data: { message: '' }, init: { status: 500 } });
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}
