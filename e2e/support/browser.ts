import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { inflatePackagedLibraries, packagedChromium } from '../browser/packaged-chromium.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Restricts journeys to fonts installed as npm packages, so that pages look the same on every machine. */
const fontConfig = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** Turns off everything that the browser does in the background. */
const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A journey leaves a page before code that is optimised for speed has paid for its compilation. */
const shortLivedPageArgs = ['--js-flags=--no-opt --no-maglev'];

/**
 * Launch options for measurements in a browser like those that shoppers use: the system's Chromium if there is one,
 * otherwise the packaged one. Nothing is downloaded.
 */
export async function benchBrowserOptions(): Promise<LaunchOptions> {
  return launchOptions(systemBrowser() ?? (await packagedChromium()));
}

/**
 * Launch options for journeys: the packaged headless Chromium, which uses a third less CPU time for the same pages. It
 * runs on Linux x64 only; elsewhere the system's browser is used.
 */
export async function journeyBrowserOptions(): Promise<LaunchOptions> {
  const runsPackaged = process.platform === 'linux' && process.arch === 'x64';
  if (!runsPackaged) return launchOptions(systemBrowser());
  const libraries = await inflatePackagedLibraries();
  const { args, ...options } = launchOptions(await packagedChromium());
  return {
    ...options,
    args: [...args, ...shortLivedPageArgs],
    env: { ...process.env, FONTCONFIG_FILE: fontConfig, LD_LIBRARY_PATH: libraries },
  };
}

function systemBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path));
}

function launchOptions(executablePath: string | undefined): LaunchOptions & { args: string[] } {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...quietArgs, ...asRoot] };
}
