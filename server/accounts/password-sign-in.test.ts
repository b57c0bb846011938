import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const app = await buildApp({ ...shop, settings: { ...shop.settings, trustProxy: true, rateLimits: true } });
const minute = 60_000;
let now = Date.UTC(2026, 10, 20, 3);

beforeEach(() => {
  // What earlier tests counted is over.
  now += 24 * 60 * minute;
  shop.setClock(new Date(now));
  shop.takeJobs('mail-sign-in-confirmation');
});
afterAll(() => app.close());

interface Attempt {
  password?: string;
  address?: string;
  deviceToken?: string | undefined;
  confirmationToken?: string;
}

async function signIn(
  username: string,
  { password = testPassword, address, deviceToken, confirmationToken }: Attempt = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/authen/api/auth/login',
    headers: {
      'x-forwarded-for': address ?? '203.0.113.1',
      ...(deviceToken === undefined ? {} : { 'device-token': deviceToken }),
    },
    payload: { username, password, confirmationToken },
  });
  const { data, code, message } = response.json();
  return {
    status: response.statusCode,
    code,
    message,
    deviceToken: data?.deviceToken as string | undefined,
    headers: response.headers,
  };
}

const wrong = (address: string): Attempt => ({ password: 'Wrong#1234', address });
let guessers = 0;
const nextAddress = () => {
  guessers += 1;
  return `10.${guessers >> 16}.${(guessers >> 8) & 255}.${guessers & 255}`;
};

/** Guesses the password of an account from that many addresses. */
async function guess(username: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1) codes.push((await signIn(username, wrong(nextAddress()))).code);
  return codes;
}

async function mailedToken(email: string): Promise<string | undefined> {
  for (const job of shop.takeJobs('mail-sign-in-confirmation'))
    await jobHandlers(shop, app)['mail-sign-in-confirmation'](job);
  const mail = await shop.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('template', '=', 'sign_in_confirmation')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const url = (mail?.content as { confirmUrl?: string } | undefined)?.confirmUrl;
  return url && (new URLSearchParams(new URL(url).hash.slice(1)).get('confirmation') ?? undefined);
}

describe('wrong passwords', () => {
  test('of one account from one address are refused after ten, there and nowhere else', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const other = await createCustomerWithPassword(shop);
    for (let time = 0; time < 10; time += 1)
      expect((await signIn(email, wrong('198.51.100.1'))).code).toBe('credentials_not_valid');
    const refused = await signIn(email, { address: '198.51.100.1' });
    expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '600']);
    expect((await signIn(email, { address: '198.51.100.2' })).status).toBe(200);
    expect((await signIn(other.email, { address: '198.51.100.1' })).status).toBe(200);
    shop.setClock(new Date(now + 10 * minute));
    expect((await signIn(email, { address: '198.51.100.1' })).status).toBe(200);
  });

  test('of many accounts from one address are refused after fifty', async () => {
    const { email } = await createCustomerWithPassword(shop);
    for (let time = 0; time < 50; time += 1) await signIn(`${randomUUID()}@mail.example`, wrong('198.51.100.3'));
    // Those that are refused are not guesses in progress, for which later ones would wait.
    for (let time = 0; time < 12; time += 1)
      expect((await signIn(email, { address: '198.51.100.3' })).code).toBe('too_many_requests');
    expect((await signIn(email, { address: '198.51.100.4' })).status).toBe(200);
    shop.setClock(new Date(now + 10 * minute));
    expect((await signIn(email, { address: '198.51.100.3' })).status).toBe(200);
  });

  test('at the same time are no more than one after the other', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const attempts = await Promise.all(Array.from({ length: 30 }, () => signIn(email, wrong('198.51.100.5'))));
    expect(attempts.filter(({ code }) => code === 'credentials_not_valid')).toHaveLength(10);
    expect(attempts.filter(({ code }) => code === 'too_many_requests')).toHaveLength(20);
  });

  test('of anybody do not lock the owner out of a device that signed in before', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const { deviceToken } = await signIn(email);
    expect(await guess(email, 40)).toContain('sign_in_confirmation_required');
    const address = nextAddress();
    for (let time = 0; time < 10; time += 1) await signIn(email, wrong(address));
    const again = await signIn(email, { deviceToken, address });
    expect([again.status, again.deviceToken]).toEqual([200, deviceToken]);
  });

  test('on a device that signed in before are refused after ten as well', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const { deviceToken } = await signIn(email);
    for (let time = 0; time < 10; time += 1)
      expect((await signIn(email, { ...wrong(nextAddress()), deviceToken })).code).toBe('credentials_not_valid');
    expect((await signIn(email, { deviceToken })).code).toBe('too_many_requests');
  });
});

describe('while somebody guesses the password of an account', () => {
  test('right, wrong and unknown are answered alike, and only a right one mails a link', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const unknown = `${randomUUID()}@mail.example`;
    expect((await guess(email, 20)).every((code) => code === 'credentials_not_valid')).toBe(true);
    await guess(unknown, 20);
    const answers = [
      await signIn(email, wrong(nextAddress())),
      await signIn(unknown, { address: nextAddress() }),
      await signIn(email, { address: nextAddress() }),
    ];
    for (const { status, code, message } of answers)
      expect([status, code, message]).toEqual([403, 'sign_in_confirmation_required', answers[0]?.message]);
    const jobs = shop.takeJobs('mail-sign-in-confirmation');
    expect(jobs.map(({ email: to, isCorrect }) => [to, isCorrect])).toEqual([
      [email, false],
      [unknown, false],
      [email, true],
    ]);
  });

  test('the owner signs in on a new device with the mailed link, once, and is known there from then on', async () => {
    const { email } = await createCustomerWithPassword(shop);
    await guess(email, 20);
    const address = nextAddress();
    expect((await signIn(email, { address })).code).toBe('sign_in_confirmation_required');
    const confirmationToken = await mailedToken(email);
    expect((await signIn(email, { ...wrong(address), confirmationToken })).code).toBe('credentials_not_valid');
    const { status, deviceToken } = await signIn(email, { address, confirmationToken });
    expect(status).toBe(200);
    expect((await signIn(email, { address, confirmationToken })).code).toBe('sign_in_confirmation_required');
    expect((await signIn(email, { address, deviceToken })).status).toBe(200);
  });

  test('a link helps neither another account nor guessing, and expires after an hour', async () => {
    const [{ email }, other] = [await createCustomerWithPassword(shop), await createCustomerWithPassword(shop)];
    await guess(email, 20);
    await guess(other.email, 20);
    await signIn(other.email, { address: nextAddress() });
    const ofOther = await mailedToken(other.email);
    expect((await signIn(email, { confirmationToken: ofOther })).code).toBe('sign_in_confirmation_required');
    await signIn(email, { address: nextAddress() });
    const own = await mailedToken(email);
    for (let time = 0; time < 10; time += 1) await signIn(email, { ...wrong(nextAddress()), confirmationToken: own });
    expect((await signIn(email, { confirmationToken: own })).code).toBe('too_many_requests');
    shop.setClock(new Date(now + 60 * minute));
    await guess(other.email, 20);
    expect((await signIn(other.email, { confirmationToken: ofOther })).code).toBe('sign_in_confirmation_required');
  });

  test('at most three links are mailed an hour', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const mails = shop.db.selectFrom('mails').select('template').where('recipient', '=', email);
    for (const count of [3, 6]) {
      await guess(email, 20);
      for (let time = 0; time < 6; time += 1) await signIn(email, { address: nextAddress() });
      await mailedToken(email);
      expect(await mails.execute()).toHaveLength(count);
      shop.setClock(new Date(now + 60 * minute));
    }
  });
});

describe('a device', () => {
  test('counts for the accounts that signed in on it, and for no other', async () => {
    const [first, second, stranger] = [
      await createCustomerWithPassword(shop),
      await createCustomerWithPassword(shop),
      await createCustomerWithPassword(shop),
    ];
    const { deviceToken } = await signIn(first.email);
    expect((await signIn(second.email, { deviceToken })).deviceToken).toBe(deviceToken);
    for (const { email } of [first, second, stranger]) await guess(email, 20);
    expect((await signIn(first.email, { deviceToken })).status).toBe(200);
    expect((await signIn(second.email, { deviceToken })).status).toBe(200);
    expect((await signIn(stranger.email, { deviceToken })).code).toBe('sign_in_confirmation_required');
  });

  test('on which the password of one of its accounts was guessed lets the others sign in', async () => {
    const [guessed, other] = [await createCustomerWithPassword(shop), await createCustomerWithPassword(shop)];
    const { deviceToken } = await signIn(guessed.email);
    expect((await signIn(other.email, { deviceToken })).deviceToken).toBe(deviceToken);
    for (let time = 0; time < 10; time += 1) await signIn(guessed.email, { ...wrong(nextAddress()), deviceToken });
    expect((await signIn(guessed.email, { deviceToken })).code).toBe('too_many_requests');
    expect((await signIn(other.email, { deviceToken })).status).toBe(200);
  });

  test('is not made known by a token that the shop never gave', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const { deviceToken } = await signIn(email, { deviceToken: 'chosen by somebody else' });
    expect(deviceToken).not.toBe('chosen by somebody else');
  });

  test('stays known after a sign-out, and no longer once the owner signs out everywhere', async () => {
    const { email, customerId } = await createCustomerWithPassword(shop);
    const { deviceToken } = await signIn(email);
    await guess(email, 20);
    expect((await signIn(email, { deviceToken })).status).toBe(200);
    await shop.client({ customerId })('DELETE /account/api/sessions');
    expect((await signIn(email, { deviceToken })).code).toBe('sign_in_confirmation_required');
  });
});
