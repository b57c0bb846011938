import { expect, type Page } from '@playwright/test';
import { allowCookies } from './support/consent.ts';
import { test } from './support/test.ts';

/** The events of a kind in the data layer, each as the list's id and its first product's. */
const listEvents = (page: Page, kind = 'view_item_list') =>
  page.evaluate(
    (kind) =>
      (
        (
          window as {
            dataLayer?: { event?: string; ecommerce?: { item_list_id: string; items: { item_id: string }[] } }[];
          }
        ).dataLayer ?? []
      ).flatMap(({ event, ecommerce }) =>
        event === kind ? [`${ecommerce?.item_list_id} ${ecommerce?.items[0]?.item_id}`] : [],
      ),
    kind,
  );

test.beforeEach(async ({ context }) => {
  await allowCookies(context, 'C0001|C0002');
});

test('a listing sends view_item_list once for the same products, and again when they change', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/product-category/audio?sort=newest');
  const main = page.getByRole('main');
  await expect.poll(() => listEvents(page)).toHaveLength(1);
  // A change elsewhere on the page sends nothing.
  await main
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Compare products' })).toBeVisible();
  // Loading the same list again sends nothing.
  const reloaded = page.waitForResponse(/audio\.data/);
  await main.getByRole('link', { name: 'Newest' }).click();
  await reloaded;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect.poll(async () => new Set(await listEvents(page)).size).toBe(2);
  expect(await listEvents(page)).toHaveLength(2);
});

test('each list of the home page sends view_item_list once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en');
  await expect.poll(() => listEvents(page)).toHaveLength(4);
  const lists = await listEvents(page);
  expect(new Set(lists).size).toBe(lists.length);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Compare products' })).toBeVisible();
  expect(await listEvents(page)).toEqual(lists);
});

test('a product that is opened from the suggestions of a search sends select_item once', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en/brand');
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('macbook air');
  const product = page
    .getByRole('option', { name: /MacBook Air/ })
    .filter({ hasText: '฿' })
    .first();
  await product.dblclick();
  await expect(page).toHaveURL(/\/en\/product\//);
  await expect.poll(() => listEvents(page, 'select_item')).toEqual([expect.stringMatching(/^search-suggestions \d+$/)]);
});
