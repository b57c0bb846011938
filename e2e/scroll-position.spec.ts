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
