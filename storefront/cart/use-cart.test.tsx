// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { LiveStockProvider, useProductStock } from '#storefront/inventory/live-stock.tsx';
import { cartError, showCartError } from './cart-errors.ts';
import { mergeGuestCartAfterSignIn } from './merge-guest-cart.ts';
import { useBuyNow } from './use-buy-now.ts';
import {
  clearCartAfterSignOut,
  useCart,
  useCartChange,
  useCouponChange,
  useCustomerCart,
  useOwnCart,
} from './use-cart.ts';

const line = (quantity: number) => ({
  uuid: 'a',
  itemType: 'ITEM',
  isItem: true,
  isSelected: true,
  productId: 1,
  quantity,
  limitSelectQty: 9,
  optionProducts: [],
});
const cartOf = (quantity: number, cartId = 'guest') =>
  ({ cartId, items: quantity > 0 ? [line(quantity)] : [], totalQuantity: quantity }) as unknown as Cart;

/** Responses by call; a call without one fails. */
let responses: Map<string, () => Promise<Response> | Response>;
let queryClient: QueryClient;

const ok = (data: unknown) => Response.json({ data });
const refuse = (code: string, data?: unknown) => Response.json({ code, message: 'No.', data }, { status: 409 });

/** As the dialog does. */
let unsubscribe = () => {};

beforeEach(() => {
  unsubscribe = cartError.subscribe(() => {});
  document.cookie = 'cid=guest; path=/';
  responses = new Map([['GET /cart/api/cart/guest', () => ok(cartOf(1))]]);
  queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const respond = responses.get(`${method} ${url}`);
    if (!respond) throw new TypeError(`no response to ${method} ${url}`);
    return respond();
  });
});

afterEach(() => {
  cleanup();
  showCartError(null);
  unsubscribe();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A component that shows the cart and changes it. */
function openCart() {
  return renderHook(() => ({ cart: useCart(), change: useCartChange(), coupon: useCouponChange() }), { wrapper })
    .result;
}

async function openLoadedCart() {
  const view = openCart();
  await waitFor(() => expect(view.current.cart.status).toBe('ready'));
  return view;
}

test('a cart is loading, then shows its lines', async () => {
  const view = openCart();
  expect(view.current.cart).toMatchObject({ status: 'loading', items: [], count: 0 });
  await waitFor(() => expect(view.current.cart).toMatchObject({ status: 'ready', count: 1, updating: false }));
});

test('a page with a button that changes the cart is not rendered again for the change', async () => {
  responses.set('POST /cart/api/cart/guest/items/add', () => ok(cartOf(2)));
  const rendered = vi.fn(() => useCartChange());
  const page = renderHook(rendered, { wrapper }).result;
  expect(await act(() => page.current({ kind: 'add', productId: 1, quantity: 1 }))).toBe(true);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a page that offers what the shop refuses as out of stock shows that it is', async () => {
  const rendered = { productId: 1, stock: 1, preOrderStock: 0, preOrderFlag: false, stockAvailable: true };
  let live = rendered;
  responses.set('POST /inventory/api/stock', () => ok([live]));
  responses.set('POST /cart/api/cart/guest/items/add', () => refuse('out_of_stock'));
  const page = renderHook(() => ({ stock: useProductStock(rendered), change: useCartChange() }), {
    wrapper: ({ children }) =>
      wrapper({ children: <LiveStockProvider products={[rendered]}>{children}</LiveStockProvider> }),
  }).result;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(page.current.stock.state).toBe('low');
  live = { ...rendered, stock: 0, stockAvailable: false };
  expect(await act(() => page.current.change({ kind: 'add', productId: 1, quantity: 1 }))).toBe(false);
  await waitFor(() => expect(page.current.stock.state).toBe('sold-out'));
});

test('a cart that cannot be loaded is failed until it is loaded again', async () => {
  const load = responses.get('GET /cart/api/cart/guest');
  responses.clear();
  const view = openCart();
  await waitFor(() => expect(view.current.cart.status).toBe('failed'));
  if (load) responses.set('GET /cart/api/cart/guest', load);
  await act(() => view.current.cart.reload());
  await waitFor(() => expect(view.current.cart).toMatchObject({ status: 'ready', count: 1 }));
});

test('a changed quantity is shown at once, and the sums of the response follow', async () => {
  const view = await openLoadedCart();
  const { promise, resolve } = Promise.withResolvers<Response>();
  responses.set('POST /cart/api/cart/guest/items/update', () => promise);
  let changed: Promise<boolean> | undefined;
  act(() => {
    changed = view.current.change({ kind: 'quantity', itemId: 'a', productId: 1, quantity: 3 });
  });
  await waitFor(() => expect(view.current.cart).toMatchObject({ count: 3, updating: true }));
  expect(view.current.cart.totals?.totalQuantity).toBe(1);
  resolve(ok(cartOf(3)));
  await waitFor(() => expect(view.current.cart).toMatchObject({ count: 3, updating: false }));
  expect(view.current.cart.totals?.totalQuantity).toBe(3);
  expect(await changed).toBe(true);
});

test('an added product is never counted twice, also not while its response arrives', async () => {
  const counts = new Set<number>();
  const { result } = renderHook(
    () => {
      const cart = useCart();
      counts.add(cart.count);
      return { cart, change: useCartChange() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.cart.count).toBe(1));
  responses.set('POST /cart/api/cart/guest/items/add', () => ok(cartOf(3)));
  await act(() => result.current.change({ kind: 'add', productId: 1, quantity: 2 }));
  await waitFor(() => expect(result.current.cart).toMatchObject({ count: 3, updating: false }));
  expect([...counts]).toEqual([0, 1, 3]);
});

test('a refused change is taken back, and a dialog says how many are left', async () => {
  const view = await openLoadedCart();
  responses.set('POST /cart/api/cart/guest/items/update', () => refuse('quantity_exceeds_stock', { available: 2 }));
  const changed = await act(() => view.current.change({ kind: 'quantity', itemId: 'a', productId: 1, quantity: 5 }));
  expect(changed).toBe(false);
  await waitFor(() => expect(view.current.cart).toMatchObject({ count: 1, updating: false }));
  expect(cartError.read()).toEqual({ kind: 'stock-left', stock: 2 });
});

test('why a coupon is refused is shown next to it, not in a dialog, until one is applied', async () => {
  const view = await openLoadedCart();
  responses.set('POST /cart/api/cart/guest/apply-coupon', () => refuse('coupon_expired'));
  const message = await act(() => view.current.coupon.change({ kind: 'coupon', couponCode: 'OLD' }));
  expect(message).toBe('No.');
  expect(view.current.coupon).toMatchObject({ error: 'No.', pending: false });
  expect(cartError.read()).toBeNull();
  responses.set('POST /cart/api/cart/guest/apply-coupon', () => ok(cartOf(1)));
  await act(() => view.current.coupon.change({ kind: 'coupon', couponCode: 'NEW' }));
  expect(view.current.coupon.error).toBeNull();
});

test('after a sign-in the cart is that of the customer, after a sign-out there is none', async () => {
  const view = await openLoadedCart();
  responses.set('POST /cart/api/cart/merge/guest', () => ok(cartOf(4, 'mine')));
  await act(() => mergeGuestCartAfterSignIn(queryClient));
  await waitFor(() => expect(view.current.cart.count).toBe(4));
  expect(document.cookie).toContain('cid=mine');
  await act(() => clearCartAfterSignOut(queryClient));
  await waitFor(() => expect(view.current.cart).toMatchObject({ status: 'ready', count: 0, totals: null }));
  expect(document.cookie).not.toContain('cid=');
});

/** Buys three units directly as a guest, then signs in as a customer whose earlier cart has one of them. */
async function buyAndSignIn(betweenThem: (view: Awaited<ReturnType<typeof openLoadedCart>>) => Promise<unknown>) {
  const view = await openLoadedCart();
  const buyNow = renderHook(() => useBuyNow(), { wrapper }).result;
  responses.set('POST /cart/api/cart/guest/items/update', () => ok(cartOf(3)));
  await act(() => buyNow.current({ productId: 1, quantity: 3 }));
  await betweenThem(view);
  responses.set('POST /cart/api/cart/merge/guest', () => ok(cartOf(4, 'mine')));
  responses.set('POST /cart/api/cart/mine/items/update', () => ok(cartOf(3, 'mine')));
  await act(() => mergeGuestCartAfterSignIn(queryClient));
  return view;
}

test('a guest who buys directly and signs in orders the chosen quantity, without that of the earlier cart', async () => {
  const view = await buyAndSignIn(async () => {});
  await waitFor(() => expect(view.current.cart.count).toBe(3));
});

test('a guest who changes the cart after a direct purchase and signs in has the units of both carts', async () => {
  const view = await buyAndSignIn((guest) =>
    act(() => guest.current.change({ kind: 'quantity', itemId: 'a', productId: 1, quantity: 3 })),
  );
  await waitFor(() => expect(view.current.cart.count).toBe(4));
});

function useCartOfCustomer() {
  useCustomerCart('customer');
  return { ...useCart(), own: useOwnCart() };
}

describe('a signed-in customer', () => {
  const openAsCustomer = () => renderHook(useCartOfCustomer, { wrapper }).result;

  test('whose browser still has the cart of a guest sees it merged into their own', async () => {
    responses.set('GET /cart/api/cart/guest', () => ok({ ...cartOf(1), cartType: 'guest' }));
    responses.set('POST /cart/api/cart/merge/guest', () => ok({ ...cartOf(3, 'own'), cartType: 'customer' }));
    const cart = openAsCustomer();
    await waitFor(() => expect(cart.current.count).toBe(3));
    expect(document.cookie).toContain('cid=own');
  });

  test('whose browser has lost the cart id awaits their own cart, and has no empty one meanwhile', async () => {
    document.cookie = 'cid=; path=/; max-age=0';
    let respond = () => {};
    responses.set('POST /cart/api/cart/create', () => {
      const own = ok({ ...cartOf(2, 'own'), cartType: 'customer' });
      return new Promise((resolve) => (respond = () => resolve(own)));
    });
    const cart = openAsCustomer();
    await waitFor(() => expect(cart.current.status).toBe('ready'));
    expect(cart.current).toMatchObject({ count: 0, own: { status: 'loading' } });
    respond();
    await waitFor(() => expect(cart.current).toMatchObject({ count: 2, own: { status: 'ready' } }));
  });

  test('whose own cart could not be loaded can load it again, and has no empty one meanwhile', async () => {
    document.cookie = 'cid=; path=/; max-age=0';
    const cart = openAsCustomer();
    await waitFor(() => expect(cart.current).toMatchObject({ count: 0, own: { status: 'failed' } }));
    responses.set('POST /cart/api/cart/create', () => ok({ ...cartOf(2, 'own'), cartType: 'customer' }));
    act(() => cart.current.own.reload());
    await waitFor(() => expect(cart.current).toMatchObject({ count: 2, own: { status: 'ready' } }));
  });

  test('whose cart id is that of a cart that is gone sees their own', async () => {
    responses.set('GET /cart/api/cart/guest', () => Response.json({ code: 'cart_not_found' }, { status: 404 }));
    responses.set('POST /cart/api/cart/create', () => ok({ ...cartOf(2, 'own'), cartType: 'customer' }));
    const cart = openAsCustomer();
    await waitFor(() => expect(cart.current.count).toBe(2));
    expect(document.cookie).toContain('cid=own');
  });

  test('who signs in has one merge, also if the page that the sign-in leads to begins another', async () => {
    const merges: (() => void)[] = [];
    responses.set('GET /cart/api/cart/guest', () => ok({ ...cartOf(1), cartType: 'guest' }));
    responses.set('POST /cart/api/cart/merge/guest', () => {
      const merged = ok({ ...cartOf(3, 'own'), cartType: 'customer' });
      return new Promise((resolve) => merges.push(() => resolve(merged)));
    });
    await openLoadedCart();
    const merging = mergeGuestCartAfterSignIn(queryClient);
    const cart = openAsCustomer();
    await waitFor(() => expect(merges).toHaveLength(1));
    await act(() => import('./merge-guest-cart.ts'));
    for (const respond of merges) respond();
    await act(() => merging);
    await waitFor(() => expect(cart.current.count).toBe(3));
    expect(merges).toHaveLength(1);
  });
});
