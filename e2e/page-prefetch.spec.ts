import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the scripts of likely pages, with all that they import, are fetched when a page is idle @desktop', async ({
  page,
}) => {
  await page.goto('/en');
  const fetched = page.locator('head link[rel="prefetch"][as="script"]');
  await expect(fetched.and(page.locator('[href*="/product-route-"]'))).toBeAttached();
  await expect(fetched.and(page.locator('[href*="/quantity-stepper-"]'))).toBeAttached();
});

test('the page of a link is prefetched while the pointer rests on it, and opens without another request @desktop', async ({
  page,
}) => {
  await page.goto('/en/product-category/laptops');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /MacBook Air/ })
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  const prefetched = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await link.hover();
  const response = await prefetched;
  expect(response.request().headers()['sec-purpose']).toContain('prefetch');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /MacBook Air/ })).toBeVisible();
  const used = await page.evaluate((url) => {
    const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return entries.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ transferSize }) => transferSize);
  }, response.url());
  expect(used, 'bytes from the server for the opened page').toEqual([0]);
});
