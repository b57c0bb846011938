import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { buyButton, phone } from './support/products.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a selected add-on deal is added to the cart with its product', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/en/product/${phone.slug}`);
  const deals = page.getByRole('region', { name: 'Add-on deals' });
  await deals.getByRole('checkbox').first().check();
  const name = await deals.getByRole('listitem').first().locator('label').textContent();
  await buyButton(page, 'Add to cart').click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/en/cart');
  const lines = page.getByRole('main').getByRole('list', { name: 'Items in the cart' });
  await expect(lines.getByText(phone.en).first()).toBeVisible();
  await expect(lines.getByText(name ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
});

test('adding a product offers its add-on deals, and adds one unit of each selected one', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`/product/${phone.slug}`);
  await buyButton(page, 'เพิ่มลงตะกร้า').click();
  const offer = page.getByRole('dialog', { name: 'แลกซื้อราคาพิเศษ' });
  await expect(offer).toHaveAccessibleDescription(/^เพิ่มลงตะกร้าแล้ว/);
  await expect(page.getByRole('status').getByText('เพิ่มลงตะกร้าแล้ว'), 'a toast over the dialog').toHaveCount(0);
  const add = offer.getByRole('button', { name: 'เลือกสินค้าใส่ตะกร้า' });
  await expect(add).toBeDisabled();
  await expectAccessible(page, 'add-on deals');
  await offer.getByRole('checkbox').nth(0).check();
  await offer.getByRole('checkbox').nth(1).check();
  await add.click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('link', { name: /ตะกร้าสินค้า 3/ }).filter({ visible: true })).toBeVisible();
});

test('an add-on deal that cannot be added shows an error and leaves the cart unchanged', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500/);
  await page.goto(`/en/product/${phone.slug}`);
  await buyButton(page, 'Add to cart').click();
  const offer = page.getByRole('dialog', { name: 'Add-on deals' });
  await offer.getByRole('checkbox').first().check();
  await page.route('**/items/add', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error', message: '' } }),
  );
  await offer.getByRole('button', { name: 'Select product to cart' }).click();
  await expect(page.getByText('Sorry, something went wrong').first()).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('link', { name: /^Cart \(1/ }).filter({ visible: true })).toBeVisible();
});
