import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newCustomer, waitForMailsWith } from './support/customers.ts';
import { test } from './support/test.ts';

test('a guest sends a message with a picture and gets its reference, on the page and by mail @phone', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 415/);
  const { email } = newCustomer();
  await page.goto('/en/help-contact-us?orderId=SF261122100042');
  await expect(page.getByLabel('Order number')).toHaveValue('SF261122100042');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await expectAccessible(page, 'the contact form with errors');

  await page.getByLabel('Topic').selectOption('Warranty and repairs');
  await page.getByLabel('Your name').fill('Mali Jaidee');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('The screen has a green line.');
  const picture = await page.screenshot();
  const files = [
    { name: 'screen.png', mimeType: 'image/png', buffer: picture },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    { name: 'video.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6 * 1024 * 1024) },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('video.pdf is larger than 5 MB and was not attached.')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  const refused = page.getByRole('listitem').filter({ hasText: 'letter.pdf' });
  await expect(refused).toContainText('Please attach JPEG, PNG, WebP or PDF files.');
  await refused.getByRole('button', { name: 'Remove the file letter.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Remove the file screen.png' })).toBeFocused();

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeFocused();
  const shown = (await page.getByText('Reference number M').textContent()) ?? '';
  const reference = /M[2-9A-HJKMNP-Z]{8}/.exec(shown)?.[0] ?? shown;
  expect(await waitForMailsWith(reference, 2)).toEqual(['care@saifah.example', email].sort());
});
