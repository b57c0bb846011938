import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createCart } from './support/carts.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const entryOf = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('button', { name });

/** The bar, which an entry of the bottom bar opens on phones. */
async function openBar(page: Page, name: string) {
  const bar = page.getByRole('region', { name });
  const entry = entryOf(page, name);
  if (await entry.isVisible()) await entry.click();
  return bar;
}

/** Where it is on the screen. */
async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: Number.NaN,
    height: Number.NaN,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('two products are selected and compared, with an option to show only the differences', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [index, { slug, en }] of [charger, laptop].entries()) {
    await page.goto(`/en/product/${slug}`);
    // The bar appears on hydration, and may cover the button.
    if (index > 0) await expect(page.getByText(`${index} of 4 products selected`)).toBeAttached();
    const toggle = page.getByRole('button', { name: `Compare ${en}`, exact: true }).first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`${index + 1} of 4 products selected`)).toBeAttached();
  }
  const bar = await openBar(page, 'Compare products');
  const [width, screenWidth] = await page.evaluate(() => [document.documentElement.scrollWidth, window.screen.width]);
  expect(width, 'the bar is no wider than the screen').toBeLessThanOrEqual(screenWidth);
  const toasts = (await page.getByRole('status').last().boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(toasts.y + toasts.height, 'toasts appear above the bar').toBeLessThanOrEqual(
    (await bar.boundingBox())?.y ?? 0,
  );
  await expect(bar.getByText('Compare products 2/4').filter({ visible: true }).last()).toBeVisible();
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product\/compare\?products=\d+,\d+/);
  for (const { en } of [charger, laptop]) await expect(page.getByRole('columnheader', { name: en })).toBeVisible();
  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(all);

  await page.getByRole('button', { name: `Remove ${laptop.en}` }).click();
  await expect(page.getByText('Please select a product to compare').first()).toBeVisible();
});

test('a fifth product replaces the last one, and Clear all asks for confirmation', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/product-category/mobile-accessories');
  const toggles = page.getByRole('main').getByRole('button', { name: /^เปรียบเทียบ / });
  const bar = page.getByRole('region', { name: 'เปรียบเทียบสินค้า' });
  await toggles.first().click();
  // The bar slides in over the lower cards, which are clicked next.
  await expect(bar).toBeVisible();
  for (const index of [1, 2, 3, 4]) await toggles.nth(index).click();
  await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await openBar(page, 'เปรียบเทียบสินค้า');
  await bar.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
  const confirmation = page.getByRole('dialog', { name: 'ล้างสินค้าทั้งหมดหรือไม่' });
  await confirmation.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
  await confirmation.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(bar).toBeHidden();
  await expect(toggles.first()).toHaveAttribute('aria-pressed', 'false');
});

test('on phones compared products have an entry of the bottom bar, which lies on none of the others', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await page.goto('/product-category/mobile-accessories');
  const toggles = page.getByRole('main').getByRole('button', { name: /^เปรียบเทียบ / });
  for (const index of [0, 1]) await toggles.nth(index).click();
  const name = 'เปรียบเทียบสินค้า';
  const entry = entryOf(page, name);
  const bottomBar = page.getByRole('navigation', { name: 'เมนูลัด' });
  for (const width of [320, viewport?.width ?? 390]) {
    await page.setViewportSize({ width, height: viewport?.height ?? 844 });
    const lies = await boxOf(entry);
    const bar = await boxOf(bottomBar);
    expect([lies.top >= bar.top, lies.bottom <= bar.bottom], `at ${width} px, within the bar`).toEqual([true, true]);
    for (const text of await bottomBar.locator('svg, span').all()) {
      const other = await boxOf(text);
      const isApart =
        other.right <= lies.left || other.left >= lies.right || other.bottom <= lies.top || other.top >= lies.bottom;
      expect(isApart, `at ${width} px, beside ${await text.innerHTML()}`).toBe(true);
    }
  }
  await entry.tap();
  await page.getByRole('region', { name }).getByRole('button', { name: 'เปรียบเทียบ', exact: true }).tap();
  await expect(page).toHaveURL(/\/product\/compare\?products=\d+,\d+/);
});

test('the bar of the comparison is on neither the comparison nor the cart', { tag: '@phone' }, async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Compare products' });
  await createCart(page, adapter);
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  await page
    .getByRole('columnheader', { name: charger.en })
    .getByRole('link', { name: charger.en, exact: true })
    .click();
  await expect(bar).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: charger.en })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goForward();
  await expect(bar).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/en/cart');
  await expect(bar).toBeHidden();
});

test('another product of the category, or any that a text finds, is added on the compare page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/en/product/compare?products=${charger.productId},${adapter.productId}`);
  const columnHeaders = page.getByRole('columnheader');
  await expect(columnHeaders).toHaveCount(2);
  await page.getByRole('link', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  const find = dialog.getByRole('searchbox', { name: 'Find a product' });
  await expect(dialog.getByRole('listitem').filter({ hasText: /anker/i })).not.toHaveCount(0);
  await find.fill(laptop.en);
  await expect(dialog.getByRole('button', { name: laptop.en })).toBeVisible();
  await find.fill('anker');
  await expect(dialog.getByRole('button', { name: charger.en })).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ hasNotText: /anker/i })).toHaveCount(0);
  // Until the products of the new query are there, those of the query before are faint.
  await expect(dialog.getByRole('list')).toHaveCSS('opacity', '1');
  await expectAccessible(page, 'adding a product');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/products=(\d+(,|%2C)?){3}$/);
  // A phone shows the new product next to the first; the one that it replaced is chosen again.
  await expect(page.getByRole('columnheader', { name: adapter.en })).toBeHidden();
  await expect(columnHeaders).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Product in column 2' }).selectOption(adapter.en);
  await expect(columnHeaders.last()).toHaveAccessibleName(adapter.en);
});

test('the page scrolls below heads that follow the site header, and a product is bought from them', async ({
  page,
}) => {
  await page.goto(`/en/product/compare?products=${adapter.productId},${laptop.productId}`);
  const [label, button] = await Promise.all([
    boxOf(page.getByText('Only differences')),
    boxOf(page.getByRole('switch', { name: 'Only differences' })),
  ]);
  const distance = Math.abs(label.top + label.bottom - button.top - button.bottom) / 2;
  expect(distance, 'the switch is level with its label').toBeLessThanOrEqual(1);
  const header = page.getByRole('banner');
  const heads = page.getByRole('rowgroup').first();
  const isBelowHeader = async () => {
    const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
    const top = (await heads.boundingBox())?.y ?? Number.NaN;
    return Math.abs(top - Math.max(0, y + height)) < 1;
  };
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const scrollers = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].filter(
        (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) && element.clientHeight > 0,
      ),
    );
  expect(scrollers, 'only the page scrolls').toEqual([]);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport({ timeout: 1000 });
    expect(await isBelowHeader()).toBe(true);
  }).toPass();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect.poll(isBelowHeader).toBe(true);
  await heads.getByRole('button', { name: `Add to cart ${adapter.en}` }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
});

test('a shared link chooses its products until all are cleared; one with a single product asks to select products', {
  tag: '@desktop',
}, async ({ page }) => {
  const empty = page.getByRole('heading', { name: 'Please select a product to compare', level: 1 });
  await page.goto(`/en/product/compare?products=${charger.productId}`);
  await expect(empty).toBeVisible();
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  await expect(page.getByRole('columnheader', { name: charger.en })).toBeVisible();
  // A page that answers to a press has stored its products.
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const bar = page.getByRole('region', { name: 'Compare products' });
  await page.goto('/en');
  await expect(bar.getByText('2 of 4 products selected')).toBeAttached();
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(empty).toBeVisible();
  await expect(bar).toBeHidden();
});

test("changing a shared comparison keeps the shopper's own list", { tag: '@desktop' }, async ({ page }) => {
  const compared = page.getByRole('columnheader');
  for (const [index, { slug, en }] of [charger, laptop].entries()) {
    await page.goto(`/en/product/${slug}`);
    await page
      .getByRole('button', { name: `Compare ${en}`, exact: true })
      .first()
      .click();
    await expect(page.getByText(`${index + 1} of 4 products selected`)).toBeAttached();
  }
  await page.goto(`/en/product/compare?products=${adapter.productId},${charger.productId}`);
  await expect(compared.filter({ hasText: adapter.en })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${adapter.en}` }).click();
  await expect(page, 'fewer than two: the own comparison').toHaveURL(
    new RegExp(`products=${charger.productId}(,|%2C)${laptop.productId}$`),
  );
  await expect(compared.filter({ hasText: laptop.en })).toBeVisible();
});
