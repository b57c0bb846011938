import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { givenProduct } from '#server/testing/catalogue-factory.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openBooks } from '#server/testing/running-shop.ts';
import { type DevProcess, startDev } from './dev-process.ts';
import { type Checkout, copyCheckout } from './repository-copy.ts';

/** How long an edit may take until it is served, on a busy machine. */
const timeout = 30_000;

let checkout: Checkout;
let dataFolder: string;
let dev: DevProcess;
let origin: string;
let port: number;
let readyAt: number;
let firstPid: number | undefined;

beforeAll(async () => {
  checkout = copyCheckout();
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  dataFolder = join(checkout.folder, 'data');
  // Something to sell, or the shop would be filled with the demo products first.
  const books = await openBooks({ dataFolder });
  await givenProduct(books, { brand: 'Voltara' });
  await books.close();
  cpSync(dataFolder, secondDataFolder(), { recursive: true });
  dev = startDev(checkout.folder, dataFolder, port);
  await isServed('/readyz', '"ready"');
  readyAt = performance.now();
  firstPid = dev.serverPid();
});

afterAll(async () => {
  await dev.end();
  checkout.remove();
});

/** With the same content, for a second process. */
function secondDataFolder(): string {
  return `${dataFolder}-of-second`;
}

/** Status and text of an answer; status 0 while nobody listens. */
async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text().catch(() => '')) ?? '' };
}

async function isServed(path: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect((await get(path)).text).toContain(text), { timeout, interval: 50 });
}

describe('while the shop is developed', () => {
  it('the same process serves all that browsers are sent, as it is edited', async () => {
    onTestFailed(() => console.log(dev.output()));
    await isServed('/en/nowhere', 'Saifah');
    await isServed('/storefront/shell/logo.tsx', 'fill-bolt');
    const token = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1];
    const browser = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr');
    await once(browser, 'open');
    const updates: string[] = [];
    browser.addEventListener('message', ({ data }) => updates.push(String(data)));

    checkout.edit('storefront/shell/logo.tsx', '"fill-bolt"', '"fill-bolt edited-component"');
    await isServed('/en/nowhere', 'edited-component');
    await expect.poll(() => updates.join(), { timeout }).toContain('/storefront/shell/logo.tsx');

    checkout.edit('storefront/errors/not-found-route.tsx', '404', '410');
    await expect.poll(async () => (await get('/en/nowhere')).status, { timeout }).toBe(410);

    const messages = JSON.parse(readFileSync(join(checkout.folder, 'storefront/i18n/messages/en.json'), 'utf8'));
    checkout.edit('storefront/i18n/messages/en.json', messages.shell_home, 'Edited message');
    await isServed('/en/nowhere', 'Edited message');

    while (performance.now() < readyAt + 10_000) {
      expect([(await get('/readyz')).status, dev.serverPid()]).toEqual([200, firstPid]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  it('the contract is served as it is edited, while a browser is connected', async () => {
    onTestFailed(() => console.log(dev.output()));
    checkout.edit('contract/shop.ts', "en: 'Saifah'", "en: 'Edited contract'");
    await isServed('/docs/json', 'Edited contract');
    await isServed('/en/nowhere', 'Edited contract');
    expect(dev.serverPid()).not.toBe(firstPid);
  });

  it('a mistake in a file of the server is shown, and the next edit is served', async () => {
    onTestFailed(() => console.log(dev.output()));
    checkout.edit('server/http/health.ts', "status: 'alive'", 'status: oops(');
    await expect.poll(() => dev.output(), { timeout }).toMatch(/health\.ts:\d+[\s\S]*It is started again when a file/);
    checkout.edit('server/http/health.ts', 'status: oops(', "status: 'edited'");
    await isServed('/healthz', 'edited');
  });

  it('a new migration runs by itself', async () => {
    onTestFailed(() => console.log(dev.output()));
    const pid = dev.serverPid();
    checkout.write('server/db/migrations/9999_edited.sql', '');
    await expect.poll(() => dev.serverPid(), { timeout }).not.toBe(pid);
    checkout.write('server/db/migrations/9999_edited.sql', "update brands set title = 'Edited by migration';");
    await isServed('/pim/api/brand-pages/list', 'Edited by migration');
  });

  it('a port that is in use ends with one line', async () => {
    const second = startDev(checkout.folder, secondDataFolder(), port);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Port \d+ is in use.*\n$/);
  });

  it('Ctrl-C ends the server with it, and gives its folder back', async () => {
    onTestFailed(() => console.log(dev.output()));
    const pid = dev.serverPid() ?? 0;
    expect(await dev.end('SIGINT')).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(join(dataFolder, 'database/process.pid'))).toBe(false);
  });
});
