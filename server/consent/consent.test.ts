import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CookieGroup } from '#contract/consent.ts';
import { cookieGroupCodes } from '#contract/cookie-groups.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { cookieConsentsCommand, cookiePolicyImportExport } from './commands.ts';
import { deleteExpiredConsents } from './consent.ts';
import type { PolicyGroups } from './policy-groups.ts';

const shop = await createTestShop();
const published = '2022-05-01';

/** What the browser of a visitor sends. */
function choose(groups: readonly string[], headers: Record<string, string> = {}, policyVersion = published) {
  return shop.app.inject({
    method: 'POST',
    url: '/utils/api/cookie-consents',
    headers,
    payload: { groups, policyVersion },
  });
}
const records = async (...args: string[]): Promise<Record<string, unknown>[]> => {
  const { output } = await runShopCommand(shop, cookieConsentsCommand, ['--records', ...args]);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};
const group = (code: string, name: string): PolicyGroups[number] =>
  ({
    code,
    name: { th: name, en: name },
    description: { th: name, en: name },
    providers: [],
  }) as unknown as PolicyGroups[number];
const importPolicy = (published_on: string, groups: unknown) =>
  runImportExport(shop, cookiePolicyImportExport, ['import'], jsonLines({ published_on, groups }));

test('a shop begins with the policy of 1 May 2022: six groups, in both languages', async () => {
  const [thai, english] = await Promise.all(
    (['th', 'en'] as const).map(async (locale) =>
      dataOf(await shop.client({ locale })('GET /utils/api/cookie-policy')),
    ),
  );
  expect(english?.map(({ groupCode }) => groupCode)).toEqual(cookieGroupCodes);
  expect(english?.[0]).toMatchObject({ groupName: 'Strictly necessary cookies', policyVersion: published });
  expect(thai?.[0]?.groupName).toBe('คุกกี้ที่จำเป็นอย่างยิ่ง');
  const cookies = (groups: CookieGroup[] | undefined, code: string, provider: string) =>
    groups?.find(({ groupCode }) => groupCode === code)?.cookieList[provider];
  expect(cookies(english, 'C0002', 'Google Analytics')?.[0]).toEqual({
    name: '_ga',
    kind: 'cookie',
    purpose: 'Tells visitors apart',
    lifetime: '2 years',
  });
  expect(cookies(thai, 'C0001', 'สายฟ้า')).toContainEqual(
    expect.objectContaining({ name: 'allowed_cookies', lifetime: '365 วัน' }),
  );
  expect(cookies(english, 'C0001', 'Google (reCAPTCHA)')?.[0]?.purpose).toContain(
    'the forms for registration, sign-in, emailed links and messages to us; loaded',
  );
  expect(cookies(thai, 'C0001', 'Google (reCAPTCHA)')?.[0]?.purpose).toContain('ขอลิงก์ทางอีเมล และติดต่อเรา');
  expect(cookies(english, 'C0001', 'Saifah')).toContainEqual({
    name: 'pages-*',
    kind: 'cache',
    purpose: 'Public pages of the shop that you visited, to open them without a connection',
    lifetime: 'Until the shop is updated',
  });
});

test('each choice is recorded with time, groups, version and the hash of the visitor alone', async () => {
  const visitor = randomUUID();
  shop.setClock('2026-11-20T03:00:00Z');
  expect((await choose(['C0002', 'C0001'], { 'session-id': visitor })).statusCode).toBe(204);
  expect((await choose(['C0001'], { 'session-id': visitor })).statusCode).toBe(204);
  const chosen = await records();
  expect(chosen).toMatchObject([
    { at: '2026-11-20T03:00:00.000Z', groups: 'C0001|C0002', policyVersion: published, customerId: null },
    { groups: 'C0001' },
  ]);
  expect(chosen[0]?.visitorHash).toBe(chosen[1]?.visitorHash);
  expect(JSON.stringify(await shop.db.selectFrom('cookie_consents').selectAll().execute())).not.toContain(visitor);
});

test.each([
  [['C0002'], published, 'without the necessary group'],
  [['C0001', 'C0001'], published, 'with a group twice'],
  [['C0001', 'C0007'], published, 'with an unknown group'],
  [['C0001'], '2022-05-02', 'of a version that never was'],
  [['C0001'], 'yesterday', 'of something else than a version'],
])('a choice of %j on %s is refused: %s', async (groups, version) => {
  expect(failureOf(await choose(groups, {}, version))).toEqual({ status: 422, code: 'validation_failed' });
});

test('a customer finds the choices of the account in the file with all data', async () => {
  const { customerId } = await createCustomer(shop);
  await choose(['C0001', 'C0003'], await shop.authHeaders(customerId));
  await choose(['C0001'], await shop.authHeaders(customerId));
  const file = await shop.app.inject({
    url: '/account/api/customers/data',
    headers: await shop.authHeaders(customerId),
  });
  expect(file.json().cookieConsents).toMatchObject([
    { groups: ['C0001'], policyVersion: published },
    { groups: ['C0001', 'C0003'] },
  ]);
});

test('records cannot be changed', async () => {
  await expect(
    shop.db
      .updateTable('cookie_consents')
      .set({ groups: ['C0001'] })
      .execute(),
  ).rejects.toThrow(/never changed/);
});

test('an operator sees how often visitors allowed which groups, of the days of a period', async () => {
  shop.setClock('2026-11-25T16:59:59Z');
  await choose(['C0001', 'C0006']);
  shop.setClock('2026-11-25T17:00:00Z');
  await choose(['C0001', 'C0006']);
  const { output } = await runShopCommand(shop, cookieConsentsCommand, ['--since', '2026-11-26']);
  expect(output).toBe('POLICY      CHOICES  GROUPS\n2022-05-01  1        C0001|C0006\n');
  expect(await records('--until', '2026-11-25', '--since', '2026-11-25')).toHaveLength(1);
  for (const day of ['now', '2026-02-30'])
    expect((await runShopCommand(shop, cookieConsentsCommand, ['--since', day])).errors).toContain('must be a day');
});

test('records are deleted after two years', async () => {
  shop.setClock('2026-12-01T00:00:00Z');
  await choose(['C0001']);
  await deleteExpiredConsents(shop.db, new Date('2028-11-29T00:00:00Z'));
  expect(await records()).toMatchObject([{ at: '2026-12-01T00:00:00.000Z' }]);
});

test('the next version is in force once it is published, and one that visitors have answered stays as it is', async () => {
  shop.setClock('2026-12-05T00:00:00Z');
  await choose(['C0001']);
  const necessary = group('C0001', 'Needed');
  expect((await importPolicy(published, [necessary])).errors).toContain('visitors have answered');
  await expect(shop.db.updateTable('cookie_policies').set({ groups: '[]' }).execute()).rejects.toThrow(/answered/);
  expect((await importPolicy('2026-12-06', [necessary])).errors).toContain('must not be after today, 2026-12-05');
  expect((await importPolicy('2026-12-05', [group('C0003', 'Functional'), necessary])).errors).toBe('');
  const groups = dataOf(await shop.client()('GET /utils/api/cookie-policy'));
  expect(groups).toMatchObject([
    { groupCode: 'C0001', policyVersion: '2026-12-05', cookieList: {} },
    { groupCode: 'C0003' },
  ]);
});

const provider = { name: { th: 'ร้าน', en: 'Shop' }, cookies: [] };

test.each([
  ['without the necessary group', [group('C0002', 'Analytics')], 'must contain C0001'],
  ['with a group twice', [group('C0001', 'A'), group('C0001', 'B')], 'must name each group once'],
  [
    'with a provider twice',
    [{ ...group('C0001', 'A'), providers: [provider, provider] }],
    'must name each provider once',
  ],
  ['with a text in one language', [{ ...group('C0001', 'A'), name: { th: 'ก' } }], 'groups[0].name.en'],
])('a version %s is refused', async (_, groups, reason) => {
  expect((await importPolicy('2026-12-02', groups)).errors).toContain(reason);
});
