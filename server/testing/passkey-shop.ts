import { randomUUID } from 'node:crypto';
import { createClient } from '#contract/client.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import { createCustomerWithPassword, testPassword } from './account-factory.ts';
import { createAuthenticator, type Deviation, type SoftwareAuthenticator } from './software-authenticator.ts';
import { createTestShop, dataOf } from './test-shop.ts';

/** A test shop, and browsers with authenticators. Closed after the tests of the file. */
export async function createPasskeyShop(environment: Record<string, string> = {}) {
  const shop = await createTestShop({ environment });

  /** A browser: its calls carry its visitor id, and its session once it has one. */
  function visit(userAgent?: string) {
    const visitorId = randomUUID();
    let accessToken: string | undefined;
    const headers = async (): Promise<Record<string, string>> => ({
      'session-id': visitorId,
      ...(userAgent ? { 'user-agent': userAgent } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    });
    const client = createClient({ host: '', locale: () => 'en', fetch: injectFetch(shop.app, headers) });
    const browser = {
      client,
      async signInByPassword(username: string, password = testPassword) {
        accessToken = dataOf(await client('POST /authen/api/auth/login', { body: { username, password } })).accessToken;
      },
      use(session: { accessToken: string }) {
        accessToken = session.accessToken;
      },
      async creationOptions(password?: string) {
        return dataOf(await client('POST /account/api/passkeys/options', { body: { password } }));
      },
      async requestOptions() {
        return dataOf(await client('POST /authen/api/auth/passkey/options'));
      },
      /** Adds the passkey of an authenticator. */
      async add(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
        const body = authenticator.create(await browser.creationOptions(), deviation);
        return client('POST /account/api/passkeys', { body });
      },
      /** Signs in with the passkey of an authenticator. */
      async signIn(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
        const body = authenticator.get(await browser.requestOptions(), deviation);
        return client('POST /authen/api/auth/passkey', { body });
      },
      async passkeys() {
        return dataOf(await client('GET /account/api/passkeys')).items;
      },
      /** Whose session it is. */
      async profile() {
        return dataOf(await client('GET /account/api/customers/profile'));
      },
    };
    return browser;
  }

  return {
    shop,
    visit,
    authenticator: (options?: Parameters<typeof createAuthenticator>[1]) =>
      createAuthenticator(shop.settings.origin, options),
    /** A customer who has just signed in with the password. */
    async signedInCustomer(userAgent?: string) {
      const customer = await createCustomerWithPassword(shop);
      const browser = visit(userAgent);
      await browser.signInByPassword(customer.email);
      return { ...customer, browser };
    },
    /** Lets minutes pass. */
    pass(minutes: number) {
      shop.setClock(new Date(shop.clock().getTime() + minutes * 60_000));
    },
    /** Contents of the mails of a kind to an address. */
    async mailsTo(recipient: string, template: string): Promise<Record<string, unknown>[]> {
      const mails = await shop.db
        .selectFrom('mails')
        .select('content')
        .where('recipient', '=', recipient)
        .where('template', '=', template)
        .execute();
      return mails.map(({ content }) => content as Record<string, unknown>);
    },
  };
}
