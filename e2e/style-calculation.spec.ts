import { type Browser, expect, type Page } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** The most elements whose style the browser computed at once while `work` ran and the page was painted after it. */
async function maxElementsStyled(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  const devTools = await browser.newBrowserCDPSession();
  const counts: number[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0);
  });
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  await devTools.detach();
  return Math.max(0, ...counts);
}

/** What presses change on a page. */
const changes: Record<string, () => unknown> = {
  focus: () => document.querySelector<HTMLElement>('main a')?.focus(),
  'an expanded button': () => document.querySelector('main button')?.setAttribute('aria-expanded', 'true'),
  'an added element': () => document.querySelector('main')?.append(document.createElement('div')),
};

/*
 * A selector such as `:root:has(:focus-within) ul > :last-child`, whose subject can be any element, would have browsers compute the style of all
 * elements at each change that its `:has()` depends on: 10 to 20 ms, on phones several times that.
 */
test('a change computes the style of few elements, not of the page', async ({ browser, page }) => {
  for (const path of ['/', '/product-category/laptops', `/product/${charger.slug}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const [name, change] of Object.entries(changes)) {
      const count = await maxElementsStyled(browser, page, () => page.evaluate(change));
      expect(count, `${name} on ${path}`).toBeGreaterThan(0);
      expect(count, `${name} on ${path}`).toBeLessThan(60);
    }
  }
});
