import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PasskeyAssertion } from '#contract/passkeys.ts';
import { createPasskeyShop } from '../../testing/passkey-shop.ts';
import type { Deviation } from '../../testing/software-authenticator.ts';
import { dataOf } from '../../testing/test-shop.ts';

const { shop, visit, authenticator, signedInCustomer, pass } = await createPasskeyShop();
const limited = await createPasskeyShop({ RATE_LIMITS: 'on' });

/** A customer with a passkey, which has signed in once. */
async function customerWithPasskey({ isSynced = true } = {}) {
  const customer = await signedInCustomer();
  const key = authenticator({ isSynced });
  const passkey = dataOf(await customer.browser.add(key));
  dataOf(await visit().signIn(key));
  return { ...customer, key, passkeyId: passkey.passkeyId };
}

const countSessions = async (customerId: string) =>
  (await shop.db.selectFrom('sessions').select('session_id').where('customer_id', '=', customerId).execute()).length;

describe('a sign-in is refused', () => {
  test('when a response is replayed, by the same visitor and at the same moment', async () => {
    const { key } = await customerWithPasskey();
    const browser = visit();
    const body = key.get(await browser.requestOptions());
    const results = await Promise.all([1, 2, 3].map(() => browser.client('POST /authen/api/auth/passkey', { body })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await browser.client('POST /authen/api/auth/passkey', { body })).toMatchObject({
      status: 400,
      code: 'passkey_request_not_valid',
    });
  });

  test('with the challenge of another visitor', async () => {
    const { key, customerId } = await customerWithPasskey();
    const sessions = await countSessions(customerId);
    const victim = visit();
    const body = key.get(await victim.requestOptions());
    expect(await visit().client('POST /authen/api/auth/passkey', { body })).toMatchObject({
      code: 'passkey_request_not_valid',
    });
    expect(await countSessions(customerId)).toBe(sessions);
  });

  test('without a visitor', async () => {
    const { key } = await customerWithPasskey();
    const guest = shop.client();
    expect(await guest('POST /authen/api/auth/passkey/options')).toMatchObject({ code: 'passkey_request_not_valid' });
    const body = key.get(await visit().requestOptions());
    expect(await guest('POST /authen/api/auth/passkey', { body })).toMatchObject({ code: 'passkey_request_not_valid' });
  });

  test('with an expired challenge', async () => {
    const { key } = await customerWithPasskey();
    const browser = visit();
    const body = key.get(await browser.requestOptions());
    pass(11);
    expect(await browser.client('POST /authen/api/auth/passkey', { body })).toMatchObject({
      code: 'passkey_request_not_valid',
    });
  });

  test('with a challenge that the shop never gave, or one for adding a passkey', async () => {
    const { key, browser } = await customerWithPasskey();
    const invented = await browser.signIn(key, { challenge: randomBytes(32).toString('base64url') });
    expect(invented).toMatchObject({ code: 'passkey_request_not_valid' });
    const { challenge } = await browser.creationOptions();
    expect(await browser.signIn(key, { challenge })).toMatchObject({ code: 'passkey_request_not_valid' });
  });

  const deviations: Record<string, Deviation> = {
    'of another origin': { origin: 'https://saifah.example.attacker.example' },
    'of another port of this host': { origin: 'http://localhost:3001' },
    'for another shop': { rpId: 'attacker.example' },
    'without a fingerprint, face or PIN': { isUserVerified: false },
    'of a registration': { type: 'webauthn.create' },
    'of a passkey that cannot be copied, unlike this one': { isBackupEligible: false },
    'for another customer': { userHandle: randomBytes(16).toString('base64url') },
    'of an unknown passkey': { credentialId: randomBytes(32).toString('base64url') },
  };
  test.each(Object.entries(deviations))('with a signature %s', async (_name, deviation) => {
    const { key, customerId } = await customerWithPasskey();
    const sessions = await countSessions(customerId);
    expect(await visit().signIn(key, deviation)).toMatchObject({
      status: 401,
      code: 'passkey_not_valid',
      message:
        'This passkey cannot sign in here. It may have been removed from your account. Please sign in another way.',
    });
    expect(await countSessions(customerId)).toBe(sessions);
    expect((await visit().signIn(key)).ok).toBe(true);
  });

  test('in a frame of another site', async () => {
    const { key, customerId } = await customerWithPasskey();
    const sessions = await countSessions(customerId);
    expect(await visit().signIn(key, { isCrossOrigin: true })).toMatchObject({ code: 'passkey_request_not_valid' });
    expect(await countSessions(customerId)).toBe(sessions);
  });

  test('with the signature of another passkey under the id of this one', async () => {
    const { key, customerId } = await customerWithPasskey();
    const attacker = await customerWithPasskey();
    const own = attacker.key.get(await visit().requestOptions());
    const victim = key.get(await visit().requestOptions());
    const userHandle = victim.response.userHandle;
    const sessions = await countSessions(customerId);
    expect(await visit().signIn(attacker.key, { credentialId: key.credentialId, userHandle })).toMatchObject({
      code: 'passkey_not_valid',
    });
    expect(await visit().signIn(attacker.key, { userHandle })).toMatchObject({ code: 'passkey_not_valid' });
    expect(own.id).not.toBe(key.credentialId);
    expect(await countSessions(customerId)).toBe(sessions);
  });

  test('when the authenticator counted less than before: it may have been copied', async () => {
    const { key } = await customerWithPasskey({ isSynced: false });
    for (const signCount of [0, 1]) {
      expect(await visit().signIn(key, { signCount })).toMatchObject({ code: 'passkey_not_valid' });
    }
    expect((await visit().signIn(key, { signCount: 2 })).ok).toBe(true);
    expect(await visit().signIn(key, { signCount: 2 })).toMatchObject({ code: 'passkey_not_valid' });
  });

  test('with a tampered response, and the challenge is used up', async () => {
    const { key } = await customerWithPasskey();
    const browser = visit();
    const body = key.get(await browser.requestOptions());
    const tamper = (change: Partial<PasskeyAssertion['response']>) => ({
      ...body,
      response: { ...body.response, ...change },
    });
    const signature = randomBytes(64).toString('base64url');
    expect(await browser.client('POST /authen/api/auth/passkey', { body: tamper({ signature }) })).toMatchObject({
      code: 'passkey_not_valid',
    });
    expect(await browser.client('POST /authen/api/auth/passkey', { body })).toMatchObject({
      code: 'passkey_request_not_valid',
    });
    for (const clientDataJSON of ['bm90IGpzb24', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9', 'W10']) {
      const garbage = { body: tamper({ clientDataJSON }) };
      expect(await browser.client('POST /authen/api/auth/passkey', garbage)).toMatchObject({
        code: 'passkey_request_not_valid',
      });
    }
  });

  test('of an account that is not active', async () => {
    const { key, customerId } = await customerWithPasskey();
    const where = shop.db.updateTable('customers').where('customer_id', '=', customerId);
    await where.set({ activated_at: null }).execute();
    expect(await visit().signIn(key)).toMatchObject({ code: 'passkey_not_valid' });
  });

  test('after too many from one address', async () => {
    const guest = limited.visit();
    for (let call = 0; call < 300; call++) await guest.requestOptions();
    expect(await guest.client('POST /authen/api/auth/passkey/options')).toMatchObject({ status: 429 });
  });
});

describe('a passkey is not added', () => {
  const certificates = { fmt: 'packed', attStmt: new Map<string, unknown>([['x5c', [randomBytes(8)]]]) };
  const deviations: Record<string, Deviation> = {
    'from another origin': { origin: 'https://attacker.example' },
    'for another shop': { rpId: 'attacker.example' },
    'without a fingerprint, face or PIN': { isUserVerified: false },
    'from what was signed for a sign-in': { type: 'webauthn.get' },
    'with certificates that the server would have to look up': { attestation: certificates },
    'with a statement of a format that the shop did not ask for': {
      attestation: { fmt: 'apple', attStmt: new Map() },
    },
  };
  test.each(Object.entries(deviations))('%s', async (_name, deviation) => {
    const { browser } = await signedInCustomer();
    expect(await browser.add(authenticator(), deviation)).toMatchObject({ status: 422, code: 'passkey_not_accepted' });
    expect(await browser.passkeys()).toEqual([]);
  });

  test('in a frame of another site', async () => {
    const { browser } = await signedInCustomer();
    const result = await browser.add(authenticator(), { isCrossOrigin: true });
    expect(result).toMatchObject({ code: 'passkey_request_not_valid' });
    expect(await browser.passkeys()).toEqual([]);
  });

  test('with the id of a passkey of another customer, which still signs in to its own account', async () => {
    const victim = await customerWithPasskey();
    const { browser } = await signedInCustomer();
    const credentialId = victim.key.credentialId;
    expect(await browser.add(authenticator(), { credentialId })).toMatchObject({ code: 'passkey_already_added' });
    const back = visit();
    back.use(dataOf(await back.signIn(victim.key)));
    expect((await back.profile()).customerId).toBe(victim.customerId);
  });

  test('with the challenge of another customer, another session, or a sign-in', async () => {
    const { browser, email } = await signedInCustomer();
    const victim = await signedInCustomer();
    const elsewhere = visit();
    await elsewhere.signInByPassword(email);
    const challenges = [
      await victim.browser.creationOptions(),
      await elsewhere.creationOptions(),
      await browser.requestOptions(),
    ];
    for (const { challenge } of challenges) {
      expect(await browser.add(authenticator(), { challenge })).toMatchObject({ code: 'passkey_request_not_valid' });
    }
  });

  test('with a challenge that was used or has expired', async () => {
    const { browser } = await signedInCustomer();
    const options = await browser.creationOptions();
    dataOf(await browser.client('POST /account/api/passkeys', { body: authenticator().create(options) }));
    const body = authenticator().create(options);
    expect(await browser.client('POST /account/api/passkeys', { body })).toMatchObject({
      code: 'passkey_request_not_valid',
    });
    const late = authenticator().create(await browser.creationOptions());
    pass(11);
    expect(await browser.client('POST /account/api/passkeys', { body: late })).toMatchObject({
      code: 'passkey_request_not_valid',
    });
  });

  test('by guessing the password in an open session', async () => {
    const { browser } = await limited.signedInCustomer();
    limited.pass(11);
    const guess = () => browser.client('POST /account/api/passkeys/options', { body: { password: 'Wrong#12345' } });
    for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ code: 'password_not_correct' });
    expect(await guess()).toMatchObject({ status: 429 });
  });
});

test('a passkey is not a way in that remains when the only linked account is removed', async () => {
  const { browser, customerId } = await customerWithPasskey();
  await shop.db.updateTable('customers').set({ password_hash: null }).where('customer_id', '=', customerId).execute();
  await shop.db
    .insertInto('linked_accounts')
    .values({ provider: 'line', subject: customerId, customer_id: customerId, label: '', linked_at: shop.clock() })
    .execute();
  const params = { provider: 'line' } as const;
  expect(await browser.client('DELETE /account/api/linked-accounts/{provider}', { params })).toMatchObject({
    code: 'last_sign_in_method',
  });
});
