import { expect, type Locator, type Page } from '@playwright/test';
import { signedInCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

/** Presses Tab until the focus is on it, as somebody without a mouse does; it must then be seen. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) {
      await expectVisibleFocus(page);
      return;
    }
  }
  await expect(target, `within ${most} presses of Tab`).toBeFocused();
}

/** Something that has the focus, or what stands around it, is outlined or bordered by the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  });
  expect(seen, `visible focus on ${await page.evaluate(() => document.activeElement?.outerHTML)}`).toBe(true);
}

const dialogHasFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement) || element === document.activeElement);

test('an order is placed without a mouse', { tag: '@desktop' }, async ({ page }) => {
  await signedInCustomer(page);
  await page.goto('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // A menu opens, closes and gives the focus back.
  await page
    .getByRole('link', { name: /Go to the home page/ })
    .first()
    .focus();
  const menu = page.getByRole('button', { name: 'All Products' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'All Products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const search = page.getByRole('combobox', { name: 'Search products' });
  await tabTo(page, search);
  await page.keyboard.type('apple 20w');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /apple 20w/ })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Apple 20W USB-C Power Adapter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Apple 20W USB-C Power Adapter' })).toBeVisible();

  const gallery = page.getByRole('main').getByRole('list', { name: 'Product pictures' });
  await tabTo(page, gallery);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('img', { name: /^Picture 2 of/ })).toBeInViewport({ ratio: 0.9 });
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  const cartLink = page.getByRole('link', { name: 'Cart (1)' }).filter({ visible: true });
  await expect(cartLink).toBeVisible();

  // The drawer keeps the focus, and gives it back.
  await page
    .getByRole('link', { name: /Go to the home page/ })
    .first()
    .focus();
  await tabTo(page, cartLink);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /Shopping cart/ });
  await expect(drawer).toBeVisible();
  for (let pressed = 0; pressed < 15; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialogHasFocus(drawer)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByText('Quantity 2')).toBeAttached();
  await tabTo(page, drawer.getByRole('button', { name: 'Checkout (2)' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const methods = page.getByRole('group', { name: 'Payment method' }).getByRole('radio');
  await tabTo(page, methods);
  const cash = page.getByRole('radio', { name: /Cash on delivery/ });
  for (let pressed = 0; pressed < 3 && !(await cash.isChecked()); pressed += 1) await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Place order' }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is confirmed' })).toBeVisible();
});

test('the sign-in keeps the focus; its backdrop does nothing, Esc and its X close it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en/cart');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await expect.poll(() => dialogHasFocus(signIn)).toBe(true);
  for (let pressed = 0; pressed < 10; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialogHasFocus(signIn)).toBe(true);
  }
  await page.mouse.click(10, 10);
  await expect(signIn).toBeVisible();
  await tabTo(page, signIn.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(signIn).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(opener).toBeFocused();
});
