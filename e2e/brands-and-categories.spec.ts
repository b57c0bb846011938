import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

// What fades in has its own colours only once it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))).toEqual([]);
}

for (const { prefix, all, products, more } of [
  { prefix: '', all: 'แบรนด์ทั้งหมด', products: 'สินค้าแนะนำ', more: 'เพิ่มเติมจาก Apple' },
  { prefix: '/en', all: 'All brands', products: 'Recommended', more: 'More from Apple' },
]) {
  test(`a brand is found from A to Z, with its pages, at ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/brand`);
    await expect(page.getByRole('heading', { name: all, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Apple', exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/brand/apple`);
    await expect(page.getByRole('heading', { name: products })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: more }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/brand\/apple-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a brand that nobody knows is not found', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const answer = await page.goto('/en/brand/no-such-brand');
  expect(answer?.status()).toBe(404);
});

test('the menu goes four levels deep, by mouse and by arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'All Products' }).click();
  const menu = page.getByRole('navigation', { name: 'All Products' });
  await expect(menu.getByRole('link', { name: 'Smartphones & Tablets' }).first()).toHaveAttribute('data-active');
  await menu.getByRole('link', { name: 'Mobile Accessories', exact: true }).first().hover();
  await menu.getByRole('link', { name: 'Phone Cases', exact: true }).first().hover();
  await menu.getByRole('link', { name: 'iPhone Cases', exact: true }).first().hover();
  await expect(menu.getByRole('link', { name: 'iPhone 17 Cases' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Mobile Accessories', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(menu.locator('[data-level="1"] a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'All Products' })).toBeFocused();
});

test('the menu of brands shows popular logos, and letters without brands are off', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en');
  const button = page.getByRole('button', { name: 'Brands', exact: true });
  await button.click();
  await expect(page.getByRole('link', { name: 'Samsung', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'G', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Garmin', exact: true }).last().click();
  await expect(page).toHaveURL('/en/brand/garmin');
  await expect(page.getByRole('link', { name: 'See all brands' })).toBeHidden();
});
