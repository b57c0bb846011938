import { mkdir, mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoCustomer } from '#contract/shop.ts';
import { DatabaseUnusable } from '../db/database.ts';
import { startJobs } from '../jobs/pg-boss.ts';
import { updateIndex } from '../search/search.ts';
import { readSettings } from '../settings.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { fakeCapability } from '../testing/fake-omise-capability.ts';
import { mailServer } from '../testing/mail-server.ts';
import { createOmiseShop } from '../testing/omise-shop.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { importShipping } from '../testing/shipping-factory.ts';
import { brandFinding } from './checks/brand-checks.ts';
import { checks } from './checks/checks.ts';
import { checkCommand, type ReadinessCliContext } from './commands.ts';

const { shop, omise } = await createOmiseShop();
const onPostgres = shop.database.kind === 'postgres';
const mails = await mailServer(true);
const closedMails = await mailServer(false);
afterAll(async () => {
  await mails.close();
  await closedMails.close();
});

const account = { bank: '004', number: '123-4-56789-0', name: { th: 'ร้าน', en: 'Shop' } };
const environment = {
  NODE_ENV: 'production',
  EMBEDDED_DB: 'allow',
  DATA_FOLDER: shop.settings.dataFolder,
  ORIGIN: 'https://shop.example',
  TRUST_PROXY: 'on',
  SMTP_URL: mails.smtpUrl,
  MAIL_FROM: 'My shop <no-reply@my-shop.co.th>',
  BANK_ACCOUNTS: JSON.stringify([account]),
  OMISE_PUBLIC_KEY: 'pkey_live_fake',
  OMISE_SECRET_KEY: 'skey_live_fake',
  OMISE_WEBHOOK_SECRET: 'c2VjcmV0IG9mIHdlYmhvb2tz',
  OMISE_API_URL: shop.settings.payments.omise?.apiUrl,
};

interface Line {
  check: string;
  state: string;
  message: string;
  remedy?: string;
}

/** Runs the command, by default on a shop that has everything. */
async function check(
  args: string[] = [],
  overrides: Record<string, string> = {},
  cli: Partial<ReadinessCliContext> = {},
) {
  return runShopCommand(
    shop,
    ({ output, markFailed }) =>
      checkCommand({
        settings: () => readSettings({ ...environment, ...overrides }),
        buildProblem: () => undefined,
        withDatabase: (_settings, work) => work(shop.database),
        withShop: (settings, _database, work) => work({ ...shop, settings }),
        output,
        markFailed,
        ...cli,
      }),
    args,
  );
}

/** One line of the list, of a shop whose index is up to date. */
async function lineOf(name: string, ...options: Parameters<typeof check>): Promise<string> {
  const [args = [], ...rest] = options;
  if (name !== 'Search index') await updateIndex(shop);
  const { output } = await check([...args, '--json'], ...rest);
  const line = (JSON.parse(output) as { checks: Line[] }).checks.find((one) => one.check === name);
  if (!line) throw new Error(`there is no line ${name} in ${output}`);
  return `${line.state}: ${line.message}`;
}

const imageFolder = join(shop.settings.dataFolder, 'images');
let productId: number;

beforeAll(async () => {
  await mkdir(imageFolder, { recursive: true });
  await writeFile(join(imageFolder, 'lamp.svg'), '<svg/>');
  ({ productId } = await createProduct(shop, { name: 'Lamp', images: ['/images/lamp.svg'] }));
  await updateIndex(shop);
  // The menus of a new shop lead to texts that this one does not have.
  await shop.db.updateTable('menu_items').set({ visible: false }).execute();
  const texts = { title: JSON.stringify({ th: 'ก', en: 'A' }), description: JSON.stringify({ th: 'ก', en: 'A' }) };
  const paths = ['/help/terms', '/help/privacy'];
  await shop.db
    .insertInto('content_pages')
    .values(paths.map((path) => ({ path, ...texts })))
    .execute();
  await importShipping(
    shop,
    { type: 'shipping-zone', zone: 'thailand', name_th: 'ไทย', name_en: 'Thailand', areas: [], default_flag: true },
    { type: 'shipping-rate', zone: 'thailand', from_grams: 0, fee: 50, minimum_days: 1, maximum_days: 3 },
  );
  const jobs = await startJobs({ database: shop.database, log: pino({ level: 'silent' }) });
  await jobs.stop();
});
beforeEach(() => {
  shop.setClock(new Date());
  omise.charges.capability = fakeCapability();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).startsWith(environment.ORIGIN) ? new Response('alive') : fetch(input, init),
  );
  return () => vi.restoreAllMocks();
});

describe('the list before the opening', () => {
  test('has a line for everything, with what to do, and fails while something is not ready', async () => {
    const { output, failed } = await check();
    expect(failed).toBe(true);
    expect(output).toMatch(/^✓ Settings +valid\n/);
    expect(output).toContain('✗ Brand');
    expect(output).toMatch(/\n +→ write your own into .*\n/);
    expect(output).toMatch(/\nNot ready to open: \d+ of \d+\.\n$/);
  });

  test('is ready in everything that a complete shop has', async () => {
    const { output } = await check(['--json']);
    const { ready, checks } = JSON.parse(output) as { ready: boolean; checks: Line[] };
    expect(ready).toBe(false);
    const notReady = checks.filter(({ state }) => state === 'not ready').map((line) => line.check);
    expect(notReady).toEqual(onPostgres ? ['Jobs', 'Brand'] : ['Embedded database', 'Brand']);
    expect(checks.filter(({ state }) => state === 'not checked').map((line) => line.check)).toEqual(
      onPostgres ? ['Backups'] : ['Jobs', 'Backups'],
    );
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['Address', { ORIGIN: '' }, /^not ready: ORIGIN is not set$/],
    ['Address', { ORIGIN: 'http://shop.example' }, /^not ready: .* is not encrypted$/],
    ['Address', {}, /^ready: https:\/\/shop\.example answers$/],
    ['Proxy', { TRUST_PROXY: 'off' }, /^not ready: .*share the rate limits/],
    ['Rate limits', { RATE_LIMITS: 'off' }, /^not ready: .*passwords can be guessed/],
    ['Search engines', { ROBOTS: 'none' }, /^not ready: /],
    ['Mail server', { SMTP_URL: '' }, /^not ready: SMTP_URL is not set/],
    ['Mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }, /^not ready: 127\.0\.0\.1: .*ECONNREFUSED/],
    ['Mail sender', { MAIL_FROM: '' }, /^not ready: .* is not an address of your domain/],
    ['Payment gateway', { PAYMENTS: 'mock' }, /^not ready: the mock gateway takes .*: no money moves/],
    [
      'Payment gateway',
      { OMISE_PUBLIC_KEY: 'pkey_test_fake', OMISE_SECRET_KEY: 'skey_test_fake' },
      /^not ready: the keys are for tests/,
    ],
    ['Bank accounts', { BANK_ACCOUNTS: '' }, /^not checked: none: bank transfers are not offered/],
    [
      'Bank accounts',
      { BANK_ACCOUNTS: JSON.stringify([{ ...account, number: '000-0-00001-0' }]) },
      /^not ready: sample/,
    ],
  ])('%s with %j', async (name, settings, line) => {
    expect(await lineOf(name, [], settings)).toMatch(line);
  });

  test('names an address that answers with an error, and leaves open one that this machine does not reach', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 502 }));
    expect(await lineOf('Address')).toBe('not ready: https://shop.example answers with status 502');
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await lineOf('Address')).toBe('not checked: https://shop.example is not reached from this machine');
  });

  test('names a certificate that browsers refuse', async () => {
    const cause = Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
    expect(await lineOf('Address')).toBe('not ready: https://shop.example: certificate has expired');
  });

  test('names wrong settings, and checks nothing else', async () => {
    const { output, failed } = await check(['--json'], { ORIGIN: 'shop.example' });
    expect(failed).toBe(true);
    expect(JSON.parse(output).checks).toEqual([
      {
        check: 'Settings',
        state: 'not ready',
        message: expect.stringContaining('ORIGIN: must be'),
        remedy: expect.any(String),
      },
    ]);
  });

  test('names a build that is missing', async () => {
    const cli = { buildProblem: () => 'The storefront is not built: run `npm run build`.' };
    expect(await lineOf('Build', [], {}, cli)).toMatch(/^not ready: The storefront is not built/);
  });

  test('goes on without a database, and names what it could not check', async () => {
    const withDatabase = () => Promise.reject(new DatabaseUnusable('The database db/shop cannot be used: timeout'));
    const { output } = await check([], {}, { withDatabase });
    expect(output).toMatch(/✗ Database +The database db\/shop cannot be used: timeout\n/);
    expect(output).toMatch(/– Products +needs the database\n/);
  });

  test('does not migrate a database of an earlier version', async () => {
    const { rows } = await sql<{ name: string; checksum: string }>`
      delete from migrations where name = (select max(name) from migrations) returning name, checksum`.execute(shop.db);
    const line = await lineOf('Database');
    const [last] = rows;
    if (last) await shop.db.insertInto('migrations').values(last).execute();
    expect(line).toBe(`not ready: 1 migrations have not run, from ${last?.name}`);
    expect(await lineOf('Database')).toMatch(/^ready/);
  });
});

describe('a test mail', () => {
  test('is sent to the address that is given', async () => {
    expect(await lineOf('Mail server')).toMatch(/^ready: 127\.0\.0\.1 accepts the shop/);
    expect(mails.received).toEqual([]);
    expect(await lineOf('Mail server', ['--mail-to', 'owner@my-shop.co.th'])).toMatch(
      /^ready: .* accepted a test mail/,
    );
    expect(mails.received).toEqual([
      expect.stringMatching(/From: My shop <no-reply@my-shop.co.th>[\s\S]*To: owner@my-shop.co.th/),
    ]);
  });

  test('that is refused is reported with the reply of the server', async () => {
    const settings = { SMTP_URL: closedMails.smtpUrl };
    expect(await lineOf('Mail server', ['--mail-to', 'a@b.co'], settings)).toMatch(/^not ready: .*mailbox is full/);
  });
});

describe('what a shop lacks', () => {
  test('mails that could not be sent', async () => {
    const mail = { recipient: 'a@b.co', locale: 'th', template: 'test', content: '{}', created_at: shop.clock() };
    await shop.db
      .insertInto('mails')
      .values({ ...mail, attempts: 2, last_error: 'mailbox is full' })
      .execute();
    expect(await lineOf('Waiting mails')).toBe('not ready: 1 mail could not be sent: mailbox is full');
    await shop.db.deleteFrom('mails').execute();
    expect(await lineOf('Waiting mails')).toMatch(/^ready/);
  });

  test('a gateway that answers, and what its account does not offer', async () => {
    omise.trouble('GET /capability', 'unavailable');
    expect(await lineOf('Payment gateway')).toMatch(/^not ready: omise does not answer/);
    omise.trouble('GET /capability', null);
    expect(await lineOf('Payment gateway')).toMatch(/^ready: answers/);
  });

  test('products, stock and pictures', async () => {
    const products = shop.db.updateTable('products').where('product_id', '=', productId);
    await products.set({ visible: false }).execute();
    expect(await lineOf('Products')).toBe('not ready: no product is visible');
    await products.set({ visible: true }).execute();
    await shop.db.updateTable('stocks').set({ stock: 0 }).execute();
    expect(await lineOf('Products')).toBe('not ready: 1 visible product, none in stock');
    await shop.db.updateTable('stocks').set({ stock: 3 }).execute();
    expect(await lineOf('Products')).toBe('ready: 1 visible product, 1 in stock');
    expect(await lineOf('Product pictures')).toBe('ready: 1 picture found');
    const skus = shop.db.updateTable('skus').where('product_id', '=', productId);
    await skus.set({ images: ['/images/lamp.svg', '/images/none.png'] }).execute();
    expect(await lineOf('Product pictures')).toBe('not ready: not found: /images/none.png');
    await skus.set({ images: ['/images/lamp.svg'] }).execute();
    const plain = await createProduct(shop, { name: 'Plain' });
    await shop.db.deleteFrom('stocks').where('sku_id', 'in', plain.skuIds).execute();
    await shop.db.deleteFrom('skus').where('product_id', '=', plain.productId).execute();
    expect(await lineOf('Product pictures')).toMatch(/^not ready: without a picture: plain/);
    await shop.db.deleteFrom('products').where('product_id', '=', plain.productId).execute();
  });

  test('an index that is up to date', async () => {
    await shop.db.updateTable('search_state').set({ rebuild_after: 1 }).execute();
    expect(await lineOf('Search index')).toMatch(/^not ready: is of another version or being rebuilt/);
    await shop.db.updateTable('search_state').set({ rebuild_after: null }).execute();
    await updateIndex(shop);
    expect(await lineOf('Search index')).toBe('ready: up to date');
    await shop.db.insertInto('search_queue').values({ product_id: productId }).execute();
    expect(await lineOf('Search index')).toBe('not ready: 1 change of products wait');
    await updateIndex(shop);
  });

  test('shipping zones, terms and a cookie policy', async () => {
    expect(await lineOf('Shipping')).toBe('ready: 1 zone');
    await shop.db.deleteFrom('shipping_zones').execute();
    expect(await lineOf('Shipping')).toMatch(/^not ready: no zone/);
    await shop.db.deleteFrom('content_pages').where('path', '=', '/help/privacy').execute();
    await shop.db.deleteFrom('cookie_policies').execute();
    expect(await lineOf('Terms and policies')).toBe(
      'not ready: missing: privacy policy (/help/privacy), cookie policy',
    );
  });

  test('content that leads somewhere', async () => {
    expect(await lineOf('Links and pictures')).toMatch(/^ready/);
    await shop.db.updateTable('menu_items').where('menu', '=', 'footer').set({ visible: true }).execute();
    expect(await lineOf('Links and pictures')).toMatch(/^not ready: dead: .* and \d+ more$/);
    await shop.db.updateTable('menu_items').set({ visible: false }).execute();
  });

  test('a brand of its own, and no customer with a public password', async () => {
    expect(await lineOf('Brand')).toMatch(/^not ready: name, phone number, e-mail address, tax ID of the demo/);
    const own = { name: { en: 'Klong' }, contactPhone: '021112222', contactEmail: 'a@klong.co.th' };
    expect(brandFinding({ ...own, company: { taxId: '0105561000014' } })).toEqual({
      state: 'ready',
      message: 'Klong, tax ID 0105561000014',
    });
    expect(await lineOf('Demo customer')).toBe('ready: none');
    await createCustomer(shop, { email: demoCustomer.email });
    expect(await lineOf('Demo customer')).toMatch(/^not ready: demo@.* can sign in with a public password/);
  });

  test('a clock that agrees with the database', async () => {
    expect(await lineOf('Clock')).toMatch(/^ready: agrees/);
    shop.setClock(new Date(Date.now() - 60_000));
    expect(await lineOf('Clock')).toMatch(/^not ready: (59|6\d) seconds behind the database's/);
  });

  test.runIf(onPostgres)('a server that runs its jobs', async () => {
    expect(await lineOf('Jobs')).toBe('not ready: none has run yet');
    const run = (minutes: number) =>
      sql`
      insert into pgboss.job (name, state, completed_on)
      values ('expire-orders', 'completed', now() - ${minutes}::integer * interval '1 minute')`.execute(shop.db);
    await run(10);
    expect(await lineOf('Jobs')).toMatch(/^not ready: none ran since 20/);
    await run(1);
    expect(await lineOf('Jobs')).toBe('ready: run every minute');
  });

  test('a backup of today', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backups-'));
    const backups = () => lineOf('Backups', ['--backups', folder]);
    expect(await backups()).toBe(`not ready: there is none in ${folder}`);
    const old = join(folder, 'old.dump');
    await writeFile(old, 'dump');
    const yesterday = new Date(Date.now() - 30 * 3_600_000);
    await utimes(old, yesterday, yesterday);
    expect(await backups()).toBe(`not ready: ${old} is 30 hours old`);
    const fresh = join(folder, 'fresh.dump');
    await writeFile(fresh, '');
    expect(await backups()).toBe(`not ready: ${fresh} is empty`);
    await writeFile(fresh, 'dump');
    // What a backup leaves that was interrupted.
    await writeFile(join(folder, 'today.tar.gz.incomplete'), 'part');
    shop.setClock(new Date());
    expect(await backups()).toBe(`ready: ${fresh} is 0 hours old`);
    expect(await lineOf('Backups', ['--backups', old])).toMatch(/^not ready/);
  });
});

test('every line of the list is described in the operations guide', async () => {
  const guide = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| Line \| Is ready when \|([\s\S]*?)\n\n/.exec(guide) ?? [];
  const described = table.split('\n').flatMap((row) => row.split('|')[1]?.split(',') ?? []);
  expect(described.map((name) => name.trim())).toEqual(expect.arrayContaining(checks.map(({ name }) => name)));
});
