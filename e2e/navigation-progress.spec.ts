import { expect, type Page } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

/** The colour of the progress bar, and whether it is visible. */
function progressBar(page: Page): Promise<{ visible: boolean; colour: string }> {
  return page.evaluate(() => {
    const element = document.querySelector('.route-progress');
    if (!element) throw new Error('the page has no progress bar');
    const { opacity, backgroundColor } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    return { visible: Number(opacity) > 0.1 && width > 1, colour: backgroundColor };
  });
}

const blue = 'rgb(29, 78, 216)';
const red = 'rgb(217, 45, 32)';

test('a progress bar appears during navigation and turns red on failure; Try again loads the page', {
  tag: '@desktop',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/, /Failed to fetch/);
  await page.goto('/en/product-category/mobile-accessories');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/product/*.data*', async (route) => {
    await released;
    await route.abort();
  });
  expect((await progressBar(page)).visible).toBe(false);
  await page.getByRole('main').getByRole('link', { name: charger.en }).click();
  await expect.poll(() => progressBar(page)).toEqual({ visible: true, colour: blue });
  release();
  await expect.poll(() => progressBar(page)).toEqual({ visible: true, colour: red });
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(page).toHaveTitle('Error | Saifah');
  await expect.poll(async () => (await progressBar(page)).visible).toBe(false);

  await page.unroute('**/product/*.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: charger.en })).toBeVisible();
});
