import { expect, type Locator, type Page } from '@playwright/test';

/** Presses 'Try again' until something is shown: a press before the page is hydrated is lost. */
export async function tryAgain(page: Page, shown: Locator): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}
