import { defineConfig, devices } from '@playwright/test';
import { journeyBrowserOptions } from './e2e/support/browser.ts';
import { necessaryCookies } from './e2e/support/consent.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy machine a click can come before hydration. A test that passes on retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup; each worker evaluates this file after that.
    baseURL: process.env.SHOP_URL,
    launchOptions: await journeyBrowserOptions(),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // The visitor has answered the cookie banner, which is on every page.
    storageState: { cookies: ['localhost', '127.0.0.1'].map(necessaryCookies), origins: [] },
    screenshot: 'only-on-failure',
    // A journey cannot intercept requests that a service worker answers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // Nothing but sharpness depends on the density: `responsive-images.spec.ts` sets that of phones.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
