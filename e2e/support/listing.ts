import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a listing, and waits until its scripts run. */
export async function openListing(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/** The filter form: a sidebar on desktop, on a phone a drawer, which this opens. */
export async function filters(page: Page): Promise<Locator> {
  const column = page.getByRole('complementary', { name: 'Filter' });
  if (await column.isVisible()) return column;
  await page.getByRole('link', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Closes the drawer of a phone; a sidebar stays. */
export async function closeFilters(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: /^Show/ });
  if (await close.isVisible()) await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The chosen filters above the products. */
export const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
/** The headings of the product cards. */
export const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
/** The number of products, as announced. */
export const productCount = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole('status')
      .filter({ hasText: /products?$/ })
      .first()
      .textContent()) ?? '',
    10,
  );
