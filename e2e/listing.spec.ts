import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openListing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** The filter form: a sidebar on desktop, on a phone a drawer, which this opens. */
async function filters(page: Page): Promise<Locator> {
  const column = page.getByRole('complementary', { name: 'Filter' });
  if (await column.isVisible()) return column;
  await page.getByRole('link', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function closeFilters(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: /^Show/ });
  if (await close.isVisible()) await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
/** The number of products, as announced. */
const count = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole('status')
      .filter({ hasText: /products?$/ })
      .first()
      .textContent()) ?? '',
    10,
  );

test('two brands and a price range filter a listing; chips and Back undo them', async ({ page }) => {
  await openListing(page, '/en/product-category/laptops');
  const all = await count(page);
  const form = await filters(page);
  await form.getByRole('checkbox', { name: /^ASUS/ }).check();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS');
  await form.getByRole('checkbox', { name: /^Lenovo/ }).check();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo');
  // The title names a brand only if it is the only one.
  await expect(page).toHaveTitle('Laptops | Saifah');
  const ofBrands = await count(page);
  expect(ofBrands).toBeLessThan(all);
  // A facet still offers its other values.
  await expect(form.getByRole('checkbox', { name: /^Acer/ })).toBeVisible();
  await form.getByRole('spinbutton', { name: 'Lowest price' }).fill('60000');
  await form.getByRole('spinbutton', { name: 'Highest price' }).fill('20000');
  await form.getByRole('button', { name: 'Apply price range' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo&maxPrice=60000&minPrice=20000');
  await expect(form.getByRole('spinbutton', { name: 'Lowest price' })).toHaveValue('20000');
  await expect.poll(() => count(page)).toBeLessThan(ofBrands);
  await closeFilters(page);
  await expect(chips(page).getByRole('link')).toHaveText(['฿20,000 – ฿60,000', 'ASUS', 'Lenovo', 'Clear all']);
  for (const name of await names(page).allTextContents()) expect(name).toMatch(/ASUS|Lenovo/);

  await page.goBack();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo');
  await expect.poll(() => count(page)).toBe(ofBrands);
  await chips(page).getByRole('link', { name: 'Remove ASUS' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=Lenovo');
  await expect(page.getByRole('heading', { level: 1, name: 'Lenovo in Laptops' })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops');
  await expect(chips(page)).toBeHidden();
  await expect.poll(() => count(page)).toBe(all);
});

test('attribute filters of the category are translated, and long ones are collapsed', { tag: '@phone' }, async ({
  page,
}) => {
  await openListing(page, '/product-category/smartphones-tablets');
  const link = page.getByRole('link', { name: /^ตัวกรอง/ });
  if (await link.isVisible()) await link.click();
  const form = page
    .getByRole('dialog', { name: 'ตัวกรอง' })
    .or(page.getByRole('complementary', { name: 'ตัวกรอง' }))
    .filter({ visible: true });
  await form
    .getByRole('group', { name: 'ความจุ' })
    .getByRole('checkbox', { name: /^256GB/ })
    .check();
  await expect(page).toHaveURL('/product-category/smartphones-tablets?attributes=storage%3A256gb');
  const colours = form.getByRole('group', { name: 'สี' });
  await expect(colours.getByRole('checkbox')).toHaveCount(6);
  await colours.getByText(/^ดูเพิ่มอีก/).click();
  const last = colours.getByRole('checkbox').last();
  await last.check();
  await expect(last).toBeChecked();
  await expect(page).toHaveURL(/attributes=colour/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'ตัวกรองที่เลือก' }).getByRole('listitem')).toHaveCount(3);
});

test('a selected filter value without products keeps its label and can be cleared in the form', {
  tag: '@phone',
}, async ({ page }) => {
  await openListing(page, '/en/product-category/smartphones-tablets?attributes=storage%3A256gb&maxPrice=2&minPrice=1');
  await expect(chips(page).getByRole('link')).toHaveText(['฿1 – ฿2', 'Storage: 256GB', 'Clear all']);
  const form = await filters(page);
  const storage = form.getByRole('group', { name: 'Storage' }).getByRole('checkbox', { name: '256GB 0', exact: true });
  await expect(storage).toBeChecked();
  await storage.press('Space');
  await expect(page).toHaveURL('/en/product-category/smartphones-tablets?maxPrice=2&minPrice=1');
  await expect(storage).toHaveCount(0);
});

test('the out-of-stock label of a product card does not overlap its buttons', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const id of Object.keys(body.data))
      Object.assign(body.data[id], { stock: 0, preOrderStock: 0, stockAvailable: false });
    await route.fulfill({ response, json: body });
  });
  await page.goto('/en/product-category/mobile-accessories');
  const card = page.getByRole('article').first();
  const label = await card.getByText('Out of stock').boundingBox();
  for (const button of await card.getByRole('button').all()) {
    const { x } = (await button.boundingBox()) ?? { x: 0 };
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(x);
  }
});

test('two filters selected in quick succession both apply, and are checked at once', async ({ page }) => {
  await openListing(page, '/en/product-category/audio');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/audio.data*', async (route) => {
    await released;
    await route.continue();
  });
  const form = await filters(page);
  await form.getByRole('checkbox', { name: /^Sony/ }).check();
  await form.getByRole('checkbox', { name: /^JBL/ }).check();
  await expect(form.getByRole('checkbox', { name: /^Sony/ })).toBeChecked();
  await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
  release();
  await expect(page).toHaveURL('/en/product-category/audio?brands=JBL&brands=Sony');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('selecting a filter keeps focus and scroll position', { tag: '@desktop' }, async ({ page }) => {
  await openListing(page, '/en/product-category/laptops');
  const offer = page.getByRole('group', { name: 'Offers' }).getByRole('checkbox', { name: /^Special price/ });
  await offer.focus();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(200);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/en/product-category/laptops?promotion=special');
  await expect(offer).toBeFocused();
  await expect(offer).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  // The removed chip had focus: the next Tab continues from its position.
  const chip = page.getByRole('link', { name: 'Remove Special price' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('article :focus')).toHaveCount(1);
});

test('the filter drawer keeps focus, closes on Esc and returns focus', { tag: '@phone' }, async ({ page }) => {
  await openListing(page, '/en/product-category/audio');
  const opener = page.getByRole('link', { name: 'Filter' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('checkbox', { name: /^Sony/ }).press('Space');
  const total = drawer.getByRole('button', { name: /^Show \d+ products$/ });
  await expect(total).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/en/product-category/audio');
  // Choosing another category closes the drawer.
  await drawer.getByRole('link', { name: /^Headphones/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Headphones' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('Back from a product restores the filtered listing and its scroll position', async ({ page }) => {
  await openListing(page, '/en/product-category/audio?brands=Sony&sort=price-desc');
  const product = names(page).nth(8);
  await product.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(200);
  const name = (await product.textContent()) ?? '';
  await product.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(product).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await expect(chips(page).getByRole('link', { name: 'Remove Sony' })).toBeVisible();
});

test('a misspelt query shows corrected results, which can be filtered by category', { tag: '@phone' }, async ({
  page,
}) => {
  await openListing(page, '/en/product-category?query=iphnoe');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “iphnoe”' })).toBeVisible();
  await expect(page.getByText('Nothing found for “iphnoe”')).toBeVisible();
  await expect(names(page).first().locator('mark')).toHaveText('iPhone');
  await (await filters(page)).getByRole('link', { name: /^Smartphones & Tablets/ }).click();
  await expect(page).toHaveURL('/en/product-category/smartphones-tablets?query=iphnoe');
  await page.getByRole('link', { name: 'Showing results for “iphone”' }).click();
  await expect(page).toHaveURL('/en/product-category?query=iphone');
  await expect(page.getByText('Nothing found for')).toBeHidden();
});

for (const { prefix, query, noResults, popular, all, noMatches, clear } of [
  {
    prefix: '',
    query: 'zzzzzz',
    noResults: 'ไม่พบคำที่คุณค้นหา กรุณาลองใหม่อีกครั้ง',
    popular: 'หมวดหมู่ยอดนิยม',
    all: 'ดูสินค้าทั้งหมด',
    noMatches: 'ไม่มีสินค้าที่ตรงกับตัวกรองที่เลือก',
    clear: 'ล้างตัวกรอง',
  },
  {
    prefix: '/en',
    query: 'zzzzzz',
    noResults: "Couldn't find the word you search Please try again",
    popular: 'Popular categories',
    all: 'See all products',
    noMatches: 'No products match your filters',
    clear: 'Clear filters',
  },
]) {
  test(`empty results link to other products, and every state of a listing is accessible, at ${prefix || '/'}`, {
    tag: prefix ? '@phone' : [],
  }, async ({ page }) => {
    await openListing(page, `${prefix}/product-category?query=${query}`);
    await expect(page.getByRole('heading', { name: noResults })).toBeVisible();
    await expect(page.getByRole('navigation', { name: popular }).getByRole('link')).toHaveCount(8);
    await expectAccessible(page, 'nothing found');
    await page.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(`${prefix}/product-category`);

    await openListing(page, `${prefix}/product-category/audio?brands=Sony&maxPrice=2&minPrice=1`);
    await expect(page.getByRole('heading', { name: noMatches })).toBeVisible();
    await expectAccessible(page, 'no products for the filters');
    await page.getByRole('link', { name: clear }).click();
    await expect(page).toHaveURL(`${prefix}/product-category/audio`);

    await openListing(page, `${prefix}/product-category/laptops?brands=ASUS&brands=HP&promotion=special`);
    await expectAccessible(page, 'filtered');
    const opener = page.getByRole('link', { name: /^(Filter|ตัวกรอง)/ });
    if (await opener.isVisible()) {
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, 'filters');
    }
  });
}

test('a page number beyond the last is a 404 that links to the first page', { tag: '@desktop' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  for (const number of [99, 1_000_000]) {
    const response = await page.goto(`/en/product-category/audio?page=${number}&sort=newest`);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL('/en/product-category/audio?sort=newest');
    await expect(names(page).first()).toBeVisible();
  }
});

test('a category shows its banner and description; a filter hides the description and keeps the banner', {
  tag: '@phone',
}, async ({ page }) => {
  await openListing(page, '/en/product-category/laptops');
  await expect(page).toHaveTitle('Laptops for work, study and games | Saifah');
  const banner = page.getByRole('region', { name: 'In this category' });
  await expect(banner).toContainText('Laptops to study, work and play on');
  const description = page.getByRole('region', { name: 'Laptops', exact: true });
  await expect(description.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const form = await filters(page);
  await form.getByRole('checkbox', { name: /^ASUS/ }).check();
  await closeFilters(page);
  await expect(page).toHaveTitle('ASUS in Laptops | Saifah');
  await expect(banner).toBeVisible();
  await expect(description).toBeHidden();
});

test('search engines index a category and its further pages, but no filtered or sorted views', {
  tag: '@desktop',
}, async ({ page }) => {
  const headOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return {
      robots: html.match(/<meta name="robots" content="([^"]*)"/)?.[1],
      canonical: html.match(/<link rel="canonical" href="https?:\/\/[^/]*([^"]*)"/)?.[1],
    };
  };
  const audio = '/en/product-category/audio';
  expect(await headOf(audio)).toEqual({ robots: undefined, canonical: audio });
  expect(await headOf(`${audio}?page=2`)).toEqual({ robots: undefined, canonical: `${audio}?page=2` });
  for (const search of ['brands=Sony', 'query=sony', 'sort=newest', 'minPrice=5', 'attributes=colour:black'])
    expect([search, await headOf(`${audio}?${search}`)]).toEqual([
      search,
      { robots: 'noindex, follow', canonical: audio },
    ]);
  await page.goto(audio);
  // Filters are not links, and links with filters in their URL are marked nofollow.
  await page.goto(`${audio}?brands=Sony`);
  await expect(page.locator('main a[href*="brands="]:not([rel])')).toHaveCount(0);
});

test('unusual query values and paths of a listing cause no server errors', { tag: '@desktop' }, async ({ page }) => {
  const values = [
    'x'.repeat(2048),
    'ก'.repeat(2048),
    ' ',
    '🙂👩‍👩‍👧',
    "' or 1=1; drop table products --",
    '.*(?:[a-z]+)+$',
    '%',
    '\\',
    '\u200b\u200d',
    'ุ่๊',
    'e\u0301\u0301\u0301',
    '\u202eevil',
    '\x01',
    '<script>alert(1)</script>',
    'B&W / AC/DC',
    "a:b & !c | (d <-> 'e')",
  ];
  const failures: [string, number][] = [];
  for (const text of values)
    for (const name of ['query', 'brands', 'attributes', 'minPrice', 'sort', 'page', 'availability', 'unknown']) {
      const value = encodeURIComponent(name === 'attributes' ? `colour:${text}` : text);
      const address = `/product-category/audio?${name}=${value}`;
      const { status } = await fetch(
        new URL(address, page.url() === 'about:blank' ? process.env.SHOP_URL : page.url()),
      );
      if (status !== 200) failures.push([address, status]);
    }
  for (const path of [
    'AUDIO',
    'Gaming Laptops',
    'audio//earbuds/',
    'a/b/c/d/e/f',
    '%F0%9F%99%82',
    "'--",
    '%00',
    '%E0%B8%81',
  ])
    for (const suffix of ['', '?page=1000000', '?query=a%00b']) {
      const response = await page.request.get(`/en/product-category/${path}${suffix}`);
      if (response.status() >= 500) failures.push([`${path}${suffix}`, response.status()]);
    }
  expect(failures).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter form can be submitted with brands and a price range', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/request failed: csp \(GET .*\.js\)/);
    await page.goto('/en/product-category/audio?sort=price-asc');
    const all = await count(page);
    const opener = page.getByRole('link', { name: 'Filter' });
    if (await opener.isVisible()) await opener.click();
    const form = page.getByRole('complementary', { name: 'Filter' });
    await form.getByRole('checkbox', { name: /^Sony/ }).check();
    await form.getByRole('checkbox', { name: /^JBL/ }).check();
    await form.getByRole('spinbutton', { name: 'Highest price' }).fill('9000');
    await form.getByRole('button', { name: 'Show products' }).click();
    await expect(chips(page).getByRole('link')).toHaveText(['Up to ฿9,000', 'JBL', 'Sony', 'Clear all']);
    expect(await count(page)).toBeLessThan(all);
    await expect(page.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
    await chips(page).getByRole('link', { name: 'Remove JBL' }).click();
    await expect(page).toHaveURL('/en/product-category/audio?brands=Sony&maxPrice=9000&sort=price-asc');
    for (const name of await names(page).allTextContents()) expect(name).toContain('Sony');
  });
});
