import { expect, type Locator } from '@playwright/test';
import { adapter, laptop, phone } from './support/products.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

test('in forced colours, buttons and switches have an edge, and the chosen option and sort order a frame', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/en/product/${phone.slug}`);
  const buy = page.getByRole('button', { name: 'Buy now' }).first();
  expect(await styleOf(buy, 'border-top-style')).toBe('solid');
  const colours = page.getByRole('group', { name: /^Colour / }).locator('label');
  await expect(colours.first().getByRole('radio')).toBeChecked();
  expect(await styleOf(colours.first(), 'outline-style')).toBe('solid');
  expect(await styleOf(colours.last(), 'outline-style')).toBe('none');

  await page.goto(`/en/product/compare?products=${adapter.productId},${laptop.productId}`);
  const onlyDifferences = page.getByRole('switch', { name: 'Only differences' });
  expect(await styleOf(onlyDifferences, 'border-top-style')).toBe('solid');
  expect(await styleOf(onlyDifferences.locator('span'), 'border-top-style')).toBe('solid');
  await page.goto('/en/product-category/laptops?sort=newest');
  const sorts = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
  expect(await styleOf(sorts.and(page.locator('[aria-current]')), 'outline-style')).toBe('solid');
  expect(await styleOf(sorts.last(), 'outline-style')).toBe('none');
});
