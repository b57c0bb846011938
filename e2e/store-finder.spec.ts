import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('a shopper finds a branch by province with the keyboard, copies its link, and sees the nearest first', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
  await context.setGeolocation({ latitude: 7.89, longitude: 98.4 });
  await page.goto('/en/store');
  await expect(page.getByText(/^\d+ branches$/)).toBeVisible();
  await page.getByLabel('Province').focus();
  await page.keyboard.type('Chiang Mai');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/province=\d+/);
  const first = page.getByRole('article').first();
  await expect(first).toContainText(', Chiang Mai');
  await expect(first.getByText(/^(?:Open now|Closed) · /)).toBeVisible();
  await first.getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/store\/[a-z]/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Find your nearest store');
  const name = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: `Copy link ${name}`, exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.goto('/en/store');
  await page.getByRole('button', { name: 'Nearest to me first' }).click();
  await expect(page.getByText('Nearest to you first')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Phuket');
  await expect(page.getByRole('article').first()).toContainText(' km');
});

test('a province without branches stays chosen, and its region is suggested @phone', async ({ page, request }) => {
  const response = await request.get('/utils/api/postal-addresses/regions', { headers: { 'accept-language': 'en' } });
  const regions: { label: string; provinces: { id: number; label: string }[] }[] = (await response.json()).data;
  const isChosen = ({ label }: { label: string }) => label === 'Amnat Charoen';
  const region = regions.find(({ provinces }) => provinces.some(isChosen));
  await page.goto(`/en/store?province=${region?.provinces.find(isChosen)?.id}`);
  await page.getByRole('link', { name: region?.label }).click();
  await expect(page.getByText(/^\d+ branches$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No branch here')).toBeVisible();
  await expect(page.getByLabel('Province').locator('option:checked')).toHaveText('Amnat Charoen');
});
