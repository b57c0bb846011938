import { expect, test } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import { deleteExpiredPageRequests, WarmUp } from './warm-up.ts';

const shop = await createTestShop();
const { origin } = shop.settings;

/** A process of the shop that begins, is requested pages, and ends. */
async function runProcess(requests: Record<string, number>, render?: (path: string) => Promise<unknown>) {
  const rendered: string[] = [];
  const warmUp = new WarmUp(shop);
  expect(warmUp.isDone).toBe(false);
  warmUp.start({
    takeRequests: () => new Map(Object.entries(requests).map(([path, count]) => [origin + path, count])),
    render: render ?? (async (path) => rendered.push(path)),
  });
  await expect.poll(() => warmUp.isDone).toBe(true);
  await warmUp.stop();
  return rendered;
}

test('a process renders what was requested most of the ones before, on this day and the day before', async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  expect(await runProcess({ '/': 5, '/product/a-phone': 2, '/search?query=somebody': 9 })).toEqual([]);
  expect(await runProcess({ '/product/a-phone': 4 })).toEqual(['/', '/product/a-phone']);
  shop.setClock('2026-11-21T03:00:00Z');
  expect(await runProcess({})).toEqual(['/product/a-phone', '/']);
  shop.setClock('2026-11-22T03:00:00Z');
  expect(await runProcess({ '/': 1 })).toEqual([]);
  await deleteExpiredPageRequests(shop.db, shop.clock());
  const stored = await shop.db.selectFrom('page_requests').select(['path', 'requests']).execute();
  expect(stored).toEqual([{ path: '/', requests: 1 }]);
});

test('a page that cannot be rendered does not keep a process from taking requests', async () => {
  const rendered = await runProcess({ '/': 1 }, async () => {
    throw new Error('broken');
  });
  expect(rendered).toEqual([]);
});
