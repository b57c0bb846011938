import { expect, type Locator, type Page } from '@playwright/test';
import { signInNewCustomer } from './support/customers.ts';
import { charger, laptop, phone } from './support/products.ts';
import { test } from './support/test.ts';

/** Presses Tab, or Shift and Tab, until the target has focus, and expects a visible focus indicator. */
async function tabTo(page: Page, target: Locator, key = 'Tab', maxPresses = 80): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) {
      await expectVisibleFocus(page);
      return;
    }
  }
  await expect(target, `within ${maxPresses} presses of ${key}`).toBeFocused();
}

/** Expects an outline of at least 2 px around the focused element or one of its ancestors. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const visible = await page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  });
  expect(visible, `visible focus on ${await page.evaluate(() => document.activeElement?.outerHTML)}`).toBe(true);
}

const dialogHasFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement) || element === document.activeElement);

test('a customer places an order with the keyboard only', { tag: '@desktop' }, async ({ page }) => {
  await signInNewCustomer(page);
  await page.goto('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Esc closes a menu and returns focus to its button.
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
  // The focus is on the heading of the new page.
  await tabTo(page, gallery, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('img', { name: /^Picture 2 of/ })).toBeInViewport({ ratio: 0.9 });
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  const cartLink = page.getByRole('link', { name: 'Cart (1)' }).filter({ visible: true });
  await expect(cartLink).toBeVisible();

  // The drawer traps focus, and returns it when it closes.
  await page
    .getByRole('link', { name: /Go to the home page/ })
    .first()
    .focus();
  await tabTo(page, cartLink);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /Shopping cart/ });
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) {
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
  for (let presses = 0; presses < 3 && !(await cash.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  const place = page.getByRole('button', { name: 'Place order' }).filter({ visible: true });
  await tabTo(page, place);
  // The price with this payment method is being loaded.
  await expect(place).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order confirmed. Thank you for your order' }),
  ).toBeVisible();
});

test('the sign-in dialog traps focus; Esc and the close button close it, a click on the backdrop does not', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/cart');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await expect.poll(() => dialogHasFocus(signIn)).toBe(true);
  for (let presses = 0; presses < 10; presses += 1) {
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

/** Whether the focused element lies below the site header, if that is not hidden, and within the screen. */
const focusIsInSight = (page: Page) =>
  page.evaluate(async () => {
    // Scrolling shows or hides the header.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const header = document.querySelector<HTMLElement>('[data-frame-header]:not([data-hidden])');
    return bottom > (header?.offsetHeight ?? 0) && top < window.innerHeight;
  });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('on the way back, what has the focus is not behind the header that scrolling up shows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/help/delivery');
  const main = page.getByRole('main');
  const first = main.getByRole('link').first();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const isIn = (area: Locator) => area.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await isIn(first)); presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusIsInSight(page), await focusedText(page)).toBe(true);
  }
  await expect(first).toBeFocused();
});

test('the header that scrolling down has hidden is shown while it has the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/en');
  const header = page.getByRole('banner');
  // Until the page is hydrated, scrolling hides nothing.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await header.getByRole('link').first().focus();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('on a low screen and on the way back, the heads of a comparison scroll into sight with the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/en/product/compare?products=${charger.productId},${laptop.productId}`);
  const remove = page.getByRole('button', { name: `Remove ${charger.en}` });
  for (const height of [450, 900]) {
    await page.setViewportSize({ width: 720, height });
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await tabTo(page, remove, 'Shift+Tab');
    await expect.poll(() => focusIsInSight(page), `at ${height}`).toBe(true);
  }
});

test('a row of cards shows what the keyboard reaches in it @desktop', async ({ page }) => {
  await page.goto(`/product/${phone.slug}`);
  const buttons = page.getByRole('region', { name: 'คูปองที่ใช้ได้' }).getByRole('listitem').getByRole('button');
  await buttons.first().focus();
  // More than are in view at once.
  expect(await buttons.count()).toBeGreaterThan(3);
  for (const button of (await buttons.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
});
