import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { deleteExpiredPageRequests, WarmUp } from './warm-up.ts';

const shop = await createTestShop();
const { origin } = shop.settings;

/** A process of the shop that begins, is requested pages, and ends. Returns the pages that it rendered before it was ready. */
async function runProcess(
  requests: Record<string, number>,
  render: (path: string) => Promise<number> = async () => 200,
): Promise<string[]> {
  const rendered: string[] = [];
  let counted = new Map<string, number>();
  const warmUp = new WarmUp(shop);
  expect(warmUp.isDone).toBe(false);
  warmUp.start({
    takeRequests() {
      const taken = counted;
      counted = new Map();
      return taken;
    },
    async render(path) {
      rendered.push(path);
      counted.set(origin + path, 1);
      return render(path);
    },
  });
  await expect.poll(() => warmUp.isDone).toBe(true);
  for (const [path, count] of Object.entries(requests)) counted.set(origin + path, count);
  await warmUp.stop();
  return rendered;
}

test('a process renders what was requested most of the ones before, on this day and the day before', async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  expect(
    await runProcess({ '/': 5, '/product/a-phone': 2, '/search?query=somebody': 9, '/product/%61-phone': 9 }),
  ).toEqual([]);
  expect(await runProcess({ '/product/a-phone': 4 })).toEqual(['/', '/product/a-phone']);
  shop.setClock('2026-11-21T03:00:00Z');
  expect(await runProcess({})).toEqual(['/product/a-phone', '/']);
  shop.setClock('2026-11-22T03:00:00Z');
  expect(await runProcess({ '/': 1 })).toEqual([]);
  await deleteExpiredPageRequests(shop.db, shop.clock());
  const stored = await shop.db.selectFrom('page_requests').select(['path', 'requests']).execute();
  expect(stored).toEqual([{ path: '/', requests: 1 }]);
});

test('pages that cannot be rendered do not keep a process from taking requests', async () => {
  expect(await runProcess({ '/store': 2 }, async () => 503)).toEqual(['/']);
  const refuse = async () => {
    throw new Error('broken');
  };
  expect(await runProcess({}, refuse)).toEqual(['/store']);
});

test('a process that stops while it renders ends after the current page', async () => {
  const current = Promise.withResolvers<number>();
  const warmUp = new WarmUp(shop);
  const rendered: string[] = [];
  warmUp.start({
    takeRequests: () => new Map(),
    render(path) {
      rendered.push(path);
      return current.promise;
    },
  });
  await expect.poll(() => rendered.length).toBe(1);
  expect(warmUp.isDone).toBe(false);
  warmUp.abort();
  current.resolve(200);
  await warmUp.stop();
  expect(rendered).toEqual(['/store']);
});

test('a process is ready when the pages are rendered', async () => {
  const current = Promise.withResolvers<number>();
  const warmUp = new WarmUp(shop);
  const app = await buildApp({ ...shop, warmUp });
  onTestFinished(() => app.close());
  warmUp.start({ takeRequests: () => new Map(), render: () => current.promise });
  const waiting = await app.inject('/readyz');
  expect([waiting.statusCode, waiting.json().reason]).toEqual([503, 'the most requested pages are being rendered']);
  current.resolve(200);
  await warmUp.stop();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
