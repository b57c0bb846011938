import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { phone } from './support/products.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the full-screen gallery and its zoom work by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/en/product/${phone.slug}`);
  await expect(page.getByRole('main').getByRole('list', { name: 'Details of the picture' })).toContainText('48MP main');
  const opener = page.getByRole('button', { name: 'See large pictures' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: /iPhone 17/ });
  await expect(gallery.getByRole('status')).toHaveText(/^1 \/ \d/);
  await expectAccessible(page, 'full-screen gallery');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText(/^2 \/ \d/);
  const enlarge = gallery.getByRole('button', { name: 'Enlarge' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the full-screen gallery shows the loaded picture at once, sharpens it, and loads the next one ahead', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/en/product/${phone.slug}`);
  const pictures = page.getByRole('main').locator('img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const requested = new Set<string>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/images\/products\/.*width=(1080|1200|1920)$/, async (route) => {
    requested.add(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'See large pictures' }).click();
  const images = page.getByRole('dialog', { name: /iPhone 17/ }).locator('img');
  const widths = () => images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(widths).toEqual([true, false]);
  await expect.poll(() => requested.size).toBe(2);
  release();
  await expect.poll(widths).toEqual([true, true]);
});
