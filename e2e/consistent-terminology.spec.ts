import { expect } from '@playwright/test';
import { test } from './support/test.ts';

for (const { prefix, preOrder, inStock, special, shipsFrom } of [
  { prefix: '', preOrder: 'สั่งจองล่วงหน้า', inStock: 'พร้อมส่ง', special: 'ราคาพิเศษ', shipsFrom: /เริ่มจัดส่ง \d+ \S+ 25\d\d/ },
  {
    prefix: '/en',
    preOrder: 'Pre-order',
    inStock: 'In stock',
    special: 'Special price',
    shipsFrom: /Ships from \d+ \w+ 20\d\d/,
  },
])
  test(`filters, chips, product cards and product pages use the same terms, at ${prefix || '/'}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const chips = page.getByRole('list', { name: prefix ? 'Selected filters' : 'ตัวกรองที่เลือก' }).getByRole('link');
    const main = page.getByRole('main');
    for (const [search, term] of [
      ['availability=pre-order', preOrder],
      ['availability=in-stock', inStock],
      ['promotion=special', special],
    ] as const) {
      await page.goto(`${prefix}/product-category?${search}`);
      await expect(chips.first()).toHaveText(term);
      await expect(main.getByRole('checkbox', { name: new RegExp(`^${term} [\\d,]+$`) })).toBeChecked();
    }

    await page.goto(`${prefix}/product-category?promotion=special`);
    await expect(main.getByRole('article').first().getByText(special)).toBeAttached();

    await page.goto(`${prefix}/product-category?availability=pre-order`);
    const card = main.getByRole('article').filter({ hasText: preOrder }).first();
    await card.getByRole('heading').getByRole('link').click();
    await expect(main.getByText(preOrder, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(shipsFrom)).toBeVisible();

    await page.goto(`${prefix}/product/anker-511-charger-nano-3-30w-1060`);
    await expect(main.getByText(inStock, { exact: true }).first()).toBeVisible();
  });
