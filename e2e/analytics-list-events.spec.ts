import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** The lists that the tag manager was told of, by their id and their first product. */
const told = (page: Page) =>
  page.evaluate(() =>
    (
      (
        window as {
          dataLayer?: { event?: string; ecommerce?: { item_list_id: string; items: { item_id: string }[] } }[];
        }
      ).dataLayer ?? []
    ).flatMap(({ event, ecommerce }) =>
      event === 'view_item_list' ? [`${ecommerce?.item_list_id} ${ecommerce?.items[0]?.item_id}`] : [],
    ),
  );

test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'allowed_cookies', value: 'C0001|C0002', url: baseURL ?? '' }]);
});

test('a list is told once as long as it shows the same products, and again when it shows others', async ({ page }) => {
  await page.goto('/en/product-category/audio?sort=newest');
  const main = page.getByRole('main');
  await expect.poll(() => told(page)).toHaveLength(1);
  // Something else on the page changes.
  await main
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Compare products' })).toBeVisible();
  // The same list is asked for again.
  const again = page.waitForResponse(/audio\.data/);
  await main.getByRole('link', { name: 'Newest' }).click();
  await again;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect.poll(async () => new Set(await told(page)).size).toBe(2);
  expect(await told(page)).toHaveLength(2);
});

test('each list of the home page is told once', async ({ page }) => {
  await page.goto('/en');
  await expect.poll(() => told(page)).toHaveLength(3);
  const lists = await told(page);
  expect(new Set(lists).size).toBe(lists.length);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Compare products' })).toBeVisible();
  expect(await told(page)).toEqual(lists);
});
