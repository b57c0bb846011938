import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing that a machine can find is in the way of screen readers, weak eyes or shaky hands (WCAG 2.2 AA), on the page as
 * it is once its scripts run.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Of what passed nothing is read: its elements need not be described.
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`)),
    what,
  ).toEqual([]);
}
