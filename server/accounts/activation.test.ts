import { beforeEach, describe, expect, test } from 'vitest';
import { activationTokens } from '../testing/account-mails.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { hashToken } from './tokens.ts';

const shop = await createTestShop();

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

let number = 0;
const newEmail = () => {
  number += 1;
  return `activation${number}@example.com`;
};

interface Person {
  password: string;
  firstName: string;
  /** The session id of the browser. */
  browser: string;
}

const owner = { password: 'Lightning#1', firstName: 'Mali', browser: 'browser-of-the-owner' };
const stranger = { password: 'Stranger#1', firstName: 'Nobody', browser: 'browser-of-a-stranger' };
const anotherDevice = 'another-device-of-the-owner';

function post(call: string, payload: object, browser?: string) {
  const headers = browser === undefined ? {} : { 'session-id': browser };
  return shop.app.inject({ method: 'POST', url: `/account/api/customers/${call}`, headers, payload });
}

/** Registers in the person's browser and returns the token of the link that is mailed. */
async function mailedToken(email: string, { password, firstName, browser }: Person): Promise<string> {
  const person = { email, password, firstName, lastName: 'Srisuk', mobileNo: '0812345678', consentFlag: true };
  expect((await post('register', person, browser)).statusCode).toBe(204);
  return (await activationTokens(shop, email)).at(-1) ?? '';
}

const check = (token: string, browser?: string) => post('activate/check', { token }, browser);
const activate = (token: string, { browser, password }: { browser?: string; password?: string } = {}) =>
  post('activate', { token, password }, browser);

async function signsIn(email: string, { password }: Person): Promise<boolean> {
  const payload = { username: email, password };
  return (await shop.app.inject({ method: 'POST', url: '/authen/api/auth/login', payload })).statusCode === 200;
}

const notValid = { status: 400, code: 'activation_token_not_valid' };
const passwordRequired = { status: 403, code: 'activation_password_required' };
const wrongPassword = { status: 403, code: 'password_not_valid' };

describe('an activation link', () => {
  test('activates nothing when it is only opened, however often', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    expect((await check(token, owner.browser)).json().data).toEqual({ email, passwordRequired: false });
    for (const browser of [anotherDevice, undefined])
      expect((await check(token, browser)).json().data).toEqual({ email, passwordRequired: true });
    expect(await signsIn(email, owner)).toBe(false);
    expect((await activate(token, owner)).statusCode).toBe(204);
  });

  test('activates in the browser that registered without the password, once', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    expect((await activate(token, { browser: owner.browser })).statusCode).toBe(204);
    expect(await signsIn(email, owner)).toBe(true);
    expect(failureOf(await activate(token, { browser: owner.browser }))).toEqual(notValid);
    expect(failureOf(await activate(token, { password: owner.password }))).toEqual(notValid);
    expect(failureOf(await check(token, owner.browser))).toEqual(notValid);
  });

  test.each([
    ['another browser', anotherDevice],
    ['no browser that is known', undefined],
    ['an empty id', ''],
  ])('activates with the password of the registration alone in %s', async (_, browser) => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    expect(failureOf(await activate(token, { browser }))).toEqual(passwordRequired);
    expect(failureOf(await activate(token, { browser, password: 'Wrong#1234' }))).toEqual(wrongPassword);
    expect((await activate(token, { browser, password: '' })).statusCode).toBe(422);
    expect(await signsIn(email, owner)).toBe(false);
    expect((await activate(token, { browser, password: owner.password })).statusCode).toBe(204);
    expect(await signsIn(email, owner)).toBe(true);
  });

  test('of a registration without a browser that is known takes the password everywhere', async () => {
    const email = newEmail();
    const token = await mailedToken(email, { ...owner, browser: '' });
    for (const browser of ['', undefined, anotherDevice])
      expect(failureOf(await activate(token, { browser }))).toEqual(passwordRequired);
    expect((await activate(token, { password: owner.password })).statusCode).toBe(204);
  });

  test('that has expired after 24 hours says so before a password is asked for', async () => {
    const token = await mailedToken(newEmail(), owner);
    shop.setClock('2026-11-21T02:59:59Z');
    expect((await check(token)).statusCode).toBe(200);
    shop.setClock('2026-11-21T03:00:00Z');
    for (const browser of [owner.browser, anotherDevice]) {
      expect(failureOf(await check(token, browser))).toEqual(notValid);
      expect(failureOf(await activate(token, { browser, password: owner.password }))).toEqual(notValid);
    }
    expect(failureOf(await check('made up'))).toEqual(notValid);
  });

  test('ends after ten wrong passwords, and another one can be requested', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    for (let guess = 1; guess < 10; guess += 1)
      expect(failureOf(await activate(token, { password: `Wrong#${guess}` }))).toEqual(wrongPassword);
    expect((await check(token)).statusCode).toBe(200);
    expect(failureOf(await activate(token, { password: 'Wrong#10' }))).toEqual(notValid);
    expect(failureOf(await activate(token, { password: owner.password }))).toEqual(notValid);
    expect(failureOf(await check(token))).toEqual(notValid);
    await post('request-activate', { username: email });
    const fresh = (await activationTokens(shop, email)).at(-1) ?? '';
    expect(fresh).not.toBe(token);
    expect((await activate(fresh, { password: owner.password })).statusCode).toBe(204);
  });

  test('takes ten passwords also when more are tried at the same time', async () => {
    const token = await mailedToken(newEmail(), owner);
    const results = await Promise.all(
      Array.from({ length: 14 }, (_, guess) => activate(token, { password: `Wrong#${guess}` })),
    );
    expect(
      results.map((result) => failureOf(result).code).filter((code) => code === 'password_not_valid'),
    ).toHaveLength(9);
    expect(failureOf(await activate(token, { password: owner.password }))).toEqual(notValid);
  });

  test('takes no eleventh password, be it the right one, also when it is tried together with the tenth', async () => {
    const token = await mailedToken(newEmail(), owner);
    for (let guess = 1; guess < 10; guess += 1) await activate(token, { password: `Wrong#${guess}` });
    const guesses: ReturnType<typeof activate>[] = [];
    await shop.db.transaction().execute(async (tx) => {
      const ofToken = tx.selectFrom('activation_tokens').select('guesses').where('token_hash', '=', hashToken(token));
      expect(await ofToken.forUpdate().execute()).toEqual([{ guesses: 9 }]);
      for (const password of ['Wrong#10', owner.password]) {
        guesses.push(activate(token, { password }));
        await untilBlocked(shop, guesses.length);
      }
    });
    for (const result of await Promise.all(guesses)) expect(failureOf(result)).toEqual(notValid);
  });

  test('records the consents of the time at which the person registered', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    shop.setClock('2026-11-20T23:00:00Z');
    expect((await activate(token, owner)).statusCode).toBe(204);
    const customer = shop.db.selectFrom('customers').select('customer_id').where('email', '=', email);
    const { customer_id: customerId } = await customer.executeTakeFirstOrThrow();
    const consents = dataOf(await shop.client({ customerId })('GET /account/api/customers/consents'));
    expect(consents).toMatchObject([{ purpose: 'terms', given: true, at: '2026-11-20T03:00:00.000Z' }]);
  });

  test('that is followed in both browsers at the same time makes one account', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    const ways = [{ browser: owner.browser }, { password: owner.password }];
    const results = await Promise.all([...ways, ...ways].map((way) => activate(token, way)));
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400]);
    expect(await signsIn(email, owner)).toBe(true);
  });
});

describe('the link of a stranger who registered the e-mail address', () => {
  test('activates nothing when its owner, who never registered, follows it', async () => {
    const email = newEmail();
    const token = await mailedToken(email, stranger);
    expect(failureOf(await activate(token, { browser: owner.browser }))).toEqual(passwordRequired);
    expect(failureOf(await activate(token, owner))).toEqual(wrongPassword);
    expect(await signsIn(email, stranger)).toBe(false);
  });

  test.each(['before', 'after'])('activates nothing if the stranger registered %s the owner', async (order) => {
    const email = newEmail();
    const tokens = new Map<Person, string>();
    for (const [second, person] of (order === 'before' ? [stranger, owner] : [owner, stranger]).entries()) {
      shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, 0, second)));
      tokens.set(person, await mailedToken(email, person));
    }
    const foreign = tokens.get(stranger) ?? '';
    expect((await check(foreign, owner.browser)).json().data).toEqual({ email, passwordRequired: true });
    // The owner presses the button, then types the own password.
    expect(failureOf(await activate(foreign, { browser: owner.browser }))).toEqual(passwordRequired);
    expect(failureOf(await activate(foreign, owner))).toEqual(wrongPassword);
    // The own link still works, and ends the other one.
    expect((await activate(tokens.get(owner) ?? '', { browser: owner.browser })).statusCode).toBe(204);
    expect(failureOf(await activate(foreign, stranger))).toEqual(notValid);
    expect([await signsIn(email, owner), await signsIn(email, stranger)]).toEqual([true, false]);
  });

  test('is no use without the link: the stranger does not have the mailed token', async () => {
    const email = newEmail();
    const token = await mailedToken(email, owner);
    await mailedToken(email, stranger);
    for (let guess = 0; guess < 12; guess += 1)
      expect(failureOf(await activate(`guessed ${guess}`, stranger))).toEqual(notValid);
    expect((await activate(token, { password: owner.password })).statusCode).toBe(204);
  });
});
