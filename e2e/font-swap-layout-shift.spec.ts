import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

// The fallback fonts of both languages are in `support/fonts.conf`.
test('the web font causes no layout shift when it loads after the page', async ({ page }) => {
  const layoutShift = await watchLayoutShifts(page);
  // A name that is on one line in the fallback and on two in the web font moves within the room for two.
  const [least, nameInItsRoom] = [0.001, 0.03];
  for (const [path, limit] of [
    ['/', least],
    ['/product-category/smartphones-tablets', least],
    ['/en', least],
    ['/en/product-category/smartphones-tablets', least],
    [`/en/product/${charger.slug}`, nameInItsRoom],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.check('1em "Anuphan Variable"'))).toBe(false);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em "Anuphan Variable"'))).toBe(true);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await layoutShift(), path).toBeLessThan(limit);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('English pages load one font for their prices, not the Thai letters', { tag: '@desktop' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/product-category/smartphones-tablets');
  await expect(page.getByRole('main').getByText('฿').first()).toBeVisible();
  await page.getByText('©').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Anuphan Baht Sign"', '฿'))).toBe(true);
  expect(fonts.map((path) => path.replace(/-[\w-]{8}\.woff2$/, '')).sort()).toEqual([
    '/assets/anuphan-baht-sign',
    '/assets/anuphan-latin',
  ]);
});
