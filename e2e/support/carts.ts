import { expect, type Page } from '@playwright/test';
import { ownOrigin } from './customers.ts';
import type { DemoProduct } from './products.ts';

/**
 * Puts one piece of each into the browser's cart without going through the shop; the cart is the customer's where
 * somebody is signed in.
 */
export async function cartWith(page: Page, ...products: DemoProduct[]): Promise<void> {
  const created = await page.request.post('/cart/api/cart/create', { headers: ownOrigin() });
  expect(created.ok()).toBe(true);
  const { cartId } = (await created.json()).data;
  for (const { skuId } of products) {
    const added = await page.request.post(`/cart/api/cart/${cartId}/items/add`, {
      headers: ownOrigin(),
      data: { productId: skuId, quantity: 1 },
    });
    expect(added.ok()).toBe(true);
  }
  await page.context().addCookies([{ name: 'cid', value: cartId, url: ownOrigin().origin, sameSite: 'Lax' }]);
}

/** Lets every answer that brings the cart say that these lines sold out, as if others had just bought the last pieces. */
export async function sellOut(page: Page, isSoldOut: (productName: string) => boolean): Promise<void> {
  await page.route('**/cart/api/cart/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const item of body.data?.items ?? []) {
      if (isSoldOut(item.productName)) Object.assign(item, { stock: 0, limitSelectQty: 0, stockAvailable: false });
    }
    await route.fulfill({ response: answer, json: body });
  });
}
