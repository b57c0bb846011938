import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startFakeOmise } from '#server/testing/fake-omise.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startTestProviders } from '#server/testing/test-providers.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { tagManagerId } from './consent.ts';

const startTimeoutMs = 300_000;

/** Of the shop that the journeys use. */
const environment = {
  ...cleanEnvironment,
  NODE_ENV: 'production',
  EMBEDDED_DB: 'allow',
  API_DOCS: 'on',
  RATE_LIMITS: 'off',
  // The only method whose card is entered on the shop's own page.
  PAYMENTS: 'mock,installment=omise',
  OMISE_INSTALLMENTS: 'white_label',
  TAG_MANAGER_ID: tagManagerId,
  BANK_ACCOUNTS: JSON.stringify([
    { bank: '004', number: '000-0-00001-0', name: { th: 'บริษัท สายฟ้า รีเทล จำกัด', en: 'Saifah Retail Co., Ltd.' } },
  ]),
};

/**
 * Playwright's global setup: fills one shop for all journeys and starts it as production does, on a free
 * port, with its own data folder and stand-ins for Omise and for the providers of social sign-in. Sets `SHOP_URL` and `SHOP_DATA_FOLDER` for the workers. If `SHOP_URL` is already set, the journeys use the shop
 * that runs there; if `PREPARED_DATA_FOLDER` is, a shop that was filled before.
 *
 * @returns the teardown
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const prepared = process.env.PREPARED_DATA_FOLDER;
  const dataFolder = prepared ?? mkdtempSync(join(tmpdir(), 'saifah-shop-'));
  const omise = await startFakeOmise({ clock: () => new Date() });
  const providers = await startTestProviders();
  const env = {
    ...process.env,
    ...environment,
    ...omise.environment,
    ...providers.environment,
    DATA_FOLDER: dataFolder,
  };
  // Node starts it faster than Playwright, which would compile the modules of the shop that it imports.
  if (!prepared) await promisify(execFile)(process.execPath, ['e2e/support/prepare-shop.ts', dataFolder]);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let hasExited = false;
  const exit = once(shop, 'exit').then(() => {
    hasExited = true;
  });
  const stop = async () => {
    shop.kill('SIGTERM');
    await exit;
    await omise.close();
    await providers.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };

  const deadline = performance.now() + startTimeoutMs;
  while (!(await isServing(origin))) {
    if (hasExited || performance.now() > deadline) {
      await stop();
      throw new Error(`The shop did not start.\n${output}`);
    }
    await wait(100);
  }
  process.env.SHOP_URL = origin;
  process.env.SHOP_DATA_FOLDER = dataFolder;
  return stop;
}

async function isServing(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
}
