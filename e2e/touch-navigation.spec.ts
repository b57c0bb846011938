import { expect, type Page } from '@playwright/test';
import { signInNewCustomer } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

/**
 * Swipes with one finger, in CSS px, and holds it still for some frames before lifting it: the next tap after a fling
 * would only stop the scrolling.
 */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touchAt = (progress: number) => [{ x: from.x + by.x * progress, y: from.y + by.y * progress }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(0) });
  for (let step = 1; step <= 10; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(step / 10) });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('side menu, bottom bar and search work by touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(75);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const category = (name: string) => menu.getByText(name, { exact: true });
  const phones = menu.getByRole('link', { name: 'All in Smartphones & Tablets' });
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeCloseTo(390 * 0.78, 0);
  // One category is open at a time.
  await category('Smartphones & Tablets').tap();
  await expect(phones).toBeVisible();
  await category('Audio').tap();
  await expect(menu.getByRole('link', { name: 'All in Audio' })).toBeVisible();
  await expect(phones).toBeHidden();
  await category('Smartphones & Tablets').tap();
  await phones.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Smartphones & Tablets' })).toBeVisible();
  await expect(menu).toBeHidden();

  // A swipe, the backdrop and the close button close it, too; the close button appears after half a second.
  for (const close of [
    () => swipe(page, { x: 250, y: 700 }, { x: -240, y: 0 }),
    () => page.touchscreen.tap(370, 500),
    () => menu.getByRole('button', { name: 'Close' }).tap(),
  ]) {
    await open.tap();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }

  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  await bar.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Search products' }).fill('galaxy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /galaxy/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeHidden();
  await bar.getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL('/en');
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a swipe changes the product image, and one bar at a time is at the bottom of a product', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/product/${charger.slug}`);
  const pictures = page.getByRole('main').getByRole('list', { name: 'รูปสินค้า' });
  await expect(pictures.getByRole('img', { name: /^รูปที่ 1 จาก/ })).toBeInViewport({ ratio: 0.9 });
  const box = await pictures.boundingBox();
  if (!box) throw new Error('the gallery is not shown');
  await swipe(page, { x: box.x + box.width - 40, y: box.y + 150 }, { x: -(box.width - 80), y: 0 });
  await expect(pictures.getByRole('img', { name: /^รูปที่ 2 จาก/ })).toBeInViewport({ ratio: 0.9 });

  // At first the page has its own buttons, and the bottom bar.
  const bottomBar = page.getByRole('navigation', { name: 'เมนูลัด' });
  const buyBar = page.getByRole('region', { name: 'สั่งซื้อสินค้านี้' });
  const add = buyBar.getByRole('button', { name: 'เพิ่มลงตะกร้า' });
  await expect(bottomBar).toBeInViewport({ ratio: 1 });
  await expect(buyBar).toBeHidden();
  // Once they are out of sight, the price and the buttons come in its place.
  await page.getByRole('heading', { name: 'ข้อมูลจำเพาะ' }).scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(buyBar.getByText(/฿\d/).first()).toBeInViewport({ ratio: 1 });
  await expect(bottomBar).toBeHidden();
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await add.tap();
  // On the way up, the bottom bar and the header come back.
  await page.mouse.wheel(0, -300);
  await expect(bottomBar).toBeInViewport({ ratio: 1 });
  await expect(buyBar).toBeHidden();
  const search = page.getByRole('banner').getByRole('button', { name: 'ค้นหา', exact: true });
  await search.filter({ visible: true }).tap();
  await expect(page.getByRole('combobox', { name: 'ค้นหาสินค้า' })).toBeFocused();
  await page.getByRole('button', { name: 'ปิดการค้นหา' }).tap();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 1 ชิ้น' }).filter({ visible: true }).tap();
  const cart = page.getByRole('dialog', { name: 'ตะกร้าสินค้า (1)' });
  await cart.getByRole('button', { name: 'เพิ่มจำนวน' }).tap();
  await expect(page.getByRole('dialog', { name: 'ตะกร้าสินค้า (2)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ชำระเงิน (2)' })).toBeInViewport({ ratio: 1 });
  await swipe(page, { x: 60, y: 600 }, { x: 300, y: 0 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a swipe changes the image in the full-screen gallery', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/en/product/${charger.slug}`);
  await page.getByRole('button', { name: 'See large pictures' }).tap();
  const large = page.getByRole('dialog', { name: charger.en });
  const place = large.getByRole('status');
  await expect(place).toHaveText(/^1 \//);
  await expect(large.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await swipe(page, { x: 320, y: 400 }, { x: -220, y: 10 });
  await expect(place).toHaveText(/^2 \//);
  await expect(large.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'false');
  await swipe(page, { x: 60, y: 400 }, { x: 220, y: 10 });
  await expect(place).toHaveText(/^1 \//);
});

test('the back button of the first page of a visit leads to the home page', { tag: '@phone' }, async ({ page }) => {
  await signInNewCustomer(page);
  await page.goto('/en/account/my-shipping-address/add-address');
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page).toHaveURL('/en');
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Account' }).tap();
  await expect(page).toHaveURL('/en/account');
});
