import { expect, type Page } from '@playwright/test';
import { signInNewCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const [language, tag, prefix, visited, offline, retry] of [
  ['Thai', '@desktop', '', 'แบรนด์ทั้งหมด', 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต', 'ลองอีกครั้ง'],
  ['English', '@phone', '/en', 'All brands', 'You are offline', 'Try again'],
] as const) {
  test(`without a connection the offline page appears in ${language}, with the visited pages, and Try again loads the page once online`, {
    tag,
  }, async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/, /service worker resource mismatch/);
    await page.goto(`${prefix}/brand`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await expect.poll(() => storedPaths(page)).toContain(`${prefix}/brand`);
    await context.setOffline(true);
    await page.goto(`${prefix}/coupon`);
    await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible();
    await page.getByRole('link', { name: visited }).click();
    await expect(page.getByRole('heading', { level: 1, name: visited })).toBeVisible();
    await page.goto(`${prefix}/coupon`);
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page).toHaveURL(`${prefix}/coupon`);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

/** The paths that the service worker has stored. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('a visited product page opens without a connection, with its pictures, and says so @phone', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/en/brand');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.goto('/en/product-category/laptops');
  await page
    .getByRole('main')
    .getByRole('link', { name: /MacBook Air/ })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1, name: /MacBook Air/ });
  await expect(title).toBeVisible();
  await page.reload();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const { pathname } = new URL(page.url());
  await expect.poll(() => storedPaths(page)).toContain(pathname);
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByText('You are offline. Prices and stock may be out of date.')).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Laptops' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible();
});

test('no private page and no call of the API is stored, and pages of another build are deleted @desktop', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/, /service worker resource mismatch/);
  await signInNewCustomer(page);
  await page.goto('/en/brand');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.goto('/en/account/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.goto('/en/brand');
  await expect.poll(() => storedPaths(page)).toContain('/en/brand');
  expect((await storedPaths(page)).filter((path) => !path.startsWith('/assets/'))).toEqual(['/en/brand']);
  await context.setOffline(true);
  await page.goto('/en/account/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);

  await page.goto('/en/brand');
  await page.evaluate(async () => {
    await (await caches.open('pages-of-another-build')).put('/en/coupon', new Response('old'));
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.goto('/en/brand');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-of-another-build');
});
