import { beforeEach, describe, expect, test } from 'vitest';
import { activationTokens, mailsTo } from '../testing/account-mails.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { deleteExpiredTokens, mailAccountLink } from './accounts.ts';

const shop = await createTestShop();
const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
const guest = shop.client();

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

let number = 0;
const newEmail = () => {
  number += 1;
  return `registrant${number}@example.com`;
};

const owner = { password: 'Lightning#1', firstName: 'Mali', lastName: 'Srisuk', mobileNo: '0812345678' };
const stranger = { password: 'Stranger#1', firstName: 'Nobody', lastName: 'Unknown', mobileNo: '0899999999' };

async function register(email: string, person: typeof owner, visitor?: string) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/account/api/customers/register',
    headers: visitor ? { 'session-id': visitor } : {},
    payload: { email, ...person, consentFlag: true },
  });
  expect(response.statusCode).toBe(204);
}

/** Registers and returns the token of the link that was mailed. */
async function mailedRegistration(email: string, person: typeof owner, visitor?: string): Promise<string> {
  await register(email, person, visitor);
  return (await activationTokens(shop, email)).at(-1) ?? '';
}

async function requestActivation(email: string, visitor?: string) {
  await shop.app.inject({
    method: 'POST',
    url: '/account/api/customers/request-activate',
    headers: visitor ? { 'session-id': visitor } : {},
    payload: { username: email },
  });
}

const activate = (token: string, { password }: typeof owner) =>
  guest('POST /account/api/customers/activate', { body: { token, password } });
const signIn = (email: string, password: string) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password } });

const notValid = { status: 400, code: 'activation_token_not_valid' };

describe('an e-mail address that a stranger registers as well', () => {
  test.each(['before', 'after'])('%s its owner belongs to the owner, who follows the own link', async (order) => {
    const email = newEmail();
    const people = order === 'before' ? [stranger, owner] : [owner, stranger];
    const tokens = new Map<typeof owner, string>();
    for (const [index, person] of people.entries()) {
      shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, 0, index)));
      tokens.set(person, await mailedRegistration(email, person));
    }
    expect(await activate(tokens.get(owner) ?? '', owner)).toMatchObject({ ok: true });
    expect(await activate(tokens.get(stranger) ?? '', stranger)).toMatchObject(notValid);
    expect(await signIn(email, stranger.password)).toMatchObject({ code: 'credentials_not_valid' });
    expect(await signIn(email, owner.password)).toMatchObject({ ok: true });
    const customer = await shop.db
      .selectFrom('customers')
      .select(['first_name', 'last_name', 'mobile_no'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(customer).toEqual({ first_name: 'Mali', last_name: 'Srisuk', mobile_no: '0812345678' });
  });

  test('is activated by the link of the own registration when the owner asks for it again in the same browser', async () => {
    const email = newEmail();
    await mailedRegistration(email, owner, 'the-browser-of-the-owner');
    shop.setClock('2026-11-20T03:00:01Z');
    await mailedRegistration(email, stranger, 'another-browser-of-somebody');
    shop.setClock('2026-11-20T03:00:02Z');
    await requestActivation(email, 'the-browser-of-the-owner');
    expect(await activate((await activationTokens(shop, email)).at(-1) ?? '', owner)).toMatchObject({ ok: true });
    expect(await signIn(email, owner.password)).toMatchObject({ ok: true });
  });

  test('gets the links of all registrations when they are asked for on another device', async () => {
    const email = newEmail();
    await mailedRegistration(email, owner, 'the-browser-of-the-owner');
    shop.setClock('2026-11-20T05:00:00Z');
    await register(email, stranger, 'another-browser-of-somebody');
    await activationTokens(shop, email);
    shop.setClock('2026-11-20T07:00:00Z');
    await requestActivation(email);
    const again = (await mailsTo(shop, email)).slice(2);
    expect(again.filter(({ content }) => content.activateUrl)).toHaveLength(2);
  });

  test('has one account when all links are followed at once, with what came with the link that won', async () => {
    const email = newEmail();
    const own = await mailedRegistration(email, owner);
    const foreign = await mailedRegistration(email, stranger);
    const results = await Promise.all([0, 1].flatMap(() => [activate(own, owner), activate(foreign, stranger)]));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const signIns = await Promise.all([owner, stranger].map(({ password }) => signIn(email, password)));
    expect(signIns.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

test('registering an active account again, or following an old link, does not change it', async () => {
  const email = newEmail();
  const token = await mailedRegistration(email, owner);
  await activate(token, owner);
  await register(email, stranger);
  await requestActivation(email);
  expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual(['activation', 'already_registered']);
  expect(await activate(token, owner)).toMatchObject(notValid);
  expect(await signIn(email, owner.password)).toMatchObject({ ok: true });
});

test('who registers an e-mail address and signs in at once learns nothing about its account', async () => {
  const [unknown, known] = [newEmail(), newEmail()];
  await activate(await mailedRegistration(known, owner), owner);
  for (const email of [unknown, known]) await register(email, stranger);
  for (const email of [unknown, known]) {
    expect(await signIn(email, stranger.password)).toMatchObject({ status: 403, code: 'account_not_active' });
    expect(await signIn(email, 'Wrong#1234')).toMatchObject({ status: 401, code: 'credentials_not_valid' });
  }
});

test('a stranger who registers the same e-mail address again and again does not stop the mail of its owner', async () => {
  const email = newEmail();
  const registerFrom = (address: string, person: typeof owner) =>
    limited.app.inject({
      method: 'POST',
      url: '/account/api/customers/register',
      remoteAddress: address,
      payload: { email, ...person, consentFlag: true },
    });
  for (let request = 0; request < 5; request += 1) await registerFrom('203.0.113.7', stranger);
  expect(await activationTokens(limited, email)).toHaveLength(3);
  await registerFrom('198.51.100.7', owner);
  const tokens = await activationTokens(limited, email);
  expect(tokens).toHaveLength(4);
  const links = limited.db
    .selectFrom('activation_tokens')
    .innerJoin('registrations', 'registrations.registration_id', 'activation_tokens.registration_id');
  expect(await links.select('first_name').where('first_name', '=', owner.firstName).execute()).toHaveLength(1);
});

describe('mails to one address', () => {
  const ask = {
    activation: (email: string) => requestActivation(email),
    already_registered: (email: string) => register(email, stranger),
    password_reset: (email: string) =>
      guest('POST /account/api/customers/forgot-password', { body: { username: email } }),
  };

  test.each([
    ['activation', false],
    ['already_registered', true],
    ['password_reset', true],
  ] as const)('of the kind %s are three an hour, regardless of who asks', async (template, isActive) => {
    const email = newEmail();
    const token = await mailedRegistration(email, owner);
    if (isActive) await activate(token, owner);
    const sent = async () => (await mailsTo(shop, email)).filter((mail) => mail.template === template).length;
    await Promise.all(Array.from({ length: 5 }, () => ask[template](email)));
    expect(await sent()).toBe(3);
    shop.setClock('2026-11-20T03:59:59Z');
    await ask[template](email);
    expect(await sent()).toBe(3);
    shop.setClock('2026-11-20T04:00:01Z');
    await ask[template](email);
    expect(await sent()).toBe(4);
  });

  test('are three an hour also when ten are queued at the same time', async () => {
    const email = newEmail();
    await activate(await mailedRegistration(email, owner), owner);
    await Promise.all(Array.from({ length: 10 }, () => ask.password_reset(email)));
    await Promise.all(shop.takeJobs('mail-account-link').map((request) => mailAccountLink(shop, request)));
    const resets = (await mailsTo(shop, email)).filter(({ template }) => template === 'password_reset');
    expect(resets).toHaveLength(3);
  });
});

test('a registration that is not activated is deleted after thirty days', async () => {
  const email = newEmail();
  await register(email, owner);
  const isWaiting = async () => {
    const rows = shop.db.selectFrom('registrations').select('email').where('email', '=', email);
    return (await rows.execute()).length > 0;
  };
  const thirtyDays = Date.UTC(2026, 11, 20, 3);
  await deleteExpiredTokens(shop.db, new Date(thirtyDays));
  expect(await isWaiting()).toBe(true);
  await deleteExpiredTokens(shop.db, new Date(thirtyDays + 1));
  expect(await isWaiting()).toBe(false);
});
