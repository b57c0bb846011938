import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import packaged, { inflate } from '@sparticuz/chromium';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The libraries that the packaged browser needs and a bare machine lacks come in the same package. */
const packagedLibraries = fileURLToPath(
  new URL('../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url),
);

/** The fonts of the journeys come as packages: pages look the same on every machine. */
const fontSettings = fileURLToPath(new URL('fonts.conf', import.meta.url));

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
  if (!runsPackaged) return launching(systemBrowser());
  const libraries = join(await inflate(packagedLibraries), 'lib');
  return {
    ...launching(await packaged.executablePath()),
    env: { ...process.env, FONTCONFIG_FILE: fontSettings, LD_LIBRARY_PATH: libraries },
  };
}

function systemBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path));
}

function launching(executablePath: string | undefined): LaunchOptions {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...quiet, ...asRoot] };
}
