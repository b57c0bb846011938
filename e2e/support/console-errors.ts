import type { BrowserContext } from '@playwright/test';

export interface ConsoleErrors {
  /** Ignores errors that match one of the patterns: the journey causes them on purpose. */
  allow(...patterns: RegExp[]): void;
  /** Every error that is not allowed, each with the URL of its page or resource. */
  unexpected(): string[];
}

/** Browsers abort the pending requests of a page when it is left. */
const abortedByNavigation = /net::ERR_ABORTED/;
/** Playwright logs this where a journey blocks the service worker. */
const serviceWorkerBlocked = /Service Worker registration blocked by Playwright/;

/** Collects console errors and warnings, uncaught errors and failed requests of all pages in the browser context, from now on. */
export function collectConsoleErrors(context: BrowserContext): ConsoleErrors {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const url = `${message.location().url || message.page()?.url()}`;
    if (['error', 'warning'].includes(message.type()) && !serviceWorkerBlocked.test(message.text()))
      messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    messages.push(`uncaught: ${error.error().stack ?? error.error().message} (${error.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!abortedByNavigation.test(reason))
      messages.push(`request failed: ${reason} (${request.method()} ${request.url()})`);
  });
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    unexpected: () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}
