import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no accessibility violation (WCAG 2.2 AA) on the hydrated page. A test goes on after a failure, which `what` names.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  // What is still fading in has less contrast.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // axe finds no ground behind texts that are not laid out because they are out of sight.
    delete document.documentElement.dataset.initialLoad;
  });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Without the details of passed rules, which nothing reads.
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect
    .soft(
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`)),
      what,
    )
    .toEqual([]);
}
