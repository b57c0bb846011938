import { expect, type Page } from '@playwright/test';

/** Fills in one of the mock gateway's listed test cards. Clicks again if the page was not hydrated yet. */
export async function fillInTestCard(page: Page, card: RegExp): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: card }).click();
    await expect(page.getByLabel(/^(?:Card number|หมายเลขบัตร)$/)).not.toHaveValue('', { timeout: 1000 });
  }).toPass();
}
