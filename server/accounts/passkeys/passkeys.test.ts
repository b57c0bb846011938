import { describe, expect, test } from 'vitest';
import { transaction } from '../../db/database.ts';
import { testPassword } from '../../testing/account-factory.ts';
import { resetTokens } from '../../testing/account-mails.ts';
import { countDeadlocks, untilBlocked } from '../../testing/locks.ts';
import { createPasskeyShop } from '../../testing/passkey-shop.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { deleteExpiredTokens } from '../accounts.ts';
import { lockCustomer, lockForErasure } from '../customer-lock-queries.ts';
import { relyingPartyId } from './rules.ts';

const { shop, visit, authenticator, signedInCustomer, pass, mailsTo } = await createPasskeyShop();
const atAddress = await createTestShop({ environment: { ORIGIN: 'http://127.0.0.1:3000' } });

const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const googlePasswordManager = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';

describe('passkeys belong to the host of the shop', () => {
  test.each([
    ['https://saifah.example', 'saifah.example'],
    ['https://www.saifah.example:8443', 'www.saifah.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://shop.localhost:3000', 'shop.localhost'],
    ['http://saifah.example', null],
    ['http://127.0.0.1:3000', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::1]', null],
  ])('%s: %s', (origin, id) => expect(relyingPartyId(origin)).toBe(id));

  test('and are offered there', async () => {
    expect(dataOf(await shop.client()('GET /authen/api/auth/providers')).passkeys).toBe(true);
  });

  test('and are not offered under an IP address', async () => {
    const guest = atAddress.client();
    expect(dataOf(await guest('GET /authen/api/auth/providers')).passkeys).toBe(false);
    expect(await guest('POST /authen/api/auth/passkey/options')).toMatchObject({ code: 'passkeys_not_offered' });
  });
});

describe('a customer', () => {
  test('adds a passkey, signs in with it without typing, and removes it', async () => {
    const { browser, email, customerId } = await signedInCustomer(android);
    const phone = authenticator({ aaguid: googlePasswordManager });
    const added = dataOf(await browser.add(phone));
    expect(added).toMatchObject({
      authenticator: 'Google Password Manager',
      browser: 'Chrome',
      system: 'Android',
      isSynced: true,
      lastUsedAt: null,
    });
    expect(await mailsTo(email, 'passkey_added')).toMatchObject([
      { authenticator: 'Google Password Manager', browser: 'Chrome', system: 'Android' },
    ]);

    pass(60);
    const other = visit();
    const session = dataOf(await other.signIn(phone));
    expect(session.deviceToken).toMatch(/^[\w-]{43}$/);
    other.use(session);
    expect(await other.profile()).toMatchObject({ customerId, email });
    const [listed] = await other.passkeys();
    expect(listed).toEqual({ ...added, lastUsedAt: shop.clock().toISOString() });
    const sessions = dataOf(await other.client('GET /account/api/sessions'));
    expect(sessions).toHaveLength(2);

    const params = { id: added.passkeyId };
    dataOf(await other.client('DELETE /account/api/passkeys/{id}', { params }));
    expect(await other.passkeys()).toEqual([]);
    expect(await other.client('DELETE /account/api/passkeys/{id}', { params })).toMatchObject({ status: 404 });
    expect(await visit().signIn(phone)).toMatchObject({ status: 401, code: 'passkey_not_valid' });
  });

  test('signs in again and again, with an authenticator that counts and with one that does not', async () => {
    const { browser, customerId } = await signedInCustomer();
    const counting = authenticator({ isSynced: false });
    const synced = authenticator();
    for (const key of [counting, synced]) {
      dataOf(await browser.add(key));
      for (let time = 0; time < 3; time++) {
        const next = visit();
        next.use(dataOf(await next.signIn(key)));
        expect((await next.profile()).customerId).toBe(customerId);
      }
    }
    expect((await browser.passkeys()).map(({ isSynced }) => isSynced).sort()).toEqual([false, true]);
  });

  test('sees the same passkey of the device only once: the options list those that exist', async () => {
    const { browser } = await signedInCustomer();
    const phone = authenticator();
    dataOf(await browser.add(phone));
    const { excludeCredentials } = await browser.creationOptions();
    expect(excludeCredentials).toEqual([
      { id: phone.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    expect(await browser.add(phone)).toMatchObject({ status: 409, code: 'passkey_already_added' });
  });

  test('has at most ten, also if several are added at once', async () => {
    const { browser } = await signedInCustomer();
    const created = await Promise.all(
      Array.from({ length: 12 }, async () => authenticator().create(await browser.creationOptions())),
    );
    const results = await Promise.all(created.map((body) => browser.client('POST /account/api/passkeys', { body })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'passkey_limit_reached' });
    const refused = await browser.client('POST /account/api/passkeys/options', { body: {} });
    expect(refused).toMatchObject({ code: 'passkey_limit_reached' });
  });

  test('neither sees nor removes passkeys of others', async () => {
    const { browser: owner } = await signedInCustomer();
    const { passkeyId } = dataOf(await owner.add(authenticator()));
    const { browser: other } = await signedInCustomer();
    expect(await other.passkeys()).toEqual([]);
    expect(await other.client('DELETE /account/api/passkeys/{id}', { params: { id: passkeyId } })).toMatchObject({
      code: 'passkey_not_found',
    });
    expect(await owner.passkeys()).toHaveLength(1);
  });

  test('finds the passkeys in the data of the account, without their keys', async () => {
    const { browser, customerId } = await signedInCustomer(android);
    const phone = authenticator();
    dataOf(await browser.add(phone));
    const headers = await shop.authHeaders(customerId);
    const text = (await shop.app.inject({ url: '/account/api/customers/data', headers })).body;
    expect(JSON.parse(text).passkeys).toEqual([
      {
        authenticator: null,
        browser: 'Chrome',
        system: 'Android',
        addedAt: shop.clock().toISOString(),
        lastUsedAt: null,
      },
    ]);
    expect(text).not.toContain(phone.credentialId);
  });
});

describe('adding a passkey', () => {
  test('takes a sign-in of the last ten minutes, or the password', async () => {
    const { browser } = await signedInCustomer();
    pass(11);
    const begin = (password?: string) => browser.client('POST /account/api/passkeys/options', { body: { password } });
    expect(await begin()).toMatchObject({ status: 403, code: 'recent_sign_in_required' });
    expect(await begin('Wrong#12345')).toMatchObject({ status: 422, code: 'password_not_correct' });
    const options = await browser.creationOptions(testPassword);
    const body = authenticator().create(options);
    expect((await browser.client('POST /account/api/passkeys', { body })).ok).toBe(true);
  });

  test('fails in a session that has ended since it began', async () => {
    const { browser } = await signedInCustomer();
    const body = authenticator().create(await browser.creationOptions());
    dataOf(await browser.client('DELETE /account/api/sessions'));
    expect(await browser.client('POST /account/api/passkeys', { body })).toMatchObject({ code: 'token_not_valid' });
  });
});

describe('a new password', () => {
  test('by a mailed link removes every passkey, and the mail says so', async () => {
    const { browser, email } = await signedInCustomer();
    const phone = authenticator();
    dataOf(await browser.add(phone));
    const guest = shop.client();
    dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
    const [token = ''] = await resetTokens(shop, email);
    const body = { token, newPassword: 'Thunder#2026' };
    dataOf(await guest('POST /account/api/customers/reset-password', { body }));
    expect(await visit().signIn(phone)).toMatchObject({ code: 'passkey_not_valid' });
    expect(await mailsTo(email, 'password_changed')).toMatchObject([{ passkeysRemoved: 1, passkeysLeft: 0 }]);
  });

  test('of a customer who knows the old one leaves them, and the mail says how many there are', async () => {
    const { browser, email } = await signedInCustomer();
    const phone = authenticator();
    dataOf(await browser.add(phone));
    const body = { oldPassword: testPassword, newPassword: 'Thunder#2026' };
    dataOf(await browser.client('POST /account/api/customers/change-password', { body }));
    expect((await visit().signIn(phone)).ok).toBe(true);
    expect(await mailsTo(email, 'password_changed')).toMatchObject([{ passkeysRemoved: 0, passkeysLeft: 1 }]);
  });

  test('leaves no passkey that is added at the same moment', async () => {
    const { browser, email, customerId } = await signedInCustomer();
    const keys = [authenticator(), authenticator(), authenticator()];
    const created = await Promise.all(keys.map(async (key) => key.create(await browser.creationOptions())));
    const guest = shop.client();
    dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
    const [token = ''] = await resetTokens(shop, email);
    const calls: Promise<{ ok: boolean }>[] = [];
    await transaction(shop.db, async (tx) => {
      await lockCustomer(tx, customerId);
      const body = { token, newPassword: 'Thunder#2026' };
      calls.push(guest('POST /account/api/customers/reset-password', { body }));
      await untilBlocked(shop);
      calls.push(...created.map((passkey) => browser.client('POST /account/api/passkeys', { body: passkey })));
      // The others queue without a connection.
      await untilBlocked(shop, 2);
    });
    expect((await Promise.all(calls))[0]).toMatchObject({ ok: true });
    const again = visit();
    await again.signInByPassword(email, 'Thunder#2026');
    expect(await again.passkeys()).toEqual([]);
    for (const key of keys) expect((await visit().signIn(key)).ok).toBe(false);
  });
});

// PGlite has one connection, and never a deadlock.
test.runIf(shop.database.kind === 'postgres')(
  'a sign-in with a passkey while the account is erased fails without a deadlock',
  async () => {
    const { browser, customerId } = await signedInCustomer();
    const phone = authenticator();
    dataOf(await browser.add(phone));
    const deadlocks = await countDeadlocks(shop);
    const calls: Promise<unknown>[] = [];
    await transaction(shop.db, async (tx) => {
      await lockForErasure(tx, customerId);
      calls.push(browser.client('POST /account/api/customers/erase', { body: { password: testPassword } }));
      await untilBlocked(shop);
      calls.push(visit().signIn(phone));
      await untilBlocked(shop, 2);
    });
    const [erased, signIn] = await Promise.all(calls);
    expect(erased).toMatchObject({ ok: true });
    expect(signIn).toMatchObject({ status: 401, code: 'passkey_not_valid' });
    expect(await countDeadlocks(shop)).toBe(deadlocks);
  },
);

test('an erased account takes its passkeys with it', async () => {
  const { browser, customerId } = await signedInCustomer();
  const phone = authenticator();
  dataOf(await browser.add(phone));
  dataOf(await browser.client('POST /account/api/customers/erase', { body: { password: testPassword } }));
  expect(await visit().signIn(phone)).toMatchObject({ code: 'passkey_not_valid' });
  const left = await shop.db
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('customer_id', '=', customerId)
    .execute();
  expect(left).toEqual([]);
});

test('challenges that nobody used are deleted', async () => {
  await visit().requestOptions();
  pass(11);
  await deleteExpiredTokens(shop.db, shop.clock());
  expect(await shop.db.selectFrom('passkey_challenges').select('purpose').execute()).toEqual([]);
});
