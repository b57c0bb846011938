import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { CookieGroup } from '#contract/consent.ts';
import { cookieGroupCodes } from '#contract/cookie-groups.ts';
import { expectAccessible } from './support/accessibility.ts';
import { allowCookies, standInForGoogle, tagManagerId } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { adapter } from './support/products.ts';
import { test } from './support/test.ts';

// Nobody has answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const choice = (page: Page, name: string) => banner(page).getByRole('button', { name });
const allowed = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'allowed_cookies')?.value;

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);
/** The data layer of Google's tags, each entry as JSON. */
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.map((entry) => JSON.stringify(entry)) ?? []);

/** What the page's browser stores, as `kind name`. */
async function stored(page: Page): Promise<string[]> {
  const keys = await page.evaluate(async () => ({
    local_storage: Object.keys(localStorage),
    session_storage: Object.keys(sessionStorage),
    cache: await caches.keys(),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...keys, cookie: cookies }).flatMap(([kind, names]) =>
    names.map((name) => `${kind} ${name}`),
  );
}

/** Everything that the policy lists for groups, as patterns of `kind name`. Only https has the prefix of cookies. */
function listed(policy: readonly CookieGroup[], groups: readonly string[]): RegExp[] {
  return policy
    .filter(({ groupCode }) => groups.includes(groupCode))
    .flatMap(({ cookieList }) => Object.values(cookieList).flat())
    .map(({ kind, name }) => new RegExp(`^${kind} ${name.replace('__Host-', '').replace('*', '.*')}$`));
}

for (const groups of [null, 'C0001', 'C0001|C0002', cookieGroupCodes.join('|')]) {
  test(`with ${groups ?? 'no choice'} the shop stores and loads what the policy lists, and nothing else`, {
    tag: '@desktop',
  }, async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    const container = await (groups ? allowCookies(context, groups) : standInForGoogle(context));
    const elsewhere = new Set<string>();
    page.on('request', (request) => {
      const { origin: from, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && from !== origin) elsewhere.add(from);
    });
    const policy = (await (await page.request.get('/utils/api/cookie-policy')).json()).data;
    const patterns = listed(policy, groups?.split('|') ?? ['C0001']);
    const expectListed = async () =>
      expect((await stored(page)).filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
    const tagged = groups?.includes('C0002') ?? false;

    await page.goto(`/en/product/${adapter.slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).first().click();
    await expect.poll(() => stored(page)).toContain('local_storage cart-purchase');
    await expectListed();
    await page.goto('/en/cart');
    await expect(page.getByRole('checkbox', { name: `Select ${adapter.en}` })).toBeVisible();
    await page.goto('/en');
    await hydrated(page);
    const field = page.getByRole('combobox').filter({ visible: true }).first();
    await field.fill('usb hub');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /usb hub/ })).toBeVisible();
    for (const path of ['/', '/work-from-home', '/help/cookie-policy', '/en/flash-sale', '/en/sign-in']) {
      await page.goto(path);
      await hydrated(page);
      await expectListed();
    }
    const keys = await stored(page);
    expect(keys.includes('local_storage recent-searches')).toBe(groups?.includes('C0003') ?? false);
    if (tagged) {
      await expect.poll(() => stored(page)).toContain('cookie _ga');
      expect(new Set(container)).toEqual(new Set([`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`]));
      await expect
        .poll(async () => (await dataLayer(page)).findIndex((entry) => entry.includes('gtm.js')))
        .toBeGreaterThan(1);
      expect((await dataLayer(page))[0]).toContain('"1":"default"');
    } else {
      expect(container).toEqual([]);
    }
    expect([...elsewhere]).toEqual(tagged ? ['https://www.googletagmanager.com'] : []);
  });
}

test('the banner is reached early, weighs its choices equally and shifts nothing', async ({ page }) => {
  const layoutShift = await watchLayoutShifts(page);
  await page.goto('/en/coupon');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'consent banner');
  expect(await layoutShift()).toBeLessThan(0.01);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  const buttons = await banner(page).getByRole('button').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)} ${box?.height} ${box?.y}`)).size).toBe(1);
  expect(new Set(await Promise.all(buttons.map((button) => button.getAttribute('class')))).size).toBe(1);
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  if (bar) expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThan(bar.y);

  for (const _ of ['skip link', 'policy']) await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Cookie policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Reject All')).toBeFocused();
  const recorded = page.waitForResponse(/cookie-consents$/);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect((await recorded).status()).toBe(204);
  expect(await allowed(page.context())).toBe('C0001');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the choices of the banner fit the narrowest phones in Thai', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/coupon');
  const choices = page.getByRole('region', { name: 'การยินยอมให้ใช้คุกกี้' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  const overflows = await choices.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(overflows).toEqual([0, 0, 0]);
});

test('accepting all reloads the page; the settings show the choice and take it back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await page.goto('/en/brand');
  // The page may reload before the response.
  const record = page.waitForRequest(/cookie-consents$/);
  const reloaded = page.waitForEvent('load');
  await choice(page, 'Accept All').click();
  await reloaded;
  expect((await record).postDataJSON()).toEqual({ groups: cookieGroupCodes, policyVersion: '2022-05-01' });
  expect(await allowed(context)).toBe('C0001|C0002|C0003|C0004|C0005|C0006');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => stored(page)).toContain('cookie _ga');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const group = (name: string) => settings.getByRole('switch', { name });
  await expect(group('Strictly necessary cookies')).toBeDisabled();
  for (const name of [
    'Strictly necessary cookies',
    'Performance and analytics cookies',
    'Functional cookies',
    'Embedded content',
  ])
    await expect(group(name)).toBeChecked();
  await expectAccessible(page, 'cookie settings');
  for (const name of ['Performance', 'Targeting', 'Social media']) await group(name).click();
  const again = page.waitForEvent('load');
  await settings.getByRole('button', { name: 'Save choices' }).click();
  await again;
  expect(await allowed(context)).toBe('C0001|C0003|C0006');
  expect(await stored(page)).not.toContain('cookie _ga');
});

test('a page that was loaded with more groups reloads when the visitor comes back to it @desktop', async ({
  page,
  context,
}) => {
  await allowCookies(context, 'C0001|C0002');
  await page.goto('/en/brand');
  await hydrated(page);
  await expect.poll(() => stored(page)).toContain('cookie _ga');
  await allowCookies(context, 'C0001');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
});

test('rejecting all in the settings leaves the focus on the page, where the banner is gone @desktop', async ({
  page,
}) => {
  await page.goto('/en/brand');
  await hydrated(page);
  await choice(page, 'Settings').press('Enter');
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.getByRole('button', { name: 'Reject All' }).press('Enter');
  await expect(settings).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main:focus-within')).toBeVisible();
});
