import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type FakeRecaptcha, startFakeRecaptcha } from '#server/testing/fake-recaptcha.ts';
import { originOf, shopEnvironment, startShop } from './faults/shop-process.ts';
import { newCustomer } from './support/customers.ts';
import { test as base } from './support/test.ts';

interface CheckedShop {
  origin: string;
  recaptcha: FakeRecaptcha;
}

let dataFolder: string | undefined;

/** `checkedShop` is an empty shop of its own whose bot check is of this version. The shops use the same database one after the other. */
const test = base.extend<{ version: '2' | '3'; checkedShop: CheckedShop }>({
  version: ['2', { option: true }],
  checkedShop: async ({ version }, use) => {
    dataFolder ??= mkdtempSync(join(tmpdir(), 'saifah-bot-check-'));
    const recaptcha = await startFakeRecaptcha();
    const environment = await shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: dataFolder });
    const origin = originOf(environment);
    const shop = await startShop({ ...environment, ORIGIN: origin, ...recaptcha.environment(version) });
    await use({ origin, recaptcha });
    await shop.stop('SIGTERM');
    await recaptcha.close();
  },
});
test.describe.configure({ mode: 'default' });
test.afterAll(() => {
  if (dataFolder) rmSync(dataFolder, { recursive: true, force: true });
});

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

const checkMail = (page: Page) => page.getByRole('dialog', { name: 'Check your email' });

test('a shop without a bot check does not mention one', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.request.get('/');
  const sent = JSON.stringify(response.headers()) + (await response.text());
  expect(/google\.com\/recaptcha|gstatic|siteKey/.test(sent)).toBe(false);
});

test('a person registers by ticking the box, and goes on while reCAPTCHA is away @phone', async ({
  page,
  consoleErrors,
  checkedShop: { origin, recaptcha },
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const { email } = newCustomer();
  await page.goto(`${origin}/en?sign-in`);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(loaded.filter((url) => url.startsWith(recaptcha.origin))).toEqual([]);
  const { dialog, submit } = await fillRegistration(page, email);
  const box = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox');
  await expect(box).toBeVisible();
  await submit();
  const group = dialog.getByRole('group', { name: 'Confirm that you are not a bot' });
  await expect(group).toHaveAccessibleDescription('Please tick the box to confirm that you are not a bot.');
  await expect(group).toBeFocused();
  await box.click();
  await page.frameLocator('iframe[title="reCAPTCHA challenge"]').getByRole('button').click();
  await expect(box).toBeChecked();
  await expect(dialog.getByText('Please tick the box')).toBeHidden();
  await submit();
  await expect(checkMail(page).getByText(email)).toBeVisible();

  recaptcha.goAway(true);
  // Browsers log the script that did not arrive.
  consoleErrors.allow(/status of 503 .*recaptcha\/api\.js/);
  await page.goto(`${origin}/en?forgot-password`);
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await forgot.getByLabel('Email').fill(email);
  await expect(forgot.getByRole('button', { name: 'Load again' })).toBeVisible();
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(checkMail(page).getByText(email)).toBeVisible();
});

test.describe('with scores', () => {
  test.use({ version: '3' });

  test('a registration with a low score is refused and nothing typed is lost; a second one with a good score is not @phone', async ({
    page,
    consoleErrors,
    checkedShop: { origin, recaptcha },
  }) => {
    const { email } = newCustomer();
    recaptcha.scoreNext(0.1);
    await page.goto(`${origin}/en?sign-in`);
    const { dialog, submit } = await fillRegistration(page, email);
    await expect(dialog.getByText('protected from bots by reCAPTCHA')).toBeVisible();
    // Browsers log the refused registration.
    consoleErrors.allow(/status of 403 .*customers\/register/);
    await submit();
    await expect(dialog.getByRole('alert')).toContainText('We could not confirm that you are not a bot.');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    recaptcha.scoreNext(0.9);
    await submit();
    await expect(checkMail(page).getByText(email)).toBeVisible();
  });
});
