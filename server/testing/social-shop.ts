import { randomUUID } from 'node:crypto';
import { afterAll, afterEach } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { CodeProvider, Provider } from '#contract/social-sign-in.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import { queueRequestedMails } from './account-mails.ts';
import type { TestPerson } from './test-provider-page.ts';
import { startTestProviders } from './test-providers.ts';
import { createTestShop, dataOf } from './test-shop.ts';

export const codeCalls = {
  line: 'POST /authen/api/auth/line',
  google: 'POST /authen/api/auth/google',
  facebook: 'POST /authen/api/auth/facebook/token',
} as const;

/** A test shop that uses the test providers. Closed after the tests of the file; the providers behave again after each test. */
export async function createSocialShop(environment: Record<string, string> = {}) {
  const providers = await startTestProviders();
  const shop = await createTestShop({ environment: { ...providers.environment, ...environment } });
  afterAll(() => providers.close());
  afterEach(() => {
    providers.alterTokens(null);
    providers.fail(false);
  });

  /** A browser: its calls carry its visitor id, and its session once it has one. */
  function visit() {
    const visitorId = randomUUID();
    let accessToken: string | undefined;
    const headers = async (): Promise<Record<string, string>> => ({
      'session-id': visitorId,
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    });
    const client = createClient({ host: '', locale: () => 'en', fetch: injectFetch(shop.app, headers) });
    const browser = {
      client,
      /** Goes to a provider. @returns the URL of its page */
      async open(provider: Provider, purpose: 'sign_in' | 'link' = 'sign_in'): Promise<string> {
        const { url } = dataOf(await client('POST /authen/api/auth/authorization', { body: { provider, purpose } }));
        return url ?? '';
      },
      /** Comes back from a provider. */
      comeBack: (provider: CodeProvider, body: { code: string; state: string; iss?: string }) =>
        client(codeCalls[provider], { body }),
      /** Goes to a provider, agrees as a person and comes back. */
      async signIn(provider: CodeProvider, person: TestPerson, purpose: 'sign_in' | 'link' = 'sign_in') {
        const url = await browser.open(provider, purpose);
        return browser.comeBack(provider, providers.agree(url, person));
      },
      async signInByPassword(username: string, password: string) {
        accessToken = dataOf(await client('POST /authen/api/auth/login', { body: { username, password } })).accessToken;
      },
      /** Goes on with a session; with null as a guest. */
      use(session: { accessToken: string } | null) {
        accessToken = session?.accessToken;
      },
      /** Links whom the browser came back with. */
      link: (password?: string) => client('POST /account/api/linked-accounts', { body: { password } }),
      /** Whose session it is. */
      async profile() {
        return dataOf(await client('GET /account/api/customers/profile'));
      },
    };
    return browser;
  }

  /** Contents of the mails to an address, the newest first. */
  async function mailsTo(recipient: string): Promise<{ template: string; content: Record<string, string> }[]> {
    await queueRequestedMails(shop);
    const mails = await shop.db
      .selectFrom('mails')
      .select(['template', 'content'])
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .execute();
    return mails as { template: string; content: Record<string, string> }[];
  }

  return {
    shop,
    providers,
    visit,
    mailsTo,
    /** Lets minutes pass. */
    pass(minutes: number) {
      shop.setClock(new Date(shop.clock().getTime() + minutes * 60_000));
    },
    async mailedCode(recipient: string): Promise<string> {
      const mail = (await mailsTo(recipient)).find(({ template }) => template === 'sign_in_code');
      return mail?.content.code ?? '';
    },
  };
}
