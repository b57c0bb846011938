import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('every icon is drawn', async ({ page }) => {
  for (const path of ['/', '/product-category/laptops', `/product/${charger.slug}`, '/store', '/help']) {
    await page.goto(path);
    const icons = page.locator('svg.icon').filter({ visible: true });
    await expect(icons, path).not.toHaveCount(0);
    // An icon without a shape in the file of icons has no size.
    const missing = () =>
      icons.evaluateAll((all) =>
        all
          .filter((icon) => (icon as SVGSVGElement).getBBox().width === 0)
          .map((icon) => icon.querySelector('use')?.getAttribute('href')),
      );
    await expect.poll(missing, path).toEqual([]);
    await expect(page.locator('svg.lucide'), path).toHaveCount(0);
  }
});
