// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import BranchStockList from './branch-stock-list.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | string) =>
    Response.json({ data: String(request).includes('regions') ? [] : { items: [], total: 0 } }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plain = (text: string | null) => text?.replaceAll('\u200B', '');

test.each([
  { isPreOrder: true, hint: m.stores_no_branch_pre_order() },
  { isPreOrder: false, hint: m.stores_no_branch_hint() },
])('without a branch the list says how to order online; on pre-order: $isPreOrder', async ({ isPreOrder, hint }) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <BranchStockList skuId={1} isPreOrder={isPreOrder} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading');
  expect(plain(container.textContent)).toContain(hint);
});
