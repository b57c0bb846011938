import { expect } from '@playwright/test';
import { chips, closeFilters, filters, names, openListing, productCount } from './support/listing.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two brands and a price range filter a listing; chips and Back undo them', async ({ page }) => {
  await openListing(page, '/en/product-category/laptops');
  const all = await productCount(page);
  const form = await filters(page);
  await form.getByRole('checkbox', { name: /^ASUS/ }).check();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS');
  await form.getByRole('checkbox', { name: /^Lenovo/ }).check();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo');
  // The title names a brand only if it is the only one.
  await expect(page).toHaveTitle('Laptops | Saifah');
  const ofBrands = await productCount(page);
  expect(ofBrands).toBeLessThan(all);
  // A facet still offers its other values.
  await expect(form.getByRole('checkbox', { name: /^Acer/ })).toBeVisible();
  await form.getByRole('spinbutton', { name: 'Lowest price' }).fill('60000');
  await form.getByRole('spinbutton', { name: 'Highest price' }).fill('20000');
  await form.getByRole('button', { name: 'Apply price range' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo&maxPrice=60000&minPrice=20000');
  await expect(form.getByRole('spinbutton', { name: 'Lowest price' })).toHaveValue('20000');
  await expect.poll(() => productCount(page)).toBeLessThan(ofBrands);
  await closeFilters(page);
  await expect(chips(page).getByRole('link')).toHaveText(['฿20,000 – ฿60,000', 'ASUS', 'Lenovo', 'Clear all']);
  for (const name of await names(page).allTextContents()) expect(name).toMatch(/ASUS|Lenovo/);

  await page.goBack();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=ASUS&brands=Lenovo');
  await expect.poll(() => productCount(page)).toBe(ofBrands);
  await chips(page).getByRole('link', { name: 'Remove ASUS' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops?brands=Lenovo');
  await expect(page.getByRole('heading', { level: 1, name: 'Lenovo in Laptops' })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops');
  await expect(chips(page)).toBeHidden();
  await expect.poll(() => productCount(page)).toBe(all);
});

test('high prices are read whole in the narrow fields of wide screens @desktop', async ({ page }) => {
  await openListing(page, '/en/product-category/laptops');
  const form = await filters(page);
  const highest = form.getByRole('spinbutton', { name: 'Highest price' });
  await highest.fill('999999.50');
  const hidden = await highest.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
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

test('two filters selected in quick succession both apply, and are checked at once', { tag: '@desktop' }, async ({
  page,
}) => {
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
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeFocused();
  await expect(drawer).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter form can be submitted with brands and a price range', { tag: '@phone' }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/request failed: csp \(GET .*\.js\)/);
    await page.goto('/en/product-category/audio?sort=price-asc');
    const all = await productCount(page);
    const opener = page.getByRole('link', { name: 'Filter' });
    if (await opener.isVisible()) await opener.click();
    const form = page.getByRole('complementary', { name: 'Filter' });
    await form.getByRole('checkbox', { name: /^Sony/ }).check();
    await form.getByRole('checkbox', { name: /^JBL/ }).check();
    await form.getByRole('spinbutton', { name: 'Highest price' }).fill('9000');
    await form.getByRole('button', { name: 'Show products' }).click();
    await expect(chips(page).getByRole('link')).toHaveText(['Up to ฿9,000', 'JBL', 'Sony', 'Clear all']);
    expect(await productCount(page)).toBeLessThan(all);
    await expect(page.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
    await chips(page).getByRole('link', { name: 'Remove JBL' }).click();
    await expect(page).toHaveURL('/en/product-category/audio?brands=Sony&maxPrice=9000&sort=price-asc');
    for (const name of await names(page).allTextContents()) expect(name).toContain('Sony');
  });
});
