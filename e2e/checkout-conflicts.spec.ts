import { expect, type Page } from '@playwright/test';
import { cartWith } from './support/carts.ts';
import { ownOrigin, signedInCustomer } from './support/customers.ts';
import { charger, inBaht, laptop, priceOf } from './support/products.ts';
import { test } from './support/test.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).filter({ visible: true });

test('what changed since the checkout was opened is told before anything is ordered', async ({ page, complaints }) => {
  // The browser reports refused calls by itself.
  complaints.allow(/status of 409/);
  await signedInCustomer(page);
  await cartWith(page, charger);
  const price = await priceOf(page, charger);
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();

  // In another window the same customer takes one more.
  const mine = (await (await page.request.get('/cart/api/cart/me')).json()).data;
  const [{ uuid, productId }] = mine.items;
  const updated = await page.request.post(`/cart/api/cart/${mine.cartId}/items/update`, {
    headers: ownOrigin(),
    data: { productId, itemId: uuid, quantity: 2 },
  });
  expect(updated.ok()).toBe(true);

  await placeOrder(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog).toContainText(
    'Product Information has been updated. Please check your purchase conditions before proceeding.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  const changes = page.getByRole('status', { name: 'Your order has changed' });
  await expect(changes).toBeInViewport();
  await expect(changes.getByText(/the quantity is now 2/)).toBeVisible();
  await expect(page.getByRole('main').getByText(`${inBaht(price)} × 2`)).toBeVisible();

  // What no shopper can bring about: prices, delivery and stock change as the server would tell it.
  await refuseOnce(page, 'product_information_updated', ({ items }) => {
    for (const item of items)
      Object.assign(item, { specialPrice: null, price: price + 100, standardPrice: price + 100 });
  });
  await placeOrder(page).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(changes.getByText(`now costs ${inBaht(price + 100)} instead of ${inBaht(price)}`)).toBeVisible();

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
  await expect(changes.getByText(/is out of stock$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to cart' }).filter({ visible: true })).toBeVisible();

  await page.reload();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is confirmed' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`${inBaht(price)} × 2`)).toBeVisible();
});

interface Checkout {
  cartId: string;
  items: { stock: number }[];
}

/** Refuses the next order with the checkout as it is, but for one change. */
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

test('above 20,000 baht cash on delivery cannot be chosen', async ({ page }) => {
  await signedInCustomer(page);
  await cartWith(page, laptop);
  await page.goto('/en/checkout');
  await expect(page.getByRole('radio', { name: /Cash on delivery.*Only for orders up to ฿20,000/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /PromptPay QR/ })).toBeEnabled();
});
