import { expect, test, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { loadMenus } from './load-menus.ts';
import { barEntries } from './menu.ts';

const item = { name: 'Coupons', link: '/coupon', menuType: 'link', menus: [] };

/** An API that fails the calls whose key contains `failing`. */
function fakeApi(failing?: string, code = 'internal_error') {
  const called: string[] = [];
  const api = (async (key: string) => {
    called.push(key);
    await Promise.resolve();
    if (failing && key.includes(failing)) return { ok: false, code };
    return { ok: true, data: key.includes('categories') ? [] : [item] };
  }) as unknown as Client;
  return { api, called };
}

test('a page has its menus, and is invalidated when one of them changes', async () => {
  const cachePolicy = new RecordedCachePolicy();
  const { menus } = await loadMenus({ api: fakeApi().api, cachePolicy, log: { warn: vi.fn(), error: vi.fn() } });
  expect(menus).toEqual({ left: [item], right: [item], footer: [item] });
  expect([...cachePolicy.tags]).toContain('menus');
  expect(cachePolicy.cacheable).toBe(true);
});

test('all menus are requested at once', () => {
  const { api, called } = fakeApi();
  void loadMenus({ api, cachePolicy: new RecordedCachePolicy(), log: { warn: vi.fn(), error: vi.fn() } });
  expect(called).toHaveLength(4);
});

test.each(['header-right-menu', 'footer-menus', 'categories'])(
  'a page whose call %s fails is shown without it, and not cached',
  async (failing) => {
    const cachePolicy = new RecordedCachePolicy();
    const log = { warn: vi.fn(), error: vi.fn() };
    const { menus } = await loadMenus({ api: fakeApi(failing).api, cachePolicy, log });
    expect(menus.left).toEqual([item]);
    expect(cachePolicy.cacheable).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
  },
);

test('menus that an outage takes are warnings', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const { api } = fakeApi('menu', 'service_unavailable');
  await loadMenus({ api, cachePolicy: new RecordedCachePolicy(), log });
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([4, 0]);
});

test('the menu bar shows the categories of an item one by one, and other links next to them', () => {
  const menus = [
    { name: 'Laptops', link: '/product-category/laptops' },
    { name: 'Sale', link: '/product-category?sort=discount' },
  ];
  const entries = barEntries([
    { name: 'Categories', link: '/product-category', menuType: 'categories', menus },
    { name: 'Gifts', link: '/gifts', menuType: 'link', menus: [{ name: 'For her', link: '/gifts-her' }] },
  ]);
  expect(entries).toMatchObject([
    { kind: 'category', path: 'laptops' },
    { kind: 'item', item: { name: 'Sale', menus: [] } },
    { kind: 'item', item: { name: 'Gifts', menus: [{ name: 'For her' }] } },
  ]);
});
