import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import packaged from '@sparticuz/chromium';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What keeps the browser from doing anything but show our pages. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to launch a browser without downloading one: the system's Chromium, else the one that comes as a package. */
export async function browserOptions(): Promise<LaunchOptions> {
  const executablePath = systemBrowsers.find((path) => existsSync(path)) ?? (await packaged.executablePath());
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...quiet, ...asRoot] };
}
