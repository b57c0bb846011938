// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSelectedSku } from './use-selected-sku.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderProduct() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/product/phone-1?sku=11']}>{children}</MemoryRouter>
  );
  const use = () => {
    const [skuId, choose] = useSelectedSku();
    const { pathname, search } = useLocation();
    return { skuId, choose, url: pathname + search, navigate: useNavigate() };
  };
  return renderHook(use, { wrapper }).result;
}

const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));

test('another variant is selected at once, and the URL follows after the next paint', async () => {
  const product = renderProduct();
  act(() => product.current.choose(12));
  expect(product.current).toMatchObject({ skuId: 12, url: '/product/phone-1?sku=11' });
  await paint();
  expect(product.current).toMatchObject({ skuId: 12, url: '/product/phone-1?sku=12' });
});

test('of two variants chosen before the next paint, the latter is in the URL', async () => {
  const product = renderProduct();
  act(() => product.current.choose(12));
  act(() => product.current.choose(13));
  await paint();
  expect(product.current).toMatchObject({ skuId: 13, url: '/product/phone-1?sku=13' });
});

test('a page that is left just after a choice stays left', async () => {
  const product = renderProduct();
  act(() => product.current.choose(12));
  await act(async () => product.current.navigate('/product/phone-2?sku=21'));
  await paint();
  expect(product.current).toMatchObject({ skuId: 21, url: '/product/phone-2?sku=21' });
});
