import { describe, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { activationTokens } from '../testing/account-mails.ts';
import { migrateBefore, openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

/* A shop whose customers are from before sessions (0045), consents (0047) and registrations (0049) had tables of their own. */

const password = 'Lightning#1';
const passwordHash = await hashPassword(password);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function customer(number: number, name: string, { isActive }: { isActive: boolean }): string {
  return `
    insert into customers (customer_id, email, password_hash, first_name, last_name, mobile_no, consent_flag, locale, created_at, activated_at)
    values ('${idOf(number)}', '${name}@mail.example', '${passwordHash}', 'มะลิ', 'ศรีสุข', '0812345678', true, 'en',
      '2026-11-19T20:00:00Z', ${isActive ? "'2026-11-19T21:00:00Z'" : 'null'});`;
}

function refreshToken(token: string, family: number, { createdAt, rotatedAt = null, revokedAt = null }: TokenTimes) {
  const time = (text: string | null) => (text ? `'${text}'` : 'null');
  return `
    insert into refresh_tokens (token_hash, family_id, customer_id, created_at, expires_at, rotated_at, revoked_at)
    values ('${hashToken(token)}', '${idOf(family)}', '${idOf(1)}', ${time(createdAt)}, '2026-11-26T00:00:00Z', ${time(rotatedAt)},
      ${time(revokedAt)});`;
}

interface TokenTimes {
  createdAt: string;
  rotatedAt?: string | null;
  revokedAt?: string | null;
}

function activationLink(token: string, number: number, { expiresAt = '2026-11-20T20:00:00Z', isUsed = false } = {}) {
  return `
    insert into account_tokens (token_hash, customer_id, purpose, expires_at, used_at)
    values ('${hashToken(token)}', '${idOf(number)}', 'activate', '${expiresAt}', ${isUsed ? "'2026-11-19T21:00:00Z'" : 'null'});`;
}

const [first, second] = ['2026-11-19T22:00:00Z', '2026-11-20T02:00:00Z'];
const beforeSessions = `
  ${customer(1, 'active', { isActive: true })}
  ${refreshToken('rotated', 11, { createdAt: first, rotatedAt: second })}
  ${refreshToken('current', 11, { createdAt: second })}
  ${refreshToken('of a stolen one', 12, { createdAt: first, revokedAt: second })}
  ${refreshToken('of a phone', 13, { createdAt: second })}`;
const beforeRegistrations = `
  ${customer(2, 'waiting', { isActive: false })}
  ${activationLink('waiting', 2)}
  ${activationLink('waiting, used', 2, { isUsed: true })}
  ${activationLink('waiting, expired', 2, { expiresAt: '2026-11-20T02:59:00Z' })}
  ${customer(3, 'renewed', { isActive: false })}
  ${activationLink('renewed', 3)}
  ${activationLink('active, used', 1, { isUsed: true })}`;

const database = await openTestDatabase({ empty: true });
await migrateBefore(database, '0045');
await database.executeScript(beforeSessions);
await migrateBefore(database, '0046');
// A process of the earlier version, which serves until it is replaced.
await database.executeScript(refreshToken('of the earlier version', 14, { createdAt: second }));
await migrateBefore(database, '0049');
await database.executeScript(beforeRegistrations);
await migrate(database);
const shop = await createTestShop({ database });

const refresh = (token: string) => shop.client()('POST /authen/api/auth/refresh', { body: { refreshToken: token } });
const activate = (token: string, typed = password) =>
  shop.client()('POST /account/api/customers/activate', { body: { token, password: typed } });
const signIn = (name: string, typed = password) =>
  shop.client()('POST /authen/api/auth/login', { body: { username: `${name}@mail.example`, password: typed } });

describe('sessions from before they had a table', () => {
  test('are listed, and end 30 days after their first sign-in', async () => {
    const sessions = await shop.db.selectFrom('sessions').selectAll().orderBy('session_id').execute();
    expect(sessions.map(({ session_id }) => session_id)).toEqual([idOf(11), idOf(13), idOf(14)]);
    expect(sessions[0]).toMatchObject({
      customer_id: idOf(1),
      created_at: new Date(first),
      last_used_at: new Date(second),
      ends_at: new Date('2026-12-19T22:00:00Z'),
      ended_at: null,
    });
  });

  test.each(['of a phone', 'of the earlier version'])('stay signed in: %s', async (token) => {
    const { accessToken } = dataOf(await refresh(token));
    const { statusCode, body } = await shop.app.inject({
      url: '/account/api/customers/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect([statusCode, JSON.parse(body).data.email]).toEqual([200, 'active@mail.example']);
  });

  test('that were ended stay ended', async () => {
    expect(await refresh('of a stolen one')).toMatchObject({ code: 'refresh_token_not_valid' });
  });

  test('end when a refresh token comes back that was used', async () => {
    expect(await refresh('rotated')).toMatchObject({ code: 'refresh_token_not_valid' });
    expect(await refresh('current')).toMatchObject({ code: 'refresh_token_not_valid' });
  });
});

describe('customers from before registrations had a table', () => {
  test('who were active sign in, and have the consent of their registration', async () => {
    expect((await signIn('active')).ok).toBe(true);
    const consents = dataOf(await shop.client({ customerId: idOf(1) })('GET /account/api/customers/consents'));
    expect(consents).toMatchObject([{ purpose: 'terms', given: true, at: '2026-11-19T20:00:00.000Z' }]);
  });

  test('who were not active are registrations, whose mailed link still activates them, once', async () => {
    expect(await signIn('waiting')).toMatchObject({ code: 'account_not_active' });
    for (const token of ['waiting, used', 'waiting, expired', 'active, used'])
      expect(await activate(token)).toMatchObject({ code: 'activation_token_not_valid' });
    dataOf(await activate('waiting'));
    const session = dataOf(await signIn('waiting'));
    const { body } = await shop.app.inject({
      url: '/account/api/customers/profile',
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(JSON.parse(body).data).toMatchObject({ firstName: 'มะลิ', mobileNo: '0812345678', language: 'en' });
    expect(await activate('waiting')).toMatchObject({ code: 'activation_token_not_valid' });
  });

  test('whose address is registered again are activated by the link that is followed', async () => {
    const registration = {
      firstName: 'Somebody',
      lastName: 'Else',
      mobileNo: '0899999999',
      consentFlag: true,
    } as const;
    const email = 'renewed@mail.example';
    const body = { ...registration, email, password: 'Thunder#22' };
    dataOf(await shop.client()('POST /account/api/customers/register', { body }));
    const [token = ''] = await activationTokens(shop, email);
    dataOf(await activate('renewed'));
    expect((await signIn('renewed')).ok).toBe(true);
    expect(await signIn('renewed', 'Thunder#22')).toMatchObject({ code: 'credentials_not_valid' });
    expect(await activate(token, 'Thunder#22')).toMatchObject({ code: 'activation_token_not_valid' });
  });
});
