import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createCustomer, originHeader, signInNewCustomer } from './support/customers.ts';
import { promotedCharger } from './support/promotions.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first coupon that can be collected, by its button. */
async function firstCollectible(page: Page): Promise<{ ticket: Locator; id: number; name: string }> {
  const { data } = await (
    await page.request.get('/pagerender/page/coupon-list?type=collectible&limit=100', english)
  ).json();
  const now = Date.now();
  const coupon = data.items.find(
    (item: { isUsedUp: boolean; keepStartDate: string; startDate: string }) =>
      !item.isUsedUp && Date.parse(item.keepStartDate) <= now && Date.parse(item.startDate) <= now,
  );
  return { ticket: page.locator(`#coupon-${coupon.id}`), id: coupon.id, name: coupon.name };
}
const english = { headers: { 'accept-language': 'en' } };

test('a guest who collects a coupon signs in, and it is saved; it can be removed and collected again', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = await createCustomer(page);
  await page.goto('/en/coupon');
  const { ticket, name } = await firstCollectible(page);
  await ticket.getByRole('button', { name: `Collect ${name}` }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Coupon collected').first()).toBeVisible();
  await expect(ticket.getByText('Collected', { exact: true })).toBeVisible();
  await page.reload();
  await expect(ticket.getByText('Collected', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'My coupons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My coupons' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(ticket.getByRole('link', { name: `Shop now ${name}` })).toHaveAttribute('href', /^\/en\/product/);
  await expectAccessible(page, 'my coupons');
  await ticket.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await expect(page.getByText('Coupon removed').first()).toBeVisible();
  await ticket.getByRole('button', { name: `Collect again ${name}` }).press('Enter');
  await expect(ticket.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(ticket.getByRole('button', { name: `Remove ${name}` })).toBeFocused();
  await ticket.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(ticket.getByRole('button', { name: `Collect again ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No coupons to use yet' })).toBeVisible();

  await page.goto('/en/coupon');
  await ticket.getByRole('button', { name: `Collect ${name}` }).press('Enter');
  await expect(ticket.getByText('Collected', { exact: true })).toBeVisible();
  await expect(ticket.getByRole('link', { name: `Shop now ${name}` })).toBeFocused();
});

test('used and ended coupons have tabs of their own', { tag: '@phone' }, async ({ page }) => {
  await signInNewCustomer(page);
  await page.goto('/account/my-discount-code');
  const tabs = page.getByRole('navigation', { name: 'สถานะคูปอง' });
  await expect(page.getByRole('heading', { name: 'ยังไม่มีคูปองที่ใช้ได้' })).toBeVisible();
  await expectAccessible(page, 'no coupons');
  await tabs.getByRole('link', { name: 'ใช้แล้ว' }).click();
  await expect(page.getByRole('heading', { name: 'ยังไม่เคยใช้คูปอง' })).toBeVisible();
  await tabs.getByRole('link', { name: 'หมดเขต' }).click();
  await expect(page.getByRole('heading', { name: 'ไม่มีคูปองที่หมดเขต' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'ไปเก็บคูปอง' }).click();
  await expect(page).toHaveURL('/coupon');
});

test('a code is copied, and a coupon that was just used up says so', { tag: '@phone' }, async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInNewCustomer(page);
  await page.goto('/en/coupon');
  const codes = page.getByRole('region', { name: 'Whole store' });
  await page
    .getByRole('navigation', { name: 'Kinds of coupons' })
    .getByRole('link', { name: /^Whole store/ })
    .click();
  await expect(codes.getByRole('heading', { name: 'Whole store' })).toBeInViewport();
  await codes.getByText(/^Show \d+ more$/).click();
  const copy = codes.getByRole('button', { name: /^Copy / }).first();
  expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await copy.click();
  await expect(page.getByText('Code copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const code = codes.getByText(copied, { exact: true }).first();
  await expect(code).toBeVisible();
  const date = codes
    .getByRole('article')
    .filter({ has: page.getByText(copied, { exact: true }) })
    .getByText(/^Valid until/);
  const dateBox = (await date.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const codeTop = (await code.locator('..').boundingBox())?.y ?? Number.NaN;
  expect(codeTop, 'the code does not touch the date above it').toBeGreaterThan(dateBox.y + dateBox.height + 4);

  await page.route('**/account/api/coupons/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'coupon_used_up', message: 'The coupon is used up.' } })
      : route.continue(),
  );
  const { ticket, name } = await firstCollectible(page);
  await ticket.getByRole('button', { name: `Collect ${name}` }).click();
  await expect(page.getByText('The coupon is used up.').first()).toBeVisible();
  await expect(ticket.getByRole('button', { name: `Collect ${name}` })).toBeVisible();
});

test('a product page shows its promotions, with the picture of a gift, and a coupon can be collected there', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInNewCustomer(page);
  await page.goto(`/en/product/${promotedCharger.slug}`);
  const promotions = page.getByRole('region', { name: 'Promotions for this product' });
  await expect(promotions.getByText('Free gift', { exact: true })).toBeVisible();
  await expect(promotions.getByRole('link').getByRole('img')).toHaveAttribute('alt', /Cable/);
  await expect(promotions.getByRole('listitem').nth(3)).toBeHidden();
  await promotions.getByText(/^\d+ more promotions$/).click();
  await expect(promotions.getByRole('listitem').nth(3)).toBeVisible();
  const coupons = page.getByRole('region', { name: 'Coupons for this product' });
  await coupons
    .getByRole('button', { name: /^Collect / })
    .first()
    .click();
  await expect(coupons.getByText('Collected', { exact: true })).toBeVisible();
  await expectAccessible(page, 'product with promotions');
  const { data } = await (await page.request.get('/account/api/coupons', { headers: originHeader() })).json();
  expect(data.total).toBe(1);
});
