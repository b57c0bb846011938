import { expect, type Page } from '@playwright/test';
import { paymentMethods } from '#contract/payment-methods.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder } from './support/orders.ts';
import { charger, laptop } from './support/products.ts';
import { indexed, unindexed } from './support/public-pages.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that the page has icons, and draws them: one without a shape in the file of icons has no size. */
async function expectIcons(page: Page, path: string): Promise<void> {
  const icons = page.locator('svg.icon').filter({ visible: true });
  await expect(icons, path).not.toHaveCount(0);
  const missing = () =>
    icons.evaluateAll((all) =>
      all
        .filter((icon) => (icon as SVGSVGElement).getBBox().width === 0)
        .map((icon) => icon.querySelector('use')?.getAttribute('href')),
    );
  await expect.poll(missing, path).toEqual([]);
  await expect(page.locator('svg.lucide'), path).toHaveCount(0);
}

// Each language on one screen: axe looks at structure, names and colours, and takes longer than all else that journeys do.
for (const { locale, prefix, tag, cart, signIn } of [
  { locale: 'Thai', prefix: '', tag: '@phone', cart: /^ตะกร้าสินค้า \d/, signIn: 'เข้าสู่ระบบ' },
  { locale: 'English', prefix: '/en', tag: '@desktop', cart: /^Cart \(/, signIn: 'Sign in' },
]) {
  test(`public pages have no accessibility violations in ${locale}, and every icon is drawn`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    // Browsers log 404 responses as console errors.
    consoleErrors.allow(/status of 404/);
    for (const [[path]] of Object.values({ ...indexed, ...unindexed })) {
      await page.goto(prefix + path.replace('PRODUCT', `/product/${charger.slug}`));
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectAccessible(page, path);
      await expectIcons(page, path);
    }
  });

  test(`what guests open has no accessibility violations in ${locale}`, { tag }, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    await createCart(page, charger, laptop);
    await page.goto(`${prefix}/product-category?query=anker`);
    await expectAccessible(page, 'search results');
    await page.goto(`${prefix}/product/compare?products=${charger.productId},${laptop.productId}`);
    await expectAccessible(page, 'comparison');
    await page.goto(`${prefix}/no-such-page`);
    await expectAccessible(page, 'page not found');

    await page.goto(`${prefix}/product/${charger.slug}`);
    const openCart = page.getByRole('link', { name: cart }).filter({ visible: true });
    // The count shows that the page is hydrated: before, the link leads to the page of the cart.
    await expect(openCart).toHaveAccessibleName(/2/);
    await openCart.click();
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveCount(2);
    await expectAccessible(page, 'mini cart');
    await page.goto(`${prefix}/cart`);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
    await expectAccessible(page, 'cart');

    await page.goto(prefix || '/');
    await page.getByRole('button', { name: signIn, exact: true }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: signIn }).click();
    await expect(page.getByRole('dialog').locator('[aria-invalid]')).toHaveCount(2);
    await expectAccessible(page, 'sign-in with validation errors');
  });

  test(`checkout, order and account pages have no accessibility violations in ${locale}`, { tag }, async ({ page }) => {
    await signInNewCustomer(page);
    await createCart(page, charger);
    await page.goto(`${prefix}/checkout`);
    // Delivery and pickup, the customer's address, no full tax invoice, and the payment methods.
    await expect(page.getByRole('radio')).toHaveCount(4 + paymentMethods.length);
    await expectAccessible(page, 'checkout');
    const orderId = await placeCashOnDeliveryOrder(page);
    for (const path of [
      `/confirmation/thank-you/${orderId}`,
      `/account/my-order/order-detail?id=${orderId}`,
      '/account/my-order',
      '/account/my-discount-code',
      '/account',
      '/account/my-shipping-address',
      '/account/my-shipping-address/add-address',
      '/account/my-billing',
      '/account/my-profile',
      '/account/my-profile/devices',
      '/account/my-billing/add-address',
    ]) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}
