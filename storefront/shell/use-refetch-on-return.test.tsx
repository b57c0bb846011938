// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRefetchOnReturn } from './use-refetch-on-return.ts';

afterEach(cleanup);

const load = vi.fn(async () => 1);

function Cart() {
  useRefetchOnReturn();
  useQuery({ queryKey: ['cart'], staleTime: Number.POSITIVE_INFINITY, queryFn: load });
  return null;
}

const show = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('a page that comes from the back/forward cache loads the cart again, which another page may have changed', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Cart />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await show(false);
  expect(load).toHaveBeenCalledTimes(1);
  await show(true);
  expect(load).toHaveBeenCalledTimes(2);
});
