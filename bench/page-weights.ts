import { chromium } from 'playwright-core';
import { benchBrowserOptions } from '../e2e/support/browser.ts';
import { rawGet } from './raw-get.ts';

/** Transfer sizes of a page, in kilobytes (1,000 bytes). */
export interface PageWeight {
  html: number;
  htmlBrotli: number;
  /** Gzip size of all scripts that the page loads without user interaction. */
  script: number;
  scripts: number;
  /** How those scripts were found: by loading the page in a browser, or in its HTML if no browser could be started. */
  source: 'browser' | 'markup';
}

/** Measures pages of a shop, given by name and path. */
export async function weighPages(origin: string, paths: Record<string, string>): Promise<Record<string, PageWeight>> {
  const loaded = await scriptsInBrowser(origin, Object.values(paths)).catch(() => undefined);
  const weights: Record<string, PageWeight> = {};
  for (const [name, path] of Object.entries(paths)) {
    const plain = await rawGet(origin + path, { 'accept-encoding': 'identity' });
    const brotli = await rawGet(origin + path, { 'accept-encoding': 'br' });
    const scripts = loaded?.get(path) ?? scriptsInMarkup(plain.body.toString('utf8'));
    const sizes = await Promise.all(
      [...scripts].map(async (script) => (await rawGet(origin + script, { 'accept-encoding': 'gzip' })).body.length),
    );
    weights[name] = {
      html: plain.body.length / 1000,
      htmlBrotli: brotli.body.length / 1000,
      script: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      scripts: scripts.size,
      source: loaded ? 'browser' : 'markup',
    };
  }
  return weights;
}

/** Paths of the scripts that the HTML loads immediately. */
export function scriptsInMarkup(html: string): Set<string> {
  return new Set([...html.matchAll(/["'](\/[^"']+\.js)["']/g)].map(([, path = '']) => path));
}

/** Paths of the scripts that a browser loads until the network is idle, by path of the page. */
async function scriptsInBrowser(origin: string, paths: string[]): Promise<Map<string, Set<string>>> {
  const browser = await chromium.launch(await benchBrowserOptions());
  try {
    const found = new Map<string, Set<string>>();
    for (const path of paths) {
      const page = await browser.newPage();
      const scripts = new Set<string>();
      page.on('response', (response) => {
        const url = new URL(response.url());
        if (response.request().resourceType() === 'script' && url.origin === origin) scripts.add(url.pathname);
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      found.set(path, scripts);
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}
