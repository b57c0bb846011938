import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const [language, tag, path, title, offline, retry] of [
  ['Thai', '@desktop', '/brand', 'แบรนด์ทั้งหมด', 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต', 'ลองอีกครั้ง'],
  ['English', '@phone', '/en/brand', 'All brands', 'You are offline', 'Try again'],
] as const) {
  test(`an offline page appears in ${language} without a connection, and Try again loads the page once online`, {
    tag,
  }, async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/);
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}
