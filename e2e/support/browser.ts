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

/**
 * How to launch a browser as shoppers have it, without downloading one, for measuring: the system's Chromium, else the
 * one that comes as a package.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  return launching(systemBrowser() ?? (await packaged.executablePath()));
}

/**
 * How to launch a browser for the journeys: the one that comes as a package, which has no windows, menus or extensions
 * and needs a third less of the processor for the same pages. It is made for Linux on x64; elsewhere the system's.
 */
export async function windowlessBrowserOptions(): Promise<LaunchOptions> {
  const runsPackaged = process.platform === 'linux' && process.arch === 'x64';
  return launching(runsPackaged ? await packaged.executablePath() : systemBrowser());
}

function systemBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path));
}

function launching(executablePath: string | undefined): LaunchOptions {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...quiet, ...asRoot] };
}
