import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

test.use({ showsPopUp: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { home, name, tag } of [
  { home: '/', name: 'สั่งครั้งแรก ลด 100 บาท', tag: '@phone' },
  { home: '/en', name: '฿100 off your first order', tag: '@desktop' },
])
  test(`the pop-up of the home page is shown once, after the choice of cookies, at ${home}`, { tag }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(home);
    const popUp = page.getByRole('dialog', { name });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(popUp).toBeHidden();
    await page.context().addCookies([{ name: 'allowed_cookies', value: 'C0001', url: baseURL ?? '' }]);
    await page.reload();
    await expect(popUp).toBeVisible();
    await expectAccessible(page, 'pop-up');
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pop-ups'))).toBe('first-order-100');
  });
