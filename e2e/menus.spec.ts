import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Located by URL instead of name: the "All in …" link at the top of the submenu has the same URL, but is not expandable. */
const entry = (menu: Locator, path: string) => menu.locator(`a[aria-expanded][href$="/product-category/${path}"]`);

// As everywhere, axe looks at English on the desktop and at Thai on the phone.
for (const { prefix, all, brands, more } of [
  { prefix: '', all: 'สินค้าทั้งหมด', brands: 'แบรนด์', more: 'ดูแบรนด์ทั้งหมด' },
  { prefix: '/en', all: 'All Products', brands: 'Brands', more: 'See all brands' },
]) {
  test(`hovering opens four levels of categories, a department and the brands menu, at ${prefix || '/'}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(prefix || '/');
    const menu = page.getByRole('navigation', { name: all });
    await expect(async () => {
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: all }).hover();
      await expect(entry(menu, 'smartphones-tablets')).toHaveAttribute('aria-expanded', 'true', { timeout: 3000 });
    }).toPass();
    const box = await menu.locator('ul').first().boundingBox();
    expect(box?.height).toBe(604);
    expect(box?.width).toBeCloseTo(1232 * 0.2222, 0);
    await expect(menu.locator('ul').first().locator('> li')).toHaveCount(16);
    await expect(menu.locator('ul').first().locator('> li').last()).toBeInViewport({ ratio: 1 });
    await entry(menu, 'smartphones-tablets/smartphones').hover();
    await entry(menu, 'smartphones-tablets/smartphones/android-phones').hover();
    await expect(menu.locator('a[href$="/android-phones/xiaomi"]')).toBeVisible();
    if (prefix) await expectAccessible(page, 'mega menu');
    await page.mouse.move(700, 890);
    await expect(menu).toBeHidden();

    const bar = page.getByRole('navigation', { name: /^(เมนู|Menu)$/ });
    await bar.locator('a[href$="/product-category/laptops"]').hover();
    await expect(bar.locator('a[href$="/laptops/macbook"]')).toBeVisible();
    if (prefix) await expectAccessible(page, 'department');
    await bar.getByRole('link', { name: brands, exact: true }).hover();
    await expect(bar.getByRole('link', { name: 'Samsung' })).toBeVisible();
    await expect(bar.locator('a[href$="/laptops/macbook"]')).toBeHidden();
    await bar.getByRole('button', { name: 'G', exact: true }).click();
    if (prefix) await expectAccessible(page, 'brands');
    await bar.getByRole('link', { name: 'Garmin', exact: true }).last().click();
    await expect(page).toHaveURL(`${prefix}/brand/garmin`);
    await expect(bar.getByRole('link', { name: more })).toBeHidden();
  });
}

test('moving the mouse diagonally into the submenu does not open the entries in between', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'All Products' });
  const laptops = entry(menu, 'laptops');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'All Products' }).hover();
    await laptops.hover({ timeout: 3000 });
  }).toPass();
  await expect(laptops).toHaveAttribute('aria-expanded', 'true');
  const from = await centreOf(laptops);
  const below = entry(menu, 'laptops/laptop-accessories');
  const to = await centreOf(below);
  await page.mouse.move(from.x, from.y);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(laptops).toHaveAttribute('aria-expanded', 'true');
  await below.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Laptop Accessories' })).toBeVisible();
});

test('menus are navigated by keyboard and return focus to their button', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'All Products' });
  const button = page.getByRole('button', { name: 'All Products' });
  await expect(async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(menu, 'smartphones-tablets')).toBeFocused({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(entry(menu, 'laptops')).toBeFocused();
  await expect(entry(menu, 'laptops')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: 'All in Smartphones & Tablets' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(menu, 'smartphones-tablets/smartphones')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(entry(menu, 'smartphones-tablets')).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'Car Gadgets', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const brands = page.getByRole('button', { name: 'Open the Brands menu' });
  await brands.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See all brands' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Apple', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'See all brands' })).toBeHidden();
  await expect(brands).toBeFocused();
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('the first tap opens the submenu, the second follows the link', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/en');
    const menu = page.getByRole('navigation', { name: 'All Products' });
    await expect(async () => {
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'All Products' }).tap();
      await expect(entry(menu, 'laptops')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await entry(menu, 'laptops').tap();
    await expect(entry(menu, 'laptops')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/en');
    await entry(menu, 'laptops').tap();
    await expect(page).toHaveURL('/en/product-category/laptops');

    const bar = page.getByRole('navigation', { name: 'Menu' });
    await bar.getByRole('link', { name: 'Brands', exact: true }).tap();
    await expect(bar.getByRole('link', { name: 'See all brands' })).toBeVisible();
    await expect(page).toHaveURL('/en/product-category/laptops');
    await bar.getByRole('link', { name: 'Brands', exact: true }).tap();
    await expect(page).toHaveURL('/en/brand');
  });
});

for (const { prefix, open, menuName, all } of [
  { prefix: '', open: 'เปิดเมนู', menuName: 'เมนู', all: 'ดูทั้งหมดใน สมาร์ทโฟน' },
  { prefix: '/en', open: 'Open menu', menuName: 'Menu', all: 'All in Smartphones' },
]) {
  test(`the side menu opens all levels of categories and links to the brands, at ${prefix || '/'}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(prefix || '/');
    const menu = page.getByRole('dialog', { name: menuName });
    await page.getByRole('button', { name: open }).tap();
    const groups = menu.locator('details details');
    await groups.locator('> summary').first().tap();
    await groups.locator('details > summary').first().tap();
    await expect(menu.getByRole('link', { name: all, exact: true })).toBeVisible();
    await expect(menu.locator(`a[href="${prefix}/account/my-wishlist"]`)).toBeVisible();
    if (!prefix) await expectAccessible(page, 'side menu');
    await menu.locator('a[href$="/brand"]').tap();
    await expect(page).toHaveURL(`${prefix}/brand`);
    await expect(menu).toBeHidden();
  });
}

test('menus that fail to load show an error', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 500/);
  for (const call of ['**/pim/api/categories/menu', '**/pim/api/brand-pages/list'])
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/en');
  await expect(async () => {
    await page.getByRole('button', { name: 'Open the Brands menu' }).click();
    await expect(page.getByText('The brands could not be loaded.')).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: 'All Products' }).click();
  await expect(page.getByText('The menu could not be loaded. Please try again.')).toBeVisible();
});
