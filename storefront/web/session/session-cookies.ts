import { stringifySetCookie } from 'cookie';
import { decodeJwt } from 'jose';
import { isVisitorId } from '#contract/visitor-id.ts';
import { hostCookieName, readCookies, readHostCookie } from '../../request/cookie-names.ts';

/** A signed-in shopper's tokens, in a cookie that scripts cannot read. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Seconds that a sign-in lasts. */
const sessionAge = 604_800;
/** Milliseconds before its expiry at which a token counts as expired, for requests in flight and clock differences. */
const leeway = 30_000;

const visitor = 'session_id';
const session = 'session';
const signedInMark = 'signed_in';
const email = 'session_email';
const device = 'device';
/** Seconds that a device counts as one that signed in before. */
const deviceAge = 7_776_000;

export interface SessionCookies {
  /** Undefined before the first request. */
  visitorId: string | undefined;
  tokens: Tokens | undefined;
  /** Assigned to the session; whether it has an account is unknown. */
  email: string | undefined;
  /** Shows that this device has signed in before. */
  deviceToken?: string | undefined;
}

export function readSessionCookies(
  header: string | undefined,
  { secure, now }: { secure: boolean; now: number },
): SessionCookies {
  const cookies = readCookies(header);
  const visitorId = cookies[hostCookieName(visitor, secure)];
  const [accessToken, refreshToken] =
    readHostCookie(cookies, session, { secure, now })?.split('|').map(headerValue) ?? [];
  return {
    visitorId: isVisitorId(visitorId) ? visitorId : undefined,
    tokens: accessToken && refreshToken ? { accessToken, refreshToken } : undefined,
    email: cookies[hostCookieName(email, secure)],
    deviceToken: headerValue(cookies[hostCookieName(device, secure)]),
  };
}

/** A token that can be the value of a header; undefined for any other text. */
function headerValue(text: string | undefined): string | undefined {
  return text !== undefined && /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

/** The `set-cookie` lines; `secure` where the shop is served under https. */
export function visitorCookie(id: string, secure: boolean): string {
  return line(visitor, id, secure);
}

/**
 * The cookies for the tokens, and a flag that scripts can read: it only says whether a page should request who is signed
 * in. Null clears them.
 */
export function tokensCookies(tokens: Tokens | null, secure: boolean): string[] {
  const maxAge = tokens ? sessionAge : 0;
  return [
    line(session, tokens ? `${tokens.accessToken}|${tokens.refreshToken}` : '', secure, maxAge),
    stringifySetCookie({
      name: signedInMark,
      value: tokens ? '1' : '',
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge,
    }),
    // The session of the earlier name has become this one.
    ...(secure ? [stringifySetCookie({ name: session, value: '', path: '/', httpOnly: true, secure, maxAge: 0 })] : []),
  ];
}

/** The cookies of a sign-in: its tokens, and what shows at a later one that this device signed in before. */
export function signInCookies(
  { deviceToken, ...tokens }: Tokens & { deviceToken?: string | undefined },
  secure: boolean,
): string[] {
  return [...tokensCookies(tokens, secure), ...(deviceToken ? [line(device, deviceToken, secure, deviceAge)] : [])];
}

/** The cookies of a sign-out: the next person at this device sees nothing of the shopper. What shows that it signed in before stays. */
export function signOutCookies(secure: boolean): string[] {
  return [...tokensCookies(null, secure), line(email, '', secure, 0)];
}

export function emailCookie(address: string, secure: boolean): string {
  return line(email, address, secure, sessionAge);
}

function line(name: string, value: string, secure: boolean, maxAge?: number): string {
  return stringifySetCookie({
    name: hostCookieName(name, secure),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });
}

/** By the token's own claim; only the API verifies it. */
export function isExpired(accessToken: string, now: number): boolean {
  try {
    const { exp } = decodeJwt(accessToken);
    return exp !== undefined && exp * 1000 - leeway <= now;
  } catch {
    return true;
  }
}
