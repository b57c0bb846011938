import { test as base, expect } from '@playwright/test';
import { type ConsoleErrors, collectConsoleErrors } from './console-errors.ts';

interface Fixtures {
  /** The errors of all pages so far; a journey that causes one on purpose calls `consoleErrors.allow(…)`. */
  consoleErrors: ConsoleErrors;
  /** Whether the browser has not seen the demo shop's pop-up yet. */
  showsPopUp: boolean;
}

/**
 * Playwright's `test`, which fails on any console error or warning, uncaught error or failed request in a page that the
 * journey did not allow.
 */
export const test = base.extend<Fixtures>({
  showsPopUp: [false, { option: true }],
  context: async ({ context, showsPopUp }, use) => {
    if (!showsPopUp) await context.addInitScript(markPopUpSeen);
    await use(context);
  },
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = collectConsoleErrors(context);
      await use(consoleErrors);
      expect(consoleErrors.unexpected(), 'unexpected console errors').toEqual([]);
    },
    { auto: true },
  ],
});

function markPopUpSeen(): void {
  try {
    localStorage.setItem('pop-ups', 'first-order-100');
  } catch {
    // A page without storage, such as about:blank.
  }
}
