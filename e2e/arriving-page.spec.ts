import { expect, type Page } from '@playwright/test';
import { necessaryCookies } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { charger } from './support/products.ts';
import { openSlowNetwork } from './support/slow-network.ts';
import { test } from './support/test.ts';

// Nobody has answered the cookie banner yet.
test.use({ storageState: { cookies: [], origins: [] } });

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the header, the cookie banner and the bottom bar stay in place while a page arrives over a slow network', async ({
  page,
  baseURL,
}) => {
  const network = await openSlowNetwork(baseURL ?? '');
  const layoutShift = await watchLayoutShifts(page, '[data-frame-header], [data-consent-banner], [data-bottom-bar]');
  for (const path of ['/en', `/en/product/${charger.slug}`]) {
    await page.goto(network.origin + path);
    await hydrated(page);
    expect(await layoutShift(), path).toBe(0);
  }
  // It would miss what it still loads.
  await page.goto('about:blank');
  await network.close();
});

for (const answered of [true, false])
  test(`nothing moves when the comparison is shown, cookies ${answered ? 'answered' : 'asked about'}`, async ({
    page,
    context,
  }) => {
    if (answered) await context.addCookies([necessaryCookies('localhost')]);
    await page.addInitScript(() => localStorage.setItem('compare', '1001,1002'));
    const layoutShift = await watchLayoutShifts(page);
    await page.goto('/en/coupon');
    await expect(page.locator('[data-compare-bar]')).toBeAttached();
    await painted(page);
    expect(await layoutShift()).toBe(0);
  });

test('the footer stays where it is when the cart turns out to be empty', async ({ page, context }) => {
  await context.addCookies([necessaryCookies('localhost')]);
  const layoutShift = await watchLayoutShifts(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/cart/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/cart');
  await hydrated(page);
  release();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await painted(page);
  expect(await layoutShift()).toBe(0);
});
