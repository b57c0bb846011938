import type { Page } from '@playwright/test';

/**
 * Measures the layout shifts of all pages that are opened from now on.
 *
 * @returns a function that reads the sum of the current page's layout shift scores, without those that follow user input
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as typeof window & { layoutShift: number }).layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as typeof window & { layoutShift: number }).layoutShift);
}
