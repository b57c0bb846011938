import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

// What fades in has its own colours only once it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two products are chosen, compared, and their differences alone are shown', async ({ page }) => {
  for (const [index, { slug, en }] of [charger, laptop].entries()) {
    await page.goto(`/en/product/${slug}`);
    // The bar comes with the page's scripts, and may cover what was pressed a moment before.
    if (index > 0) await expect(page.getByText(`${index} of 4 products chosen to compare`)).toBeAttached();
    const toggle = page.getByRole('button', { name: `Compare ${en}`, exact: true }).first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`${index + 1} of 4 products chosen to compare`)).toBeAttached();
  }
  const bar = page.getByRole('region', { name: 'Compare products' });
  const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.screen.width]);
  expect(width, 'the bar is no wider than the screen').toBeLessThanOrEqual(screen);
  const toasts = (await page.getByRole('status').last().boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(toasts.y + toasts.height, 'toasts appear above the bar').toBeLessThanOrEqual(
    (await bar.boundingBox())?.y ?? 0,
  );
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/en\/product\/compare\?products=\d+,\d+/);
  for (const { en } of [charger, laptop]) await expect(page.getByRole('columnheader', { name: en })).toBeVisible();
  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(all);

  await page.getByRole('button', { name: `Remove ${laptop.en}` }).click();
  await expect(page.getByText('Please select a product to compare').first()).toBeVisible();
});

test('a fifth product takes the place of the last, and all are cleared after a question', async ({ page }) => {
  await page.goto('/product-category/mobile-accessories');
  const toggles = page.getByRole('main').getByRole('button', { name: /^เปรียบเทียบ / });
  const bar = page.getByRole('region', { name: 'เปรียบเทียบสินค้า' });
  await toggles.first().click();
  // It comes up over the lower cards, where the next presses are.
  await expect(bar).toBeVisible();
  for (const index of [1, 2, 3, 4]) await toggles.nth(index).click();
  await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await bar.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
  const question = page.getByRole('dialog', { name: 'ล้างสินค้าทั้งหมดหรือไม่' });
  await question.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
  await question.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(bar).toBeHidden();
  await expect(toggles.first()).toHaveAttribute('aria-pressed', 'false');
});

test('another product of the category is added in place', async ({ page }) => {
  await page.goto(`/en/product/compare?products=${charger.productId},${adapter.productId}`);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  await page.getByRole('link', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByRole('searchbox', { name: 'Find a product' }).fill('anker');
  await expect(dialog.getByRole('button', { name: charger.en })).toHaveCount(0);
  await expectAccessible(page, 'adding a product');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await expect(heads).toHaveCount(3);
  await heads.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('rowheader').first().getByText(/\S/)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/products=(\d+(,|%2C)?){3}$/);
});

test('the heads of a comparison stay in sight, below the header where that is shown', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  const header = page.getByRole('banner');
  const head = page.getByRole('columnheader', { name: laptop.en });
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
  const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
  expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(y + height));
});

test('a comparison that was shared opens by itself, and one of a single product asks for more', async ({ page }) => {
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  await expect(page.getByRole('columnheader', { name: charger.en })).toBeVisible();
  await page.goto(`/en/product/compare?products=${charger.productId}`);
  await expect(page.getByRole('heading', { name: 'Please select a product to compare', level: 1 })).toBeVisible();
});
