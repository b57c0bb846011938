import { expect, type Page } from '@playwright/test';
import { allowCookies } from './support/consent.ts';
import { originHeader } from './support/customers.ts';
import { test } from './support/test.ts';

test('the running flash sale counts down, and its bars move with the orders of others', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  let bought = 0;
  let left = 0;
  await page.route('**/landing/flash-sale*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    // As if others bought units between two responses, at last all of them.
    for (const offer of data.appliedProducts) {
      offer.sold = Math.min(offer.quota, offer.sold + bought);
      offer.remainingPercent = Math.ceil(((offer.quota - offer.sold) * 100) / offer.quota);
    }
    const [first] = data.appliedProducts;
    left = first.quota - first.sold;
    await route.fulfill({ response, json: { data } });
  });
  await page.goto('/en/flash-sale');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Flash sale' })).toBeVisible();
  await expect(main.getByRole('timer')).toHaveText(/^(\d+:)?\d\d:\d\d$/);
  await expect(main.getByRole('heading', { name: 'On sale now' })).toBeVisible();
  const first = main.getByRole('article').first();
  await expect(first.getByText(/^\d+ of \d+ left$/)).toBeVisible();
  await expect(first.getByText('Special price')).toBeAttached();

  for (const units of [1, 1000]) {
    bought = units;
    const response = page.waitForResponse('**/landing/flash-sale*');
    await page.clock.runFor(10_000);
    await response;
    await expect(main.getByRole('article').getByText(`${left} of `).first()).toBeVisible();
  }
  expect(left).toBe(0);
  await expect(first.getByText('Sold out', { exact: true })).toBeVisible();
});

test('the menu leads to the flash sales, whose coming rounds show their prices', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'เมนู' }).click();
  await page
    .getByRole('navigation', { name: 'เมนู' })
    .getByRole('link', { name: 'แฟลชเซลล์' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/flash-sale');
  const rounds = page.getByRole('navigation', { name: 'รอบแฟลชเซลล์' }).getByRole('link');
  await expect(rounds).toHaveCount(4);
  await expect(rounds.first()).toHaveAttribute('aria-current', 'true');
  await rounds.nth(1).press('Enter');
  await expect(rounds.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'รอบถัดไป ดูราคาก่อนใคร' })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText(/^จำกัด \d+ ชิ้น$/)).toBeVisible();
  await expect(card.getByText(/^฿[\d,]+$/).first()).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
});

test('the home page shows the flash sale and leads to all of it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en');
  const row = page.getByRole('region', { name: 'Flash sale' });
  await expect(row.getByRole('timer')).toHaveText(/\d\d:\d\d$/);
  await row.getByRole('link', { name: 'See all: Flash sale' }).click();
  await expect(page).toHaveURL('/en/flash-sale');
});

test('more units than a flash sale has left do not get its price, which the product page and the cart say', {
  tag: '@phone',
}, async ({ page, context }) => {
  await allowCookies(context, 'C0001|C0002');
  const { data } = await (await page.request.get('/pagerender/landing/flash-sale')).json();
  const skuIds = data.appliedProducts.map(({ productId }: { productId: number }) => productId);
  const stocks = await page.request.post('/inventory/api/stock', {
    headers: originHeader(),
    data: { productIds: skuIds },
  });
  const stockOf = new Map(
    (await stocks.json()).data.map(({ productId, stock }: { productId: number; stock: number }) => [productId, stock]),
  );
  const offer = data.appliedProducts.find(
    ({ productId, quota, sold }: { productId: number; quota: number; sold: number }) =>
      sold < quota && Number(stockOf.get(productId)) > quota - sold,
  );
  const left = offer.quota - offer.sold;
  await page.goto(`/en/product/${offer.productId}`);
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).filter({ visible: true });
  const note = page.getByText(`The flash sale price is for up to ${left}.`);
  for (let units = 1; units < left; units += 1) await more.click();
  await expect(page.getByRole('main').getByText(`Quantity ${left}`, { exact: true }).first()).toBeAttached();
  await expect(note).toBeHidden();
  await more.click();
  await expect(note).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/en/cart');
  const line = page.getByRole('main').getByText(new RegExp(`^Flash sale: ฿[\\d,.]+ each for up to ${left}$`));
  await expect(line).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Decrease quantity' }).first().click();
  await expect(line).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(line).toBeVisible();
  await expect.poll(() => priceOfLastAddition(page)).toBeGreaterThan(offer.price);
});

/** The price in the last add_to_cart of the page. */
function priceOfLastAddition(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as {
      dataLayer?: { event?: string; ecommerce?: { items: { price: number }[] } }[];
    };
    return dataLayer.findLast(({ event }) => event === 'add_to_cart')?.ecommerce?.items[0]?.price;
  });
}
