import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

for (const path of ['/', '/product-category/laptops', `/product/${charger.slug}`, '/store', '/help'])
  test(`every icon of ${path} is drawn`, async ({ page }) => {
    await page.goto(path);
    const icons = page.locator('svg.icon').filter({ visible: true });
    await expect(icons).not.toHaveCount(0);
    // An icon without a shape in the file of icons has no size.
    const missing = () =>
      icons.evaluateAll((all) =>
        all
          .filter((icon) => (icon as SVGSVGElement).getBBox().width === 0)
          .map((icon) => icon.querySelector('use')?.getAttribute('href')),
      );
    await expect.poll(missing).toEqual([]);
    await expect(page.locator('svg.lucide')).toHaveCount(0);
  });
