import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { mailsTo } from '../testing/account-mails.ts';
import { startFakeRecaptcha, type VerificationTrouble } from '../testing/fake-recaptcha.ts';
import { createTestShop } from '../testing/test-shop.ts';

const recaptcha = await startFakeRecaptcha();
const shop = await createTestShop();
const hostname = 'shop.example';
const lines: string[] = [];

/** The shop with a bot check; what it logs is in `lines`. */
async function createApp(environment: Record<string, string>) {
  const { tokenSecret = '', dataFolder } = shop.settings;
  const settings = readSettings({
    NODE_ENV: 'test',
    ORIGIN: `https://${hostname}`,
    TOKEN_SECRET: tokenSecret,
    DATA_FOLDER: dataFolder,
    RATE_LIMITS: 'off',
    ...environment,
  });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...shop, settings, log, clock: () => now });
  afterAll(() => app.close());
  return app;
}

const version2 = await createApp(recaptcha.environment('2'));
const version3 = await createApp(recaptcha.environment('3'));
const withoutCheck = await createApp({});

let now = new Date('2026-11-20T03:00:00Z');
const away = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => /bots are not checked/.test(msg));

beforeEach(() => {
  // What was logged about an earlier test is over.
  now = new Date(now.getTime() + 3_600_000);
});
afterEach(() => {
  recaptcha.trouble(null);
  vi.restoreAllMocks();
  lines.length = 0;
  recaptcha.verifications.length = 0;
});
afterAll(() => recaptcha.close());

const person = { password: 'Lightning#1', firstName: 'Mali', lastName: 'Srisuk', mobileNo: '0812345678' };

/** The calls that only people may make, each for an e-mail address. */
const calls: Record<Exclude<BotCheckAction, 'sign_in'>, { url: string; body: (email: string) => object }> = {
  register: {
    url: '/account/api/customers/register',
    body: (email) => ({ email, ...person, consentFlag: true }),
  },
  forgot_password: { url: '/account/api/customers/forgot-password', body: (email) => ({ username: email }) },
  activation: { url: '/account/api/customers/request-activate', body: (email) => ({ username: email }) },
  contact: {
    url: '/utils/api/message-logs/logs/send',
    body: (email) => ({ email, name: 'Mali Srisuk', topic: 'other', message: 'Hello' }),
  },
};

async function send(
  app: typeof version2,
  token: string | undefined,
  { action = 'register', locale = 'en' }: { action?: keyof typeof calls; locale?: string } = {},
) {
  const email = `${randomUUID()}@mail.example`;
  const { url, body } = calls[action];
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'accept-language': locale, 'idempotency-key': randomUUID() },
    payload: { ...body(email), botCheckToken: token },
  });
  const { code, message } = response.statusCode === 204 ? {} : response.json();
  return { email, status: response.statusCode, code, message };
}

const passed = { code: undefined };
const refused = { status: 403, code: 'bot_check_failed' };

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (action) => {
  test.each([
    ['2', version2],
    ['3', version3],
  ])('passes with a token of version %s, once', async (version, app) => {
    const token = recaptcha.tokenFor({ hostname, ...(version === '3' ? { action, score: 0.9 } : {}) });
    expect(await send(app, token, { action })).toMatchObject(passed);
    expect(recaptcha.verifications).toEqual([{ secret: recaptcha.secretKey, response: token, remoteip: '127.0.0.1' }]);
    expect(await send(app, token, { action })).toMatchObject(refused);
  });

  test('is refused without a token, and mails nothing', async () => {
    shop.takeJobs('mail-account-link');
    for (const app of [version2, version3]) expect(await send(app, undefined, { action })).toMatchObject(refused);
    expect(shop.takeJobs('mail-account-link')).toEqual([]);
  });
});

describe('a token is refused', () => {
  const person3 = { hostname, action: 'register', score: 0.9 };
  test.each([
    ['that was made up', () => version2, () => 'made-up'],
    ['that is no token at all', () => version2, () => 'two words'],
    ['of another site', () => version2, () => recaptcha.tokenFor({ hostname: 'phishing.example' })],
    ['that is older than two minutes', () => version2, () => recaptcha.tokenFor({ hostname, givenAt: 0 })],
    ['for another action', () => version3, () => recaptcha.tokenFor({ ...person3, action: 'forgot_password' })],
    ['of version 2, where version 3 is used', () => version3, () => recaptcha.tokenFor({ hostname })],
    ['with a low score', () => version3, () => recaptcha.tokenFor({ ...person3, score: 0.4 })],
  ])('%s', async (_name, app, token) => {
    expect(await send(app(), token())).toMatchObject(refused);
  });

  test('in the language of the shopper', async () => {
    expect((await send(version2, undefined)).message).toMatch(/^We could not confirm that you are not a bot/);
    expect((await send(version2, undefined, { locale: 'th' })).message).toMatch(/^ยืนยันไม่ได้ว่าคุณไม่ใช่บอต/);
  });

  test('one of ten at the same time passes with the same one', async () => {
    const token = recaptcha.tokenFor({ hostname });
    const results = await Promise.all(Array.from({ length: 10 }, () => send(version2, token)));
    expect(results.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('by the score that the shop sets', async () => {
    const strict = await createApp({ ...recaptcha.environment('3'), RECAPTCHA_MIN_SCORE: '0.95' });
    expect(await send(strict, recaptcha.tokenFor(person3))).toMatchObject(refused);
    expect(await send(strict, recaptcha.tokenFor({ ...person3, score: 0.95 }))).toMatchObject(passed);
  });
});

describe('while reCAPTCHA is away', () => {
  const troubles: Record<string, VerificationTrouble> = {
    'does not answer': 'silent',
    'answers 500': { status: 500, body: 'Internal Server Error' },
    'answers 429': { status: 429, body: '' },
    'answers with a page': { status: 200, body: '<html>Sorry…</html>' },
    'answers with other JSON': { status: 200, body: '{"ok":true}' },
    'answers with nothing': { status: 200, body: '' },
  };
  test.each(Object.entries(troubles))('and %s, people register without it', async (_name, trouble) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(150));
    recaptcha.trouble(trouble);
    const { email, status } = await send(version2, undefined);
    expect(status).toBe(204);
    expect(await mailsTo(shop, email)).toHaveLength(1);
    expect(away()).toMatchObject([{ level: 40, uncheckedCalls: 1, reason: expect.any(String) }]);
  });

  test('that is logged once a minute, with the number of calls', async () => {
    recaptcha.trouble({ status: 503, body: '' });
    for (let call = 0; call < 5; call += 1) await send(version3, undefined);
    expect(away()).toHaveLength(1);
    now = new Date(now.getTime() + 60_000);
    await send(version3, undefined);
    expect(away().map(({ uncheckedCalls }) => uncheckedCalls)).toEqual([1, 5]);
  });

  test('nobody gets there by a token that reCAPTCHA never issues', async () => {
    recaptcha.trouble({ status: 503, body: '' });
    for (const token of ['', ' ', 'a&secret=b', 'a\u0001', 'ก'])
      expect(await send(version2, token)).toMatchObject({ code: 'bot_check_failed' });
    expect(recaptcha.verifications).toEqual([]);
    expect(await send(version2, 'a'.repeat(8001))).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

test('a secret key that reCAPTCHA does not accept locks nobody out, and is logged as an error without the key', async () => {
  const app = await createApp({ ...recaptcha.environment('2'), RECAPTCHA_SECRET_KEY: 'of-another-site' });
  expect(await send(app, recaptcha.tokenFor({ hostname }))).toMatchObject(passed);
  expect(away()).toMatchObject([{ level: 50, msg: expect.stringContaining('does not accept the secret key') }]);
  expect(lines.join()).not.toContain('of-another-site');
});

test('neither the secret key nor a token is ever logged', async () => {
  const token = recaptcha.tokenFor({ hostname: 'phishing.example' });
  await send(version2, token);
  recaptcha.trouble({ status: 500, body: recaptcha.secretKey });
  await send(version2, token);
  await recaptcha.close();
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join()).not.toContain(recaptcha.secretKey);
  expect(lines.join()).not.toContain(token);
});

describe('browsers are given', () => {
  const url = '/utils/api/configurations/bot-check';

  test('version and site key, never the secret key', async () => {
    const response = await version3.inject(url);
    const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_URL } = recaptcha.environment('3');
    expect(response.json()).toEqual({ data: { recaptcha: { version: '3', siteKey, url: RECAPTCHA_URL } } });
    expect(response.body).not.toContain(recaptcha.secretKey);
  });

  test('nothing without the settings, and no token is asked for', async () => {
    expect((await withoutCheck.inject(url)).json()).toEqual({ data: { recaptcha: null } });
    for (const action of Object.keys(calls) as (keyof typeof calls)[])
      expect(await send(withoutCheck, undefined, { action })).toMatchObject(passed);
    expect(recaptcha.verifications).toEqual([]);
  });
});
