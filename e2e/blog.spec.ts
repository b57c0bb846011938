import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an article is found by a search, leads to a product in it, and is there again on the way back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/blog');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search the blog' });
  await search.fill('no such words anywhere');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: "Couldn't find the blog you search Please try again" })).toBeVisible();
  await search.fill('watts charger');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “watts charger”' })).toBeVisible();
  const title = 'How many watts? Choosing a USB-C charger and cable';
  await page.getByRole('region', { name: 'Articles', exact: true }).getByRole('link', { name: title }).click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'an article');

  const product = page.getByRole('article').first().getByRole('article').first().getByRole('link').first();
  await product.click();
  await expect(page).toHaveURL(/\/en\/product\//);
  await page.goBack();
  await expect(heading).toBeVisible();
});
