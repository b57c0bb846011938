import { expect, test } from '@playwright/test';

test('a reload in the middle of the home page shows the same place again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const article = page.getByRole('heading', { level: 3 }).last();
  await article.scrollIntoViewIfNeeded();
  const top = async () => (await article.boundingBox())?.y ?? Number.NaN;
  // Lazily loaded pictures have their place already: only what is laid out on the way moves the page.
  await expect(article).toBeInViewport();
  const before = await top();
  await page.reload();
  await expect(article).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test('going back from a product that a link opened finds the place in the listing @phone', async ({ page }) => {
  await page.goto('/en');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.getByRole('main').locator('a[href*="/product-category/laptops"]').first().click();
  await expect(page).toHaveURL(/\/product-category\/laptops$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible();
  const card = page.getByRole('main').locator('li a[href*="/product/"]').nth(20);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
