import { expect, type Page } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

/** The bar's colour and whether it can be seen. */
function bar(page: Page): Promise<{ seen: boolean; colour: string }> {
  return page.evaluate(() => {
    const element = document.querySelector('.route-progress');
    if (!element) throw new Error('there is no bar');
    const { opacity, backgroundColor } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    return { seen: Number(opacity) > 0.1 && width > 1, colour: backgroundColor };
  });
}

const blue = 'rgb(29, 78, 216)';
const red = 'rgb(217, 45, 32)';

test('a bar tells that a page is on its way, and in red that it failed; trying again brings the page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /Failed to fetch/);
  await page.goto('/en/product-category/mobile-accessories');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/product/*.data*', async (route) => {
    await told;
    await route.abort();
  });
  expect((await bar(page)).seen).toBe(false);
  await page.getByRole('main').getByRole('link', { name: charger.en }).click();
  await expect.poll(() => bar(page)).toEqual({ seen: true, colour: blue });
  tell();
  await expect.poll(() => bar(page)).toEqual({ seen: true, colour: red });
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(page).toHaveTitle('Error | Saifah');
  await expect.poll(async () => (await bar(page)).seen).toBe(false);

  await page.unroute('**/product/*.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: charger.en })).toBeVisible();
});
