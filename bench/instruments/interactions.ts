/* Task: how long presses take until the browser shows their effect, on a phone whose processor is four times as slow. */
import { chromium, type Locator, type Page } from 'playwright-core';
import { benchBrowserOptions } from '../../e2e/support/browser.ts';
import { necessaryCookies } from '../../e2e/support/consent.ts';
import { readTask } from '../processes.ts';

export interface InteractionsTask {
  origin: string;
  listingPath: string;
  productPath: string;
}

/** Milliseconds from a press to the next paint, by what was pressed. */
export type InteractionsResult = Record<string, number>;

declare global {
  interface Window {
    /** Of the page that is measured, in milliseconds. */
    pressDurations: number[];
  }
}

interface Press {
  name: string;
  path: string;
  /** What is pressed, after what has to be open is open. */
  target: (page: Page) => Promise<Locator> | Locator;
}

const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The browser reports no shorter ones. */
const shortestMs = 16;
/** Until a press and what it started are over and reported. */
const reportedAfterMs = 1500;

const { origin, listingPath, productPath } = await readTask<InteractionsTask>();

const presses: Press[] = [
  {
    name: 'open the menu',
    path: listingPath,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
  },
  {
    name: 'wishlist of a card',
    path: listingPath,
    target: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Wishlist / })
        .first(),
  },
  {
    name: 'a facet',
    path: listingPath,
    async target(page) {
      await page.getByRole('link', { name: /^Filter/ }).tap();
      const brand = page.getByRole('dialog').getByRole('checkbox').first();
      await brand.waitFor();
      return brand;
    },
  },
  {
    name: 'add to the cart',
    path: productPath,
    target: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first(),
  },
  {
    name: 'choose a variant',
    path: productPath,
    target: (page) => page.getByRole('main').getByRole('radio', { checked: false }).first(),
  },
];

/** Collects the durations of presses; runs in the page. */
function observePresses(): void {
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) window.pressDurations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function discardPresses(): void {
  window.pressDurations = [];
}

async function measurePress(page: Page, { path, target }: Press): Promise<number> {
  await page.goto(origin + path, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  // What pages do when idle is done after that.
  await page.waitForTimeout(3000);
  const pressed = await target(page);
  // What comes into sight, and other presses, are over before the one that is measured.
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForTimeout(reportedAfterMs);
  await page.evaluate(discardPresses);
  // `force`: without the listeners by which Playwright finds out what receives the press, for they take time in the page.
  await pressed.tap({ force: true });
  await page.waitForTimeout(reportedAfterMs);
  const durations = await page.evaluate(() => window.pressDurations);
  return Math.max(shortestMs, ...durations);
}

const browser = await chromium.launch(await benchBrowserOptions());
try {
  const result: InteractionsResult = {};
  for (const press of presses) {
    const context = await browser.newContext({
      ...phone,
      storageState: { cookies: [necessaryCookies('localhost')], origins: [] },
    });
    await context.addInitScript(observePresses);
    result[press.name] = await measurePress(await context.newPage(), press);
    await context.close();
  }
  process.stdout.write(JSON.stringify(result));
} finally {
  await browser.close();
}
