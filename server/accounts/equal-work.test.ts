import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { activationTokens, mailsTo, resetTokens } from '../testing/account-mails.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';

/** The kinds of the statements since the last request began. */
let statements: string[] = [];
const recorder: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const database = await openTestDatabase();
const shop = await createTestShop({ database: { ...database, db: database.db.withPlugin(recorder) } });
const guest = shop.client();

const person = { password: 'Lightning#1', firstName: 'Mali', lastName: 'Srisuk', mobileNo: '0812345678' };
const register = (email: string) =>
  guest('POST /account/api/customers/register', { body: { email, ...person, consentFlag: true } });
const activate = async (email: string) => {
  const token = (await activationTokens(shop, email)).at(-1) ?? '';
  return guest('POST /account/api/customers/activate', { body: { token, password: person.password } });
};
const forgotPassword = (email: string) =>
  guest('POST /account/api/customers/forgot-password', { body: { username: email } });

/** An e-mail address in each state that an account can be in. */
const states = {
  unknown: async () => {},
  waiting: async (email: string) => {
    await register(email);
    await mailsTo(shop, email);
  },
  active: async (email: string) => {
    await register(email);
    await activate(email);
  },
  'with a link for a new password': async (email: string) => {
    await states.active(email);
    await forgotPassword(email);
    await resetTokens(shop, email);
  },
  'at the limit of mails': async (email: string) => {
    await states.active(email);
    for (let mail = 0; mail < 4; mail += 1) await forgotPassword(email);
    await mailsTo(shop, email);
  },
};

// The first request of a test shop also updates the search index.
beforeAll(() => states.waiting('first@example.com'));

test.each([
  ['/account/api/customers/register', (email: string) => ({ email, ...person, consentFlag: true })],
  ['/account/api/customers/request-activate', (email: string) => ({ username: email })],
  ['/account/api/customers/forgot-password', (email: string) => ({ username: email })],
  ['/authen/api/auth/login', (email: string) => ({ username: email, password: 'Wrong#1234' })],
])('%s answers the same after the same work, whatever the state of the account', async (url, bodyOf) => {
  const seen: unknown[] = [];
  for (const [state, reach] of Object.entries(states)) {
    const email = `${state.replaceAll(' ', '-')}-${url.length}@example.com`;
    await reach(email);
    shop.takeJobs('mail-account-link');
    statements = [];
    const response = await shop.app.inject({ method: 'POST', url, payload: bodyOf(email) });
    const work = [...statements];
    const jobs = shop.takeJobs('mail-account-link').map(({ kind }) => kind);
    seen.push([response.statusCode, response.body, work, jobs]);
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size, JSON.stringify(seen)).toBe(1);
});
