import type { BrowserContext } from '@playwright/test';

export interface Complaints {
  /** Says that complaints which match are meant to happen in this journey. */
  allow(...patterns: RegExp[]): void;
  /** What was complained about and not allowed, each with its page. */
  unexpected(): string[];
}

/** A navigation away ends the requests of the page that is left: that is how browsers work, not a fault. */
const endedByBrowser = /net::ERR_ABORTED/;
/** Where a journey is kept free of the service worker, the page is told so. */
const keptOut = /Service Worker registration blocked by Playwright/;

/** Collects all that goes wrong in the pages of the browser context from now on. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const place = `${message.location().url || message.page()?.url()}`;
    if (['error', 'warning'].includes(message.type()) && !keptOut.test(message.text()))
      heard.push(`${message.type()}: ${message.text()} (${place})`);
  });
  context.on('weberror', (error) => {
    heard.push(`uncaught: ${error.error().stack ?? error.error().message} (${error.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!endedByBrowser.test(reason)) heard.push(`request failed: ${reason} (${request.method()} ${request.url()})`);
  });
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    unexpected: () => heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}
