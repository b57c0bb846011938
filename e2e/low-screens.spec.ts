import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { charger, phone } from './support/products.ts';
import { test } from './support/test.ts';

/** How much of the screen's height is left to the page by the bars that stay when it scrolls, in pixels. */
function heightOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isOfBar = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    return Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter(
      (element) => !isOfBar(element),
    ).length;
  });
}

/** Scrolls down and a little up again, so that the header and the bottom bar are back. */
async function scrollIntoPage(page: Page): Promise<void> {
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(860);
}

test('on a page enlarged to 400 % no bar takes room from the content @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await createCart(page, charger);
  for (const path of ['/', '/product-category/laptops', `/product/${phone.slug}`, '/help/delivery']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollIntoPage(page);
    await expect.poll(() => heightOfContent(page), path).toBe(256);
  }
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await expect.poll(() => heightOfContent(page), 'cart').toBe(256);
});

test('a visitor who enlarges pages to 400 % finds the question about cookies above the page @desktop', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/help/delivery');
  await expect(page.getByRole('button', { name: 'ยอมรับทั้งหมด' })).toBeInViewport();
  await scrollIntoPage(page);
  await expect.poll(() => heightOfContent(page)).toBe(256);
});

test('a phone held sideways has its bars @phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await page.goto('/product-category/laptops');
  await scrollIntoPage(page);
  await expect(page.getByRole('navigation', { name: 'เมนูลัด' })).toBeInViewport();
  await expect.poll(() => heightOfContent(page)).toBeGreaterThan(190);
});
