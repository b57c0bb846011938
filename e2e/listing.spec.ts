import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chips, closeFilters, filters, names, openListing } from './support/listing.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the out-of-stock label of a product card does not overlap its buttons', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const stock of body.data) Object.assign(stock, { stock: 0, preOrderStock: 0, stockAvailable: false });
    await route.fulfill({ response, json: body });
  });
  await page.goto('/en/product-category/mobile-accessories');
  const card = page.getByRole('article').first();
  const label = await card.getByText('Out of stock').boundingBox();
  const buttons = await card.getByRole('button').all();
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (!label || !box) throw new Error('the label or a button is not visible');
    expect(box.x >= label.x + label.width || box.y >= label.y + label.height).toBe(true);
  }
});

test('the saving of a product card is shown in full beside or below its label, also on the narrowest phones', {
  tag: '@phone',
}, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en/product-category?query=iphone');
    const cards = page.getByRole('article').filter({ hasText: 'Official warranty' }).filter({ hasText: /−\d+%/ });
    for (const card of await cards.all()) {
      const [inner, saving] = [await card.boundingBox(), await card.getByText(/^−\d+%$/).boundingBox()];
      expect((saving?.x ?? 0) + (saving?.width ?? 0)).toBeLessThanOrEqual((inner?.x ?? 0) + (inner?.width ?? 0));
    }
    expect(await cards.count()).toBeGreaterThan(0);
  }
});

test('Back from a product restores the filtered listing and its scroll position', { tag: '@phone' }, async ({
  page,
}) => {
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

test('a search and the product selected from it are counted, with the query alone', { tag: '@phone' }, async ({
  page,
}) => {
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/search/api/en/searches'))
      counted.push(request.postDataJSON());
  });
  await openListing(page, '/en/product-category?query=sony%20headphones');
  const shown = { query: 'sony headphones', selected: false };
  await expect.poll(() => counted).toEqual([shown]);
  await names(page).first().getByRole('link').click();
  await expect.poll(() => counted).toEqual([shown, { ...shown, selected: true }]);
  // Of a filtered list only the selection counts: filtering is no further search.
  await openListing(page, '/en/product-category?query=sony%20headphones&brands=Sony');
  await names(page).first().getByRole('link').click();
  await expect.poll(() => counted).toEqual([shown, { ...shown, selected: true }, { ...shown, selected: true }]);
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
    tag: prefix ? '@phone' : '@desktop',
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

test('a page number beyond the last is a 404 that links to the first page, an unknown category one with a search', {
  tag: '@desktop',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  for (const number of [99, 1_000_000]) {
    const response = await page.goto(`/en/product-category/audio?page=${number}&sort=newest`);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL('/en/product-category/audio?sort=newest');
    await expect(names(page).first()).toBeVisible();
  }
  await page.goto('/en/product-category/typewriters');
  const categories = page.getByRole('navigation', { name: 'Popular categories' });
  await expect(categories.getByRole('link', { name: 'Laptops' })).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.fill('keyboard');
  await search.press('Enter');
  await expect(page).toHaveURL('/en/product-category?query=keyboard');
});

test('the banner of a category moves no cards when it arrives after them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/product-category/laptops');
  const card = page.getByRole('main').getByRole('article').first();
  const banner = page.getByRole('region', { name: 'โปรโมชันของหมวดนี้' });
  const place = await card.boundingBox();
  const { y, height } = (await banner.boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(place?.y).toBeGreaterThan(y + height);
  expect(place?.y).toBeLessThan(y + height + 24);
  await banner.evaluate((element) => element.parentElement?.remove());
  expect(await card.boundingBox()).toEqual(place);
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
