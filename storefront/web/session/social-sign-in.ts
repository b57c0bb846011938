import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Client, ClientFail } from '#contract/client.ts';
import { defaultLocale, type Locale, locales, pathPrefix } from '#contract/locale.ts';
import { type AttemptPurpose, type CodeProvider, codeProviders, localeOfState } from '#contract/social-sign-in.ts';
import { hostCookieName, readCookies } from '../../request/cookie-names.ts';
import { securityHeaders } from '../security-headers.ts';
import { readSessionCookies, signInCookies } from './session-cookies.ts';
import type { PageSession } from './session-proxy.ts';

export interface SocialSignInOptions {
  /** The shop's public origin. */
  origin: string;
  api: (locale: Locale, headers: Record<string, string>) => Client;
  session: PageSession;
}

/** What the browser keeps while it is at the provider. */
interface Departure {
  locale: Locale;
  /** A path of this shop, as the page of the sign-in will check; empty for none. */
  redirect: string;
}

const cookieName = 'sign_in';
const cookieSeconds = 900;
/** Longer ones are dropped: their cookie would not be stored. */
const maxRedirectLength = 500;

const calls = {
  line: 'POST /authen/api/auth/line',
  google: 'POST /authen/api/auth/google',
  facebook: 'POST /authen/api/auth/facebook/token',
} as const satisfies Record<CodeProvider, string>;

/** What the page of the sign-in shows for a failure: a step that follows, or an error. */
const outcomes: Partial<Record<ClientFail['code'], Record<string, string>>> = {
  profile_required: { step: 'profile' },
  link_confirmation_required: { step: 'link' },
  account_already_linked: { error: 'linked' },
  social_sign_in_not_valid: { error: 'expired' },
  too_many_requests: { error: 'busy' },
};

type Query = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Sends browsers to a provider and receives them: `/sign-in/{provider}?redirect=` and its callback, by redirects only, which work in the
 * browsers of apps as well. The tokens go into the session's cookie; the page `/sign-in` shows what happened.
 */
export async function socialSignInRoutes(app: FastifyInstance, { origin, api, session }: SocialSignInOptions) {
  const secure = origin.startsWith('https:');
  const providerPath = `/sign-in/:provider(${codeProviders.join('|')})`;
  const pageHeaders = { ...securityHeaders(origin), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

  const departureCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: hostCookieName(cookieName, secure),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge,
    });

  /** Always to this shop's own page, which alone reads where to go next. */
  function showOutcome(reply: FastifyReply, { locale, redirect }: Departure, outcome: Record<string, string>) {
    const query = new URLSearchParams({ ...outcome, ...(redirect ? { redirect } : {}) });
    return reply.headers(pageHeaders).redirect(`${origin}${pathPrefix(locale)}/sign-in?${query}`, 303);
  }

  for (const locale of locales) {
    app.get<{ Params: { provider: CodeProvider }; Querystring: Query }>(
      `${pathPrefix(locale)}${providerPath}`,
      { exposeHeadRoute: false },
      async (request, reply) => {
        const { provider } = request.params;
        const redirect = text(request.query.redirect);
        const departure = { locale, redirect: redirect.length > maxRedirectLength ? '' : redirect };
        const purpose: AttemptPurpose = 'link' in request.query ? 'link' : 'sign_in';
        const shopper = await session(request, reply);
        const headers = { ...shopper.headers, 'x-forwarded-for': request.ip };
        const begun = await api(locale, headers)('POST /authen/api/auth/authorization', {
          body: { provider, purpose },
        });
        if (!begun.ok || !begun.data.url) {
          const isBusy = !begun.ok && begun.code === 'too_many_requests';
          return showOutcome(reply, departure, { error: isBusy ? 'busy' : 'unavailable', provider });
        }
        const cookie = departureCookie(`${locale}${departure.redirect}`, cookieSeconds);
        return reply.headers(pageHeaders).header('set-cookie', cookie).redirect(begun.data.url, 303);
      },
    );
  }

  app.get<{ Params: { provider: CodeProvider }; Querystring: Query }>(
    `${providerPath}/callback`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { provider } = request.params;
      const { code, state, iss, error } = request.query;
      const departure = readDeparture(request.headers.cookie, secure) ?? {
        locale: localeOfState(text(state)) ?? defaultLocale,
        redirect: '',
      };
      reply.header('set-cookie', departureCookie('', 0));
      if (error !== undefined) {
        const isCancelled = /^(?:access_denied|user_denied|user_cancelled_login)$/.test(text(error));
        return showOutcome(reply, departure, { error: isCancelled ? 'cancelled' : 'unavailable', provider });
      }
      const shopper = await session(request, reply);
      const userAgent = request.headers['user-agent'];
      const { deviceToken } = readSessionCookies(request.headers.cookie, { secure, now: Date.now() });
      const headers = {
        ...shopper.headers,
        'x-forwarded-for': request.ip,
        ...(userAgent ? { 'user-agent': userAgent } : {}),
        ...(deviceToken ? { 'device-token': deviceToken } : {}),
      };
      const result = await api(departure.locale, headers)(calls[provider], {
        body: { code: text(code), state: text(state), ...(iss === undefined ? {} : { iss: text(iss) }) },
      });
      if (result.ok) {
        reply.header('set-cookie', signInCookies(result.data, secure));
        return showOutcome(reply, departure, { result: 'done' });
      }
      const isNotValid = result.code === 'validation_failed';
      const outcome = outcomes[result.code] ?? { error: isNotValid ? 'expired' : 'unavailable' };
      return showOutcome(reply, departure, { ...outcome, provider });
    },
  );
}

/** Undefined without the cookie: the browser is not the one that left, or it stores none. */
function readDeparture(header: string | undefined, secure: boolean): Departure | undefined {
  const value = readCookies(header)[hostCookieName(cookieName, secure)] ?? '';
  const locale = locales.find((name) => value.startsWith(name));
  return locale && { locale, redirect: value.slice(locale.length) };
}
