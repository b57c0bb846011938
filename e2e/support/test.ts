import { test as base, expect } from '@playwright/test';
import { type Complaints, listenForComplaints } from './console-errors.ts';

interface Fixtures {
  /** What the pages complained about so far; a journey that means to provoke one calls `complaints.allow(…)`. */
  complaints: Complaints;
}

/**
 * Playwright's `test` with a guard: a console error or warning, an uncaught error or a failed request in any page fails
 * the journey, unless it said that it is meant.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context);
      await use(complaints);
      expect(complaints.unexpected(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
