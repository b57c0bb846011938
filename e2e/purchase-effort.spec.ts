import { expect, type Locator, type Page } from '@playwright/test';
import { signInNewCustomer } from './support/customers.ts';
import { adapter } from './support/products.ts';
import { test } from './support/test.ts';

const query = 'apple 20w';
const suggestion = (page: Page) => page.getByRole('listbox').getByRole('option', { name: adapter.en });
const expectOrder = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Order confirmed. Thank you for your order' })).toBeVisible();

/** Opens the home page and waits for hydration. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/en');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

test('a customer with an address buys what they searched for with at most six taps', { tag: '@phone' }, async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await signInNewCustomer(page);
  await openHome(page);
  await tap(page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Search' }));
  await page.keyboard.type(query);
  await tap(suggestion(page));
  await expect(page.getByRole('heading', { level: 1, name: adapter.en })).toBeFocused();
  await tap(page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).first());
  await tap(page.getByRole('radio', { name: /Cash on delivery/ }));
  const place = page.getByRole('button', { name: 'Place order' }).filter({ visible: true });
  await expect(place).not.toHaveAttribute('aria-busy');
  await tap(place);
  await expectOrder(page);
  expect(taps).toBeLessThanOrEqual(6);
});

test('a customer with an address buys what they searched for with at most sixty keys, those of the search included', {
  tag: '@desktop',
}, async ({ page }) => {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator) => {
    const hasFocus = () =>
      target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
    while (!(await hasFocus())) {
      expect(keys, 'keys before the order is placed').toBeLessThan(60);
      await press('Tab');
    }
  };
  await signInNewCustomer(page);
  await openHome(page);
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  for (const key of query) await press(key);
  await expect(suggestion(page)).toBeVisible();
  while ((await suggestion(page).getAttribute('aria-selected')) !== 'true') await press('ArrowDown');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: adapter.en })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Buy now' }));
  await press('Enter');
  await page.waitForURL('/en/checkout');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const methods = page.getByRole('group', { name: 'Payment method' });
  await tabTo(methods.getByRole('radio'));
  const cash = methods.getByRole('radio', { name: /Cash on delivery/ });
  while (!(await cash.isChecked())) await press('ArrowDown');
  const place = page.getByRole('button', { name: 'Place order' }).filter({ visible: true });
  await expect(place).not.toHaveAttribute('aria-busy');
  await tabTo(place);
  await press('Enter');
  await expectOrder(page);
  expect(keys).toBeLessThanOrEqual(60);
});
