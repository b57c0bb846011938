import { expect, type Page } from '@playwright/test';
import { allowCookies } from './support/consent.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

interface AdditionEvent {
  event?: string;
  ecommerce?: { items: { quantity: number }[] };
}

/** Records the units of each add_to_cart, also of documents that were left. */
async function recordAdditions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: AdditionEvent[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      const added = entries.flatMap(({ event, ecommerce }) =>
        event === 'add_to_cart' ? [ecommerce?.items[0]?.quantity] : [],
      );
      const earlier = JSON.parse(sessionStorage.getItem('additions') ?? '[]');
      sessionStorage.setItem('additions', JSON.stringify([...earlier, ...added]));
      return push(...entries);
    };
    (window as { dataLayer?: AdditionEvent[] }).dataLayer = layer;
  });
}

const additions = (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('additions') ?? '[]'));

test('Buy now and Buy again send add_to_cart for the units that the cart gets, and for no others', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await allowCookies(context, 'C0001|C0002');
  await recordAdditions(page);
  await signInNewCustomer(page);
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`/en/product/${charger.slug}`);
    await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/en/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await additions(page)).toEqual([1]);
  }
  const orderId = await placeCashOnDeliveryOrder(page);
  await page.goto(`/en/account/my-order/order-detail?id=${orderId}`);
  await page.getByRole('main').getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL('/en/cart');
  await expect.poll(() => additions(page)).toEqual([1, 1]);
});
