/* Task: runs Lighthouse's performance audit on a page, with its default simulated phone and slow network. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { benchBrowserOptions } from '../../e2e/support/browser.ts';
import { readTask } from '../processes.ts';

export interface LighthouseTask {
  url: string;
  /** A free port, for the browser's remote debugging. */
  port: number;
}

export interface LighthouseResult {
  /** 0 to 100. */
  score: number;
  /** Milliseconds. */
  largestContentfulPaint: number;
  /** Milliseconds. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
}

const { url, port } = await readTask<LighthouseTask>();
const options = await benchBrowserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
try {
  const run = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
  const { audits, categories } = run.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const result: LighthouseResult = {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
  process.stdout.write(JSON.stringify(result));
} finally {
  await browser.close();
}
