import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { ClientResult } from '#contract/client.ts';
import type { CartChange } from './cart-changes.ts';
import type { CartClient } from './cart-client.ts';
import { type CachedCart, cartKey, cartMutation, cartQuery } from './cart-queries.ts';

const cartWith = (totalQuantity: number) => ({ cartId: 'c', items: [], totalQuantity }) as unknown as Cart;
const press = (quantity: number): CartChange => ({ kind: 'quantity', itemId: 'a', productId: 1, quantity });

/** A server whose responses the test releases one by one. */
function slowServer() {
  const sent: CartChange[] = [];
  const waiting: (() => void)[] = [];
  let fails = false;
  let quantity = 1;
  const client: CartClient = {
    load: async () => ({ ok: true, data: cartWith(quantity) }),
    async change(change): Promise<ClientResult<Cart | null>> {
      sent.push(change);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (fails) return { ok: false, status: 409, code: 'out_of_stock', message: '' };
      if (change.kind === 'quantity') quantity = change.quantity;
      return { ok: true, data: cartWith(quantity) };
    },
    merge: async () => null,
    loadIfUnknown: async () => undefined,
    clear: () => {},
  };
  return {
    client,
    sent,
    failFromNow: () => {
      fails = true;
    },
    async respond() {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
}

function shopper(client: CartClient) {
  const queryClient = new QueryClient();
  let number = 0;
  return {
    queryClient,
    change: (change: CartChange) =>
      new MutationObserver(queryClient, cartMutation(queryClient, client)).mutate({ ...change, number: ++number }),
    shownQuantity: () => queryClient.getQueryData<CachedCart>(cartKey)?.cart?.totalQuantity,
  };
}

test('of ten fast presses the first and the last are sent, and the final quantity is right', async () => {
  const server = slowServer();
  const { change, shownQuantity } = shopper(server.client);
  const first = change(press(2));
  await expect.poll(() => server.sent).toHaveLength(1);
  const presses = [first, ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((quantity) => change(press(quantity)))];
  await server.respond();
  await server.respond();
  await Promise.all(presses);
  expect(server.sent.map((sent) => sent.kind === 'quantity' && sent.quantity)).toEqual([2, 11]);
  expect(shownQuantity()).toBe(11);
});

test('a failed change returns the reason and shows the server’s cart', async () => {
  const server = slowServer();
  const { change, shownQuantity } = shopper(server.client);
  server.failFromNow();
  const failed = change(press(5));
  await server.respond();
  expect(await failed).toMatchObject({ code: 'out_of_stock' });
  expect(shownQuantity()).toBe(1);
});

test('a pending load does not undo a change', async () => {
  const server = slowServer();
  const { change, shownQuantity, queryClient } = shopper(server.client);
  const stop = new QueryObserver(queryClient, cartQuery(queryClient, server.client)).subscribe(() => {});
  const changed = change(press(4));
  await queryClient.refetchQueries({ queryKey: cartKey });
  await server.respond();
  await changed;
  expect(shownQuantity()).toBe(4);
  stop();
});
