import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type FakeRecaptcha, startFakeRecaptcha } from '#server/testing/fake-recaptcha.ts';
import { originOf, type ShopProcess, shopEnvironment, startShop } from './faults/shop-process.ts';
import { newCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

/** An empty shop with a bot check; an earlier one on the same data is stopped. */
async function restartShop(recaptcha: FakeRecaptcha, version: '2' | '3', dataFolder: string, earlier?: ShopProcess) {
  await earlier?.stop('SIGTERM');
  const environment = await shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: dataFolder });
  return startShop({ ...environment, ORIGIN: originOf(environment), ...recaptcha.environment(version) });
}

async function fillRegistration(page: Page, email: string) {
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('First name').fill('Mali');
  await dialog.getByLabel('Last name').fill('Srisuk');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Mobile number').fill('0898765432');
  await dialog.getByLabel('Password', { exact: true }).fill('Lightning#1');
  await dialog.getByLabel('Confirm password').fill('Lightning#1');
  await dialog.getByRole('checkbox', { name: /have read and accept/ }).check();
  return { dialog, submit: () => dialog.getByRole('button', { name: 'Create account' }).click() };
}

test('a shop with a bot check lets people register, by a checkbox or a score, and goes on while reCAPTCHA is away @phone', async ({
  page,
  consoleErrors,
}) => {
  const withoutCheck = await page.request.get('/');
  const response = JSON.stringify(withoutCheck.headers()) + (await withoutCheck.text());
  expect(/google\.com|gstatic|siteKey/.test(response), 'the page of a shop without a bot check mentions it').toBe(
    false,
  );

  // Starts two shops of its own.
  test.setTimeout(120_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-bot-check-'));
  const recaptcha = await startFakeRecaptcha();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  let shop = await restartShop(recaptcha, '2', dataFolder);
  try {
    const [email, other] = [newCustomer().email, newCustomer().email];
    await page.goto(`${shop.origin}/en?sign-in`);
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(loaded.filter((url) => url.startsWith(recaptcha.origin))).toEqual([]);
    const boxed = await fillRegistration(page, email);
    const box = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox');
    await expect(box).toBeVisible();
    await boxed.submit();
    const group = boxed.dialog.getByRole('group', { name: 'Confirm that you are not a bot' });
    await expect(group).toHaveAccessibleDescription('Please tick the box to confirm that you are not a bot.');
    await expect(group).toBeFocused();
    await box.click();
    await page.frameLocator('iframe[title="reCAPTCHA challenge"]').getByRole('button').click();
    await expect(box).toBeChecked();
    await expect(boxed.dialog.getByText('Please tick the box')).toBeHidden();
    await boxed.submit();
    await expect(sent.getByText(email)).toBeVisible();

    recaptcha.goAway(true);
    // Browsers log the script that did not arrive.
    consoleErrors.allow(/status of 503 .*recaptcha\/api\.js/);
    await page.goto(`${shop.origin}/en?forgot-password`);
    const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
    await forgot.getByLabel('Email').fill(email);
    await expect(forgot.getByRole('button', { name: 'Load again' })).toBeVisible();
    await forgot.getByRole('button', { name: 'Send the link' }).click();
    await expect(sent.getByText(email)).toBeVisible();
    recaptcha.goAway(false);

    shop = await restartShop(recaptcha, '3', dataFolder, shop);
    recaptcha.scoreNext(0.1);
    await page.goto(`${shop.origin}/en?sign-in`);
    const scored = await fillRegistration(page, other);
    await expect(scored.dialog.getByText('protected from bots by reCAPTCHA')).toBeVisible();
    // Browsers log the refused registration.
    consoleErrors.allow(/status of 403 .*customers\/register/);
    await scored.submit();
    await expect(scored.dialog.getByRole('alert')).toContainText('We could not confirm that you are not a bot.');
    await expect(scored.dialog.getByLabel('Email', { exact: true })).toHaveValue(other);
    recaptcha.scoreNext(0.9);
    await scored.submit();
    await expect(sent.getByText(other)).toBeVisible();
  } finally {
    await shop.stop('SIGTERM');
    await recaptcha.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
