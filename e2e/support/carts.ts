import { expect, type Page } from '@playwright/test';
import { originHeader } from './customers.ts';
import type { DemoProduct } from './products.ts';

/**
 * Creates a cart with one unit of each product through the API, and stores its id in the browser's cookie. The cart
 * belongs to the customer if one is signed in.
 */
export async function createCart(page: Page, ...products: DemoProduct[]): Promise<void> {
  const created = await page.request.post('/cart/api/cart/create', { headers: originHeader() });
  expect(created.ok()).toBe(true);
  const { cartId } = (await created.json()).data;
  for (const { skuId } of products) {
    const added = await page.request.post(`/cart/api/cart/${cartId}/items/add`, {
      headers: originHeader(),
      data: { productId: skuId, quantity: 1 },
    });
    expect(added.ok()).toBe(true);
  }
  await page.context().addCookies([{ name: 'cid', value: cartId, url: originHeader().origin, sameSite: 'Lax' }]);
}

/** Changes every cart response so that the matching lines are out of stock, as if other shoppers had just bought the last units. */
export async function mockSoldOut(page: Page, isSoldOut: (productName: string) => boolean): Promise<void> {
  await page.route('**/cart/api/cart/**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const item of body.data?.items ?? []) {
      if (isSoldOut(item.productName)) Object.assign(item, { stock: 0, limitSelectQty: 0, stockAvailable: false });
    }
    await route.fulfill({ response, json: body });
  });
}
