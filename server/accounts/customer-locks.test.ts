import { describe, expect, test } from 'vitest';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { resetTokens } from '../testing/account-mails.ts';
import { countDeadlocks } from '../testing/locks.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();
const newPassword = 'Thunder#22';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const signIn = async (email: string, password = testPassword) =>
  dataOf(await guest('POST /authen/api/auth/login', { body: { username: email, password } }));

const refresh = (refreshToken: string) => guest('POST /authen/api/auth/refresh', { body: { refreshToken } });

function call({ accessToken }: Tokens, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return shop.app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** Each leaves the account without the sessions of others. */
const actions = {
  'a changed password': async ({ owner }) =>
    call(owner, 'POST', '/account/api/customers/change-password', { oldPassword: testPassword, newPassword }),
  'a new password by the mailed link': async ({ token }) =>
    shop.app.inject({
      method: 'POST',
      url: '/account/api/customers/reset-password',
      payload: { token, newPassword },
    }),
  'a sign-out on all devices': async ({ owner }) => call(owner, 'DELETE', '/account/api/sessions'),
  'an erased account': async ({ owner }) =>
    call(owner, 'POST', '/account/api/customers/erase', { password: testPassword }),
} satisfies Record<string, (of: { owner: Tokens; token: string }) => Promise<{ statusCode: number }>>;

describe.each(Object.entries(actions))('%s', (_name, act) => {
  test('ends a session that is renewed all the time, without deadlock or failure', async () => {
    const before = await countDeadlocks(shop);
    for (let round = 0; round < 3; round += 1) {
      const { email } = await createCustomerWithPassword(shop);
      await guest('POST /account/api/customers/forgot-password', { body: { username: email } });
      const [token = ''] = await resetTokens(shop, email);
      const [owner, thief] = [await signIn(email), await signIn(email)];
      let last: Tokens = thief;
      const renewals = Array.from({ length: 12 }, async () => {
        let { refreshToken } = thief;
        for (;;) {
          const renewed = await refresh(refreshToken);
          if (!renewed.ok) return renewed;
          last = renewed.data;
          refreshToken = renewed.data.refreshToken;
        }
      });
      const subscriptions = Array.from({ length: 3 }, () =>
        call(owner, 'PUT', '/account/api/customers/subscription-flag', { subscriptionFlag: true }),
      );
      expect((await act({ owner, token })).statusCode).toBe(204);
      for (const ended of await Promise.all(renewals))
        expect(ended).toMatchObject({ status: 401, code: 'refresh_token_not_valid' });
      for (const { statusCode } of await Promise.all(subscriptions)) expect([204, 401]).toContain(statusCode);
      for (const tokens of [thief, last])
        expect((await call(tokens, 'GET', '/account/api/customers/profile')).statusCode).toBe(401);
    }
    expect(await countDeadlocks(shop)).toBe(before);
  });
});
