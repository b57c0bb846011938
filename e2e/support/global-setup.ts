import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';

/** How long the shop may take from nothing to its first page: an empty database, the demo data, a build if it is stale. */
const patience = 180_000;

/** Nothing of a developer's own settings reaches the shop under test: an empty variable counts as absent. */
const ownEnvironment = {
  DATABASE_URL: '',
  API_HOST: '',
  HOST: '',
  ORIGIN: '',
  SMTP_URL: '',
  TOKEN_SECRET: '',
  RATE_LIMITS: 'off',
};

/**
 * Playwright's global set-up: one shop for all journeys, started as `npm start` does it, on a free port and with a data
 * folder of its own (`SHOP_DATA_FOLDER`). Its address is in `SHOP_URL`; where that is set already, the journeys go to the
 * shop that runs there.
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'saifah-shop-'));
  const shop = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, ...ownEnvironment, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let hasEnded = false;
  const end = once(shop, 'exit').then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    shop.kill('SIGTERM');
    await end;
    rmSync(dataFolder, { recursive: true, force: true });
  };

  const deadline = performance.now() + patience;
  while (!(await answers(origin))) {
    if (hasEnded || performance.now() > deadline) {
      await stop();
      throw new Error(`The shop did not start.\n${output}`);
    }
    await wait(100);
  }
  process.env.SHOP_URL = origin;
  process.env.SHOP_DATA_FOLDER = dataFolder;
  return stop;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
}
