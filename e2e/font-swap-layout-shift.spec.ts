import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

// Both languages have a fallback among the fonts of the journeys (`support/fonts.conf`).
test('nothing moves when the typeface comes after the page', async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  for (const path of [
    '/',
    '/product-category/smartphones-tablets',
    '/en',
    '/en/product-category/smartphones-tablets',
    `/en/product/${charger.slug}`,
  ]) {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.check('1em "Anuphan Variable"'))).toBe(false);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em "Anuphan Variable"'))).toBe(true);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await shifted(), path).toBeLessThan(0.001);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
