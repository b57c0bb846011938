import { expect, type Locator, type Page } from '@playwright/test';
import { cartWith } from './support/carts.ts';
import { ownOrigin, signedInCustomer } from './support/customers.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

/** Presses what removes something, by keyboard. */
async function remove(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Opens a page and waits until it is alive: a key that is pressed before leaves the page by itself. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

const compareAll = `/en/product/compare?products=${[charger, adapter, laptop].map(({ productId }) => productId)}`;

test('a column of a comparison that is removed hands the focus to the next one, the last two to what is left', async ({
  page,
}) => {
  await open(page, compareAll);
  const cross = ({ en }: { en: string }) => page.getByRole('button', { name: `Remove ${en}`, exact: true });
  await remove(cross(adapter));
  await expect(said(page, 'Remove product compare').first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(cross(laptop)).toBeFocused();
  await remove(cross(laptop));
  await expect(page.getByRole('heading', { name: 'Please select a product to compare' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See all products' })).toBeFocused();
});

test('a fourth product takes the place of what added it: the focus stays in the page', async ({ page }) => {
  await open(page, compareAll);
  await remove(page.getByRole('link', { name: 'Add a product' }));
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await remove(dialog.getByRole('listitem').getByRole('button').first());
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the bar of chosen products, when it is cleared, hands the focus to the page', async ({ page }) => {
  await open(page, '/en/product-category/laptops');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Compare products' });
  const opener = bar.getByRole('button', { name: 'Clear all' });
  await remove(opener);
  const question = page.getByRole('dialog', { name: 'Clear all products?' });
  await remove(question.getByRole('button', { name: 'Cancel' }));
  await expect(opener).toBeFocused();
  await remove(opener);
  await remove(question.getByRole('button', { name: 'Confirm' }));
  await expect(said(page, 'Remove all product compare').first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const where of ['page', 'drawer'])
  test(`a line that is removed from the cart hands the focus to the next one, in the ${where}`, async ({ page }) => {
    await cartWith(page, charger, adapter, laptop);
    await open(page, where === 'page' ? '/en/cart' : '/en');
    if (where === 'drawer')
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ visible: true }).click();
    const place = where === 'page' ? page.getByRole('main') : page.getByRole('dialog', { name: /cart/ });
    const bin = ({ en }: { en: string }) =>
      place.getByRole('button', { name: new RegExp(`^Remove ${en.replace(/[()]/g, '.')}.* from the cart$`) });
    await remove(bin(adapter));
    await expect(bin(adapter)).toHaveCount(0);
    await expect(bin(laptop)).toBeFocused();
    await expect(said(page, 'Removed from your cart').first()).toBeAttached();
    await remove(bin(laptop));
    await expect(bin(charger)).toBeFocused();
    await remove(bin(charger));
    await expect(place.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(place.getByRole('link', { name: 'Start shopping' })).toBeFocused();
  });

test('a heart of the wishlist that is pressed keeps the focus beside its product, as does the way back', async ({
  page,
}) => {
  await signedInCustomer(page);
  const { productId, en } = charger;
  const added = await page.request.post('/account/api/wishlist', { data: { productId }, headers: ownOrigin() });
  expect(added.ok()).toBe(true);
  await open(page, '/en/account/my-wishlist');
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: `Wishlist ${en}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await remove(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await expect(said(page, 'Removed from your wishlist').first()).toBeVisible();
  await remove(main.getByRole('button', { name: `Put back ${en}` }));
  await expect(main.getByRole('link', { name: `Choose an option ${en}` })).toBeFocused();
  await expect(said(page, 'Added to your wishlist').first()).toBeVisible();
});

test('an address that is removed hands the focus on', async ({ page }) => {
  await signedInCustomer(page);
  await open(page, '/en/account/my-shipping-address');
  const opener = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  await remove(opener);
  const question = page.getByRole('dialog', { name: 'Remove this address?' });
  await remove(question.getByRole('button', { name: 'Remove' }));
  await expect(said(page, 'Address removed').first()).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a recent search that is removed is said to be', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', JSON.stringify(['usb hub', 'canon'])));
  await open(page, '/en');
  const opener = page.getByRole('button', { name: 'Search' }).filter({ visible: true });
  const field = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  if (!(await field.isVisible())) await opener.last().click();
  await field.focus();
  await remove(page.getByRole('button', { name: 'Remove “canon” from recent searches' }));
  await expect(field).toBeFocused();
  await expect(said(page, 'Removed from recent searches').first()).toBeAttached();
});

test('a chip that is removed hands the focus to the next one', async ({ page }) => {
  await open(page, '/en/product-category/audio?brands=JBL&brands=Sony');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await remove(chips.getByRole('link', { name: 'Remove JBL' }));
  await expect(chips.getByRole('link')).toHaveText(['Sony', 'Clear all']);
  await expect(chips.getByRole('link', { name: 'Remove Sony' })).toBeFocused();
  await expect(said(page, /^\d+ products$/).first()).toBeVisible();
});

for (const closing of ['Escape', 'Close'])
  test(`what opens over a product page gives the focus back on ${closing}`, async ({ page }) => {
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
      if (closing === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

test('a link that was copied leaves the focus where the ways to share are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, `/en/product/${charger.slug}`);
  const opener = page.getByRole('main').locator('summary', { hasText: 'Share' });
  // A device's own sheet would take their place.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(said(page, /Link copied|could not be copied/).first()).toBeVisible();
  await expect(opener).toBeFocused();
});
