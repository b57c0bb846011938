// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveStockLoader, LiveStockProvider, useLiveStock, useProductStock } from './live-stock.tsx';
import { type RenderedStock, skuStockView } from './stock-view.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderedStock = (productId: number): RenderedStock => ({
  productId,
  stock: 3,
  preOrderStock: 0,
  preOrderFlag: false,
  stockAvailable: true,
});

/** The shop has this stock of each product, by id. */
function haveStock(stocks: Record<number, number>) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { productIds } = JSON.parse(body) as { productIds: number[] };
    return Response.json({ data: productIds.map((id) => ({ ...renderedStock(id), stock: stocks[id] ?? 0 })) });
  });
}

const renders = vi.fn<(productId: number) => void>();

function Card({ product }: { product: RenderedStock }) {
  renders(product.productId);
  return <p>{`${product.productId}: ${useProductStock(product).quantity}`}</p>;
}

function Variants({ skus }: { skus: RenderedStock[] }) {
  const live = useLiveStock();
  return skus.map((sku) => <p key={sku.productId}>{skuStockView(sku.productId, sku, live).quantity}</p>);
}

/** A page of products that it was rendered with three of each, and of products that were loaded after it. */
function openPage({ page, more = [] }: { page: number[]; more?: number[] }) {
  renders.mockClear();
  const client = new QueryClient();
  const [products, loaded] = [page.map(renderedStock), more.map(renderedStock)];
  const cards = [...products, ...loaded].map((product) => <Card key={product.productId} product={product} />);
  render(
    <QueryClientProvider client={client}>
      <LiveStockProvider products={products}>
        <LiveStockLoader products={loaded} />
        {cards}
      </LiveStockProvider>
    </QueryClientProvider>,
  );
  const isLoaded = () => expect(client.isFetching() === 0 && client.getQueryCache().getAll().length > 0).toBe(true);
  return { loaded: () => waitFor(isLoaded) };
}

test('only the card whose stock has changed since the page was rendered is rendered again', async () => {
  haveStock({ 7: 2, 8: 3 });
  const { loaded } = openPage({ page: [7, 8] });
  await loaded();
  expect(await screen.findByText('7: 2')).toBeDefined();
  expect(screen.getByText('8: 3')).toBeDefined();
  expect(renders.mock.calls.filter(([id]) => id === 8)).toHaveLength(1);
});

test('stock of products that were loaded after the page is shown beside that of the page', async () => {
  haveStock({ 7: 2, 8: 1 });
  openPage({ page: [7], more: [8] });
  expect(await screen.findByText('7: 2')).toBeDefined();
  expect(await screen.findByText('8: 1')).toBeDefined();
});

test('without a response the rendered stock is shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'not_available' } }, { status: 503 }));
  const { loaded } = openPage({ page: [7] });
  await loaded();
  expect(screen.getByText('7: 3')).toBeDefined();
});

test('a card of another product does not show the stock of the one before', async () => {
  haveStock({ 7: 2, 8: 3 });
  const products = [7, 8].map(renderedStock);
  const page = (product: RenderedStock | undefined) => (
    <QueryClientProvider client={client}>
      <LiveStockProvider products={products}>{product && <Card product={product} />}</LiveStockProvider>
    </QueryClientProvider>
  );
  const client = new QueryClient();
  const { rerender } = render(page(products[0]));
  expect(await screen.findByText('7: 2')).toBeDefined();
  rerender(page(products[1]));
  expect(screen.getByText('8: 3')).toBeDefined();
});

test('a page that chooses between variants has the live stock of all of them', async () => {
  haveStock({ 7: 2, 8: 3 });
  const skus = [7, 8].map(renderedStock);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveStockProvider products={skus}>
        <Variants skus={skus} />
      </LiveStockProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('2')).toBeDefined();
  expect(screen.getByText('3')).toBeDefined();
});
