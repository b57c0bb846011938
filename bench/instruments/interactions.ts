/*
 * Task: how long presses take until the browser shows their effect, and links until it shows the main picture of the page that they open, on
 * a phone whose processor is four times as slow.
 */
import { chromium, type Locator, type Page } from 'playwright-core';
import { benchBrowserOptions } from '../../e2e/support/browser.ts';
import { necessaryCookies } from '../../e2e/support/consent.ts';
import { readTask } from '../processes.ts';

export interface InteractionsTask {
  origin: string;
  listingPath: string;
  productPath: string;
}

export interface InteractionsResult {
  /** Milliseconds from a press to the next paint, by what was pressed. */
  presses: Record<string, number>;
  /** Milliseconds from a press to the paint of the next page's main picture, by what was opened. */
  pages: Record<string, number>;
}

declare global {
  interface Window {
    /** Of the page that is measured, in milliseconds. */
    pressDurations: number[];
    /** From the press of a link to the main picture of the page that it opens, in milliseconds. */
    openDuration?: number;
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

/** How long a finger rests on what it presses. */
const touchMs = 80;

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

/** Links to other pages, by the kind of page. */
const links: Press[] = [
  {
    name: 'a product',
    path: listingPath,
    target: (page) => page.getByRole('main').locator('li a[href*="/product/"]').first(),
  },
  {
    name: 'a listing',
    path: productPath,
    target: (page) => page.getByRole('main').locator('nav a[href*="/product-category/"]').first(),
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

/** Notices when the picture of the page that the next press opens is painted; runs in the page. */
function observeOpening(): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { pathname } = window.location;
      const heading = document.querySelector('main h1');
      const isShown = () => {
        const opened = document.querySelector('main h1');
        const picture = document.querySelector<HTMLImageElement>('main img');
        return window.location.pathname !== pathname && opened && opened !== heading && picture?.complete;
      };
      const end = () => {
        window.openDuration = performance.now() - timeStamp;
      };
      const check = () => {
        // A task after the next frame runs when that has been painted.
        if (isShown()) requestAnimationFrame(() => setTimeout(end));
        else setTimeout(check);
      };
      check();
    },
    { capture: true, once: true },
  );
}

/** Opens a page on the slow phone and waits until it is quiet. Returns what will be pressed. */
async function preparePress(page: Page, { path, target }: Press): Promise<Locator> {
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
  return pressed;
}

async function measurePress(page: Page, press: Press): Promise<number> {
  const pressed = await preparePress(page, press);
  await page.evaluate(discardPresses);
  // `force`: without the listeners by which Playwright finds out what receives the press, for they take time in the page.
  await pressed.tap({ force: true });
  await page.waitForTimeout(reportedAfterMs);
  const durations = await page.evaluate(() => window.pressDurations);
  return Math.max(shortestMs, ...durations);
}

/** Touches a link as long as a finger does: the page that it opens may be prefetched meanwhile. */
async function measureOpening(page: Page, link: Press): Promise<number> {
  const box = await (await preparePress(page, link)).boundingBox();
  if (!box) throw new Error(`${link.name} has no link`);
  await page.evaluate(observeOpening);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => window.openDuration !== undefined);
  return page.evaluate(() => window.openDuration ?? Number.NaN);
}

/** Measures each in a browser without history. */
async function measureEach(
  some: readonly Press[],
  measure: (page: Page, press: Press) => Promise<number>,
): Promise<Record<string, number>> {
  const durations: Record<string, number> = {};
  for (const press of some) {
    const context = await browser.newContext({
      ...phone,
      storageState: { cookies: [necessaryCookies('localhost')], origins: [] },
    });
    await context.addInitScript(observePresses);
    durations[press.name] = await measure(await context.newPage(), press);
    await context.close();
  }
  return durations;
}

const browser = await chromium.launch(await benchBrowserOptions());
try {
  const result: InteractionsResult = {
    presses: await measureEach(presses, measurePress),
    pages: await measureEach(links, measureOpening),
  };
  process.stdout.write(JSON.stringify(result));
} finally {
  await browser.close();
}
