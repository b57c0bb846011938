import { describe, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { resetTokens } from '../testing/account-mails.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createSocialShop } from '../testing/social-shop.ts';
import { dataOf } from '../testing/test-shop.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { isRecentSignIn } from './rules.ts';

const { shop, visit, mailsTo, pass } = await createSocialShop();
const limited = await createSocialShop({ RATE_LIMITS: 'on' });

let number = 0;
function newName(): string {
  number += 1;
  return `Person ${number}`;
}

/** An open session, in whose browser a person of LINE waits to be linked. */
async function openSession({ shop: own, visit: open } = { shop, visit }) {
  const customer = await createCustomerWithPassword(own);
  const browser = open();
  await browser.signInByPassword(customer.email, testPassword);
  const person = { name: newName() };
  expect(await browser.signIn('line', person, 'link')).toMatchObject({ code: 'link_confirmation_required' });
  const linked = async () => dataOf(await browser.client('GET /account/api/linked-accounts')).items;
  return { ...customer, browser, person, linked };
}

const required = { status: 403, code: 'recent_sign_in_required' };

test('a sign-in is recent for ten minutes', () => {
  const signedInAt = new Date('2026-11-20T03:00:00Z');
  expect(isRecentSignIn(signedInAt, new Date('2026-11-20T03:10:00Z'))).toBe(true);
  expect(isRecentSignIn(signedInAt, new Date('2026-11-20T03:10:01Z'))).toBe(false);
});

describe('linking a provider', () => {
  test('takes no password within ten minutes of the sign-in', async () => {
    const { browser, linked } = await openSession();
    pass(10);
    dataOf(await browser.link());
    expect(await linked()).toMatchObject([{ provider: 'line' }]);
  });

  test('in a session that was stolen later is refused: nothing is linked that outlasts a new password', async () => {
    const { browser, email, person, linked } = await openSession();
    pass(11);
    expect(await browser.link()).toMatchObject(required);
    expect(await browser.link('Wrong#12345')).toMatchObject({ status: 422, code: 'password_not_correct' });
    expect(await linked()).toEqual([]);
    expect((await mailsTo(email)).map(({ template }) => template)).not.toContain('account_linked');
    expect(await visit().signIn('line', person)).toMatchObject({ code: 'profile_required' });
  });

  test('takes the password after that, and the person waits for it', async () => {
    const { browser, customerId, person } = await openSession();
    pass(11);
    expect(await browser.link()).toMatchObject(required);
    dataOf(await browser.link(testPassword));
    const phone = visit();
    phone.use(dataOf(await phone.signIn('line', person)));
    expect((await phone.profile()).customerId).toBe(customerId);
  });

  test('takes another sign-in of a customer without a password, and the person waits for it', async () => {
    const browser = visit();
    const owner = { name: newName(), email: `owner${number}@gmail.com`, isEmailVerified: true };
    browser.use(dataOf(await browser.signIn('google', owner)));
    expect(await browser.signIn('line', { name: newName() }, 'link')).toMatchObject({ status: 409 });
    pass(11);
    expect(await browser.link()).toMatchObject(required);
    dataOf(await browser.client('POST /authen/api/auth/logout', { body: {} }));
    browser.use(null);
    browser.use(dataOf(await browser.signIn('google', owner)));
    dataOf(await browser.link());
  });

  test('is refused with a wrong password in a recent session as well', async () => {
    const { browser, linked } = await openSession();
    expect(await browser.link('Wrong#12345')).toMatchObject({ code: 'password_not_correct' });
    expect(await linked()).toEqual([]);
  });

  test('takes neither the password nor the recent sign-in of another customer', async () => {
    const { browser, linked } = await openSession();
    pass(11);
    const { email } = await createCustomerWithPassword(shop);
    const other = visit();
    await other.signInByPassword(email, testPassword);
    const oldPassword = testPassword;
    const body = { oldPassword, newPassword: 'Thunder#2026' };
    dataOf(await other.client('POST /account/api/customers/change-password', { body }));
    expect(await browser.link('Thunder#2026')).toMatchObject({ code: 'password_not_correct' });
    expect(await browser.link()).toMatchObject(required);
    expect(await linked()).toEqual([]);
  });

  test('takes another sign-in of a customer without a password, in the same browser', async () => {
    const owner = { name: 'Ploy Wattana', email: `${newName().replace(' ', '')}@gmail.com`, isEmailVerified: true };
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', owner)));
    await browser.signIn('line', { name: newName() }, 'link');
    pass(11);
    expect(await browser.link()).toMatchObject(required);
    expect(await browser.link(testPassword)).toMatchObject({ code: 'password_not_correct' });
    browser.use(dataOf(await browser.signIn('google', owner)));
    dataOf(await browser.link());
    expect(dataOf(await browser.client('GET /account/api/linked-accounts')).items).toHaveLength(2);
  });

  test('at the same moment as a password reset is refused, or named in its mail', async () => {
    const { browser, customerId, email, person } = await openSession();
    const guest = shop.client();
    dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
    const [token = ''] = await resetTokens(shop, email);
    const body = { token, newPassword: 'Thunder#2026' };
    const calls: Promise<{ ok: boolean }>[] = [];
    await transaction(shop.db, async (tx) => {
      await lockCustomer(tx, customerId);
      calls.push(guest('POST /account/api/customers/reset-password', { body }));
      await untilBlocked(shop);
      calls.push(browser.link(testPassword));
      await untilBlocked(shop, 2);
    });
    const [reset, link] = await Promise.all(calls);
    expect(reset).toMatchObject({ ok: true });
    const mail = (await mailsTo(email)).find(({ template }) => template === 'password_changed');
    expect(mail?.content.linkedAccounts).toHaveLength(link?.ok ? 1 : 0);
    expect((await visit().signIn('line', person)).ok).toBe(link?.ok);
  });
});

test('wrong passwords for a link and for a passkey count together', async () => {
  const { browser } = await openSession(limited);
  limited.pass(11);
  const guesses = [
    () => browser.link('Wrong#12345'),
    () => browser.client('POST /account/api/passkeys/options', { body: { password: 'Wrong#12345' } }),
  ];
  for (let count = 0; count < 5; count += 1)
    for (const guess of guesses) expect(await guess()).toMatchObject({ code: 'password_not_correct' });
  for (const guess of guesses) expect(await guess()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await browser.link()).toMatchObject(required);
});
