import { expect, type Page } from '@playwright/test';
import { createCart, mockSoldOut } from './support/carts.ts';
import { adapter, charger, formatBaht, laptop, mouse, priceOf } from './support/products.ts';
import { promotedCharger } from './support/promotions.ts';
import { test } from './support/test.ts';

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });
const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByText(/^฿[\d,.]+$/)
    .last();
const checkout = (page: Page) => page.getByRole('button', { name: /^Checkout/ });

/** Cart responses have a price of 500 baht that ends in a minute. @returns ends it */
async function mockEndingPrice(page: Page): Promise<() => void> {
  let isOver = false;
  await page.route('**/cart/api/cart/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const priceChangesAt = new Date(Date.now() + 60_000).toISOString();
    const price = isOver ? { specialPrice: null, priceChangesAt: null } : { specialPrice: 500, priceChangesAt };
    for (const item of body.data.items) Object.assign(item, price);
    await route.fulfill({ response, json: body });
  });
  return () => {
    isOver = true;
  };
}

test('a cart that stays open until a flash sale has ended shows the new price, and says what it was', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const endPrice = await mockEndingPrice(page);
  await createCart(page, adapter);
  await page.goto('/en/cart');
  await expect(line(page, adapter.en)).toContainText('฿500');
  endPrice();
  await page.clock.runFor(70_000);
  await expect(page.getByRole('status').filter({ hasText: `${adapter.en} is now` })).toContainText('up from ฿500');
  await expect(line(page, adapter.en)).not.toContainText('฿500');
});

test('so does an open mini cart', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  const endPrice = await mockEndingPrice(page);
  await createCart(page, adapter);
  await page.goto(`/en/product/${charger.slug}`);
  const drawer = page.getByRole('dialog', { name: /^Shopping cart/ });
  await page.getByRole('link', { name: 'Cart (1)' }).filter({ visible: true }).click();
  await expect(drawer.getByRole('list', { name: 'Items in the cart' })).toContainText('฿500');
  endPrice();
  await page.clock.runFor(70_000);
  await expect(drawer.getByRole('status').filter({ hasText: `${adapter.en} is now` })).toContainText('up from ฿500');
  await expect(drawer.getByRole('list', { name: 'Items in the cart' })).not.toContainText('฿500');
});

test('the checkout button of a phone is at the bottom in place of the bottom bar, below the reason for a refused code', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 422/);
  await createCart(page, charger, laptop);
  await page.goto('/en/cart');
  const quickMenu = page.getByRole('navigation', { name: 'Quick menu' });
  await expect(checkout(page)).toBeInViewport({ ratio: 1 });
  await expect(quickMenu).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Coupon code' }).filter({ visible: true });
  const bar = page.getByRole('region', { name: 'Order summary' });
  await field.fill('NOSUCH');
  // At the lowest place where the bar does not cover the field itself.
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 87 - innerHeight));
  await field.press('Enter');
  const reason = page.getByText('Coupon not found').filter({ visible: true });
  await expect(reason).toBeVisible();
  const lowerEdge = () => reason.evaluate((element) => element.getBoundingClientRect().bottom);
  const upperEdgeOfBar = await bar.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(lowerEdge).toBeLessThanOrEqual(upperEdgeOfBar);

  // On the way up, the bottom bar comes back.
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -300);
  await expect(quickMenu).toBeInViewport({ ratio: 1 });
});

test('cart lines change quantity, are selected and removed, and survive a reload', { tag: '@phone' }, async ({
  page,
}) => {
  const [adapterPrice, laptopPrice] = [await priceOf(page, adapter), await priceOf(page, laptop)];
  await createCart(page, adapter);
  await page.goto(`/en/product/${laptop.slug}`);
  await expect(page.getByText('3 items left').first()).toBeVisible();
  const quantityGroup = page.getByRole('main').getByRole('group', { name: `Quantity of ${laptop.en}` });
  await quantityGroup.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click();

  await page.goto('/en/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart (3)' })).toBeVisible();
  const quantity = line(page, laptop.en).getByRole('spinbutton', { name: 'Quantity' });
  const more = line(page, laptop.en).getByRole('button', { name: 'Increase quantity' });
  const decrease = line(page, laptop.en).getByRole('button', { name: 'Decrease quantity' });
  await expect(quantity).toHaveValue('2');
  // What was in the cart before is not bought directly.
  await expect(total(page)).toHaveText(formatBaht(2 * laptopPrice));
  const notice = page.getByRole('status').filter({ hasText: '1 item from your earlier cart is in it, not selected' });
  await expect(notice.getByRole('listitem')).toHaveText(new RegExp(adapter.en));
  await page.reload();
  await notice.getByRole('button', { name: 'Select them too' }).click();
  await expect(notice).toBeHidden();
  await expect(total(page)).toHaveText(formatBaht(2 * laptopPrice + adapterPrice));
  await more.click();
  await expect(quantity).toHaveValue('3');
  await expect(more).toBeDisabled();
  await expect(line(page, laptop.en).getByText('3 items left')).toBeVisible();
  await expect(total(page)).toHaveText(formatBaht(3 * laptopPrice + adapterPrice));
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await quantity.fill('99');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('3');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('2');
  await expect(total(page)).toHaveText(formatBaht(2 * laptopPrice + adapterPrice));
  await expect(checkout(page)).toHaveText('Checkout (3)');

  await page.getByRole('checkbox', { name: `Select ${laptop.en}` }).uncheck();
  await expect(total(page)).toHaveText(formatBaht(adapterPrice));
  await expect(page.getByRole('checkbox', { name: 'Select all (1 of 3 items selected)' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: `Select ${adapter.en}` }).uncheck();
  await expect(total(page)).toHaveText('฿0');
  await expect(checkout(page)).toBeDisabled();
  await expect(page.getByText('Select the items you want to pay for').filter({ visible: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all (0 of 3 items selected)' }).check();
  await expect(total(page)).toHaveText(formatBaht(2 * laptopPrice + adapterPrice));
  await page.getByRole('checkbox', { name: `Select ${adapter.en}` }).uncheck();
  await expect(total(page)).toHaveText(formatBaht(2 * laptopPrice));

  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: `Select ${laptop.en}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Select ${adapter.en}` })).not.toBeChecked();

  await page.getByRole('button', { name: `Remove ${laptop.en} from the cart` }).click();
  await expect(line(page, laptop.en)).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${adapter.en} from the cart` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start shopping' }).click();
  await expect(page).toHaveURL('/en/product-category');
});

test('a failed cart change shows an error and keeps the cart; a deleted cart is shown as empty', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  // Browsers log failed requests as console errors.
  consoleErrors.allow(
    /status of (404|500)/,
    /request failed: net::ERR_FAILED/,
    /Failed to load resource: net::ERR_FAILED/,
  );
  await createCart(page, charger);
  await page.goto('/en/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');

  const failure = page.getByRole('dialog', { name: 'Unable to process' });
  for (const kind of ['500', 'no response'] as const) {
    await page.route('**/items/update', (route) =>
      kind === '500' ? route.fulfill({ status: 500, json: { code: 'internal_error', message: 'x' } }) : route.abort(),
    );
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(failure.getByText('Sorry, an error occurred.')).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await failure.getByRole('button', { name: 'OK' }).click();
    await expect(failure).toBeHidden();
    await expect(quantity).toHaveValue('1');
    await page.unroute('**/items/update');
  }
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('2');

  // A cart that cannot be loaded is not lost.
  await page.route('**/cart/api/cart/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your cart could not be loaded')).toBeVisible();
  await page.unroute('**/cart/api/cart/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(quantity).toHaveValue('2');

  await page.route('**/cart/api/cart/**', (route) =>
    route.fulfill({ status: 404, json: { code: 'cart_not_found', message: 'x' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cid');
});

test('a sold-out line cannot be selected; checkout with only sold-out lines shows an error', {
  tag: '@desktop',
}, async ({ page }) => {
  await createCart(page, charger, adapter);
  await page.goto('/en/cart');
  await expect(checkout(page)).toHaveText('Checkout (2)');

  const soldOut: string[] = [charger.en];
  await mockSoldOut(page, (name) => soldOut.includes(name));
  await page.reload();
  await expect(line(page, charger.en).getByText('Out of stock')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Anker/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /^Select Anker/ })).not.toBeChecked();
  await expect(checkout(page)).toHaveText('Checkout (1)');
  // Checkout continues with the remaining line: a guest signs in first.
  const selected = page.waitForRequest('**/items/selected');
  await checkout(page).click();
  expect((await selected).postDataJSON().cartItemIds).toHaveLength(1);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  soldOut.push(adapter.en);
  await page.reload();
  await expect(line(page, adapter.en).getByText('Out of stock')).toBeVisible();
  await checkout(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog.getByText('Out of stock')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/en/cart');
});

test('the mini cart of a small phone has room for a whole line above its total', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await createCart(page, charger, mouse, laptop);
  await page.goto('/en');
  await page.getByRole('link', { name: 'Cart (3)' }).filter({ visible: true }).click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem').first()).toBeInViewport({
    ratio: 1,
  });
  await expect(cart.getByText('Order total')).toBeInViewport();
  const note = cart.getByText('VAT included.').filter({ visible: true });
  await expect(note).not.toBeInViewport();
  await note.scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport();
});

test('so has that of a low window of a desktop, whatever discounts there are', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await createCart(page, promotedCharger, promotedCharger, charger, mouse);
  await page.goto('/en');
  await page.getByRole('link', { name: 'Cart (5)' }).filter({ visible: true }).click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem').first()).toBeInViewport({
    ratio: 1,
  });
  await expect(cart.getByText('Order total')).toBeInViewport();
  const discount = cart.getByText('Buy 2, save ฿100').last();
  await expect(discount).not.toBeInViewport();
  await discount.scrollIntoViewIfNeeded();
  await expect(discount).toBeInViewport();
});
