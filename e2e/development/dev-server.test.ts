import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openShopDatabase } from '#server/testing/running-shop.ts';
import { type DevProcess, startDev } from './dev-process.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

/** How long a start may take, or an edit until it is served, on a busy machine beside journeys, in milliseconds. */
const timeout = 600_000;

let repository: RepositoryCopy;
let dataFolder: string;
let dev: DevProcess;
let origin: string;
let port: number;
let readyAt: number;
let firstPid: number | undefined;

beforeAll(async () => {
  repository = copyRepository();
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  dataFolder = join(repository.folder, 'data');
  // With a product in it, so that the shop is not filled with the demo products first.
  const database = await openShopDatabase({ dataFolder });
  await createProduct(database, { brand: 'Voltara' });
  await database.close();
  cpSync(dataFolder, secondDataFolder(), { recursive: true });
  dev = startDev(repository.folder, dataFolder, port);
  await isServed('/readyz', '"ready"');
  readyAt = performance.now();
  firstPid = dev.serverPid();
});

afterAll(async () => {
  await dev.stop();
  repository.remove();
});

/** A copy of the data folder for a second process. */
function secondDataFolder(): string {
  return `${dataFolder}-of-second`;
}

/** Status and body of a response; status 0 while nothing listens. */
async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text().catch(() => '')) ?? '' };
}

async function isServed(path: string, text: string): Promise<void> {
  const served = vi.waitFor(async () => expect((await get(path)).text).toContain(text), { timeout, interval: 50 });
  const ended = dev.exited.then((code) => Promise.reject(new Error(`npm run dev ended with ${code}: ${dev.output()}`)));
  await Promise.race([served, ended]);
}

/** Does what tests and `npm run types` begin with, beside the server. */
async function generate(): Promise<void> {
  const script = `(await import('./tools/generate-messages-and-route-types.ts')).default()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: repository.folder });
}

describe('npm run dev', () => {
  it('serves edits of components, routes and messages from the same process', async () => {
    onTestFailed(() => console.log(dev.output()));
    await isServed('/en/no/where', 'Saifah');
    await isServed('/storefront/shell/logo.tsx', 'tracking-tight');
    const token = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1];
    const browser = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr');
    await once(browser, 'open');
    const updates: string[] = [];
    browser.addEventListener('message', ({ data }) => updates.push(String(data)));

    repository.edit('storefront/shell/logo.tsx', ' tracking-tight"', ' tracking-tight edited-component"');
    await isServed('/en/no/where', 'edited-component');
    await expect.poll(() => updates.join(), { timeout }).toContain('/storefront/shell/logo.tsx');

    repository.edit('storefront/errors/not-found-route.tsx', '404', '410');
    await expect.poll(async () => (await get('/en/no/where')).status, { timeout }).toBe(410);

    await generate();
    const messages = JSON.parse(readFileSync(join(repository.folder, 'storefront/i18n/messages/en.json'), 'utf8'));
    repository.edit('storefront/i18n/messages/en.json', messages.shell_home, 'Edited message');
    await isServed('/en/no/where', 'Edited message');

    while (performance.now() < readyAt + 10_000) {
      expect([(await get('/readyz')).status, dev.serverPid()]).toEqual([200, firstPid]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  it('shows a syntax error of a component in the browser, and serves the next edit', async () => {
    onTestFailed(() => console.log(dev.output()));
    repository.edit('storefront/shell/logo.tsx', ' edited-component"', ' edited-component');
    await expect
      .poll(() => get('/en/no/where'), { timeout })
      .toMatchObject({
        status: 500,
        text: expect.stringMatching(/ErrorOverlay[\s\S]*logo\.tsx/),
      });
    repository.edit('storefront/shell/logo.tsx', ' edited-component', ' edited-again"');
    await isServed('/en/no/where', 'edited-again');
  });

  it('offers the test providers of social sign-in, whose pages open', async () => {
    const { text } = await get('/authen/api/auth/providers');
    expect(JSON.parse(text).data.items).toEqual([
      { provider: 'line' },
      { provider: 'google' },
      { provider: 'facebook' },
    ]);
    expect((await get('/sign-in/line')).text).toContain('LINE (test provider)');
  });

  it('restarts and serves an edit of the brand while a browser is connected', async () => {
    onTestFailed(() => console.log(dev.output()));
    repository.edit('brand/brand.json', '"en": "Saifah"', '"en": "Edited brand"');
    await isServed('/docs/json', 'Edited brand');
    await isServed('/en/no/where', 'Edited brand');
    expect(dev.serverPid()).not.toBe(firstPid);
  });

  it('prints a syntax error in a server file, and serves the next edit', async () => {
    onTestFailed(() => console.log(dev.output()));
    repository.edit('server/http/health.ts', "status: 'alive'", 'status: oops(');
    await expect.poll(() => dev.output(), { timeout }).toMatch(/health\.ts:\d+[\s\S]*It is started again when a file/);
    repository.edit('server/http/health.ts', 'status: oops(', "status: 'edited'");
    await isServed('/healthz', 'edited');
  });

  it('runs a new migration', async () => {
    onTestFailed(() => console.log(dev.output()));
    const pid = dev.serverPid();
    repository.write('server/db/migrations/9999_edited.sql', '');
    await expect.poll(() => dev.serverPid(), { timeout }).not.toBe(pid);
    repository.write('server/db/migrations/9999_edited.sql', "update brands set title = 'Edited by migration';");
    await isServed('/pim/api/brand-pages/list', 'Edited by migration');
  });

  it('exits with a one-line error if the port is in use', async () => {
    const second = startDev(repository.folder, secondDataFolder(), port);
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/^Port \d+ is in use.*\n$/);
  });

  it('stops the server and unlocks the data folder on Ctrl-C', async () => {
    onTestFailed(() => console.log(dev.output()));
    const pid = dev.serverPid() ?? 0;
    expect(await dev.stop('SIGINT')).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(join(dataFolder, 'database/process.pid'))).toBe(false);
  });
});
