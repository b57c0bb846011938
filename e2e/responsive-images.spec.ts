import { expect, type Page } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { adapter, charger } from './support/products.ts';
import { test } from './support/test.ts';

/** Each page that starts with a large image, followed by similar pages without one. */
const pagePaths: Record<string, string[]> = {
  home: ['/en'],
  listing: ['/en/product-category/smartphones-tablets'],
  product: [`/en/product/${charger.slug}`, `/en/product/compare?products=${charger.productId},${adapter.productId}`],
  brand: ['/en/brand/apple', '/en/brand'],
};

/** The widest image that the shop serves, in px. */
const maxWidth = 1920;

interface PageImage {
  url: string;
  /** Width of the file that the browser chose, in px; 0 before it has chosen one. */
  width: number;
  /** Width that this screen can display, in device pixels. */
  needed: number;
  /** Whether the markup has width and height, and a `srcset` by `sizes` or by the screen's density. */
  isResponsive: boolean;
  isLazy: boolean;
  /** Distance from the top of the page, in viewport heights. */
  depth: number;
}

/** All images of the page that take up space in its layout, without drawings such as the logo, which have no size of their own. */
function imagesOf(page: Page): Promise<PageImage[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      if (width === 0 || /^data:image\/svg|\/assets\/[^?]+\.svg$/.test(image.currentSrc)) return [];
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => matchMedia(media).matches,
      );
      const described = source ?? image;
      const aspectRatio = Number(described.getAttribute('width')) / Number(described.getAttribute('height'));
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const drawnWidth = isCropped ? Math.max(width, height * aspectRatio) : Math.min(width, height * aspectRatio);
      return {
        url: image.currentSrc,
        width: image.currentSrc ? Number(new URL(image.currentSrc).searchParams.get('width')) : 0,
        needed: drawnWidth * devicePixelRatio,
        isResponsive: aspectRatio > 0 && (described.sizes === '' ? / 2x/ : / \d+w/).test(described.srcset),
        isLazy: image.loading === 'lazy',
        depth: (top + scrollY) / innerHeight,
      };
    }),
  );
}

/** Scrolls through the whole page, so that lazy images are requested. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** URLs of the images that the page preloads with `<link rel="preload">`. */
function preloadedImages(page: Page): Promise<string[]> {
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
  test.describe(`at a device pixel ratio of ${density}`, { tag }, () => {
    test.use({ deviceScaleFactor: density });

    for (const [name, paths] of Object.entries(pagePaths)) {
      test(`${name}: the first image is preloaded and requested once; all images are sharp and shift no layout`, async ({
        page,
      }) => {
        const layoutShift = await watchLayoutShifts(page);
        const requested: string[] = [];
        page.on('request', (request) => requested.push(request.url()));
        for (const [index, path] of paths.entries()) {
          requested.length = 0;
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          const first = page.locator('main img[fetchpriority=high]');
          await expect(first).toHaveCount(index === 0 ? 1 : 0);
          if (index === 0) {
            const url = await first.evaluate(async (image: HTMLImageElement) => {
              await image.decode();
              return image.currentSrc;
            });
            const preloaded = await preloadedImages(page);
            expect(preloaded).toContain(url);
            // On wide screens a listing begins with its banner, on phones with its first card.
            expect(preloaded).toHaveLength(name === 'listing' && density === 2 ? 2 : 1);
            expect(requested.filter((other) => other === url)).toHaveLength(1);
          }
          await scrollThrough(page);
          const images = await imagesOf(page);
          expect(images.length).toBeGreaterThan(0);
          expect(images.filter(({ isResponsive }) => !isResponsive)).toEqual([]);
          const loaded = images.filter(({ width }) => width > 0);
          // Browsers themselves choose files with up to a sixth fewer pixels, a difference that cannot be seen.
          expect(loaded.filter(({ width, needed }) => width < Math.min(needed / 1.2, maxWidth))).toEqual([]);
          expect(loaded.filter(({ width, needed }) => width > 2 * needed)).toEqual([]);
          expect(images.filter(({ depth, isLazy }) => depth > 1.5 && !isLazy)).toEqual([]);
          expect(await layoutShift()).toBeLessThan(0.01);
        }
      });
    }
  });
}
