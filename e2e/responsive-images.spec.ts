import { expect, type Page } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { adapter, charger } from './support/products.ts';
import { test } from './support/test.ts';

/** Pages that begin with a large picture, and others that are looked at beside them. */
const journeys: Record<string, string[]> = {
  home: ['/en'],
  listing: ['/en/product-category/smartphones-tablets'],
  product: [`/en/product/${charger.slug}`, `/en/product/compare?products=${charger.productId},${adapter.productId}`],
  brand: ['/en/brand/apple', '/en/brand'],
};

/** The widest that the shop makes a picture, in px. */
const widest = 1920;

interface Shown {
  address: string;
  /** Of the file that the browser chose, in px; 0 while it has not. */
  width: number;
  /** On this screen, in px. */
  needed: number;
  /** Whether the page says how much room it takes before it is there, and offers other widths. */
  isDescribed: boolean;
  isLazy: boolean;
  /** Screens below the top of the page. */
  depth: number;
}

/** Every picture of the page that has its room in it. */
function picturesOf(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      if (width === 0) return [];
      const cut = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => matchMedia(media).matches,
      );
      const given = cut ?? image;
      const proportion = Number(given.getAttribute('width')) / Number(given.getAttribute('height'));
      const isCut = getComputedStyle(image).objectFit === 'cover';
      const drawn = isCut ? Math.max(width, height * proportion) : Math.min(width, height * proportion);
      return {
        address: image.currentSrc,
        width: image.currentSrc ? Number(new URL(image.currentSrc).searchParams.get('width')) : 0,
        needed: drawn * devicePixelRatio,
        isDescribed: proportion > 0 && given.sizes !== '' && given.srcset !== '',
        isLazy: image.loading === 'lazy',
        depth: (top + scrollY) / innerHeight,
      };
    }),
  );
}

/** Passes every part of the page, so that each picture is asked for. */
function scrollToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

/** The pictures that the browser asked for before it read the page: those in `<link rel="preload">`. */
function preloadedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/images/'))
      .map(({ name }) => name),
  );
}

for (const [density, tag] of [
  [3, '@phone'],
  [2, '@desktop'],
] as const) {
  test.describe(`with ${density} px of the screen for each of the page`, { tag }, () => {
    test.use({ deviceScaleFactor: density });

    for (const [name, paths] of Object.entries(journeys)) {
      test(`${name}: the first picture is asked for early and once, all are sharp and come to their room`, async ({
        page,
      }) => {
        const shifted = await watchLayoutShifts(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        for (const [place, path] of paths.entries()) {
          asked.length = 0;
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          const first = page.locator('main img[fetchpriority=high]');
          await expect(first).toHaveCount(place === 0 ? 1 : 0);
          if (place === 0) {
            const address = await first.evaluate(async (image: HTMLImageElement) => {
              await image.decode();
              return image.currentSrc;
            });
            expect(await preloadedIn(page)).toEqual([address]);
            expect(asked.filter((url) => url === address)).toHaveLength(1);
          }
          await scrollToTheEnd(page);
          const shown = await picturesOf(page);
          expect(shown.length).toBeGreaterThan(0);
          expect(shown.filter(({ isDescribed }) => !isDescribed)).toEqual([]);
          const chosen = shown.filter(({ width }) => width > 0);
          // A sixth fewer pixels than the screen has are not seen: browsers choose so themselves.
          expect(chosen.filter(({ width, needed }) => width < Math.min(needed / 1.2, widest))).toEqual([]);
          expect(chosen.filter(({ width, needed }) => width > 2 * needed)).toEqual([]);
          expect(shown.filter(({ depth, isLazy }) => depth > 1.5 && !isLazy)).toEqual([]);
          expect(await shifted()).toBeLessThan(0.01);
        }
      });
    }
  });
}
