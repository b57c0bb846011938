import { expect, type Page } from '@playwright/test';
import { createCart, mockSoldOut } from './support/carts.ts';
import { originHeader, signInNewCustomer } from './support/customers.ts';
import { placeOrder as placeOrderInAnotherTab } from './support/orders.ts';
import { charger, formatBaht, laptop, priceOf } from './support/products.ts';
import { test } from './support/test.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).filter({ visible: true });

test('changes since checkout was opened are shown before the order is placed', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  // Browsers log refused requests as console errors.
  consoleErrors.allow(/status of 409/);
  await signInNewCustomer(page);
  await createCart(page, charger);
  const price = await priceOf(page, charger);
  await page.goto('/en/checkout');
  await chooseCashOnDelivery(page);

  await changeInAnotherTab(page, 2);
  await placeOrder(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog).toContainText(
    'Product Information has been updated. Please check your purchase conditions before proceeding.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  const changes = page.getByRole('status', { name: 'Your order has changed' });
  await expect(changes).toBeInViewport();
  await expect(changes).toBeFocused();
  await expect(changes).toContainText('Please check your purchase conditions before proceeding.');
  await expect(changes.getByText(/the quantity is now 2 instead of 1/)).toBeVisible();
  await expect(page.getByRole('main').getByText(`${formatBaht(price)} × 2`)).toBeVisible();

  // Changes of price, delivery fee and stock, which a shopper cannot cause, as mocked responses.
  await refuseOnce(page, 'product_information_updated', ({ items }) => {
    for (const item of items)
      Object.assign(item, { specialPrice: null, price: price + 100, standardPrice: price + 100 });
  });
  await placeOrder(page).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(changes.getByText(`now costs ${formatBaht(price + 100)} instead of ${formatBaht(price)}`)).toBeVisible();

  await refuseOnce(page, 'checkout_error', (checkout) => Object.assign(checkout, { totalDeliveryFee: 10 }));
  await placeOrder(page).click();
  await expect(dialog).toContainText('Product delivery type have been updated. Please select shipping method again.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(changes.getByText(/^Delivery is now /)).toBeVisible();

  await refuseOnce(page, 'out_of_stock', ({ items }) => {
    for (const item of items) item.stock = 0;
  });
  await placeOrder(page).click();
  await expect(dialog).toContainText('Out of stock');
  await dialog.getByRole('button', { name: 'OK' }).click();
  // Nothing of it can be ordered.
  await expect(page).toHaveURL(/\/en\/cart$/);

  await page.goto('/en/checkout');
  await chooseCashOnDelivery(page);
  await changeInAnotherTab(page, 3);
  const promptPay = page.getByRole('radio', { name: /PromptPay/ });
  await promptPay.check();
  await expect(changes.getByText(/the quantity is now 3 instead of 2/)).toBeInViewport();
  await expect(promptPay).toBeInViewport();
  await expect(promptPay).toBeFocused();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await placeOrder(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order confirmed. Thank you for your order' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(`${formatBaht(price)} × 3`)).toBeVisible();
});

test('the cart says what was sold while the checkout was open', { tag: '@phone' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 409/);
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await chooseCashOnDelivery(page);
  await page.waitForLoadState('networkidle');
  await mockSoldOut(page, () => true);
  await refuseOnce(page, 'out_of_stock', ({ items }) => {
    for (const item of items) item.stock = 0;
  });
  await placeOrder(page).click();
  await page.getByRole('dialog', { name: 'Unable to process' }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('list', { name: 'Out of stock items' }).getByText(charger.en).first()).toBeVisible();
});

test('a checkout whose cart was ordered in another tab says so, and leads to the payment of that order', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 40[49]/);
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await chooseCashOnDelivery(page);
  const orderId = await placeOrderInAnotherTab(page, 'bank_transfer');
  await placeOrder(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog).toContainText('If you have ordered it in another tab, you will find it in My orders.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/confirmation/pay/${orderId}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart \(0\)/ })).toBeVisible();
});

/** Chooses it, and waits for what the order costs then. */
async function chooseCashOnDelivery(page: Page): Promise<void> {
  const priced = page.waitForResponse(/\/cart\/api\/checkout\/.*paymentMethod=cash_on_delivery/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await (await priced).finished();
}

/** The same customer changes the quantity of the line. */
async function changeInAnotherTab(page: Page, quantity: number): Promise<void> {
  const cart = (await (await page.request.get('/cart/api/cart/me')).json()).data;
  const [{ uuid, productId }] = cart.items;
  const updated = await page.request.post(`/cart/api/cart/${cart.cartId}/items/update`, {
    headers: originHeader(),
    data: { productId, itemId: uuid, quantity },
  });
  expect(updated.ok()).toBe(true);
}

interface Checkout {
  cartId: string;
  items: { stock: number }[];
}

/** Refuses the next order with this error code and the current checkout, to which `change` has been applied. */
async function refuseOnce(page: Page, code: string, change: (checkout: Checkout) => void): Promise<void> {
  await page.route(
    '**/cart/api/order/create',
    async (route) => {
      const { cartId } = route.request().postDataJSON();
      const { data } = await (await page.request.get(`/cart/api/checkout/${cartId}`)).json();
      change(data);
      await route.fulfill({ status: 409, json: { code, message: '', data } });
    },
    { times: 1 },
  );
}

test('cash on delivery is disabled above 20,000 baht', { tag: '@desktop' }, async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, laptop);
  await page.goto('/en/checkout');
  await expect(page.getByRole('radio', { name: /Cash on delivery.*Only for orders up to ฿20,000/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /PromptPay QR/ })).toBeEnabled();
});
