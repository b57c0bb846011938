// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLiveStock } from './use-live-stock.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rendered = { productId: 7, stock: 3, preOrderStock: 0, preOrderFlag: false, stockAvailable: true };

/** A page that was rendered with a stock of three, while the shop has `stock`. */
function openPage(stock: number) {
  const answers = vi.fn(async () => Response.json({ data: [{ ...rendered, stock }] }));
  vi.stubGlobal('fetch', answers);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const renders = vi.fn();
  const { result } = renderHook(
    () => {
      renders();
      return useLiveStock([rendered]);
    },
    { wrapper },
  );
  const isAnswered = () => expect(client.isFetching() === 0 && answers.mock.calls.length).toBe(1);
  return { result, renders, answered: () => waitFor(isAnswered, { timeout: 5000 }) };
}

test('a page whose stock is as it was rendered is not rendered again', async () => {
  const { result, renders, answered } = openPage(3);
  await answered();
  expect(result.current).toEqual({});
  expect(renders).toHaveBeenCalledTimes(1);
});

test('stock that has changed since is shown', async () => {
  const { result, answered } = openPage(2);
  await answered();
  await waitFor(() => expect(result.current[7]?.stock).toBe(2));
});
