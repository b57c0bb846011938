import { expect, type Page } from '@playwright/test';
import { allowCookies } from './support/consent.ts';
import { test } from './support/test.ts';

const script = '**/assets/store-finder-route-*.js';

/** The paths of the documents that the browser requests from now on. */
function openedDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.beforeEach(async ({ page, consoleErrors }) => {
  // The router does not catch a prefetch that fails.
  consoleErrors.allow(/store-finder-route/, /ERR_FAILED/, /Failed to fetch/, /^uncaught: /);
  await page.route(script, (route) => route.abort());
  await page.addInitScript(() => addEventListener('hydrated', () => performance.mark('hydrated')));
});

/** Waits until the browser does not open links as documents any more. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens the store finder from the home page. */
async function openStoreFinder(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('link', { name: 'Find your nearest store' }).first().click();
}

test('a page whose script is missing reloads the open page once, and is then opened without the script @desktop', async ({
  page,
}) => {
  await page.goto('/en');
  const documents = openedDocuments(page);
  const reloaded = page.waitForEvent('load');
  await openStoreFinder(page);
  await reloaded;
  expect(documents).toEqual(['/en']);
  await openStoreFinder(page);
  await expect(page).toHaveURL('/en/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your nearest store' })).toBeVisible();
  expect(documents).toEqual(['/en', '/en/store']);
});

test('the page stays as it is when the script of a link that the pointer rests on is missing @desktop', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  const documents = openedDocuments(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('store-finder-route'));
  await page.getByRole('link', { name: 'Find your nearest store' }).first().hover();
  await failed;
  await page.getByRole('combobox').first().fill('iphone');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(documents).toEqual([]);
});

test('the page stays as it is when the scripts of analytics are missing @desktop', async ({ page, context }) => {
  await allowCookies(context, 'C0001|C0002');
  const documents = openedDocuments(page);
  for (const name of ['data-layer', 'send-event']) await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
  const failed = ['data-layer', 'send-event'].map((name) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(name)),
  );
  await page.goto('/en/product-category/laptops');
  await Promise.all(failed);
  await hydrated(page);
  await page.getByRole('combobox').first().fill('iphone');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(documents).toEqual(['/en/product-category/laptops']);
});
