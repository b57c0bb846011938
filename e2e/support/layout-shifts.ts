import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Measures the layout shifts of all pages that are opened from now on.
 *
 * @param moving selects the elements whose shifts count, with all that is in them
 * @returns a function that reads the sum of the current page's layout shift scores, without those that follow user input
 */
export async function watchLayoutShifts(page: Page, moving = ':root'): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    Object.assign(window, { layoutShift: 0 });
    const counts = ({ node }: LayoutShift['sources'][number]) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest(selector));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput && entry.sources.some(counts))
          (window as typeof window & { layoutShift: number }).layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, moving);
  return () => page.evaluate(() => (window as typeof window & { layoutShift: number }).layoutShift);
}
