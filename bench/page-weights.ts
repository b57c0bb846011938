import { chromium } from 'playwright-core';
import { browserOptions } from '../e2e/support/browser.ts';
import { rawGet } from './raw-get.ts';

/** What a page weighs, in kilobytes (1,000 bytes). */
export interface Weight {
  html: number;
  htmlBrotli: number;
  /** Gzip size of all scripts that the page loads before anything is touched. */
  script: number;
  scripts: number;
  /** Whether a browser said which scripts those are; else the page's own markup did. */
  asked: 'browser' | 'markup';
}

/** Weighs pages of a shop. */
export async function weigh(origin: string, paths: Record<string, string>): Promise<Record<string, Weight>> {
  const loaded = await scriptsInBrowser(origin, Object.values(paths)).catch(() => undefined);
  const weights: Record<string, Weight> = {};
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
      asked: loaded ? 'browser' : 'markup',
    };
  }
  return weights;
}

/** The scripts that the markup tells a browser to load at once. */
export function scriptsInMarkup(html: string): Set<string> {
  return new Set([...html.matchAll(/["'](\/[^"']+\.js)["']/g)].map(([, path = '']) => path));
}

/** The scripts that a browser loads until the page is quiet, by path of the page. */
async function scriptsInBrowser(origin: string, paths: string[]): Promise<Map<string, Set<string>>> {
  const browser = await chromium.launch(await browserOptions());
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
