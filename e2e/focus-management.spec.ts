import { expect, type Locator, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

/** Focuses a control and presses Enter. */
async function pressEnter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Opens a page and waits for hydration: before it, a key press would follow a link or submit a form natively. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

const announcement = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

const compareAll = `/en/product/compare?products=${[charger, adapter, laptop].map(({ productId }) => productId)}`;

test('removing a comparison column moves focus to the next one', { tag: '@desktop' }, async ({ page }) => {
  await open(page, compareAll);
  const removeButton = ({ en }: { en: string }) => page.getByRole('button', { name: `Remove ${en}`, exact: true });
  await pressEnter(removeButton(adapter));
  await expect(announcement(page, 'Remove product compare').first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(removeButton(laptop)).toBeFocused();
  await pressEnter(removeButton(laptop));
  await expect(page.getByRole('heading', { name: 'Please select a product to compare' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See all products' })).toBeFocused();
});

test('focus stays in the page when a fourth product replaces the add button', { tag: '@phone' }, async ({ page }) => {
  await open(page, compareAll);
  await pressEnter(page.getByRole('link', { name: 'Add a product' }));
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await pressEnter(dialog.getByRole('listitem').getByRole('button').first());
  await expect(page).toHaveURL(/products=(\d+(,|%2C)?){4}$/);
  await expect(page.getByRole('link', { name: 'Add a product' })).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('clearing the compare bar moves focus to the page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/en/product-category/laptops');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Compare products' });
  const opener = bar.getByRole('button', { name: 'Clear all' });
  await pressEnter(bar.getByRole('button', { name: 'Compare products 1/4' }));
  await pressEnter(opener);
  const confirmation = page.getByRole('dialog', { name: 'Clear all products?' });
  await pressEnter(confirmation.getByRole('button', { name: 'Cancel' }));
  await expect(opener).toBeFocused();
  await pressEnter(opener);
  await pressEnter(confirmation.getByRole('button', { name: 'Confirm' }));
  await expect(announcement(page, 'Remove all product compare').first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const { where, tag } of [
  { where: 'page', tag: '@phone' },
  { where: 'drawer', tag: '@desktop' },
])
  test(`removing a cart line moves focus to the next one, in the ${where}`, { tag }, async ({ page }) => {
    await createCart(page, charger, adapter, laptop);
    await open(page, where === 'page' ? '/en/cart' : '/en');
    if (where === 'drawer')
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ visible: true }).click();
    const cart = where === 'page' ? page.getByRole('main') : page.getByRole('dialog', { name: /cart/ });
    const removeButton = ({ en }: { en: string }) =>
      cart.getByRole('button', { name: new RegExp(`^Remove ${en.replace(/[()]/g, '.')}.* from the cart$`) });
    await pressEnter(removeButton(adapter));
    await expect(removeButton(adapter)).toHaveCount(0);
    await expect(removeButton(laptop)).toBeFocused();
    await expect(announcement(page, `Removed ${adapter.en}`).first()).toBeAttached();
    await pressEnter(removeButton(laptop));
    await expect(removeButton(charger)).toBeFocused();
    await pressEnter(removeButton(charger));
    await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    // It comes just after the heading.
    const undo = cart.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cart.getByRole('link', { name: 'Start shopping' })).toBeFocused();
  });

test('applying and removing a code and undoing a removal keep focus in the cart', { tag: '@phone' }, async ({
  page,
}) => {
  await createCart(page, charger, adapter);
  await open(page, '/en/cart');
  const coupons = page.getByRole('region', { name: 'Coupons and codes' }).filter({ visible: true });
  const field = coupons.getByLabel('Coupon code');
  const removeButton = coupons.getByRole('button', { name: /^Remove the coupon / });
  await field.fill('HELLO100');
  await field.press('Enter');
  await expect(removeButton).toBeFocused();
  await removeButton.press('Enter');
  await expect(field).toBeFocused();
  await pressEnter(page.getByRole('button', { name: `Remove ${adapter.en} from the cart` }));
  await pressEnter(page.getByRole('button', { name: 'Undo' }));
  await expect(announcement(page, 'Back in your cart').first()).toBeAttached();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('removing an address keeps focus in the page', { tag: '@phone' }, async ({ page }) => {
  await signInNewCustomer(page);
  await open(page, '/en/account/my-shipping-address');
  const opener = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  await pressEnter(opener);
  const confirmation = page.getByRole('dialog', { name: 'Remove this address?' });
  await pressEnter(confirmation.getByRole('button', { name: 'Remove' }));
  await expect(announcement(page, 'Address removed').first()).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('removing a filter chip moves focus to the next one', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/en/product-category/audio?brands=JBL&brands=Sony');
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await pressEnter(chips.getByRole('link', { name: 'Remove JBL' }));
  await expect(chips.getByRole('link')).toHaveText(['Sony', 'Clear all']);
  await expect(chips.getByRole('link', { name: 'Remove Sony' })).toBeFocused();
  await expect(announcement(page, /^\d+ products$/).first()).toBeVisible();
});

for (const control of ['Escape', 'Close'])
  test(`dialogs of a product page return focus to their opener on ${control}`, {
    tag: control === 'Escape' ? '@desktop' : '@phone',
  }, async ({ page }) => {
    await open(page, `/en/product/${charger.slug}`);
    const main = page.getByRole('main');
    const openers = [
      main.getByRole('button', { name: 'Branches with stock' }),
      main.getByRole('button', { name: 'See large pictures' }).first(),
      page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ visible: true }),
    ];
    for (const opener of openers) {
      await opener.focus();
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      if (control === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

test('focus stays where the dates of other areas are shown and hidden, and on the share menu when its link is copied or not', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, `/en/product/${charger.slug}`);
  const main = page.getByRole('main');
  const toggle = page.getByRole('region', { name: 'Delivery and service' }).locator('summary');
  for (const text of ['Hide dates for other areas', 'Dates for other areas']) {
    await pressEnter(toggle);
    await expect(toggle).toHaveText(text, { useInnerText: true });
    await expect(toggle).toBeFocused();
  }

  // The device's native share sheet would replace the menu.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const opener = main.locator('summary', { hasText: 'Share' });
  const copy = page.getByRole('button', { name: 'Copy link' });
  await opener.press('Enter');
  await copy.press('Enter');
  await expect(announcement(page, /Link copied|could not be copied/).first()).toBeVisible();
  await expect(opener).toBeFocused();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  if (!(await copy.isVisible())) await opener.press('Enter');
  await copy.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The link could not be copied' })).toBeVisible();
});

test('the heading that takes the focus of a new page has no frame, also after a search was typed', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/en');
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Search' }).tap();
  await page.keyboard.type('anker 511');
  await page.getByRole('listbox').getByRole('option', { name: charger.en }).tap();
  const heading = page.getByRole('heading', { level: 1, name: charger.en });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test('going back closes an open dialog, with the focus on the page that is shown @desktop', async ({ page }) => {
  await open(page, '/en/brand');
  await pressEnter(page.getByRole('link', { name: 'Wishlist (0)' }));
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/brand');
  await expect(signIn).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'All brands' })).toBeFocused();
  // The page that asks to sign in asks again.
  await page.goForward();
  await expect(signIn.getByLabel('Email')).toBeFocused();
});
