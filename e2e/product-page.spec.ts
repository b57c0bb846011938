import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { allowCookies } from './support/consent.ts';
import { adapter, buyButton, phone } from './support/products.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** With three variants of each of two attributes, with the longest name, and sold as pre-order. */
const otherPages = [
  'uag-pathfinder-magsafe-case-for-iphone-17-series-4212',
  'samsung-book-cover-keyboard-for-galaxy-tab-s10-fe-4596',
  'nintendo-switch-2-1048',
];

test('name, price and buy button are in the first screen, above the bottom bar', async ({ page, viewport }) => {
  for (const slug of [phone.slug, ...otherPages]) {
    await page.goto(`/en/product/${slug}`);
    const main = page.getByRole('main');
    const bottomBar = page.getByRole('navigation', { name: 'Quick menu' });
    const edge = (await bottomBar.isVisible()) ? (await bottomBar.boundingBox())?.y : viewport?.height;
    for (const shown of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^(Special price )?฿[\d,]+$/).first(),
      buyButton(page, slug.includes('switch') ? 'Pre-order now' : 'Buy now'),
    ]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN), `${slug}: ${shown}`).toBeLessThanOrEqual(edge ?? 0);
    }
  }
});

test('a name that fits on one line leaves no room for a second, and a long one without spaces does not widen the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/product/apple-iphone-17-pro-1001');
  const name = page.getByRole('heading', { level: 1 });
  const lines = await name.evaluate(
    (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
  );
  expect(lines).toBeCloseTo(1, 1);
  const width = await name.evaluate((heading) => {
    heading.textContent = 'RTX5090'.repeat(12);
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(390);
});

test('a variant is selected by keyboard, stored in the URL and shared; the page says when it arrives and how to pay', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/en/product/${phone.slug}`);
  const larger = page.getByRole('radio', { name: '512GB' });
  await page.getByRole('radio', { name: '256GB' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(larger).toBeChecked();
  await expect(page).toHaveURL(/\?sku=\d+$/);
  await page.reload();
  await expect(larger).toBeChecked();

  // Some versions of Chromium have a native share sheet.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByText('Share', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Share on LINE' })).toHaveAttribute('href', /iphone-17-1002/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/en/product/${phone.slug}?sku=`);

  const facts = page.getByRole('region', { name: 'Delivery and service' });
  await expect(facts.getByRole('listitem').filter({ hasText: 'Bangkok and vicinity' })).toContainText(
    /\d+\s\w{3}\s\d{4}/,
  );
  await expect(facts.getByText('Islands')).toBeHidden();
  await facts.locator('summary', { hasText: 'Dates for other areas' }).click();
  await expect(facts.getByText('Islands')).toBeVisible();
  await expect(facts.getByText('Free delivery on orders from ฿800')).toBeVisible();
  await expect(facts.getByRole('link', { name: '1 year, Thai service centres' })).toBeVisible();
  // It costs more than what can be paid on delivery.
  await expect(facts.getByRole('list', { name: 'Payment methods' })).not.toContainText('Cash on delivery');
  await facts.getByRole('link', { name: 'Returns and refunds' }).click();
  await expect(page).toHaveURL('/en/help/returns');
});

test('branches with stock of the variant are listed and filtered by region and province', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/en/product/${phone.slug}`);
  await page.getByRole('button', { name: 'Branches with stock' }).click();
  const drawer = page.getByRole('dialog', { name: 'Branches with stock' });
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'branches');
  const all = await drawer.getByRole('heading', { level: 3 }).count();
  const announcement = drawer.getByRole('status').filter({ hasText: 'branch' });
  const countBranches = async () => {
    const count = await drawer.getByRole('heading', { level: 3 }).count();
    expect(count).toBeGreaterThan(0);
    await expect(announcement).toHaveText(new RegExp(`^${count} `));
    return count;
  };
  const province = drawer.getByRole('combobox', { name: 'Province' });
  const provinces = await province.getByRole('option').count();
  await drawer.getByRole('combobox', { name: 'Region' }).selectOption({ index: 1 });
  const inRegion = await countBranches();
  expect(inRegion).toBeLessThan(all);
  expect(await province.getByRole('option').count()).toBeLessThan(provinces);
  await province.selectOption({ index: 1 });
  expect(await countBranches()).toBeLessThanOrEqual(inRegion);
  // Changing the region clears the province.
  await drawer.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'All regions' });
  await expect(province).toHaveValue('');
  expect(await countBranches()).toBe(all);
});

test('structured data describes the product, its offers, breadcrumbs and FAQ', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const [prefix, name] of [
    ['', phone.th],
    ['/en', phone.en],
  ] as const) {
    const html = await (await request.get(`${prefix}/product/${phone.slug}`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    const ofType = (type: string) => data.find((entry) => entry['@type'] === type);
    expect(ofType('Product')).toMatchObject({ name, brand: { name: 'Apple' } });
    expect(ofType('Product').offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'THB' });
    expect(ofType('Product').offers.offers[0]).toMatchObject({
      priceCurrency: 'THB',
      price: expect.stringMatching(/^\d+\.\d{2}$/),
      availability: 'https://schema.org/InStock',
    });
    expect(ofType('BreadcrumbList').itemListElement.length).toBeGreaterThan(2);
    expect(ofType('FAQPage').mainEntity[0]).toMatchObject({ '@type': 'Question' });
  }
});

test('analytics events are sent only after consent', { tag: '@phone' }, async ({ page, context }) => {
  const events = () =>
    page.evaluate(() =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.flatMap(({ event }) =>
        event && event !== 'gtm.js' ? event : [],
      ),
    );
  await page.goto(`/en/product/${adapter.slug}`);
  await buyButton(page, 'Add to cart').click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  expect(await events()).toBeUndefined();
  await allowCookies(context, 'C0001|C0002');
  await page.reload();
  // These two events may come in either order.
  await expect.poll(async () => (await events())?.toSorted()).toEqual(['view_item', 'view_item_list']);
  await buyButton(page, 'Add to cart').click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Shopping cart/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(async () => (await events())?.slice(2)).toEqual(['add_to_cart', 'view_cart', 'remove_from_cart']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await events())?.slice(5)).toEqual(['add_to_cart']);
});

test('an invalid product URL is a 404, and an outdated slug redirects to the current one', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const slug of [
    '0',
    '-1002',
    'x--1002',
    'x-2147483648',
    `x-${'9'.repeat(30)}`,
    'no-number',
    '%00',
    'x-1e3',
    '999999999',
  ])
    expect((await request.get(`/product/${slug}`, { maxRedirects: 0 })).status(), slug).toBe(404);
  for (const old of [`an-old-name-${phone.productId}`, `${phone.productId}`, phone.slug.toUpperCase()]) {
    const response = await request.get(`/en/product/${old}`, { maxRedirects: 0 });
    expect(response.status(), old).toBe(301);
    expect(response.headers().location, old).toMatch(new RegExp(`/en/product/${phone.slug}$`));
  }
});

test('the URL of a variant shows that variant without JavaScript', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const response = await page.request.get(`/pim/api/products/${phone.productId}`, {
    headers: { 'accept-language': 'en' },
  });
  const { productId, sku, skuName, image } = (await response.json()).data.children.at(-1);
  await page.goto(`/en/product/${phone.slug}`);
  await page.getByRole('link', { name: skuName }).click();
  await expect(page).toHaveURL(`/en/product/${phone.slug}?sku=${productId}`);
  await expect(page.getByText(`SKU ${sku}`)).toBeVisible();
  await expect(page.getByRole('radio', { name: '512GB' })).toBeChecked();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(image));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${phone.slug}$`));
  await page.close();
});

test('a sold-out variant is labelled out of stock, and the others can still be bought', { tag: '@phone' }, async ({
  page,
}) => {
  await mockSoldOut(page, ([first]) => (first ? [first] : []));
  await page.goto(`/en/product/${phone.slug}`);
  await expect(page.getByRole('main').getByText('Out of stock').first()).toBeVisible();
  await expect(buyButton(page, 'Out of stock')).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Add-on deals' })).toHaveCount(0);
  await expectAccessible(page, 'sold-out variant');
  await page.getByRole('radio', { name: '512GB' }).check();
  await expect(buyButton(page, 'Add to cart')).toBeEnabled();
});

test('choosing a sold-out variant leaves the options in their place', async ({ page }) => {
  await mockSoldOut(page, ([, ...others]) => others);
  await page.goto(`/en/product/${phone.slug}`);
  const options = page.getByRole('group', { name: 'Storage' });
  const placeOf = () => options.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await expect(options).toContainText('out of stock');
  const place = await placeOf();
  await options.getByRole('radio', { name: '512GB' }).check();
  await expect(buyButton(page, 'Out of stock')).toBeDisabled();
  expect(Math.abs((await placeOf()) - place)).toBeLessThan(2);
});

test('a product with all variants sold out cannot be added to the cart', { tag: '@phone' }, async ({ page }) => {
  await mockSoldOut(page, (skuIds) => skuIds);
  await page.goto(`/product/${phone.slug}`);
  await expect(buyButton(page, 'สินค้าหมด')).toBeDisabled();
  await expect(buyButton(page, 'ซื้อเลย')).toHaveCount(0);
  const alternatives = page.getByRole('region', { name: 'รุ่นใกล้เคียงที่พร้อมส่ง' });
  await expect(alternatives.getByRole('link')).toHaveCount(3);
  await page.getByRole('radio', { name: '512GB' }).check();
  await expect(buyButton(page, 'สินค้าหมด')).toBeDisabled();
});

for (const { focused, tag } of [
  { focused: 'Add to cart', tag: [] },
  { focused: 'Buy now', tag: ['@phone'] },
  { focused: 'Increase quantity', tag: ['@desktop'] },
])
  test(`"${focused}" leaves the keyboard focus in its place when the product sells out`, { tag }, async ({ page }) => {
    let showStock = () => {};
    await mockSoldOut(page, (skuIds) => skuIds, new Promise((resolve) => (showStock = resolve)));
    await page.goto(`/en/product/${phone.slug}`);
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await buyButton(page, focused).focus();
    showStock();
    await expect(page.getByRole('main').locator('[aria-live]').getByText('Out of stock')).toBeVisible();
    await expect(buyButton(page, 'Out of stock')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

test('prices are reloaded when a special price ends by the server clock', { tag: '@phone' }, async ({ page }) => {
  const { children } = (await (await page.request.get(`/pim/api/products/${phone.productId}`)).json()).data;
  const end = Date.parse(children[0].specialPrice.endDate);
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const date = new Date(end + 5000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  const reloaded = page.waitForRequest(/apple-iphone-17-1002\.data/);
  await page.goto(`/en/product/${phone.slug}`);
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: phone.en })).toBeVisible();
});

/**
 * Changes the stock response so that the selected variants of the phone are out of stock; `select` gets the default variant first.
 * The response comes after `until`.
 */
async function mockSoldOut(
  page: Page,
  select: (skuIds: string[]) => string[],
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  const { children, defaultProductId } = (await (await page.request.get(`/pim/api/products/${phone.productId}`)).json())
    .data;
  const ids: string[] = children.map(({ productId }: { productId: number }) => String(productId));
  const soldOut = select([String(defaultProductId), ...ids.filter((id) => id !== String(defaultProductId))]);
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await until;
    for (const stock of body.data)
      if (soldOut.includes(String(stock.productId)))
        Object.assign(stock, { stock: 0, preOrderStock: 0, stockAvailable: false });
    await route.fulfill({ response, json: body });
  });
}
