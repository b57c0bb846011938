import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { allowCookies } from './support/consent.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Focuses the search field without opening the suggestions; on a phone the field is opened from the bottom bar. */
async function focusSearch(page: Page) {
  const field = page.getByRole('combobox', { name: /^(ค้นหาสินค้า|Search products)$/ });
  const bar = page.getByRole('navigation', { name: /^(เมนูลัด|Quick menu)$/ });
  if (await bar.isVisible()) await bar.getByRole('button', { name: /^(ค้นหา|Search)$/ }).click();
  else await field.focus();
  await expect(field).toBeFocused();
  return field;
}

async function openSearch(page: Page) {
  const field = await focusSearch(page);
  await field.click();
  return field;
}

/** Waits for 20 animation frames, in which a page that can scroll does so. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const suggestions = (page: Page) => page.getByRole('listbox', { name: /^(คำแนะนำ|Suggestions)$/ });
const suggestCall = '**/search/api/*/suggest?**';

for (const { prefix, typed, product, category, brand, all } of [
  { prefix: '', typed: 'หูฟังโซนี่', product: /WH-1000XM6/, category: /หูฟัง/, brand: 'Sony', all: /^ดูผลลัพธ์ทั้งหมดของ/ },
  {
    prefix: '/en',
    typed: 'sony headphones',
    product: /WH-1000XM6/,
    category: /headphones/i,
    brand: 'Sony',
    all: /^See all/,
  },
]) {
  test(`typing suggests products with prices, categories and brands, at ${prefix || '/'}`, {
    tag: prefix ? '@phone' : '@desktop',
  }, async ({ page }) => {
    await page.goto(prefix || '/');
    const field = await openSearch(page);
    await field.pressSequentially(typed);
    const list = suggestions(page);
    await expect(list.getByRole('option', { name: product }).first()).toContainText('฿');
    await expect(list.getByRole('option', { name: category }).first()).toBeVisible();
    await expectAccessible(page, 'suggestions');
    const box = await page.locator(`[id="${await field.getAttribute('aria-controls')}"]`).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(425);
    await field.fill(brand);
    await list.getByRole('option', { name: brand, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/brand/sony`);
    await expect(list).toBeHidden();
    await expect(page.getByRole('option', { name: all })).toBeHidden();
  });
}

test('text typed before hydration stays in the field, and suggestions appear after it', { tag: '@desktop' }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  const field = await openSearch(page);
  await field.pressSequentially('sony');
  release();
  await expect(suggestions(page).getByRole('option', { name: /Sony/ }).first()).toBeVisible();
  await expect(field).toHaveValue('sony');
});

test('arrow keys move through the suggestions, Enter opens one, Esc closes the list and then clears the field', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en');
  const field = await openSearch(page);
  await field.pressSequentially('galaxy s25');
  const options = suggestions(page).getByRole('option');
  await expect(options.filter({ hasText: '฿' }).first()).toBeVisible();
  const count = await options.count();
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(count - 1)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(field).toHaveValue('galaxy s25');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');

  await page.keyboard.type('galaxy watch8');
  const product = options.filter({ hasText: '฿' }).first();
  await expect(product).toContainText('Watch8');
  for (let presses = 0; (await product.getAttribute('aria-selected')) !== 'true' && presses < 20; presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Watch8/ })).toBeVisible();
  await expect(suggestions(page)).toBeHidden();
});

test('submitted queries are listed as recent searches until they are cleared', { tag: '@phone' }, async ({ page }) => {
  await allowCookies(page.context(), 'C0001|C0003');
  await page.goto('/en');
  let field = await openSearch(page);
  await field.pressSequentially('  usb hub ');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /usb hub/ })).toBeVisible();
  await page.goto('/');
  field = await openSearch(page);
  const recent = page.getByRole('listbox', { name: 'ค้นหาล่าสุด' });
  await expect(recent.getByRole('option')).toHaveText(['usb hub']);
  await recent.getByRole('option', { name: 'usb hub' }).click();
  await expect(page).toHaveURL('/product-category?query=usb+hub');
  field = await openSearch(page);
  await expect(field).toHaveValue('usb hub');
  await field.fill('');
  await page.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
});

test('focusing the field lists recent searches, which can be removed one by one', async ({ page }) => {
  await allowCookies(page.context(), 'C0001|C0003');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('recent-searches', JSON.stringify(['usb hub', 'เคส', 'canon']));
  });
  await page.goto('/en');
  const field = await focusSearch(page);
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  const searches = recent.getByRole('option');
  await expect(searches).toHaveText(['usb hub', 'เคส', 'canon']);
  await expectAccessible(page, 'recent searches on focus');
  const remove = (query: string) => page.getByRole('button', { name: `Remove “${query}” from recent searches` });
  await remove('เคส').click();
  await expect(searches).toHaveText(['usb hub', 'canon']);
  await expect(field).toBeFocused();
  await remove('usb hub').press('Enter');
  await expect(searches).toHaveText(['canon']);
  await expect(field).toBeFocused();
  await page.reload();
  await focusSearch(page);
  await expect(searches).toHaveText(['canon']);
  await remove('canon').press('Enter');
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from recent searches' }).first()).toBeAttached();
});

test('on a phone the suggestions end above the keyboard, and the page behind them does not scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en');
  const field = await focusSearch(page);
  await field.fill('sony');
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
  const panel = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  // Simulates an on-screen keyboard over the lower half of the screen.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 400 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(400);
  await page.keyboard.press('ArrowUp');
  await expect(suggestions(page).getByRole('option').last()).toBeInViewport({ ratio: 0.9 });
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 600);
  await waitForFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a late response does not replace newer suggestions, a slow one shows a loading message, and one that fails an error', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto('/en');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(suggestCall, async (route) => {
    const isOld = new URL(route.request().url()).searchParams.get('query') === 'canon';
    if (isOld) await released;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  const field = await openSearch(page);
  await field.fill('canon');
  await expect(page.getByText('Searching…')).toBeVisible();
  await field.fill('nikon');
  await expect(suggestions(page).getByRole('option', { name: /Nikon/ }).first()).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(suggestions(page).getByRole('option', { name: /Canon/ })).toHaveCount(0);
  await expect(page.getByText('Searching…')).toBeHidden();

  await page.unroute(suggestCall);
  await page.route(suggestCall, (route) => route.abort());
  await field.fill('mouse');
  await expect(page.getByText('Suggestions could not be loaded. Press Enter to search.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /mouse/ })).toBeVisible();
});

test('a query in the wrong keyboard layout is corrected; unusual characters cause no errors', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en');
  const field = await openSearch(page);
  await field.fill('wvFao');
  await expect(
    suggestions(page)
      .getByRole('option', { name: /iPhone/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Showing results for “ไอโฟน”')).toBeVisible();
  await field.fill('zzqqxx');
  await expect(page.getByText("Couldn't find the word you search Please try again")).toBeVisible();
  await expectAccessible(page, 'nothing found');
  for (const query of [
    '   ',
    "'; drop table products; --",
    '(.*)+[a-z]{9}$',
    '\u200b\u0e48\u0e48',
    '📱',
    'هاتف ذكي',
    'x'.repeat(2000),
  ]) {
    expect((await page.request.get('/search/api/en/suggest', { params: { query } })).status()).toBe(200);
    await field.fill(query);
    await expect(field).toBeFocused();
  }
  await expect(page.getByText("Couldn't find the word you search Please try again")).toBeVisible();
});
